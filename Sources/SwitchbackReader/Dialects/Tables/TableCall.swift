import SwiftSyntax

/// What a table is made from: a literal, or a call like `TransitionTable(initial: .login, final: [.done], [.login: …])`.
struct TableCall {
  var initial: ExprSyntax?
  /// What stands first without a label, and is the start if it is one of the states: `StateMachine<State, Event>(.idle)`.
  var first: ExprSyntax?
  /// What the end is said to be; a list, or one state.
  var final: ExprSyntax?
  var rows: ExprSyntax?
  /// An argument that gives rows which are not written there, or decides what becomes of a move that is in none.
  var computed: ExprSyntax?
  /// What else must hold for a move, and where a request leads that is not allowed: closures over both states.
  var condition: ClosureExprSyntax?
  var missing: ClosureExprSyntax?

  init(_ expression: ExprSyntax) {
    guard let call = expression.as(FunctionCallExprSyntax.self), !call.isCase else {
      if expression.isRows { rows = expression } else { computed = expression }
      return
    }
    for argument in call.arguments {
      let words = argument.label.map { NameWords($0.identifierText).words } ?? []
      if words.first == "initial" || words.first == "start" || words == ["state"] {
        initial = argument.expression
      } else if words.first == "final" {
        final = argument.expression
      } else if let closure = argument.expression.as(ClosureExprSyntax.self), take(closure, labelled: words) {
        continue
      } else if argument.expression.isRows {
        rows = argument.expression
      } else if words.isEmpty, argument.id == call.arguments.first?.id, argument.expression.caseName != nil {
        (first, computed) = (argument.expression, argument.expression)
      } else if words.isEmpty || words.contains(where: Self.rows.contains)
        || argument.expression.is(ClosureExprSyntax.self)
      {
        computed = argument.expression
      }
    }
    initial = initial ?? call.trailingClosure?.initial
    if let closure = call.trailingClosure, !closure.isBuilder, !take(closure, labelled: ["where"]) {
      computed = ExprSyntax(closure)
    }
    for another in call.additionalTrailingClosures where !take(another.closure, labelled: [another.label.text]) {
      computed = ExprSyntax(another.closure)
    }
  }

  private mutating func take(_ closure: ClosureExprSyntax, labelled words: [String]) -> Bool {
    guard closure.parameterNames.count == 2 || closure.parameterNames.isEmpty else { return false }
    switch words {
    case ["where"]: condition = closure
    case ["missing"]: missing = closure
    default: return false
    }
    return true
  }

  private static let rows: Set = ["transitions", "moves", "rows", "table"]

  /// Where it starts.
  func initial(among states: EnumShape) -> ExprSyntax? {
    initial ?? first.flatMap { $0.caseName.map(states.hasCase) == true ? $0 : nil }
  }

  /// What else gives rows, or decides.
  func computed(among states: EnumShape) -> ExprSyntax? {
    let isStart = computed != nil && computed?.id == first?.id && initial(among: states)?.id == first?.id
    return isStart ? nil : computed
  }

  /// The states at the end, one by one.
  var finals: [ExprSyntax] {
    guard let final else { return [] }
    return final.as(ArrayExprSyntax.self).map { $0.elements.map(\.expression) } ?? [final]
  }
}

extension ExprSyntax {
  fileprivate var isRows: Bool { self.is(DictionaryExprSyntax.self) || self.is(ArrayExprSyntax.self) }
}

extension ClosureExprSyntax {
  /// The state of `initialState(.idle)`.
  fileprivate var initial: ExprSyntax? {
    statements.lazy.compactMap { item -> ExprSyntax? in
      guard let call = item.expression?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        call.calledName.map({ NameWords($0).words.first == "initial" }) == true
      else { return nil }
      return call.arguments.first?.expression
    }.first
  }

  /// Whether it does nothing but add to the table.
  fileprivate var isBuilder: Bool {
    let names = Set(parameterNames.isEmpty ? ["$0"] : parameterNames)
    let changes = TableChangeFinder.changes(of: names, in: statements)
    let isFilled = !changes.isEmpty && changes.allSatisfy { if case .anything = $0.what { false } else { true } }
    return isFilled || !TableBuilders.nested(in: self).isEmpty
  }
}

extension FunctionCallExprSyntax {
  /// `.failed(error)`, which is a state and not a table.
  fileprivate var isCase: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return member.base == nil && member.declName.baseName.text != "init"
  }
}
