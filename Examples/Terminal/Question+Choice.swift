extension Question {
  /// Lets the person choose one of several, by number or by name.
  package static func choice<Option: RawRepresentable<String>>(
    _ prompt: String,
    from options: [Option],
    completedBy completion: String? = nil,
    then answer: @escaping (Option) throws(Complaint) -> Answer
  ) -> Question {
    let list = options.enumerated().map { "\($0.offset + 1) \($0.element.rawValue)" }.joined(separator: ", ")
    return Question("\(prompt) (\(list))", completedBy: completion) { text throws(Complaint) in
      let found = zip(1..., options).first { number, option in
        text == "\(number)" || text.lowercased() == option.rawValue.lowercased()
      }
      guard let (_, option) = found else {
        throw Complaint("'\(text)' is none of these; type a number from 1 to \(options.count), or a name.")
      }
      return try answer(option)
    }
  }

  /// Asks for yes or no.
  package static func confirmation(
    _ prompt: String,
    completedBy completion: String? = nil,
    then answer: @escaping (Bool) throws(Complaint) -> Answer
  ) -> Question {
    Question("\(prompt) (yes or no)", completedBy: completion) { text throws(Complaint) in
      switch text.lowercased() {
      case "y", "yes": return try answer(true)
      case "n", "no": return try answer(false)
      default: throw Complaint("'\(text)' is neither yes nor no.")
      }
    }
  }
}
