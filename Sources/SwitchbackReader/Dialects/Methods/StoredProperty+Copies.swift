import SwiftSyntax

extension StoredProperty {
  /// The struct that holds what this is a copy of after each assignment: `state = machine.send(event)`, where `send` moves the
  /// state of the struct, and gives it back.
  func original(
    in type: Declarations.TypeDeclaration,
    _ declarations: Declarations
  ) -> (property: String, member: String, content: String)? {
    guard box == nil, holdingType == nil, !isOptional, !isStatic, let state, let first = value?.caseName,
      type.hides(settingOf: name)
    else { return nil }
    for variable in type.variables where variable.isHiddenInType && variable.attributes.isEmpty {
      for binding in variable.bindings where binding.accessorBlock == nil {
        guard let made = binding.initializer?.value,
          let content = made.as(FunctionCallExprSyntax.self)
            .flatMap({ declarations.type(named: $0.calledExpression.trimmedDescription, from: type.path) }),
          content.declaration?.is(StructDeclSyntax.self) == true,
          case let inside = content.statesInside(in: declarations).filter({ $0.state.path == state.path }),
          inside.count == 1, let member = inside[0].member,
          content.properties[member]?.accessorBlock == nil,
          content.state(in: made, member: member)?.caseName == first
        else { continue }
        let place = CopiedPlace(property: binding.plainName, member: member, content: content, state: state)
        if place.isCopied(by: name, in: type) { return (place.property, member, content.path) }
      }
    }
    return nil
  }
}

/// A property that holds a struct with a state.
private struct CopiedPlace {
  var property: String
  var member: String
  var content: Declarations.TypeDeclaration
  /// The type of the state.
  var state: Declarations.TypeDeclaration

  /// Whether another property is given the state whenever it moves, and nothing else.
  func isCopied(by copy: String, in type: Declarations.TypeDeclaration) -> Bool {
    let uses = type.uses(of: [property, copy]).mapValues { names in
      names.filter { !$0.isNameOfLocal && $0.parent?.parent?.is(PatternBindingSyntax.self) != true }
    }
    let isSetSo = (uses[copy] ?? []).allSatisfy { token in
      switch token.useOfProperty(isFlag: false) {
      case .reads: true
      case .isLent: isOnlyAsked(token)
      case .writes(let item): item.as(CodeBlockItemSyntax.self).map { isMove($0, into: copy) } ?? false
      }
    }
    return isSetSo && uses[property]?.isEmpty == false
      && uses[property, default: []].allSatisfy { token in
        token.itemAround.map { isMove($0, into: copy) || isMadeAnew($0, before: copy) } ?? false
      }
  }

  /// `state.label()`, where that leaves it alone.
  private func isOnlyAsked(_ token: TokenSyntax) -> Bool {
    let functions = state.functions.filter { token.isCalled(oneOf: [$0.name.identifierText]) }
    return !functions.isEmpty && !functions.contains(where: \.isMutating)
  }

  /// `state = machine.send(event)`, in which the place is not named again.
  private func isMove(_ item: CodeBlockItemSyntax, into copy: String) -> Bool {
    guard let assignment = item.expression.flatMap({ Assignment($0) }), assignment.target.nameBehindSelf == copy,
      let call = assignment.value.single?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base?.nameBehindSelf == property,
      !call.arguments.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == property })
    else { return false }
    let functions = content.functions(named: member.declName.baseName.identifierText)
    return !functions.isEmpty && functions.allSatisfy(givesState)
  }

  /// `machine = Machine()` right before such a statement.
  private func isMadeAnew(_ item: CodeBlockItemSyntax, before copy: String) -> Bool {
    guard let assignment = item.expression.flatMap({ Assignment($0) }), assignment.target.nameBehindSelf == property,
      let value = assignment.value.single, content.state(in: value, member: member)?.isNamedCase == true,
      let next = item.parent?.as(CodeBlockItemListSyntax.self)?.drop(while: { $0.id != item.id }).dropFirst().first
    else { return false }
    return isMove(next, into: copy)
  }

  /// Whether a function gives what the state is where it ends, wherever that is.
  private func givesState(_ function: FunctionDeclSyntax) -> Bool {
    function.signature.effectSpecifiers == nil
      && function.body?.statements.allResults?.allSatisfy { $0.nameBehindSelf == member } == true
  }
}
