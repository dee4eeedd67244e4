import ExampleTerminal
import ExampleTestSupport
import Foundation
import Testing

struct MenuTests {
  @Test(arguments: [
    (["--help"], "", 0 as Int32, "usage: swift run examples [<name>]\n\n 1  "),
    ([], "", 0, " 1  "),
    (["nothing"], "", 64, "There is no example 'nothing'; these are there:\n 1  "),
    (["registration", "more"], "", 64, "One name at most: swift run examples [<name>]\n\n 1  "),
  ])
  func `the list is there for whoever asks`(arguments: [String], input: String, exitCode: Int32, text: String) throws {
    let run = try ExampleProgram.run(arguments, input: Data(input.utf8))
    #expect(run.output.hasPrefix(text))
    #expect(run.exitCode == exitCode)
  }

  @Test func `one example is taken after the other`() throws {
    let lines = [
      "nonsense", "registration", "ada@example.org", "registration", "quit", "", "quit", "not read any more",
    ]
    let run = try ExampleProgram.run([], input: Data(lines.joined(separator: "\n").utf8))
    let question = "\nWhich one (a name or a number; quit leaves): "
    #expect(run.output.contains("\(question)nonsense\nThere is no example 'nonsense'.\n\(question)registration\n"))
    #expect(run.output.contains("\nWelcome back, ada@example.org.\n\(question)registration\n"))
    #expect(run.output.contains("\nYou left at 'Log in'. You had told nothing yet.\n\(question)\n 1  "))
    #expect(run.output.hasSuffix("\(question)quit\n"))
    #expect(run.exitCode == 0)
  }

  @Test func `input that ends in an example ends with exit code 1`() throws {
    let run = try ExampleProgram.run([], input: Data("registration\nnext\n".utf8))
    #expect(
      run.output.hasSuffix(
        "\nThe input ended at 'Create your profile', before the registration did. You had told nothing yet.\n"
      )
    )
    #expect(run.exitCode == 1)
  }
}
