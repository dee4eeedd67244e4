import SwiftSyntax

/// Whether something is in a stored collection, and how a stored number compares, is known behind what tells, until something
/// may change it.
extension Lowering {
  /// `queue = []` and `tries = 0`.
  mutating func tellingContents(_ assignment: Assignment, scope: Scope) -> [Statement] {
    guard !repeatedQuestions.isEmpty, let value = assignment.value.single else { return [] }
    let isEmpty = value.writtenEmptiness
    let number: Int? = if case .integer(let number)? = WrittenValue(value) { number } else { nil }
    guard isEmpty != nil || number != nil, let place = toldProperty(assignment.target, scope: scope) else { return [] }
    return telling(place, at: assignment.value.site, scope: scope) { told in
      switch told {
      case .emptiness where place.property.storesCollection: isEmpty
      case .number(_, let comparison, let other) where place.property.storesNumber: number.map { comparison($0, other) }
      default: nil
      }
    }
  }

  /// `queue.removeAll()` and `queue.append(next)`.
  mutating func tellingContents(_ call: FunctionCallExprSyntax, scope: Scope) -> [Statement] {
    guard !repeatedQuestions.isEmpty, let isEmpty = call.leavesEmpty,
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let place = toldProperty(base, scope: scope), place.property.storesCollection
    else { return [] }
    return telling(place, at: Operands(ExprSyntax(call)).site, scope: scope) { told in
      if case .emptiness = told { isEmpty } else { nil }
    }
  }

  private struct ToldProperty {
    var name: String
    var target: ExprSyntax
    var property: PatternBindingSyntax
  }

  private func toldProperty(_ target: ExprSyntax, scope: Scope) -> ToldProperty? {
    let name = ownName(of: target, scope: scope)
    guard scope.receiver == .machine, scope.owner == machine.owner,
      scope[name] == nil || target.is(MemberAccessExprSyntax.self),
      let property = machine.declarations.types[scope.owner]?.properties[name], property.storesPlainly
    else { return nil }
    return ToldProperty(name: name, target: target, property: property)
  }

  private mutating func telling(
    _ place: ToldProperty,
    at site: Site,
    scope: Scope,
    _ answer: (ToldPlace) -> Bool?
  ) -> [Statement] {
    guard let (_, repeated) = repeatedQuestions(around: Syntax(place.target)) else { return [] }
    let scope = scope.revealing(place.name)
    return repeated.texts.sorted().compactMap { text in
      guard let told = text.toldPlace, told.name == place.name, let answer = answer(told),
        let slot = slot(ofQuestion: text, about: text, in: Syntax(place.target), scope: scope)
      else { return nil }
      return .assign(slot, .bool(answer), site)
    }
  }
}

extension ToldPlace {
  fileprivate var name: String {
    switch self {
    case .presence(let name), .emptiness(let name), .number(let name, _, _): name
    }
  }
}

extension PatternBindingSyntax {
  /// Whether it holds what it was given.
  fileprivate var storesPlainly: Bool {
    let variable = parent?.parent?.as(VariableDeclSyntax.self)
    let attributes = variable?.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    return accessorBlock == nil
      && Set(attributes ?? []).isSubset(of: ["Published", "ObservationIgnored", "MainActor", "objc"])
  }

  /// Whether it is a collection of the standard library.
  fileprivate var storesCollection: Bool {
    if let type = typeAnnotation?.type {
      return type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
        || ["Array", "Set", "Dictionary", "ContiguousArray"].contains(type.as(IdentifierTypeSyntax.self)?.name.text)
    }
    let value = initializer?.value
    let made = value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    return made?.is(ArrayExprSyntax.self) == true || made?.is(DictionaryExprSyntax.self) == true
  }

  fileprivate var storesNumber: Bool {
    if let type = typeAnnotation?.type { return type.behindQuestionMark == nil && type.comparesLiterals }
    guard let value = initializer?.value, case .integer? = WrittenValue(value) else { return false }
    return true
  }
}
