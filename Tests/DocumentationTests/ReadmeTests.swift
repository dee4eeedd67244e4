import Foundation
import Switchback
import SwitchbackTestSupport
import Testing

@testable import RegistrationExample

/// Serialized, because recording writes one file.
@Suite(.serialized)
struct ReadmeTests {
  static let path = "README.md"
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

  @Test func `the command line says that of somebody else's source`() throws {
    let folder = Repository.root.appending(path: "Tests/DocumentationTests/Fixtures")
    let tool = Repository.build.appending(path: "switchback").path
    let result = try Program(tool, ["check", "Download.swift"], in: folder)
    try expect("made by switchback check", is: "$ switchback check Download.swift\n" + result.output)
    #expect(result.output.split(separator: "\n").count == 3)
  }

  @Test func `there is code on the first screen, and not too much to read`() throws {
    let lines = try Repository.text(Self.path).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(try #require(lines.firstIndex(of: "```swift")) < 30)
    #expect(lines.count < 200)
  }

  private func expect(_ comment: String, is new: String) throws {
    #expect(
      try Article.recorded(Self.path, behind: comment, now: new) == new,
      "the README is out of date; record it anew with: SWITCHBACK_RECORD=1 swift test --filter ReadmeTests"
    )
  }
}
