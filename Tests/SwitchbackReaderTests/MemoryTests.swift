import Testing

@testable import SwitchbackReader

/// What the interpreter does to be fast changes nothing of what it finds.
@Suite struct MemoryTests {
  private static let cases = Case.all + (0..<80).map { Case.randomBody(seed: $0) } + [heavy]

  @Test(arguments: cases)
  func `what is remembered is what would be found again`(_ item: Case) {
    for program in item.marked.programs {
      #expect(Interpreter.run(program).sketch == Interpreter.run(program, remembering: false).sketch)
    }
  }

  @Test(arguments: cases)
  func `ways that are joined lead where each of them leads, and nowhere else`(_ item: Case) {
    for program in item.marked.programs {
      let each = Interpreter.run(program).moves(in: program)
      #expect(Interpreter.run(program, joining: true).moves(in: program) == each)
    }
  }

  @Test(arguments: cases)
  func `where nothing may move nothing does`(_ item: Case) {
    for program in item.marked.programs where !program.mayMove(whereLost: true) {
      let run = Interpreter.run(program)
      let moves = run.exits.filter { exit in
        if case .state(let path) = exit.target { path != program.states[exit.state].path } else { false }
      }
      #expect(moves.map(\.event) == [])
    }
  }

  @Test(arguments: [
    ("state = .b", true), ("change(&state)", true), ("state = level > 3 ? .a : .b", true), ("state = best()", true),
    ("let next = State.b; if ready { state = next }", true), ("state = state", false), ("state = given", true),
    ("state = State(level)", false), ("if state == .b { level += 1 }", false),
  ])
  func `a state can only come from where one is written`(statement: String, mayMove: Bool) {
    let source = """
      struct Machine {
        enum State { case a, b }
        var state = State.a
        let other = State.b
        var level = 1
        mutating func x(given: State) { \(statement) }
        mutating func y() { if state == .a { state = State(level) } }
        func change(_ state: inout State) { state = .b }
        func best() -> State { .b }
      }
      """
    #expect(MarkedSource(source).programs.map { $0.mayMove(whereLost: true) } == [mayMove])
  }

  /// Loops and helpers that may end in many ways, from where the same is known again and again; more than is followed.
  private static let heavy: Case = {
    var item = Case.randomBody(seed: 0)
    item.name = "many ways"
    item.marked = MarkedSource(
      """
      struct Machine {
        enum State { case a, b, c }
        var state = State.a
        mutating func x() throws {
          var isLast = false
          while more {
            if one { try step(); isLast = true }
            if two { try step() } else { isLast = false }
            do { try step() } catch { if isLast { state = .b } else { return } }
            \((0..<12).map { "if c\($0) { state = .\(["a", "b", "c"][$0 % 3]) }" }.joined(separator: "\n"))
          }
        }
        mutating func y() throws { if late { try step() }; state = .a }
        mutating func step() throws {
          \((0..<5).map { "guard ready\($0) else { if d\($0) { throw No() } else { state = .b; return } }" }.joined(separator: "\n"))
          try other()
        }
        mutating func other() throws {
          if state == .b { throw No() }
          if quick { state = .c } else if slow { try again() }
        }
        mutating func again() throws { if e { try other() } else { state = .a } }
      }
      """
    )
    return item
  }()
}

extension MarkedSource {
  fileprivate var programs: [Program] {
    let module = SourceModule(files.compactMap { ParsedSource($0.text, path: $0.path) })
    let declarations = Declarations(in: module)
    let lines = SourceLines(of: module)
    let directives = Directives(in: module, lines: lines)
    return module.statements.enumerated().flatMap { file, statements in
      MachineFinder.machines(in: statements, declarations.seen(fromFile: file))
        .map { Lowering.program(of: $0, directives: directives, lines: lines) }
    }
  }
}

extension Run {
  fileprivate struct Move: Hashable {
    var state: Int
    var event: Int
    var target: Target
  }

  /// Without what stays, or is not read.
  fileprivate func moves(in program: Program) -> Set<Move> {
    let moves = exits.compactMap { exit -> Move? in
      switch exit.target {
      case .unknown, .reject, .state(program.states[exit.state].path): nil
      case .state, .trap, .oneOf: Move(state: exit.state, event: exit.event, target: exit.target)
      }
    }
    return Set(moves)
  }

  fileprivate var sketch: [String] {
    [
      "\(initial)", "\(reached.sorted())", "\(blocked.sorted { $0.key < $1.key })", "\(assignments.sorted())",
      "\(entered.map { "\($0)" }.sorted())",
      "\(scheduled.map { "\($0.key) \($0.value.map { "\($0)" }.sorted())" }.sorted())",
    ]
      + exits.map { exit in
        // The order of a set is another one in each.
        var rest = exit
        rest.changed = []
        return "\(rest) \(exit.changed.sorted())"
      }
  }
}
