import SwiftSyntax

/// Turns the body of a machine into a program; what it does not understand it notes as unread.
struct Lowering {
  let machine: String
  let states: EnumShape
  /// Nil where the events are declared elsewhere.
  let events: EnumShape?
  let directives: Directives
  let lines: SourceLines
  private var notes: [(why: String, offset: Int)] = []
  private var assumptions: [String] = []
  private var namedEvents: [String] = []
  private var rows = 0

  init(machine: MachineDeclaration, directives: Directives, lines: SourceLines) {
    self.machine = machine.name
    states = machine.states
    events = if case .declared(let shape) = machine.events { shape } else { nil }
    self.directives = directives
    self.lines = lines
  }

  func program(body: Block) -> Program {
    Program(
      states: states.leaves,
      events: events?.cases.map(\.name) ?? namedEvents,
      body: body,
      unread: notes.sorted { $0.offset < $1.offset },
      assumptions: assumptions
    )
  }

  mutating func unread(_ why: String, at offset: Int) {
    guard !notes.contains(where: { $0 == (why, offset) }) else { return }
    notes.append((why, offset))
  }

  mutating func assume(_ text: String) {
    assumptions.append(text)
  }

  /// A way out whose target the source does not tell.
  mutating func computed(_ expression: String, because why: String, at offset: Int) -> Block {
    unread(why, at: offset)
    return Block(statements: [.leave(.computed(expression), offset: offset)])
  }

  /// The shape of a subject's type, where it can be seen.
  func shape(of subject: Subject) -> EnumShape? {
    switch subject {
    case .state: states
    case .event: events
    case .other: nil
    }
  }

  mutating func nextRow() -> Int {
    rows += 1
    return rows
  }

  mutating func noteEvent(_ name: String) {
    if events == nil, !namedEvents.contains(name) { namedEvents.append(name) }
  }
}

extension EnumShape {
  /// The states that the cases stand for: a case with nested states is each of these.
  fileprivate var leaves: [Program.StateCase] {
    cases.flatMap { item in
      guard let nested = item.nested else { return [Program.StateCase(path: [item.name], isFinal: item.isFinal)] }
      return nested.leaves.map { Program.StateCase(path: [item.name] + $0.path, isFinal: item.isFinal) }
    }
  }
}
