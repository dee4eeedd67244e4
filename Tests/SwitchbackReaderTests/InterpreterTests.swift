import Testing

@testable import SwitchbackReader

/// Programs built by hand: the interpreter knows no Swift.
@Suite struct InterpreterTests {
  /// Two states, two events, and a slot for a local.
  private static func exits(_ statements: [Statement], resultIsState: Bool = false) -> [String] {
    let program = Program(
      states: ["a", "b"].map { Program.StateCase(path: [$0], isFinal: false) },
      events: ["x", "y"].map { Program.Event(name: $0, path: [$0], function: 0, resultIsState: resultIsState) },
      functions: [
        Function(name: "handle", offset: 0, body: Block(statements: statements), assigns: true),
        Function(name: "toB", offset: 0, body: Block(statements: [assign("b")]), assigns: true),
        Function(name: "again", offset: 0, body: Block(statements: [call(2)]), assigns: true),
      ]
    )
    return Interpreter.run(program).exits.map { exit in
      let condition = exit.guards.isEmpty ? "" : " [\(exit.guards.map(\.text).joined(separator: " && "))]"
      return "\(program.states[exit.state].name) \(program.events[exit.event].name)\(condition) \(exit.target.sketch)"
    }
  }

  private static let local = Slot(id: 2)
  private static let site = Site(text: "here", offset: 1)
  private static var isA: Condition {
    Condition.matches(Operand(slot: .state, text: "state"), .path(["a"], payload: nil), text: "")
  }
  private static var isX: Condition {
    Condition.matches(Operand(slot: .event, text: "event"), .path(["x"], payload: nil), text: "")
  }

  private static func assign(_ name: String, to slot: Slot = .state) -> Statement {
    .assign(slot, .enumCase(name, nested: nil), site)
  }

  private static func call(_ function: Int) -> Statement {
    .call(Call(function: function, arguments: [], site: site))
  }

  private static func branch(_ condition: Condition, _ then: [Statement], _ otherwise: [Statement] = []) -> Statement {
    .branch(condition, then: Block(statements: then), otherwise: Block(statements: otherwise))
  }

  /// A program, and the exits of its four cells.
  struct Steps: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let statements: @Sendable () -> [Statement]
    let exits: [String]

    init(_ name: String, _ statements: @autoclosure @escaping @Sendable () -> [Statement], _ exits: [String]) {
      testDescription = name
      self.statements = statements
      self.exits = exits
    }
  }

  @Test(arguments: [
    Steps("nothing stays", [], ["a x a", "a y a", "b x b", "b y b"]),
    Steps("an assignment", [assign("b")], ["a x b", "a y b", "b x b", "b y b"]),
    Steps("a condition on the state", [branch(isA, [assign("b")])], ["a x b", "a y b", "b x b", "b y b"]),
    Steps("a condition on the event", [branch(isX, [assign("b")])], ["a x b", "a y a", "b x b", "b y b"]),
    Steps(
      "a condition that is not known",
      [branch(.text("c"), [assign("b")])],
      ["a x [c] b", "a x a", "a y [c] b", "a y a", "b x b", "b y b"]
    ),
    Steps(
      "branches that come to the same are one",
      [branch(.text("c"), [assign("b")], [assign("b")])],
      ["a x b", "a y b", "b x b", "b y b"]
    ),
    Steps(
      "the state is known again behind an assignment",
      [assign("a"), branch(isA, [assign("b")])],
      ["a x b", "a y b", "b x b", "b y b"]
    ),
    Steps(
      "a local is a copy",
      [.assign(local, .slot(.state), site), assign("b"), .assign(.state, .slot(local), site)],
      ["a x a", "a y a", "b x b", "b y b"]
    ),
    Steps(
      "what is thrown with the state as it was rejects",
      [branch(isX, [.fail(offset: 1)]), assign("b")],
      ["a x reject", "a y b", "b x reject", "b y b"]
    ),
    Steps(
      "what is thrown is caught",
      [.attempt(Block(statements: [.fail(offset: 1)]), catching: Block(statements: [assign("b")]))],
      ["a x b", "a y b", "b x b", "b y b"]
    ),
    Steps(
      "a deferred block runs at the end",
      [.deferred(Block(statements: [assign("a")])), assign("b"), .leave(nil, site)],
      ["a x a", "a y a", "b x a", "b y a"]
    ),
    Steps(
      "a loop comes to an end when it brings nothing new",
      [
        .landing(
          Jump(kind: .leave, label: nil),
          catchesUnlabelled: true,
          Block(statements: [
            .loop(
              Block(statements: [branch(.text("more"), [assign("b")], [.jump(Jump(kind: .leave, label: nil))])]),
              id: 1,
              offset: 1
            )
          ])
        )
      ],
      ["a x [more] b", "a x a", "a y [more] b", "a y a", "b x b", "b y b"]
    ),
    Steps("a call runs the function", [call(1)], ["a x b", "a y b", "b x b", "b y b"]),
    Steps("a function that calls itself is not followed", [call(2)], ["a x ?", "a y ?", "b x ?", "b y ?"]),
    Steps("a trap", [.trap(offset: 1)], ["a x trap", "a y trap", "b x trap", "b y trap"]),
    Steps(
      "what cannot hold traps, what may hold goes on",
      [.require(isA, isSure: true, offset: 1), .require(.text("c"), isSure: false, offset: 2)],
      ["a x a", "a y a", "b x trap", "b y trap"]
    ),
  ])
  func `a program is run with each state and each event`(_ steps: Steps) {
    #expect(Self.exits(steps.statements()) == steps.exits)
  }

  @Test func `the result is the next state where a function gives it`() {
    let statements: [Statement] = [
      Self.branch(Self.isX, [.leave(.enumCase("b", nested: nil), Self.site)]), .leave(Expression.none, Self.site),
    ]
    #expect(Self.exits(statements, resultIsState: true) == ["a x b", "a y reject", "b x b", "b y reject"])
  }

  @Test func `many ways become few, with a guard that says no more than that there is one`() {
    let toggles = (0..<40).map { index in
      Self.branch(.text("c\(index)"), [Self.assign(index.isMultiple(of: 2) ? "b" : "a")])
    }
    let targets = Self.exits(toggles).filter { $0.hasPrefix("a x") }
    #expect(targets.count <= 48)
    #expect(targets.contains { $0.hasSuffix("b") } && targets.contains { $0.hasSuffix(" a") })
    #expect(targets.contains { $0.contains("[…") })
  }
}

extension Target {
  fileprivate var sketch: String {
    switch self {
    case .state(let path): path.joined(separator: ".")
    case .reject: "reject"
    case .trap: "trap"
    case .unknown, .oneOf: "?"
    }
  }
}
