import SwiftDiagnostics
import SwiftSyntax
import Testing

@Suite struct MessageTests {
  @Test(arguments: [
    Row(
      "case a, 1️⃣b",
      "nil",
      "case x",
      ["warning: state 'b' is never reached; add a transition to it, or mark it '@Initial'"]
    ),
    Row(
      "case a, 1️⃣b",
      "event == .x ? .b : nil",
      "case x",
      ["warning: state 'b' cannot be left; add a transition out of it, or mark it '@Final'"]
    ),
    Row("case a", ".a", "case x", []),
    Row(
      "case a",
      "switch event { case .x: self; default: nil }",
      "case x, 1️⃣y",
      ["warning: event 'y' is never handled; add a row for it, or reject it on purpose with 'case (_, .y): nil'"]
    ),
    Row(
      "case a",
      "1️⃣later()",
      "case x",
      [
        "warning: the target 'later()' of 'x' in 'a' cannot be read; write the target in the row, or state the possible targets with the comment '// switchback:targets a, b'"
      ]
    ),
    Row(
      "case 1️⃣none",
      "nil",
      "case x",
      ["error: a state named 'none' is mistaken for 'nil' wherever '.none' is written; give it another name"]
    ),
    Row(
      "case 1️⃣`Kind`",
      "nil",
      "case x",
      ["error: case 'Kind' clashes with the 'Kind' that '@MachineState' adds; give it another name"]
    ),
    Row(
      "case a(b: Int), 1️⃣a(c: Int)",
      "nil",
      "case x",
      ["error: another case is named 'a', and cases are told apart by their names alone; give it another name"]
    ),
    Row(
      "case a",
      "nil",
      "case x(Int), 1️⃣x(b: Int)",
      ["error: another case is named 'x', and cases are told apart by their names alone; give it another name"]
    ),
  ])
  func `a message stands at the very token`(_ row: Row) {
    let source = MarkedSource(
      """
      @MachineState enum Door {
        \(row.cases)
        @MachineEvent enum Event { \(row.events) }
        func next(on event: Event) -> Self? { \(row.body) }
      }
      """
    )
    let expansion = Expansion(of: source.text)
    #expect(expansion.messages.filter(row.isAbout) == zip(source.places, row.messages).map { "\($0): \($1)" })
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let cases: String
    let body: String
    let events: String
    let messages: [String]

    init(_ cases: String, _ body: String, _ events: String, _ messages: [String]) {
      self.cases = cases
      self.body = body
      self.events = events
      self.messages = messages
    }

    var testDescription: String { messages.first ?? "no message" }

    /// Rows without a mark expect no message; the others say nothing of messages about other things.
    func isAbout(_ message: String) -> Bool {
      messages.isEmpty || messages.contains { message.hasSuffix($0) }
    }
  }

  @Test(arguments: [
    "1️⃣#if DEBUG\n case b\n #endif\n @MachineEvent enum Event { case x }",
    "@MachineEvent enum Event { case x\n 1️⃣#if DEBUG\n case y\n #endif\n }",
  ])
  func `a case inside '#if' cannot be drawn for all builds`(members: String) {
    let source = MarkedSource(
      "@MachineState enum Door { case a\n \(members)\n func next(on event: Event) -> Self? { .a } }"
    )
    #expect(
      Expansion(of: source.text).messages.filter { $0.contains("error") }
        == source.places.map {
          "\($0): error: a case inside '#if' is not there in every build, so no drawing is right for all; move it out of the '#if'"
        }
    )
  }

  @Test func `the missing switch is written by the fix-it`() throws {
    let expansion = Expansion(of: "@MachineState enum Door {\n  case open\n  enum Event { case push }\n}")
    let diagnostic = try #require(expansion.diagnostics.first)
    #expect(expansion.messages.first?.hasPrefix("1:20: error: 'Door' has no 'next(on:)' in its body") == true)
    let change = try #require(diagnostic.fixIts.first?.changes.first)
    guard case .replace(_, let new) = change else {
      Issue.record("the fix-it replaces nothing")
      return
    }
    #expect(
      new.description == """
        {
          case open
          enum Event { case push }

          func next(on event: Event) -> Self? {
            switch (self, event) {
            default: nil
            }
          }
        }
        """
    )
  }

  @Test(arguments: ["class", "actor"])
  func `classes and actors are not read`(kind: String) {
    #expect(
      Expansion(of: "@MachineState \(kind) Door {}").messages == [
        "1:1: error: '@MachineState' reads enums and structs, and 'Door' is declared as '\(kind)'; make it an enum whose cases are its states"
      ]
    )
  }

  @Test func `marks belong to cases`() {
    #expect(
      Expansion(of: "enum Door { @Final enum Event {} }").messages == [
        "1:13: error: '@Final' marks a state; write it before a 'case' of a machine"
      ]
    )
  }
}
