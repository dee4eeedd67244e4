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
      case .cell, .route: true
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

  /// Whether no row is by an event, so that what follows what is all that there is.
  var hasRoutesOnly: Bool {
    let routes = steps.filter { if case .route = $0.what { true } else { false } }
    return !routes.isEmpty && steps.filter(\.hasRows).count == routes.count
  }

  /// The first key of a state that is written somewhere.
  var firstKey: ExprSyntax? {
    steps.lazy.compactMap { step in
      switch step.what {
      case .all(let made): TableCall(made).rows?.as(DictionaryExprSyntax.self)?.entries.first?.key
      case .row(let state, _), .cell(let state, _, _, _), .route(let state, _): state
      case .anything: nil
      }
    }.first
  }
}

extension ExprSyntax {
  fileprivate var isEmptyLiteral: Bool {
    self.as(DictionaryExprSyntax.self)?.entries.isEmpty ?? self.as(ArrayExprSyntax.self)?.elements.isEmpty ?? true
  }
}
