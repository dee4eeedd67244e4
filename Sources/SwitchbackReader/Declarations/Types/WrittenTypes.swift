import SwiftSyntax

/// Of which type the expressions in a member of a type are, as far as declarations write it: `jobs[0]`, `make()`, `job` of
/// `for job in jobs`.
struct WrittenTypes {
  let path: String
  let declarations: Declarations

  /// - Parameter path: that of the type around the member; empty outside of all types.
  init(in member: some SyntaxProtocol, of path: String, _ declarations: Declarations) {
    self.path = path
    self.declarations = declarations.seen(from: member)
  }

  /// - Returns: nil where nothing that is known tells it.
  func type(of expression: ExprSyntax, depth: Int = 12) -> WrittenType? {
    guard depth > 0 else { return nil }
    if let inner = expression.marked { return type(of: inner, depth: depth - 1) }
    if let elements = expression.operands { return type(ofAny: elements, depth: depth - 1) }
    if expression.isSelf { return own(at: Syntax(expression)) }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      return type(named: name, at: Syntax(expression), depth: depth - 1)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.identifierText
      guard let owner = type(of: base, depth: depth - 1) else { return property(name, ofTypeNamed: base) }
      if case .named(let path) = owner { return property(name, of: path) }
      return owner.member(name)
    }
    if let list = expression.as(ArrayExprSyntax.self), let first = list.elements.first {
      return type(of: first.expression, depth: depth - 1).map { .list($0) }
    }
    if let inner = expression.inOptional { return type(of: inner, depth: depth - 1) }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return type(of: element.calledExpression, depth: depth - 1)?.subscripted(by: element.arguments)
    }
    return expression.as(FunctionCallExprSyntax.self).flatMap { result(of: $0, depth: depth - 1) }
  }

  /// `jobs[id] ?? spare`, `item as? Job`.
  private func type(ofAny elements: [ExprSyntax], depth: Int) -> WrittenType? {
    if let cast = elements.last?.as(TypeExprSyntax.self),
      elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
    {
      return WrittenType(cast.type, in: declarations, from: path)
    }
    guard elements.count > 2, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" else { return nil }
    return type(of: elements[0], depth: depth)
  }

  /// That of the instance; in an extension of a collection its elements are those that it is restricted to.
  private func own(at place: Syntax) -> WrittenType? {
    if declarations.types[path]?.declaration != nil { return .named(path) }
    let extensions = sequence(first: place, next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }
    guard let around = extensions.first(where: { _ in true }) else { return nil }
    if around.extendedType.is(ArrayTypeSyntax.self) {
      return WrittenType(around.extendedType, in: declarations, from: "")
    }
    guard ["Array", "Set", "Sequence", "Collection"].contains(around.extendedType.plainName) else { return nil }
    let types = around.genericWhereClause?.requirements.compactMap { requirement -> TypeSyntax? in
      switch requirement.requirement {
      case .sameTypeRequirement(let same) where same.leftType.trimmedDescription == "Element":
        return same.rightType.as(TypeSyntax.self)
      case .conformanceRequirement(let item) where item.leftType.trimmedDescription == "Element": return item.rightType
      default: return nil
      }
    }
    return types?.first.map { .list(WrittenType($0, in: declarations, from: "")) }
  }

  // MARK: Members

  func property(_ name: String, of path: String) -> WrittenType? {
    guard let binding = declarations.types[path]?.properties[name] else { return nil }
    let seen = declarations.seen(from: binding)
    if let written = binding.typeAnnotation?.type { return WrittenType(written, in: seen, from: path) }
    if let name = binding.typeName(in: seen, from: path) { return WrittenType(named: name, in: seen, from: path) }
    return binding.initializer.flatMap { made(by: $0.value, in: seen, from: path) }
  }

  /// `Job.shared`.
  private func property(_ name: String, ofTypeNamed base: ExprSyntax) -> WrittenType? {
    guard base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self) else { return nil }
    return declarations.type(named: base.trimmedDescription, from: path).flatMap { property(name, of: $0.path) }
  }

  /// What a property begins with: `Job()`, `[Job]()`, `[Job(), Job()]`.
  func made(by value: ExprSyntax, in declarations: Declarations, from path: String) -> WrittenType? {
    if let list = value.as(ArrayExprSyntax.self), let first = list.elements.first {
      return made(by: first.expression, in: declarations, from: path).map { .list($0) }
    }
    if let list = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(ArrayExprSyntax.self),
      let name = list.elements.first?.expression.trimmedDescription
    {
      return .list(WrittenType(named: name, in: declarations, from: path))
    }
    if let dictionary = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(DictionaryExprSyntax.self),
      let name = dictionary.content.as(DictionaryElementListSyntax.self)?.first?.value.trimmedDescription
    {
      return .dictionary(WrittenType(named: name, in: declarations, from: path))
    }
    if let name = value.madeType { return WrittenType(named: name, in: declarations, from: path) }
    if let name = value.madeNestedType, let type = declarations.type(named: name, from: path) {
      return .named(type.path)
    }
    return value.isLiteral ? .elsewhere : nil
  }

  private func result(of call: FunctionCallExprSyntax, depth: Int) -> WrittenType? {
    if let made = made(by: ExprSyntax(call), in: declarations, from: path) { return made }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      let own = declarations.types[path]?.functions(named: name) ?? []
      let functions = own.isEmpty ? declarations.functions(named: name, seenFrom: call.offset) : own
      return result(of: functions, in: own.isEmpty ? "" : path)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    let name = member.declName.baseName.identifierText
    let owner = type(of: base, depth: depth)
    guard case .named(let path)? = owner else { return owner?.member(name) }
    return result(of: declarations.types[path]?.functions(named: name) ?? [], in: path)
  }

  /// What all functions of a name give.
  private func result(of functions: [FunctionDeclSyntax], in path: String) -> WrittenType? {
    let results = functions.map { function in
      function.signature.returnClause.map {
        WrittenType($0.type, in: declarations.seen(from: function), from: path)
      }
    }
    guard let first = results.first, results.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

extension ExprSyntax {
  /// What stands in `(…)?`, `(…)!`, parentheses, and behind `try` and `await`.
  fileprivate var marked: ExprSyntax? {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression }
    if let waiting = self.as(AwaitExprSyntax.self) { return waiting.expression }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.expression
  }

  fileprivate var operands: [ExprSyntax]? {
    self.as(SequenceExprSyntax.self).map { Array($0.elements) }
      ?? self.as(InfixOperatorExprSyntax.self).map { [$0.leftOperand, $0.operator, $0.rightOperand] }
  }

  /// `Shop.Model` of `Shop.Model(name: "a")` and `Shop.Model.init()`.
  fileprivate var madeNestedType: String? {
    guard let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
      let base = callee.base
    else { return nil }
    if callee.declName.baseName.text == "init" { return base.trimmedDescription }
    return callee.declName.baseName.text.first?.isUppercase == true ? callee.trimmedDescription : nil
  }

  var isLiteral: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self) || self.is(StringLiteralExprSyntax.self)
  }
}
