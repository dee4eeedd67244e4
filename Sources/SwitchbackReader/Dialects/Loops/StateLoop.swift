import SwiftSyntax

/// A loop whose turns move a local variable: `for character in text { switch mode { … } }`.
struct StateLoop {
  var statement: StmtSyntax
  var variable: String
  /// The enum of what the loop goes through, where it switches over that.
  var events: MachineDeclaration.Events = .function

  /// The innermost loop in which all is that asks for the variable in one of the loops around, and something sets it; none that
  /// sets it in each turn before it asks, since nothing is kept from one to the next.
  ///
  /// - Parameter asks: whether a loop asks which case the variable holds.
  init?(of state: LocalState, where asks: (StmtSyntax) -> Bool) {
    let asked = state.uses.filter { $0.isAsked && !$0.loops.isEmpty }
    for first in asked {
      let loops = first.loops.filter { loop in
        state.uses.contains { $0.mayChange && $0.isIn(loop) } && asks(loop)
          && asked.allSatisfy { $0.isIn(loop) || !$0.isIn(first.loops[0]) }
      }
      guard let loop = loops.last, !loop.putsFirst(state.uses.filter { $0.isIn(loop) }) else { continue }
      (statement, variable) = (loop, state.name)
      return
    }
    return nil
  }

  /// What the loop calls what it goes through.
  var element: String? {
    statement.as(ForStmtSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
  }

  /// What a turn is called.
  var turn: String { element ?? statement.as(ForStmtSyntax.self)?.pattern.trimmedDescription ?? "turn" }

  var label: String? { statement.loopLabel }

  /// The labels of the loops around.
  var outerLabels: [String] {
    let around = sequence(first: Syntax(statement), next: \.parent).dropFirst()
      .prefix { !$0.is(ClosureExprSyntax.self) && !$0.is(FunctionDeclSyntax.self) }
    return around.compactMap { $0.as(LabeledStmtSyntax.self)?.label.text }.filter { $0 != label }
  }
}

extension StmtSyntax {
  fileprivate var loopLabel: String? { parent?.as(LabeledStmtSyntax.self)?.label.text }
}
