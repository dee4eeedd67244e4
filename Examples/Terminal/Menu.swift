/// The list of examples, of which a person takes one after the other.
@MainActor
package struct Menu {
  private let examples: [Example]
  private let terminal: Terminal

  package init(of examples: [Example], on terminal: Terminal) {
    self.examples = examples
    self.terminal = terminal
  }

  /// Runs the example of that name, or lets the person choose; returns the exit code.
  package func run(_ arguments: [String]) async -> Int32 {
    switch (arguments.first, arguments.count) {
    case ("--help", _), ("-h", _):
      terminal.say("usage: swift run examples [<name>]\n\n\(list)")
      return 0
    case (let name?, 1):
      guard let example = example(called: name) else {
        terminal.complain("There is no example '\(name)'; these are there:\n\(list)")
        return 64
      }
      return await example.run(terminal).exitCode
    case (nil, _):
      return await choose()
    default:
      terminal.complain("One name at most: swift run examples [<name>]\n\n\(list)")
      return 64
    }
  }

  private func choose() async -> Int32 {
    terminal.say(list)
    while true {
      terminal.prompt("\nWhich one (a name or a number; quit leaves)")
      guard let line = await terminal.input.line() else {
        terminal.echo(nil)
        return 0
      }
      terminal.echo(line)
      switch line {
      case .unusable(let complaint): terminal.complain(complaint.sentence)
      case .text("quit"), .text("exit"): return 0
      case .text(""), .text("?"): terminal.say(list)
      case .text(let text):
        guard let example = example(called: text) else {
          terminal.complain("There is no example '\(text)'.")
          continue
        }
        if await example.run(terminal) == .inputEnded { return Ending.inputEnded.exitCode }
      }
    }
  }

  private func example(called text: String) -> Example? {
    zip(1..., examples).first { number, example in text == "\(number)" || text.lowercased() == example.name }?.1
  }

  private var list: String {
    let width = examples.map(\.name.count).max() ?? 0
    return zip(1..., examples).map { number, example in
      let index = number < 10 ? " \(number)" : "\(number)"
      return "\(index)  \(example.name)\(String(repeating: " ", count: width - example.name.count))  \(example.teaches)"
    }.joined(separator: "\n")
  }
}
