import SwitchbackGraph
import Testing

@Suite struct PatternTests {
  @Test(arguments: [
    Rows("one row", "case (.a, .x): .b \n default: nil", ["a x → b"]),
    Rows(
      "rows in the order of states, then events",
      "case (.b, .x): .a \n case (.a, .z): .b \n default: nil",
      ["a z → b", "b x → a"]
    ),
    Rows("several patterns in a row", "case (.a, .x), (.b, .z): .p(1) \n default: nil", ["a x → p", "b z → p"]),
    Rows(
      "any state",
      "case (_, .x): .b \n default: nil",
      ["a x → b any", "b x stays any", "p x → b any", "q x → b any"]
    ),
    Rows("any event", "case (.a, _): .b \n default: nil", ["a x → b", "a y → b", "a z → b"]),
    Rows(
      "first match wins",
      "case (.a, .x): .b \n case (_, .x): .a \n default: nil",
      ["a x → b", "b x → a any", "p x → a any", "q x → a any"]
    ),
    Rows("a payload left out", "case (.p, .x): .a \n default: nil", ["p x → a"]),
    Rows("a payload bound", "case (.p(let n), .y(let m)): .p(n + m) \n default: nil", ["p y stays"]),
    Rows("a payload bound before the case", "case let (.p(n), .y(m)): .p(n + m) \n default: nil", ["p y stays"]),
    Rows("a payload with wildcards", "case (.q(from: _, at: _), .x): .a \n default: nil", ["q x → a"]),
    Rows(
      "a payload pattern is a guard",
      "case (.p(3), .x): .a \n case (.p, .x): .b \n default: nil",
      ["p x [3] → a", "p x → b"]
    ),
    Rows(
      "a labelled payload pattern",
      "case (.q(from: .email, at: _), .x): .a \n default: nil",
      ["q x [from: .email, at: _] → a"]
    ),
    Rows("guards of both sides", "case (.p(3), .y(4)): .a \n default: nil", ["p y [3 && 4] → a"]),
    Rows(
      "where",
      "case (.a, .y(let n)) where n > 3: .b \n case (.a, .y): .a \n default: nil",
      ["a y [n > 3] → b", "a y stays"]
    ),
    Rows(
      "where behind a payload pattern",
      "case (.p(3), .y(let n)) where n > 3: .b \n default: nil",
      ["p y [3 && n > 3] → b"]
    ),
    Rows("where on the state itself", "case (_, .x) where self == .a: .b \n default: nil", ["a x → b"]),
    Rows(
      "where not on the state",
      "case (.a, .x) where event == .z: .b \n case (.a, .x): .p(1) \n default: nil",
      ["a x → p"]
    ),
    Rows(
      "a binding of the whole state",
      "case (let state, .x): state \n default: nil",
      ["a x stays any", "b x stays any", "p x stays any", "q x stays any"]
    ),
    Rows(
      "one text, two bindings",
      "case (.q(let n, _), .x) where n: .a \n case (.q(_, let n), .x) where n: .b \n default: nil",
      ["q x [n] → a", "q x [(.q(_, let n), .x) where n] → b"]
    ),
    Rows("the type's name before the case", "case (Door.a, Self.Event.x): .b \n default: nil", ["a x → b"]),
    Rows("parentheses around a pattern", "case ((.a), .x): .b \n default: nil", ["a x → b"]),
  ])
  func `a pattern takes what it matches, and no more`(_ rows: Rows) throws {
    let graph = try #require(Door.graph(rows: rows.source))
    #expect(graph.arrows == rows.arrows)
    #expect(graph.unread.isEmpty)
    #expect(graph.read == .complete)
  }

  @Test(arguments: [
    Rows("a default that rejects has no entries", "case (.a, .x): .b \n default: nil", ["a x → b"]),
    Rows("an explicit nil is a rejection", "case (.a, .x): nil \n default: nil", ["a x rejects"]),
    Rows(".none is nil", "case (.a, .x): .none \n default: .none", ["a x rejects"]),
    Rows("Optional.none is nil", "case (.a, .x): Optional.none \n default: nil", ["a x rejects"]),
    Rows("a wildcard for both is a default", "case (.a, .x): .b \n case (_, _): nil", ["a x → b"]),
    Rows(
      "a default that stays",
      "case (.a, _): .b \n case (.b, _): .a \n case (.p, _): .a \n default: self",
      [
        "a x → b", "a y → b", "a z → b", "b x → a", "b y → a", "b z → a", "p x → a", "p y → a", "p z → a",
        "q x stays any", "q y stays any", "q z stays any",
      ]
    ),
    Rows(
      "a default that traps",
      "case (.a, _), (.b, _), (.p, _): .a \n default: preconditionFailure(\"no\")",
      [
        "a x stays", "a y stays", "a z stays", "b x → a", "b y → a", "b z → a", "p x → a", "p y → a", "p z → a",
        "q x traps any", "q y traps any", "q z traps any",
      ]
    ),
  ])
  func `a default keeps its meaning`(_ rows: Rows) throws {
    let graph = try #require(Door.graph(rows: rows.source))
    #expect(graph.arrows == rows.arrows)
    #expect(graph.read == .complete)
  }
}

/// Rows of a switch over `(self, event)` and what they draw.
struct Rows: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let source: String
  let arrows: [String]

  init(_ name: String, _ source: String, _ arrows: [String]) {
    testDescription = name
    self.source = source
    self.arrows = arrows
  }
}
