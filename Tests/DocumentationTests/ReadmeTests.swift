import ExampleList
import ExampleTerminal
import Foundation
import Switchback
import SwitchbackTestSupport
import Testing

@testable import RegistrationExample

/// Serialized, because recording writes one file.
@Suite(.serialized)
struct ReadmeTests {
  static let path = "README.md"
  static let foreign = "GRDB.swift-7.10.0/GRDB/Utils/ReceiveValuesOn.swift"
  static let machine = "Examples/Registration/Registration.swift"

  @Test func `the machine is that of the first example`() throws {
    let source = try Repository.text(Self.machine)
    let start = try #require(source.range(of: "@MachineState")).lowerBound
    try expect("made of \(Self.machine)", is: String(source[start...]))
  }

  @Test func `the picture is drawn from that file`() throws {
    try expect("made by switchback draw", is: Registration.graph.formatted(.mermaid) + "\n")
  }

  @Test func `the compiler says that of the deleted arm`() throws {
    let arm = "    case (.createProfile, .facebookRegister): .facebookProfile\n"
    let source = try Repository.text(Self.machine)
    #expect(source.contains(arm))
    let result = try withTemporaryFolder { folder in
      try source.replacing(arm, with: "")
        .write(to: folder.appending(path: "Registration.swift"), atomically: true, encoding: .utf8)
      return try Compiler.typecheck(["Registration.swift"], in: folder)
    }
    try expect("made by the compiler", is: result.output)
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["CI"] == "true"
        || FileManager.default.fileExists(atPath: Repository.corpus.appending(path: foreign).path),
      "there is no \(foreign) in .build/corpus; run scripts/corpus tabulated to get it"
    )
  )
  func `the command line says that of somebody else's source`() throws {
    let tool = Repository.build.appending(path: "switchback").path
    let result = try Program(tool, ["table", Self.foreign], in: Repository.corpus)
    let command = "$ swift run switchback table .build/corpus/\(Self.foreign)\n"
    try expect("made by switchback table", is: command + result.output)
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count < 20)
  }

  @Test @MainActor func `the table of examples is that of the program`() throws {
    let rows = ExampleTerminal.Example.all.map { example in
      "| [\(example.name)](\(example.folder)) | \(example.teaches) | \(example.document) "
        + "| [drawn](Documentation/Examples.md#\(example.name)) |"
    }
    let table = ["| example | what it teaches | document | picture |", "| --- | --- | --- | --- |"] + rows
    try expect("made of Example.all", is: table.joined(separator: "\n") + "\n")
  }

  @Test func `the command and the machine are on the first screen, and not too much to read`() throws {
    let lines = try Repository.text(Self.path).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(try #require(lines.firstIndex { $0.hasPrefix("$ swift run switchback ") }) < 12)
    #expect(try #require(lines.firstIndex(of: "```swift")) < 40)
    #expect(lines.count < 200)
  }

  private func expect(_ comment: String, is new: String) throws {
    #expect(
      try Article.recorded(Self.path, behind: comment, now: new) == new,
      "the README is out of date; record it anew with: SWITCHBACK_RECORD=1 swift test --filter ReadmeTests"
    )
  }
}
