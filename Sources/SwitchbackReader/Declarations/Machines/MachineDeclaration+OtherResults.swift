import SwiftSyntax

extension MachineDeclaration {
  /// Functions that give a state, and are given no event: `func cancelled() -> Self` beside `next(on:)`.
  ///
  /// - Parameter own: the offsets of those that are followed.
  func otherResults(besides own: Set<Int>) -> [Program.Note] {
    guard region == nil, !hasForeignStates else { return [] }
    let functions = declarations.types[storage == .itself ? stateType : owner]?.functions ?? []
    let bodies = entries.compactMap(\.function.body)
    // What is followed in part has been said to be so.
    let named = bodies.reduce(into: Set<String>()) { $0.formUnion(declarations.surveys.survey($1).names) }
    return functions.filter { function in
      guard !own.contains(function.offset), !named.contains(function.name.identifierText), !isConditional(function),
        let body = function.body,
        isState(function.signature.returnClause?.type), isGivenNoEvent(function)
      else { return false }
      return body.namesCase(of: states)
    }.map { function in
      let name = function.name
      let why = "'\(name.identifierText)' gives a state as well, which is not followed"
      return Program.Note(why: why, offset: name.offset)
    }
  }

  /// Whether it is about the state at hand alone.
  private func isGivenNoEvent(_ function: FunctionDeclSyntax) -> Bool {
    let parameters = function.signature.parameterClause.parameters
    switch storage {
    case .itself: return !function.isStatic && !parameters.contains { isState($0.type) }
    case .parameter: return parameters.count == 1 && parameters.allSatisfy { isState($0.type) }
    case .property, .performed: return false
    }
  }

  private func isState(_ type: TypeSyntax?) -> Bool {
    guard let type, type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) else { return false }
    if type.trimmedDescription == "Self" { return storage == .itself }
    return declarations.type(named: type.plainName, from: owner)?.path == stateType
  }

  /// Where the owner has a state for each key, and sets one to something else than the machine gives: `states[id] = .idle`.
  var setsOfMany: [Program.Note] {
    guard storage == .parameter, region == nil, let type = declarations.types[owner] else { return [] }
    let properties = type.variables.filter { $0.bindingSpecifier.text == "var" }.flatMap(\.bindings).filter { binding in
      guard !binding.isComputed, let written = binding.typeAnnotation?.type else { return false }
      let element = written.as(DictionaryTypeSyntax.self)?.value ?? written.as(ArrayTypeSyntax.self)?.element
      return element.map { declarations.type(named: $0.plainName, from: owner)?.path == stateType } ?? false
    }
    let names = Set(properties.map(\.pattern.trimmedDescription))
    guard !names.isEmpty else { return [] }
    let followed = Set(entries.map(\.function.name.identifierText))
    return type.functions.flatMap { function -> [Program.Note] in
      guard let body = function.body else { return [] }
      let why = "'\(function.name.identifierText)' sets a state as well, which is not followed"
      return AssignmentFinder.assignments(in: body).filter { assignment, _ in
        let target = assignment.target.withoutMarks.as(SubscriptCallExprSyntax.self)?.calledExpression
        return target.map { names.contains($0.nameBehindSelf) } == true && !assignment.value.follows(followed, in: body)
      }.map { Program.Note(why: why, offset: $1) }
    }
  }
}
