import SwiftSyntax

/// The types of what calls are given, as declarations write them: `Int` of `n`, where the function around takes `n: Int`.
struct ArgumentTypes {
  /// The type around the call.
  let path: String
  let declarations: Declarations

  /// The type by which a function is preferred that takes just that; a literal's is the one it has by itself.
  func type(of expression: ExprSyntax, depth: Int = 8) -> TypeSyntax? {
    if let literal = expression.literalType { return TypeSyntax(IdentifierTypeSyntax(name: .identifier(literal))) }
    guard depth > 0 else { return nil }
    if let inner = expression.valueInside { return type(of: inner, depth: depth - 1) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self)?.expression {
      return type(of: forced, depth: depth - 1)?.behindQuestionMark
    }
    if let name = expression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return type(named: name.baseName.identifierText, at: Syntax(expression), depth: depth - 1)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base?.isSelf == true {
      return property(member.declName.baseName.identifierText, at: Syntax(expression))
    }
    return expression.as(FunctionCallExprSyntax.self).flatMap(result)
  }

  /// The same without literals, which can be of many types.
  func settledType(of expression: ExprSyntax) -> TypeSyntax? {
    if let inner = expression.valueInside { return settledType(of: inner) }
    return expression.literalType == nil ? type(of: expression) : nil
  }

  private func type(named name: String, at place: Syntax, depth: Int) -> TypeSyntax? {
    guard let binding = place.localBinding(of: name, in: declarations.surveys.facts.bindings) else {
      return place.isLocal(name) ? nil : property(name, at: place)
    }
    switch binding {
    case .declared(let type, let isVariadic):
      return isVariadic ? TypeSyntax(ArrayTypeSyntax(element: type.trimmed)) : type
    case .value(let value): return type(of: value, depth: depth)
    case .bound(let value): return type(of: value, depth: depth)?.behindQuestionMark
    case .unwrapped(let place):
      return depth > 0 ? type(named: name, at: place, depth: depth - 1)?.behindQuestionMark : nil
    case .element(let list, let isSecond): return isSecond ? nil : type(of: list, depth: depth)?.elementWritten
    case .given(let closure, let position): return type(givenTo: closure, at: position, depth: depth)
    case .unknown: return nil
    }
  }

  /// `$0` of `codes.forEach { show($0) }`, and of a closure whose type is written.
  private func type(givenTo closure: ClosureExprSyntax, at position: Int, depth: Int) -> TypeSyntax? {
    if let callee = closure.call?.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      WrittenType.visitingNames.contains(callee.declName.baseName.identifierText), position == 0,
      let element = type(of: base, depth: depth)?.elementWritten
    {
      return element
    }
    return WrittenTypes(in: closure, of: path, declarations).writtenType(givenTo: closure, at: position)
  }

  private func property(_ name: String, at place: Syntax) -> TypeSyntax? {
    guard place.stands(inTypeNamed: path.plainPath.lastName), let binding = declarations.types[path]?.properties[name]
    else { return nil }
    if let written = binding.typeAnnotation?.type { return written }
    return binding.initializer?.value.literalType.map { TypeSyntax(IdentifierTypeSyntax(name: .identifier($0))) }
  }

  /// What all functions give that a call of the type's own may mean.
  private func result(of call: FunctionCallExprSyntax) -> TypeSyntax? {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    guard member.map({ $0.base?.isSelf == true }) ?? call.calledExpression.is(DeclReferenceExprSyntax.self),
      let name = call.calledName, member != nil || !Syntax(call).isLocal(name)
    else { return nil }
    let own = declarations.functions(named: name, ofTypeAt: path)
    let functions = own.isEmpty ? declarations.functions(named: name, seenFrom: call.offset) : own
    let results = Set(functions.map { $0.signature.returnClause?.type.trimmedDescription })
    guard results.count == 1, functions.allSatisfy({ $0.genericParameterClause == nil }) else { return nil }
    return functions[0].signature.returnClause?.type
  }
}

extension ExprSyntax {
  /// The type that a literal has where nothing else tells it.
  var literalType: String? {
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    return self.is(StringLiteralExprSyntax.self) ? "String" : nil
  }

  /// What stands in parentheses, and behind `try` and `await`.
  fileprivate var valueInside: ExprSyntax? {
    if let attempt = self.as(TryExprSyntax.self) {
      return attempt.questionOrExclamationMark == nil ? attempt.expression : nil
    }
    return self.as(AwaitExprSyntax.self)?.expression ?? unwrappedParentheses
  }
}

extension TypeSyntax {
  /// `Int` of `[Int]`, `Array<Int>` and `Set<Int>`.
  fileprivate var elementWritten: TypeSyntax? {
    if let array = self.as(ArrayTypeSyntax.self) { return array.element }
    guard let generic = self.as(IdentifierTypeSyntax.self), ["Array", "Set"].contains(generic.name.text),
      let arguments = generic.genericArgumentClause?.arguments, arguments.count == 1
    else { return nil }
    return arguments.first?.argument.as(TypeSyntax.self)
  }
}

extension Syntax {
  /// Whether the type around it, or what the extension around it extends, has a name.
  fileprivate func stands(inTypeNamed name: String) -> Bool {
    for parent in sequence(first: self, next: \.parent) {
      if let around = parent.as(ExtensionDeclSyntax.self) { return around.extendedType.plainName.lastName == name }
      guard parent.asProtocol((any DeclGroupSyntax).self) != nil else { continue }
      return parent.asProtocol((any NamedDeclSyntax).self)?.name.identifierText == name
    }
    return false
  }
}
