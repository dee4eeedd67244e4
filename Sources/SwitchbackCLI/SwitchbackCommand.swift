import ArgumentParser

@main
struct SwitchbackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "switchback",
    abstract: "Draws and checks the state machines in Swift source.",
    discussion: """
      A machine is an enum with 'func next(on event: Event) -> Self?' and a switch over (self, event).

        switchback draw Sources/App/Checkout.swift
        switchback draw --format text Sources
        switchback check Sources

      Exit codes: 0 all is well; 1 an error was found, or nothing could be read; 64 a wrong command line.
      """,
    subcommands: [Draw.self, Check.self]
  )
}
