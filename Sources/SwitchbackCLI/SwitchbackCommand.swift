import ArgumentParser
import SwitchbackGraph

@main
struct SwitchbackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "switchback",
    abstract: "Draws, checks and plays the state machines in Swift source.",
    discussion: """
      A machine is a state and what changes it: 'next(on:)' of an enum, functions
      that look at state and event, a method for each event, a table, a list of
      allowed moves, a struct with a reducer, a type or class for each state, a
      function that performs one step after the other, a loop that moves a local
      variable, or what a library is given.
      The source is only read: nothing is built or run, and no file needs to change.

        switchback draw Sources/App/Checkout.swift    a picture for Markdown
        switchback check Sources                      what is wrong, and where
        switchback table --type Checkout Sources      each state on each event
        switchback play --type Checkout Sources       walk through it yourself
        switchback paths Sources/App/Checkout.swift   walks for your tests

      \(exitCodes)
      """,
    subcommands: [Draw.self, Check.self, Table.self, Play.self, Paths.self]
  )

  static func main() async {
    if let word = CommandLine.arguments.dropFirst().first, let mistake = mistake(in: word) {
      exit(withError: ValidationError(mistake))
    }
    await main(nil)
  }

  /// What is wrong with the first word, if it should be a command and is none.
  private static func mistake(in word: String) -> String? {
    let names = configuration.subcommands.map { String(describing: $0).lowercased() }
    guard !word.hasPrefix("-"), !names.contains(word), word != "help" else { return nil }
    let remedy = nearestName(to: word, among: names).map { "did you mean '\($0)'?" }
    return "'\(word)' is no command; \(remedy ?? "there are \(names.joined(separator: ", "))")"
  }

  /// The same for each command, so that scripts can rely on them.
  static let exitCodes = """
    Exit codes: 0 all is well; 1 an error was found, or something could not be read or written; 64 a wrong command \
    line. A file that cannot be read is reported and does not stop the rest.
    """
}
