import SwiftSyntax

/// What a stored `Bool` beside the state was given is known until somebody else may have had a turn.
extension Lowering {
  func flag(named name: String, scope: Scope) -> Slot? {
    guard scope.receiver == .machine, scope.owner == machine.owner, scope[name] == nil else { return nil }
    return flags[name]
  }

  /// `self.isLoading`.
  func flag(_ member: MemberAccessExprSyntax, scope: Scope) -> Slot? {
    guard !flags.isEmpty, let base = member.base?.trimmedDescription, scope.receiver == .machine,
      scope.owner == machine.owner, base == "self" || base == "self?" || isAlias(base, scope: scope)
    else { return nil }
    return flags[member.declName.baseName.identifierText]
  }

  /// What is called and not followed may come back and change any of them; what only makes a value or logs does not.
  func forgetting(by call: FunctionCallExprSyntax) -> [Statement] {
    guard !flags.isEmpty || !repeatedQuestions.isEmpty, call.calledName?.first?.isUppercase != true, !call.onlyLogs
    else { return [] }
    return [.forget()]
  }
}
