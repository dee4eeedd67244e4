import SwiftSyntax

/// Whether something is in a stored collection, and how a stored number compares, is known behind what tells, until something
/// may change it.
extension Lowering {
  /// `queue = []`, `tries = 0`, `name = "Anna"`, and `isOn = true` where that has observers.
  mutating func tellingContents(_ assignment: Assignment, scope: Scope) -> [Statement] {
    guard !repeatedQuestions.isEmpty, let value = assignment.value.single else { return [] }
    let (isEmpty, written, flag) = (value.writtenEmptiness, WrittenValue(value), flagValue(value, scope: scope))
    guard isEmpty != nil || written != nil || flag != nil || value.is(MemberAccessExprSyntax.self),
      let place = toldProperty(assignment.target, scope: scope)
    else { return [] }
    let declarations = machine.declarations
    let mayComeBack = machine.isShared && Syntax(value).standsBesideForeignMembers
    let (member, known) = (value.memberName, mayComeBack ? [] : members(of: place.property))
    return telling(place, at: assignment.value.site, scope: scope) { told in
      switch (told, written) {
      case (.emptiness, .string(let text)?) where place.property.storesText: .bool(text.isEmpty)
      case (.emptiness, _) where place.property.storesCollection: isEmpty.map(Expression.bool)
      case (.number(_, let comparison, let other), .integer(let number)?) where place.property.storesNumber:
        Self.number(other, at: value, scope: scope, in: declarations).map { .bool(comparison(number, $0)) }
      case (.text(_, let other), .string(let text)?) where place.property.storesText: .bool(text == other)
      case (.flag, nil): flag
      case (.member(_, let other), nil):
        member.flatMap { known.isSuperset(of: [$0, other]) ? Expression.bool($0 == other) : nil }
      default: nil
      }
    }
  }

  /// `queue += [next]`
  mutating func tellingContents(_ term: Operands, scope: Scope) -> [Statement] {
    guard !repeatedQuestions.isEmpty, term.nameGivenElements != nil else { return [] }
    guard let place = toldProperty(term.elements[0], scope: scope), place.property.storesCollection else {
      return tellingVariable(term.elements[0], isEmpty: false, scope: scope)
    }
    return telling(place, at: term.site, scope: scope) { if case .emptiness = $0 { .bool(false) } else { nil } }
  }

  /// What has an element or an index is not empty: `queue.indices.contains(next)`.
  mutating func notEmpty(behind term: Operands, _ condition: Condition, scope: Scope) -> Condition {
    guard !repeatedQuestions.isEmpty, let asked = term.single?.as(FunctionCallExprSyntax.self)?.askedCollection,
      let place = toldProperty(asked, scope: scope), place.property.storesCollection
    else { return condition }
    var condition = condition
    for text in ["\(place.name).isEmpty", "self.\(place.name).isEmpty"] {
      let slot = slot(ofQuestion: text, about: text, in: Syntax(asked), scope: scope.revealing(place.name))
      if let slot { condition = .excluded(by: slot, condition) }
    }
    return condition
  }

  /// A `Bool` that is written, or that a parameter or a local holds.
  private func flagValue(_ value: ExprSyntax, scope: Scope) -> Expression? {
    if let literal = value.as(BooleanLiteralExprSyntax.self) { return .bool(literal.literal.text == "true") }
    guard value.is(DeclReferenceExprSyntax.self), let slot = place(Operands(value), scope: scope),
      variables[slot.id].type?.isBool == true
    else { return nil }
    return .slot(slot)
  }

