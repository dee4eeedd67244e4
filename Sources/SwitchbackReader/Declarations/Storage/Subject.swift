import SwiftSyntax

/// A property that tells others of the state and keeps it: `let state = CurrentValueSubject<State, Never>(.idle)`.
///
/// The state is what its `value` is; it changes where that is assigned, or where the next one is sent.
enum Subject {
  /// Combine, RxSwift and ReactiveX.
  private static let senders: Set = ["send", "accept", "onNext"]

  /// What surveys call the state in a subject.
  static func stateName(of property: String) -> String { "\(property).value" }

  /// The property, if this is what surveys call the state in a subject.
  static func property(ofStateName name: String) -> String? {
    name.hasSuffix(".value") ? String(name.dropLast(".value".count)) : nil
  }

  /// The subject to which a call sends the next state, what surveys call it, and that state: `state.send(.loading)`.
  static func sent(by call: FunctionCallExprSyntax) -> (subject: ExprSyntax, name: String, value: ExprSyntax)? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      senders.contains(member.declName.baseName.text), call.trailingClosure == nil, call.arguments.count == 1,
      let argument = call.arguments.first, argument.label == nil
    else { return nil }
    // One that is captured weakly: `subject?.send(.loading)`.
    let subject = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    return (subject, stateName(of: subject.nameBehindSelf), argument.expression)
  }

  /// Whether it names a sending function without a call: `subject.send` of `sink(receiveValue: subject.send)`.
  static func isSenderGiven(_ member: MemberAccessExprSyntax) -> Bool {
    senders.contains(member.declName.baseName.text)
      && member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != member.id
  }
}

extension StoredProperty {
  /// The enum in a subject, if some function sends or assigns its cases.
  static func sent(
    _ binding: PatternBindingSyntax,
    of variable: VariableDeclSyntax,
    in type: Declarations.TypeDeclaration,
    _ declarations: Declarations
  ) -> StoredProperty? {
    guard !binding.isComputed, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else { return nil }
    let stateName = Subject.stateName(of: name)
    guard let written = binding.typeAnnotation?.type.firstGenericArgument ?? binding.initializer?.value.firstArgument,
      let state = declarations.enumeration(named: written, from: type.path),
      state.enumeration?.caseDeclarations.isEmpty == false,
      type.surveysOfSetters(in: declarations).contains(where: { survey in
        survey.allAssigned.contains(stateName)
      })
    else { return nil }
    return StoredProperty(
      name: stateName,
      type: state.path,
      state: state,
      value: binding.initializer?.value.boxedValue,
      isStatic: variable.isStatic,
      offset: binding.offset
    )
  }
}

extension Declarations.TypeDeclaration {
  /// Those of its functions, and of what sets its computed properties.
  func surveysOfSetters(in declarations: Declarations) -> [Survey] {
    let setters = bindings.compactMap { $0.setter?.statements }
    return functions.compactMap(\.body).map(declarations.surveys.survey) + setters.map(declarations.surveys.survey)
  }
}

extension TypeSyntax {
  /// `State` of `CurrentValueSubject<State, Never>`.
  fileprivate var firstGenericArgument: String? {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?
      .genericArgumentClause
    return clause?.arguments.first?.argument.as(TypeSyntax.self)?.plainName
  }
}

extension ExprSyntax {
  /// The same of `CurrentValueSubject<State, Never>(.idle)` and `CurrentValueSubject(State.idle)`.
  fileprivate var firstArgument: String? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self) {
      return generic.genericArgumentClause.arguments.first?.argument.as(TypeSyntax.self)?.plainName
    }
    let value = boxedValue?.as(FunctionCallExprSyntax.self)?.calledExpression ?? boxedValue
    return value?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
  }
}
