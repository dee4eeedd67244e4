import SwiftSyntax

/// Whether a stored optional is nil is known behind an assignment that tells, until something may change it.
extension Lowering {
  /// What `if let` asks, which is the same question as the one for nil.
  mutating func presence(
    askedBy binding: OptionalBindingConditionSyntax,
    of value: Operands,
    scope: Scope
  ) -> Condition {
    guard let question = binding.questionOfNil else {
      return self.question(binding.text, about: value.text, in: binding, scope: scope)
    }
    let slot = slot(ofQuestion: question, about: value.text, in: Syntax(binding), scope: scope)
    let asked = slot.map { Condition.not(.holds($0, text: Match.negation(of: binding.text))) } ?? .text(binding.text)
    return whereLasting(asked, of: value, scope: scope)
  }

  /// What `last ?? .idle` asks, where that is asked again or told.
  mutating func presence(ofDefaulted value: Operands, scope: Scope) -> Condition? {
    guard let expression = value.single, let question = expression.questionOfNil,
      let slot = slot(ofQuestion: question, about: value.text, in: Syntax(expression), scope: scope)
    else { return nil }
    return .not(.holds(slot, text: question))
  }

  /// `task = nil`, and `session = Session()`.
  mutating func telling(_ assignment: Assignment, scope: Scope) -> [Statement] {
    guard !repeatedQuestions.isEmpty, let place = optionalProperty(assignment.target, scope: scope) else { return [] }
    let isNil = assignment.value.single?.is(NilLiteralExprSyntax.self) == true
    let isKnown = isNil || !place.property.isWeak && isThere(assignment.value, in: place.property, scope: scope)
    guard isKnown || isCompanion(place.name, scope: scope) else { return [] }
    let why = "whether '\(place.name)' is nil is not followed"
    let told: Expression = isKnown ? .bool(isNil) : .unknown(why: why)
    return slots(ofOptional: place.name, at: assignment.target, scope: scope).map {
      .assign($0, told, assignment.value.site)
    }
  }

  /// Whether what a property is given is never nil: what is made, a state, or a case.
  private func isThere(_ value: Operands, in property: PatternBindingSyntax, scope: Scope) -> Bool {
    if isMade(value, scope: scope) { return true }
    if let slot = place(value, scope: scope) {
      return variables[slot.id].type?.isOptional == false && !(slot == .state && machine.hasOptionalState)
    }
    guard let member = value.single?.as(MemberAccessExprSyntax.self), let type = property.typeAnnotation?.type,
      let shape = shape(at: ValueType(type, in: machine.declarations, from: scope.owner)?.path)
    else { return false }
    return shape.hasCase(member.declName.baseName.identifierText)
      && member.base.map { $0.trimmedDescription.lastName == shape.name } ?? true
  }

  private func optionalProperty(_ target: ExprSyntax, scope: Scope) -> ToldProperty? {
    let name = ownName(of: target, scope: scope)
    guard scope.receiver == .machine, scope[name] == nil || target.is(MemberAccessExprSyntax.self),
      let property = machine.declarations.types[scope.owner]?.properties[name], property.storesOptional,
      property.accessorBlock == nil || isFollowedByObservers(name)
    else { return toldMember(target, scope: scope).flatMap { $0.property.storesOptional ? $0 : nil } }
    return ToldProperty(name: name, target: target, property: property)
  }

  /// Whether something is never nil; a task begins at all times.
  func isMade(_ value: Operands, scope: Scope) -> Bool {
    if let call = value.single?.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "Task" {
      return machine.declarations.type(named: "Task", from: scope.owner) == nil
    }
    return value.single.map { isPresent($0, scope: scope) } ?? false
  }
}

extension PatternBindingSyntax {
  /// Whether it is an optional that holds what it was given, as far as its declaration tells.
  fileprivate var storesOptional: Bool {
    let attributes = variable?.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    return typeAnnotation?.type.mayBeNil == true
      && Set(attributes ?? []).isSubset(of: ["Published", "ObservationIgnored", "MainActor", "objc"])
  }

  private var variable: VariableDeclSyntax? { parent?.parent?.as(VariableDeclSyntax.self) }
}