  /// What a number is compared with: one that is written, or a constant whose declaration writes it.
  static func number(
    _ number: ToldPlace.Number,
    at syntax: ExprSyntax,
    scope: Scope,
    in declarations: Declarations
  ) -> Int? {
    guard case .name(let written) = number else {
      if case .literal(let value) = number { return value }
      return nil
    }
    var path = written.split(separator: ".").map(String.init)
    let isOwn = path[0] == "self"
    if isOwn || path[0] == "Self" { path.removeFirst() }
    guard let first = path.first, isOwn || scope[first] == nil, let name = path.popLast() else { return nil }
    let constant =
      path.isEmpty
      ? declarations.constant(named: name, from: scope.owner, seenFrom: syntax.offset)
      : declarations.type(named: path.joined(separator: "."), from: scope.owner).flatMap {
        declarations.constant(named: name, of: $0.path, isStatic: true)
      }
    guard let constant, constant.type?.comparesLiterals ?? true,
      case .integer(let value)? = WrittenValue(constant.value)
    else { return nil }
    return value
  }

  /// `queue.removeAll()` and `queue.append(next)`.
  mutating func tellingContents(_ call: FunctionCallExprSyntax, scope: Scope) -> [Statement] {
    guard !repeatedQuestions.isEmpty, let isEmpty = call.leavesEmpty,
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return [] }
    guard let place = toldProperty(base, scope: scope), place.property.storesCollection else {
      return tellingVariable(base, isEmpty: isEmpty, scope: scope)
    }
    return telling(place, at: Operands(ExprSyntax(call)).site, scope: scope) { told in
      if case .emptiness = told { .bool(isEmpty) } else { nil }
    }
  }

  struct ToldProperty {
    var name: String
    var target: ExprSyntax
    var property: PatternBindingSyntax
  }

  func toldProperty(_ target: ExprSyntax, scope: Scope) -> ToldProperty? {
    let name = ownName(of: target, scope: scope)
    guard scope.receiver == .machine, scope.owner == machine.owner,
      scope[name] == nil || target.is(MemberAccessExprSyntax.self),
      let property = machine.declarations.types[scope.owner]?.properties[name], property.hasPlainAttributes,
      property.accessorBlock == nil || isFollowedByObservers(name)
    else { return toldMember(target, scope: scope) }
    return ToldProperty(name: name, target: target, property: property)
  }

  mutating func telling(
    _ place: ToldProperty,
    at site: Site,
    scope: Scope,
    _ answer: (ToldPlace) -> Expression?
  ) -> [Statement] {
    guard let (_, repeated) = repeatedQuestions(around: Syntax(place.target)) else { return [] }
    let scope = scope.revealing(place.name)
    return repeated.texts.sorted().compactMap { text in
      guard let told = text.toldPlace, told.name == place.name, let answer = answer(told),
        let slot = slot(ofQuestion: text, about: text, in: Syntax(place.target), scope: scope)
      else { return nil }
      return .assign(slot, answer, site)
    }
  }
}

extension PatternBindingSyntax {
  /// Whether no wrapper stands between what it was given and what it holds.
  var hasPlainAttributes: Bool {
    let variable = parent?.parent?.as(VariableDeclSyntax.self)
    let attributes = variable?.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    return Set(attributes ?? []).isSubset(of: ["Published", "ObservationIgnored", "MainActor", "objc"])
  }

  /// Whether it is a collection of the standard library.
  var storesCollection: Bool {
    if let type = typeAnnotation?.type {
      return type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
        || ["Array", "Set", "Dictionary", "ContiguousArray"].contains(type.as(IdentifierTypeSyntax.self)?.name.text)
    }
    let value = initializer?.value
    let made = value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    return made?.is(ArrayExprSyntax.self) == true || made?.is(DictionaryExprSyntax.self) == true
  }

  var storesText: Bool {
    if let type = typeAnnotation?.type { return type.trimmedDescription == "String" }
    guard let value = initializer?.value, case .string? = WrittenValue(value) else { return false }
    return true
  }

  var storesNumber: Bool {
    if let type = typeAnnotation?.type { return type.behindQuestionMark == nil && type.comparesLiterals }
    guard let value = initializer?.value, case .integer? = WrittenValue(value) else { return false }
    return true
  }
}
