import Foundation
@testable import RegistrationExample
import SwitchbackGraph
import SwitchbackReader
import SwitchbackTestSupport
import Testing

struct ReaderTests {
  private static let lines: [String] =
    (try? Repository.text("Examples/Registration/Registration.swift").components(separatedBy: "\n")) ?? []

  private static let rows = lines.indices.filter { lines[$0].hasPrefix("    case (.") }

  private func graph(of lines: [String]) throws -> StateGraph {
    let source = lines.joined(separator: "\n")
    return try #require(Reader.read(source: source, file: Registration.graph.file).first?.graph)
  }

  @Test func `what the compiler reads is what the command line reads`() throws {
    #expect(try graph(of: Self.lines) == Registration.graph)
    #expect(Self.rows.count == Registration.graph.transitions.count)
  }

  /// Deletes each row in turn; the checks that must fire then are worked out by hand.
  @Test(arguments: rows)
  func `a row that is deleted is missed in the drawing, and by the checks that need it`(row: Int) throws {
    var lines = Self.lines
    let text = lines[row].trimmingCharacters(in: .whitespaces)
    lines[row] = ""
    let graph = try graph(of: lines)
    #expect(graph.transitions == Registration.graph.transitions.filter { $0.line != row + 1 })
    #expect(graph.findings.map(\.rule) == Self.missed[text, default: []])
  }

  private static let missed = [
    "case (.login, .next): .createProfile":
      ["unreachable-state", "unreachable-state", "unreachable-state", "unreachable-state"],
    "case (.login, .login): .finished": ["unhandled-event"],
    "case (.createProfile, .facebookRegister): .facebookProfile": ["unhandled-event"],
    "case (.termsAndConditions, .next): .finished":
      ["no-way-to-final", "no-way-to-final", "no-way-to-final", "dead-end"],
  ]
}
