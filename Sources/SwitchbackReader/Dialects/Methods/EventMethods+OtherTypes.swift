import SwiftSyntax

/// Who calls a method besides the methods of its own type.
extension EventMethods {
  /// Whether another type calls it on a property that holds such a machine, or anything on a place of its type.
  func isCalledByOtherTypes(_ function: FunctionDeclSyntax) -> Bool {
    let isCalledByHolder = (uses.callsOfHolders[function.name.identifierText] ?? []).contains { call, properties in
      function.answers(call)
        && (call.box.map(properties.contains) ?? false || !call.baseNames.isDisjoint(with: properties))
    }
    return isCalledByHolder || isCalledOnPlace(function)
  }

  /// Whether it is called on a parameter, a local or what these hold, where the declarations tell that this is such a machine.
  private func isCalledOnPlace(_ function: FunctionDeclSyntax) -> Bool {
    let name = function.name.identifierText
    return declarations.members(outside: type.path) { $0.called.contains(name) }.contains { path, member in
      declarations.surveys.survey(member).names.contains(name) && calls(function, in: member, of: path)
    } || isCalledOnOthers(function)
  }

  /// Whether the type itself calls it on another of its instances: `next?.begin()`.
  private func isCalledOnOthers(_ function: FunctionDeclSyntax) -> Bool {
    guard namesCalledOnOthers.contains(function.name.identifierText) else { return false }
    return type.members.contains { member in
      // What says what to do is given the instance itself.
      !member.isProtocolOrType && !type.isActionTable(member)
        && type.callsOnOthers(in: member, declarations).contains(where: function.answers)
        && calls(function, in: Syntax(member), of: type.path)
    }
  }

  private func calls(_ function: FunctionDeclSyntax, in member: Syntax, of path: String) -> Bool {
    let name = function.name.identifierText
    let types = WrittenTypes(in: member, of: path, declarations)
    return ReferenceFinder.references(to: name, in: member).contains { reference in
      guard let callee = reference.parent?.as(MemberAccessExprSyntax.self), callee.declName.id == reference.id,
        let base = callee.base?.withoutMarks, let call = callee.parent?.as(FunctionCallExprSyntax.self),
        path != type.path || !base.isSelf && !SelfAliases.around(base).contains(base.trimmedDescription)
      else { return false }
      var named = Survey.CallName(of: call)
      named.name = name
      return function.answers(named) && types.type(of: base) == .named(type.path)
    }
  }

  /// Whether an initialiser, an accessor or a subscript calls it; of what is shown that says nothing of who else does, but
  /// for observers.
  func isHelperOfOtherMembers(_ function: FunctionDeclSyntax) -> Bool {
    let calls = function.access == .hidden ? uses.callsOfOthers : uses.callsOfObservers
    return (calls[function.name.identifierText] ?? []).contains(where: function.answers)
  }
}

extension Declarations.TypeDeclaration {
  func namesCalledOnOthers(in declarations: Declarations) -> Set<String> {
    let calls = members.filter { !$0.isProtocolOrType }.flatMap { callsOnOthers(in: $0, declarations) }
    return Set(calls.map(\.name))
  }

  /// The calls on something else than the instance.
  fileprivate func callsOnOthers(in member: DeclSyntax, _ declarations: Declarations) -> [Survey.CallName] {
    let survey = declarations.surveys.survey(member)
    return (survey.calls + survey.callsLater).filter { $0.base != nil && !$0.isOnSelf }
  }
}
