import SwitchbackGraph
import Testing

@Suite struct TargetTests {
  @Test(arguments: [
    Rows("a case", ".b", ["a x → b"]),
    Rows("a case with its payload", ".q(from: .email, at: 3)", ["a x → q"]),
    Rows("the type before the case", "Self.b", ["a x → b"]),
    Rows("the type's name before the case", "Door.b", ["a x → b"]),
    Rows("a return", "return .b", ["a x → b"]),
    Rows("statements before a return", "print(\"moving\")\n let n = 3\n return .p(n)", ["a x → p"]),
    Rows("parentheses", "(.b)", ["a x → b"]),
    Rows("a cast", ".b as Self?", ["a x → b"]),
    Rows("Optional.some", ".some(.b)", ["a x → b"]),
    Rows("an initialiser of Optional", "Optional(.b)", ["a x → b"]),
    Rows("self", "self", ["a x stays"]),
    Rows("the same case", ".a", ["a x stays"]),
    Rows("nil", "nil", ["a x rejects"]),
    Rows("fatalError", "fatalError(\"no\")", ["a x traps"]),
    Rows("a trap before a return", "assertionFailure()\n return nil", ["a x traps"]),
    Rows("an assertion that can hold", "assert(ready)\n return .b", ["a x → b"]),
    Rows("ternary", "ready ? .b : nil", ["a x [ready] → b", "a x rejects"]),
    Rows("ternary in a chain", "ready ? .b : late ? .p(1) : self", ["a x [ready] → b", "a x [late] → p", "a x stays"]),
    Rows("if and else as an expression", "if ready { .b } else { .p(1) }", ["a x [ready] → b", "a x → p"]),
    Rows(
      "if, else if, else",
      "if ready { .b } else if late { .p(1) } else { nil }",
      ["a x [ready] → b", "a x [late] → p", "a x rejects"]
    ),
    Rows("if with returns", "if ready { return .b }\n return .p(1)", ["a x [ready] → b", "a x → p"]),
    Rows(
      "ifs one in the other",
      "if ready { if late { return .p(1) }\n return .b }\n return nil",
      ["a x [ready && late] → p", "a x [ready] → b", "a x rejects"]
    ),
    Rows(
      "an if that goes on",
      "if ready { print(1) } else { return .p(1) }\n return .b",
      ["a x [ready] → b", "a x → p"]
    ),
    Rows(
      "an if that sometimes goes on",
      "if ready { if late { return .p(1) } } else { return nil }\n return .b",
      ["a x [ready && late] → p", "a x [ready] → b", "a x rejects"]
    ),
    Rows("guard", "guard ready, n > 3 else { return nil }\n return .b", ["a x [ready && n > 3] → b", "a x rejects"]),
    Rows(
      "guard let",
      "guard let n = next() else { return .p(0) }\n return .p(n)",
      ["a x [let n = next()] → p", "a x → p"]
    ),
    Rows(
      "an either-or in a longer guard",
      "if ready || late { if n { return .b } }\n return nil",
      ["a x [(ready || late) && n] → b", "a x rejects"]
    ),
    Rows(
      "a switch over something else",
      "switch n { case 1: .b \n case 2 where late: .p(1) \n default: nil }",
      ["a x [n == 1] → b", "a x [n == 2 && late] → p", "a x rejects"]
    ),
    Rows(
      "a switch over another enum",
      "switch origin { case .email(let n): .p(n) \n case .facebook: return .b }",
      ["a x [case .email = origin] → p", "a x [case .facebook = origin] → b"]
    ),
    Rows(
      "a switch whose arm goes on",
      "switch n { case 1: break \n case 2: return .p(1) \n default: return nil }\n return .b",
      ["a x [n == 1] → b", "a x [n == 2] → p", "a x rejects"]
    ),
  ])
  func `a target is read wherever the arm says it`(_ rows: Rows) throws {
    let graph = try #require(Door.graph(rows: "case (.a, .x): \(rows.source) \n default: nil"))
    #expect(graph.arrows == rows.arrows)
    #expect(graph.unread.isEmpty)
  }

  @Test(arguments: [
    Rows("a switch that returns", "return switch (self, event) { case (.a, .x): .b \n default: nil }", ["a x → b"]),
    Rows("the other way round", "switch (event, self) { case (.x, .a): .b \n default: nil }", ["a x → b"]),
    Rows(
      "over the state alone",
      "switch self { case .a: .b \n case .b: nil \n default: .a }",
      [
        "a x → b", "a y → b", "a z → b", "b x rejects", "b y rejects", "b z rejects",
        "p x → a any", "p y → a any", "p z → a any", "q x → a any", "q y → a any", "q z → a any",
      ]
    ),
    Rows(
      "over the event alone",
      "switch event { case .x: .b \n default: nil }",
      ["a x → b any", "b x stays any", "p x → b any", "q x → b any"]
    ),
    Rows(
      "states, then events",
      "switch self { case .a: switch event { case .x: .b \n default: nil } \n default: nil }",
      ["a x → b"]
    ),
    Rows(
      "events, then states",
      "switch event { case .x: switch self { case .a: .b \n default: nil } \n default: nil }",
      ["a x → b"]
    ),
    Rows(
      "if case on the state",
      "if case .a = self, event == .x { return .b }\n return nil",
      [
        "a x → b", "a y rejects any", "a z rejects any", "b x rejects any", "b y rejects any", "b z rejects any",
        "p x rejects any", "p y rejects any", "p z rejects any", "q x rejects any", "q y rejects any",
        "q z rejects any",
      ]
    ),
    Rows(
      "guard case on the event",
      "guard case .y(let n) = event, n > 3 else { return nil }\n switch self { case .a: return .p(n) \n default: return nil }",
      [
        "a x rejects any", "a y [n > 3] → p", "a y rejects any", "a z rejects any", "b x rejects any",
        "b y rejects any", "b z rejects any",
        "p x rejects any", "p y rejects any", "p z rejects any", "q x rejects any", "q y rejects any",
        "q z rejects any",
      ]
    ),
    Rows(
      "not, or and brackets",
      "if !(self == .b || self != .a) && (event == .x) { .b } else { self }",
      [
        "a x → b", "a y stays any", "a z stays any", "b x stays any", "b y stays any", "b z stays any",
        "p x stays any", "p y stays any", "p z stays any", "q x stays any", "q y stays any", "q z stays any",
      ]
    ),
    Rows(
      "constants for the state and the event",
      "let (now, what) = (self, event)\n let then = now\n switch (then, what) { case (.a, .x): return now \n default: return nil }",
      ["a x stays"]
    ),
    Rows(
      "a list that contains the state",
      "switch event { case .x where [.a, .p(3)].contains(self): .b \n default: nil }",
      ["a x → b", "p x [self == .p(3)] → b"]
    ),
    Rows(
      "or within and",
      "switch (self, event) { case (.a, .x) where ready && (late || n): .b \n default: nil }",
      ["a x [ready && (late || n)] → b"]
    ),
    Rows(
      "a local of the event's name",
      "let event = other\n switch (self, event) { case (.a, .x): return .b \n default: return nil }",
      ["a x [case .x = event] → b", "a y [case .x = event] → b", "a z [case .x = event] → b"]
    ),
  ])
  func `a body is followed from its first statement`(_ rows: Rows) throws {
    let graph = try #require(Door.graph(body: rows.source))
    #expect(graph.arrows == rows.arrows)
    #expect(graph.unread.isEmpty)
  }
}
