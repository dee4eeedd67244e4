import SwiftSyntax

/// A table as the source writes it: what is done to it, in order, until the machine runs.
struct WrittenTable {
  var type: TableType
  var events: MachineDeclaration.Events?
  var steps: [Step]
  var assumptions: [String] = []

  struct Step {
    var what: What
    /// Where it stands.
    var syntax: Syntax
    /// Why it may not happen, where that is so.
    var doubt: Doubt?

    /// Whether it shows any row.
    var hasRows: Bool {
      switch what {
      case .all(let made): TableCall(made).rows.map { !$0.isEmptyLiteral } ?? false
      case .row(_, let row): row.is(DictionaryExprSyntax.self) || row.is(ArrayExprSyntax.self)
      case .cell, .route, .mapping: true
      case .under(_, let what), .each(_, _, let what): Step(what: what, syntax: syntax).hasRows
      case .anything: false
      }
    }
  }

  enum What {
    /// All rows anew.
    case all(ExprSyntax)
    /// `table[.login] = [.next: .welcome]`; nil takes the row away.
    case row(state: ExprSyntax, ExprSyntax)
    case cell(state: ExprSyntax, event: ExprSyntax, target: ExprSyntax, Manner)
    /// `machine.addRoute(.login => .welcome)`: one may follow the other, by no event.
    case route(state: ExprSyntax, target: ExprSyntax)
    /// `machine.addRoutes(event: .next, transitions: [.login => .welcome]) { _ in isReady }`
    indirect case under(condition: String, What)
    /// `for state in State.allCases { table[state]?[.reset] = .idle }`, of the name in it and the cases.
    indirect case each(String, EachCase.Cases, What)
    /// `machine.addRouteMapping { event, state, _ in … }`: what is in no row, a closure decides.
    case mapping(ClosureExprSyntax)
    /// Something that can change every row.
    case anything(why: String)
  }

  /// What becomes of a cell that is there already.
  enum Manner {
    /// `table[.login, default: [:]][.next] = .welcome`
    case replaces
    /// `table[.login]?[.next] = .welcome`, which does nothing where there is no row.
    case replacesInRow
    /// `machine.addTransition(from: .login, on: .next, to: .welcome)`: who knows.
    case adds
  }

  /// A condition under which a step happens, and what to say of it.
  struct Doubt {
    var condition: String
    var why: String
  }

  var hasRows: Bool { steps.contains(where: \.hasRows) }

  /// What decides about moves in code, where the table is a list of allowed moves or none.
  var rule: TableCall? {
    guard type.form == .own, type.event == nil, case .all(let made)? = steps.last?.what else { return nil }
    let call = TableCall(made)
    return call.condition == nil && call.missing == nil ? nil : call
  }

  /// Whether no row is by an event, so that what follows what is all that there is.
  var hasRoutesOnly: Bool {
    let routes = steps.filter(\.what.isRoute)
    return !routes.isEmpty && steps.filter(\.hasRows).count == routes.count
  }

  /// The first key of a state that is written somewhere.
  var firstKey: ExprSyntax? {
    steps.lazy.compactMap { step in
      step.what.firstKey
    }.first
  }

  /// The closures that decide where no row does.
  var mappings: [ClosureExprSyntax] {
    steps.compactMap { if case .mapping(let closure) = $0.what { closure } else { nil } }
  }
}

extension WrittenTable.What {
  fileprivate var isRoute: Bool {
    switch self {
    case .route: true
    case .under(_, let what), .each(_, _, let what): what.isRoute
    default: false
    }
  }

  fileprivate var firstKey: ExprSyntax? {
    switch self {
    case .all(let made): TableCall(made).rows?.as(DictionaryExprSyntax.self)?.entries.first?.key
    case .row(let state, _), .cell(let state, _, _, _), .route(let state, _): state
    case .under(_, let what): what.firstKey
    case .anything, .mapping, .each: nil
    }
  }
}

extension ExprSyntax {
  fileprivate var isEmptyLiteral: Bool {
    self.as(DictionaryExprSyntax.self)?.entries.isEmpty ?? self.as(ArrayExprSyntax.self)?.elements.isEmpty ?? true
  }
}
