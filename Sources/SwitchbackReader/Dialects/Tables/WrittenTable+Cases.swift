import SwiftSyntax

/// The enums of a table whose type does not name them, as its rows tell.
extension WrittenTable {
  /// The cases with which states and events are written.
  private var cases: (states: Set<String>, events: Set<String>) {
    var cases = (states: Set<String>(), events: Set<String>())
    for step in steps { step.what.addCases(to: &cases) }
    return cases
  }

  /// Puts the enums in that are the only ones of the file with these cases; false where no row is written, or several enums are possible.
  mutating func inferTypes(in declarations: Declarations) -> Bool {
    let (states, events) = cases
    guard !states.isEmpty else { return false }
    let shapes = declarations.order.compactMap { path in
      declarations.types[path]?.enumeration.map { EnumShape(events: $0, path: path) }
    }
    let (ofStates, ofEvents) = (shapes.having(states), shapes.having(events))
    guard ofStates.count < 2, events.isEmpty || ofEvents.count < 2 else { return false }
    // A list of somebody's rows may hold anything.
    if case .rows = type.form, ofStates.isEmpty || ofEvents.isEmpty { return false }
    if let only = ofStates.first { type.state = only.path }
    if let only = ofEvents.first, !events.isEmpty { type.event = only.path }
    return true
  }
}

extension [EnumShape] {
  fileprivate func having(_ cases: Set<String>) -> [EnumShape] {
    filter { shape in cases.allSatisfy(shape.hasCase) }
  }
}

extension WrittenTable.What {
  fileprivate func addCases(to cases: inout (states: Set<String>, events: Set<String>)) {
    switch self {
    case .cell(let state, let event, let target, _):
      cases.states.formUnion([state, target].compactMap(\.tableCase))
      cases.events.formUnion([event].compactMap(\.tableCase))
    case .route(let state, let target): cases.states.formUnion([state, target].compactMap(\.tableCase))
    case .under(_, let what), .each(_, _, let what): what.addCases(to: &cases)
    case .all(let made):
      guard let rows = TableCall(made).rows.flatMap(TableBuilders.rows) else { return }
      for row in rows { row.addCases(to: &cases) }
    case .row, .mapping, .anything: break
    }
  }
}

extension ExprSyntax {
  /// `login` of `.login` and of `.login(user)`; not that of `.any`, which libraries have for every state.
  fileprivate var tableCase: String? {
    let member = (self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self).as(MemberAccessExprSyntax.self)
    let name = member?.declName.baseName.identifierText
    return name == "any" ? nil : name
  }
}
