extension Game {
  func choose(_ question: String, among names: [String]) throws(Departure) -> String {
    console.say(question)
    for (number, name) in zip(1..., names) { console.say("  \(number)  \(name)") }
    while true {
      let line = try answer(to: "state:")
      if let number = Int(line), names.indices.contains(number - 1) { return names[number - 1] }
      if let name = names.first(where: { $0 == line }) { return name }
      if Command.quit.spellings.contains(line) { throw Departure() }
      console.complain("'\(line.quotable)' is no state here; type a number from 1 to \(names.count), or a name")
    }
  }

  func confirm(_ question: String) throws(Departure) -> Bool {
    while true {
      let line = try answer(to: question)
      switch line.lowercased() {
      case "y", "yes": return true
      case "n", "no": return false
      case "quit", "q": throw Departure()
      default: console.complain("'\(line.quotable)' is neither yes nor no; type y or n")
      }
    }
  }

  func answer(to question: String) throws(Departure) -> String {
    guard let line = console.answer(to: question) else { throw Departure() }
    return line
  }
}
