import SwiftSyntax

/// What is asked of a collection: `contains` or `isEmpty`.
struct CollectionQuestion {
  var base: ExprSyntax
  /// Nil for `isEmpty`.
  var element: ExprSyntax?

  init?(_ expression: ExprSyntax) {
    if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "isEmpty",
      let base = member.base
    {
      self.base = base
      return
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil, call.arguments.count == 1,
      let argument = call.arguments.first, argument.label == nil,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "contains",
      let base = member.base
    else { return nil }
    self.base = base
    element = argument.expression
  }
}

extension Lowering {
  /// The type of a collection that is known, or of what is asked of one.
  func collectionType(_ expression: ExprSyntax, scope: Scope) -> ValueType? {
    if let picked = pickedType(expression, scope: scope) { return picked }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      let inner = forced.expression
      return (collectionType(inner, scope: scope) ?? numericType(Operands(inner), scope: scope))?.unwrapped
    }
    if let subscripted = expression.as(SubscriptCallExprSyntax.self) {
      return elementType(subscripted, scope: scope) ?? keyedType(subscripted, scope: scope)
    }
    if let member = rowMember(expression, scope: scope) { return member.type }
    if let merged = MergedCollection(expression) {
      return type(ofBase: merged.base, scope: scope).flatMap { $0.collection == .dictionary ? $0 : nil }
    }
    if let question = CollectionQuestion(expression) {
      guard let base = type(ofBase: question.base, scope: scope), base.collection != nil,
        question.element == nil || base.collection == .list
      else { return nil }
      var answer = ValueType.bool
      answer.isOptional = question.base.isChained
      return answer
    }
    if let call = expression.collectionCall { return type(ofCall: call, scope: scope) }
    if expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self) {
      return type(ofLiteral: expression, scope: scope)
    }
    if let all = allCases(expression, scope: scope) { return ValueType(.list, of: [ValueType(path: all.path)]) }
    guard let constant = constant(expression, scope: scope) else { return nil }
    let type = ValueType(constant.type, in: machine.declarations, from: constant.owner)
    if let type, type.collection != nil { return type }
    guard constant.type == nil || constant.type?.isBareCollection == true else { return nil }
    return collectionType(constant.value.uncast, scope: scope.inside(constant)).flatMap {
      $0.collection == nil ? nil : $0
    }
  }

  /// That of `allowed[state] ?? []` and of `allowed[state]?.contains(next) ?? false`.
  func coalescedType(_ term: Operands, scope: Scope) -> ValueType? {
    guard term.elements.count == 3, term.index(of: "??") == 1, let left = Operands(term.elements[..<1]).single else {
      return nil
    }
    if defaultOfChain(term, scope: scope) != nil { return .bool }
    let place = place(Operands(left), scope: scope).flatMap { variables[$0.id].type }
    // What a call answers that is followed is known, be it nothing.
    if place == nil, term.elements[2].is(BooleanLiteralExprSyntax.self),
      let answered = inlined(left, scope: scope).flatMap({ resultType(of: $0, scope: scope) }), answered.isBool
    {
      return .bool
    }
    guard
      let type = place ?? collectionType(left, scope: scope) ?? numericType(Operands(left), scope: scope),
      type.isTracked
    else { return nil }
    return type.unwrapped
  }

  /// The type before a dot or a bracket, without what may be nil in it.
  func type(ofBase base: ExprSyntax, scope: Scope) -> ValueType? {
    type(of: Operands(base.unchained), scope: scope).flatMap { $0.collection == nil ? nil : $0 }
  }

  private func elementType(_ subscripted: SubscriptCallExprSyntax, scope: Scope) -> ValueType? {
    let arguments = Array(subscripted.arguments)
    guard let base = type(ofBase: subscripted.calledExpression, scope: scope), base.collection == .dictionary,
      arguments.first?.label == nil,
      arguments.count == 1 || arguments.count == 2 && arguments[1].label?.text == "default"
    else { return nil }
    var type = base.elements[1]
    if arguments.count == 1 || subscripted.calledExpression.isChained { type.isOptional = true }
    return type
  }

  /// `[State.idle, .loading]`: the first element that tells.
  private func type(ofLiteral literal: ExprSyntax, scope: Scope) -> ValueType? {
    func tracked(_ expressions: [ExprSyntax]) -> ValueType? {
      let types = expressions.lazy.compactMap { type(of: Operands($0), scope: scope) }
      return types.first { $0.isTracked }
    }
    if let list = literal.as(ArrayExprSyntax.self) {
      return tracked(list.elements.prefix(8).map(\.expression)).map { ValueType(.list, of: [$0]) }
    }
    guard case .elements(let elements) = literal.as(DictionaryExprSyntax.self)?.content,
      let key = tracked(elements.prefix(8).map(\.key))
    else { return nil }
    return tracked(elements.prefix(8).map(\.value)).map { ValueType(.dictionary, of: [key, $0]) }
  }

  /// `Set<State>()` and `Set([State.idle])`.
  private func type(ofCall call: FunctionCallExprSyntax, scope: Scope) -> ValueType? {
    if let special = call.calledExpression.as(GenericSpecializationExprSyntax.self),
      let type = special.genericArgumentClause.arguments.first?.argument.as(TypeSyntax.self),
      let element = ValueType(type, in: machine.declarations, from: scope.owner), element.isTracked
    {
      var type = ValueType(.list, of: [element])
      type.isUnordered = special.expression.trimmedDescription == "Set"
      return type
    }
    let argument = call.arguments.first.flatMap { collectionType($0.expression, scope: scope) }
    guard var type = argument, type.collection == .list else { return nil }
    // What a set gives an array, it gives in any order.
    if call.calledExpression.trimmedDescription == "Set" { type.isUnordered = true }
    return type
  }

  /// The constant that an expression names.
  func constant(_ expression: ExprSyntax, scope: Scope) -> Constant? {
    guard scope.constants < 8 else { return nil }
    let declarations = machine.declarations
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      guard scope[name] == nil else { return nil }
      return declarations.constant(named: name, from: scope.owner, seenFrom: expression.offset)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription else {
      return nil
    }
    let name = member.declName.baseName.identifierText
    if base == "self" { return declarations.constant(named: name, of: scope.owner, isStatic: nil) }
    guard base.first?.isUppercase == true,
      let type = declarations.seen(from: expression).type(named: base, from: scope.owner)
    else { return nil }
    return declarations.constant(named: name, of: type.path, isStatic: true)
  }
}

