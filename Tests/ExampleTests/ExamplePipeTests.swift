import ExampleList
import ExampleTerminal
import ExampleTestSupport
import Foundation
import Testing

/// Each example as a process, with all of its input in a pipe.
@Suite(.timeLimit(.minutes(10)))
struct ExamplePipeTests {
  static let folder = URL(filePath: FileManager.default.currentDirectoryPath).lastPathComponent

  static let runs: [(name: String, lines: [String], lastLine: String)] = [
    ("spring-onboarding", ["join", "Ada", "?", "back", "back", "ann.oakley"], "Hello, Ann. Here is everything."),
    (
      "refine", ["category", "shoes", "?", "back", "bags", "show", "quit"],
      "You left at 'Results'. You were looking at Women › Bags."
    ),
    ("price-sort", ["price", "sale", "?", "back", "quit"], "You left at 'Shop'."),
    ("registration", ["next", "facebook", "ada.lovelace", "?", "back", "", "owl", "yes"], "  terms     accepted"),
    ("registration-table", ["?", "next", "next", "back", "later", "next"], "Finished"),
    ("data-source", ["?", "load", "back", "quit"], "You left at '\(folder)'."),
    ("appointment", ["1", "next", "?", "back", "next", "Friday", "next", "next", "Cough"], "Dr. Ada, Friday: Cough"),
    ("appointment-later", ["next", "?", "back", "next", "1", "next", "Cough"], "Monday: Cough"),
    ("session", ["start", "pin", "?", "back", "pin", "2468", "logout", "quit"], "You left at 'Who are you?'."),
    ("coin", ["tails", "?", "back", "quit"], "You left at 'The coin'."),
    ("phone-verification", ["?", "12", "quit"], "You left at 'Enter the code'."),
    ("my-commute", ["second", "?", "back", "quit"], "You left at 'My commute'."),
    ("nearby-stops", ["here", "?", "back", "quit"], "You left at 'Stops near me'."),
    ("permissions", ["begin", "?", "back", "begin", "location", "done"], "All is done"),
  ]

  @Test(arguments: runs)
  func `an example is gone through, and shows where one is`(name: String, lines: [String], lastLine: String) throws {
    let run = try ExampleProgram.run([name], input: Data(lines.joined(separator: "\n").utf8))
    #expect(run.output.contains(" you are here\n"))
    #expect(run.output.split(separator: "\n").last == Substring(lastLine))
    #expect(run.exitCode == 0)
  }

  @Test(arguments: runs.map(\.name))
  func `an example without input says where it ended, and is no success`(name: String) throws {
    let run = try ExampleProgram.run([name], input: Data())
    #expect(run.output.split(separator: "\n").last?.hasPrefix("The input ended at '") == true)
    #expect(run.exitCode == 1)
  }

  @Test @MainActor func `each example is gone through`() {
    #expect(Self.runs.map(\.name).sorted() == ExampleTerminal.Example.all.map(\.name).sorted())
  }
}
