import ExampleTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct PseudoTerminalTests {
  private let plain = ["TERM": "xterm", "NO_COLOR": "1"]

  @Test func `a person registers at a terminal`() async throws {
    let terminal = try PseudoTerminal(running: ExampleProgram.url, ["registration"], environment: plain)
    let talk = [
      ("Email address of your account: ", "next"),
      ("Your name: ", "Ada"),
      ("Your email address: ", "ada@example.org"),
      ("Your avatar (1 owl, 2 fox, 3 whale, 4 hedgehog): ", "back"),
      ("Your name [Ada]: ", "?"),
      ("Your name [Ada]: ", ""),
      ("Your email address [ada@example.org]: ", ""),
      ("Your avatar (1 owl, 2 fox, 3 whale, 4 hedgehog): ", "fox"),
      ("Do you accept this (yes or no): ", "yes"),
    ]
    var text = ""
    for (question, answer) in talk {
      let seen = await terminal.read(until: question)
      try #require(seen.hasSuffix(question))
      try terminal.type(answer + "\n")
      text += seen
    }
    let end = await terminal.readToEnd()
    #expect(end.exitCode == 0)
    #expect(text.contains("Email address of your account: next\n\nCreate your profile\n"))
    #expect(text.contains("● createProfile · you are here\n"))
    #expect(
      end.text == """
        yes

        Finished
        You are registered, and this is your profile:
          name    Ada
          email   ada@example.org
          avatar  fox
          terms   accepted

        """
    )
  }

  @Test func `a person who ends the input leaves in peace`() async throws {
    let terminal = try PseudoTerminal(running: ExampleProgram.url, ["registration"], environment: plain)
    _ = await terminal.read(until: "your account: ")
    try terminal.type("next\n")
    _ = await terminal.read(until: "Your name: ")
    try terminal.type("\u{4}")
    let end = await terminal.readToEnd()
    #expect(end.text == "\nYou left at 'Create your profile'. You had told nothing yet.\n")
    #expect(end.exitCode == 0)
  }

  @Test(arguments: [
    (["TERM": "xterm"], "\u{1B}[1mLog in\u{1B}[0m\n"), (["TERM": "xterm", "NO_COLOR": "1"], "\nLog in\n"),
  ])
  func `a terminal has colours unless the person wants none`(environment: [String: String], title: String) async throws
  {
    let terminal = try PseudoTerminal(running: ExampleProgram.url, ["registration"], environment: environment)
    let text = await terminal.read(until: "your account: ")
    try terminal.type("quit\n")
    #expect(text.contains(title))
    #expect(await terminal.readToEnd().exitCode == 0)
  }
}
