import SwiftSyntax

/// A closure that does nothing but call an event is none itself. Where it calls two, one after the other, it is: what comes
/// of both is none of either.
extension Lowering {
  /// Whether it sets something beside the state, and then calls a hidden function that may ask for that.
  func tellsHelper(_ survey: Survey) -> Bool {
    companions.contains { survey.assigned.contains($0.name) }
      && survey.calls.contains { call in
        call.isOnSelf && changesState(named: call.name, owner: machine.owner)
          && machine.declarations.types[machine.owner]?.functions(named: call.name).allSatisfy { $0.access == .hidden }
            == true
      }
  }

  func callsEventsInTurn(_ closure: ClosureExprSyntax, _ survey: Survey) -> Bool {
    let moving = Set(survey.calls.filter { $0.isOnSelf && !$0.name.isEmpty }.map(\.name)).filter { name in
      machine.entries.contains { $0.isEvent && $0.function.name.identifierText == name }
        && changesState(named: name, owner: machine.owner) && !onlyLeavesBehind(named: name)
    }
    guard !moving.isEmpty else { return false }
    let calls = EveryCallFinder.calls(in: closure.statements).filter { call in
      call.calledName.map(moving.contains) == true && call.isIn(closure)
    }
    return calls.indices.contains { index in
      calls[..<index].contains { !Syntax($0).excludes(Syntax(calls[index]), in: closure) }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether no other closure is around it.
  fileprivate func isIn(_ closure: ClosureExprSyntax) -> Bool {
    sequence(first: Syntax(self), next: \.parent).first { $0.is(ClosureExprSyntax.self) }?.id == closure.id
  }
}

extension Syntax {
  /// Whether something behind it does not come where this was done: it stands in another branch, or the function is left.
  fileprivate func excludes(_ later: Syntax, in closure: ClosureExprSyntax) -> Bool {
    var inner = self
    while let outer = inner.parent, outer.id != closure.id {
      let isCommon = outer.encloses(later)
      if outer.is(SwitchCaseListSyntax.self), isCommon { return true }
      if let choice = outer.as(IfExprSyntax.self), isCommon { return choice.body.id == inner.id }
      if !isCommon, let block = outer.as(CodeBlockSyntax.self), block.statements.last?.leaves == true { return true }
      if isCommon, outer.is(CodeBlockItemListSyntax.self) { return false }
      inner = outer
    }
    return false
  }
}

extension CodeBlockItemSyntax {
  fileprivate var leaves: Bool { item.is(ReturnStmtSyntax.self) || item.is(ThrowStmtSyntax.self) }
}