extension ExprSyntax {
  /// The expression without the `?` behind it.
  var unchained: ExprSyntax { self.as(OptionalChainingExprSyntax.self)?.expression ?? self }

  /// Whether what follows is left out where this is nil.
  var isChained: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isChained }
    if let subscripted = self.as(SubscriptCallExprSyntax.self) { return subscripted.calledExpression.isChained }
    return self.as(MemberAccessExprSyntax.self)?.base?.isChained ?? false
  }

  /// A call that makes a list: `Set()`, `Array([.idle])`.
  var collectionCall: FunctionCallExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil, call.arguments.count < 2,
      call.arguments.first?.label == nil
    else { return nil }
    let callee = call.calledExpression
    let name = callee.as(GenericSpecializationExprSyntax.self)?.expression ?? callee
    return ["Set", "Array"].contains(name.trimmedDescription) ? call : nil
  }

  /// What stands before `as`.
  fileprivate var uncast: ExprSyntax { Operands(self).unwrapped?.single ?? self }
}

extension TypeSyntax {
  /// `Set` alone, of which the value tells what it holds.
  fileprivate var isBareCollection: Bool { ["Set", "Array", "Dictionary"].contains(trimmedDescription) }
}

extension Expression {
  /// The collection as a constant, if all in it is one.
  var folded: Expression { constant.map { .constant($0) } ?? self }

  private var constant: Value? {
    switch self {
    case .constant(let value): value
    case .enumCase(let name, nil): .path([name])
    case .enumCase(let name, let nested?): nested.path.map { .path([name] + $0) }
    case .none: Value.none
    case .bool(let value): .bool(value)
    case .list(let elements):
      elements.allSatisfy { $0.constant != nil } ? .list(elements.compactMap(\.constant)) : nil
    case .dictionary(let entries): Self.constant(entries)
    default: nil
    }
  }

  private static func constant(_ entries: [(key: Expression, value: Expression)]) -> Value? {
    let found = entries.compactMap { entry in
      entry.key.constant.flatMap { key in entry.value.constant.map { DictionaryEntry(key: key, value: $0) } }
    }
    return found.count == entries.count ? .dictionary(found) : nil
  }

  private var path: [String]? {
    guard case .path(let path)? = constant else { return nil }
    return path
  }
}
