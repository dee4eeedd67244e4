@testable import Switchback
import Testing

@Suite("Events are printed as they are written")
struct SourceTextTests {
  @Test(
    arguments: [
      (Value.plain, ".plain"),
      (.one(.near), ".one(.near)"),
      (.one(.far(3)), ".one(.far(3))"),
      (.labelled(kind: .near), ".labelled(kind: .near)"),
      (.several(.near, count: 2, true), ".several(.near, count: 2, true)"),
      (.text("a \"b\"\n"), ".text(\"a \\\"b\\\"\\n\")"),
      (.maybe(nil), ".maybe(nil)"),
      (.maybe(.some(4)), ".maybe(4)"),
      (.list([.near, .far(1)]), ".list([.near, .far(1)])"),
      (.pairs([:]), ".pairs([:])"),
      (.pairs(["b": 2, "a": 1, "c": 3]), ".pairs([\"a\": 1, \"b\": 2, \"c\": 3])"),
      (.set([3, 1, 2]), ".set([1, 2, 3])"),
      (.place(.init(row: 1, column: 2)), ".place(.init(row: 1, column: 2))"),
      (.described(.init()), ".described(42°)"),
      (.nothing(()), ".nothing(())"),
      (.`init`, ".`init`"),
      (.`default`, ".default"),
      (.`with spaces`, ".`with spaces`"),
      (.`with spaces and`(1), ".`with spaces and`(1)"),
    ] as [(Value, String)]
  )
  func `a value is written as in source`(value: Value, text: String) {
    #expect(SourceText(of: value).text == text)
  }

  @Test func `an event that describes itself otherwise is written by its kind`() {
    #expect(SourceText(of: Chatty.next).text == ".next")
    #expect(SourceText(of: Chatty.typed("a")).text == ".typed(\"a\")")
  }

  @Test(
    arguments: [
      (Value.plain, "plain"), (Value.labelled(kind: .near), "labelled(kind: .near)"),
      (Place(row: 1, column: 2), "Place(row: 1, column: 2)"), (Degrees(), "42°"), (7, "7"), (Rows(), "x. .o"),
    ] as [(any Sendable, String)]
  )
  func `a state is written for a person, on one line`(state: any Sendable, text: String) {
    #expect(SourceText(ofState: state).text == text)
  }
}

enum Value: Sendable {
  case plain, `init`, `default`, `with spaces`
  case one(Near)
  case labelled(kind: Near)
  case several(Near, count: Int, Bool)
  case text(String)
  case maybe(Int?)
  case list([Near])
  case pairs([String: Int])
  case set(Set<Int>)
  case place(Place)
  case described(Degrees)
  case nothing(Void)
  case `with spaces and`(Int)

  enum Near { case near, far(Int) }
}

struct Place: Sendable {
  var row, column: Int
}

struct Degrees: CustomStringConvertible, Sendable {
  var description: String { "42°" }
}

private struct Rows: CustomStringConvertible, Sendable {
  var description: String { "x.\n.o" }
}

private enum Chatty: MachineEvent, CustomStringConvertible {
  case next
  case typed(String)

  enum Kind { case next, typed }

  var kind: Kind {
    switch self {
    case .next: .next
    case .typed: .typed
    }
  }

  var description: String { "the next one, please" }
}
