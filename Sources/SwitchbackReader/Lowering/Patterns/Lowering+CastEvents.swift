import SwiftSyntax

/// Events of which a function is told only the protocol: each type that it asks for is one.
extension Lowering {
  /// `is Login` and `let login as Login`.
  mutating func eventPattern(_ type: TypeSyntax, of slot: Slot?, from scope: String) -> CasePattern? {
    if let pattern = statePattern(type, of: slot) { return pattern }
    guard let slot, variables[slot.id].isForeignEvent, let path = kindOfEvent(type, from: scope) else { return nil }
    noteEvent(path.plainPath, of: slot)
    return .path([path.plainPath], payload: nil)
  }

  /// `action is Login`, and the value of `if let login = action as? Login`.
  mutating func eventCast(_ term: Operands, text: String, scope: Scope) -> Condition? {
    guard let (value, type) = term.typeAsked, let slot = place(Operands(value), scope: scope),
      let pattern = eventPattern(type, of: slot, from: scope.owner)
    else { return nil }
    return .matches(Operand(slot: slot, text: value.text), pattern, text: text)
  }

  /// Whether the events that are named are types.
  var namesKindsOfEvents: Bool { namedEvents.all.contains { $0.lastName.first?.isUppercase == true } }

  func whyKindsAreUnread(of type: String) -> String {
    "which types are '\(type)' is not followed; drawn are those that are asked for"
  }

  /// The path of a type that no other one is below: of what is a `Login` it is known that it is nothing else.
  private mutating func kindOfEvent(_ type: TypeSyntax, from scope: String) -> String? {
    let declarations = machine.declarations.seen(from: type)
    guard let found = declarations.type(named: type.plainName, from: scope) else {
      guard declarations.protocolPath(named: type.plainName, from: scope) == nil else { return nil }
      assume("events that are types of other files are taken for structs")
      return type.plainName
    }
    guard let declaration = found.declaration else { return nil }
    let isOneKind =
      declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
      || declaration.is(ClassDeclSyntax.self) && found.isFinal
    return isOneKind ? found.path : nil
  }
}

extension Operands {
  /// What is asked for its type, and that: `action is Login`, `action as? Login`.
  fileprivate var typeAsked: (value: ExprSyntax, type: TypeSyntax)? {
    if let single {
      if let test = single.as(IsExprSyntax.self) { return (test.expression, test.type) }
      return single.conditionalCast
    }
    guard elements.count == 3, let type = elements[2].as(TypeExprSyntax.self)?.type else { return nil }
    let isCast = elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?"
    return isCast || elements[1].is(UnresolvedIsExprSyntax.self) ? (elements[0], type) : nil
  }
}

extension ExprSyntax {
  /// `action` and `AppAction` of `action as? AppAction`.
  var conditionalCast: (value: ExprSyntax, type: TypeSyntax)? {
    if let cast = self.as(AsExprSyntax.self) {
      return cast.questionOrExclamationMark?.text == "?" ? (cast.expression, cast.type) : nil
    }
    let elements = Operands(self).elements
    guard elements.count == 3, elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?",
      let type = elements[2].as(TypeExprSyntax.self)?.type
    else { return nil }
    return (elements[0], type)
  }
}
