import SwiftSyntax

/// A pattern as the parser gives it, which is sometimes an expression, below what only wraps it.
struct PatternNode {
  enum Content {
    case wildcard
    case binding(String)
    case tuple([PatternNode])
    case member(Member)
    /// `…?`
    indirect case optional(PatternNode)
    /// `nil`
    case nothing
    case bool(Bool)
    case literal(WrittenValue)
    /// `is Running.Type`
    case metatype(String)
    /// `is Login` and `let login as Login`
    case cast(TypeSyntax)
    case other
  }

  /// A case, perhaps with a pattern for each associated value.
  struct Member {
    let base: ExprSyntax?
    let name: String
    var arguments: [PatternNode] = []
    fileprivate var payload: LabeledExprListSyntax?

    /// The payload's patterns, where they may fail to match.
    var refutablePayload: CasePattern.Payload? {
      guard let payload, !arguments.allSatisfy(\.isIrrefutable) else { return nil }
      let isBare = payload.count == 1 && payload.first?.label == nil
      return CasePattern.Payload(text: payload.text, isValue: isBare && arguments.allSatisfy(\.isValue))
    }
  }

  let content: Content
  private let syntax: Syntax

  // Not stored: few patterns are ever shown, and their text takes longer than all else here.
  var text: String { syntax.text }

  /// The expression that it is, where it is one.
  var expression: ExprSyntax? { syntax.as(ExprSyntax.self) }

  var isTuple: Bool { if case .tuple = content { true } else { false } }

  init(_ pattern: PatternSyntax) {
    self = Self.node(pattern, binds: false)
  }

  private init(_ content: Content, _ syntax: some SyntaxProtocol) {
    self.content = content
    self.syntax = Syntax(syntax)
  }

  /// - Parameter binds: whether a `let` around it makes bare names bindings.
  private static func node(_ pattern: PatternSyntax, binds: Bool) -> PatternNode {
    if let inner = pattern.as(ValueBindingPatternSyntax.self) { return node(inner.pattern, binds: true) }
    if let wrapped = pattern.as(ExpressionPatternSyntax.self) { return node(wrapped.expression, binds: binds) }
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      return PatternNode(.binding(identifier.identifier.identifierText), pattern)
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return PatternNode(.tuple(tuple.elements.map { node($0.pattern, binds: binds) }), pattern)
    }
    // The parser takes `is Running.Type` for an expression as well.
    if let type = pattern.as(IsTypePatternSyntax.self)?.type.metatypeName {
      return PatternNode(.metatype(type), pattern)
    }
    if let cast = pattern.cast, cast.isWhole { return PatternNode(.cast(cast.type), pattern) }
    return PatternNode(pattern.is(WildcardPatternSyntax.self) ? .wildcard : .other, pattern)
  }

  private static func node(_ expression: ExprSyntax, binds: Bool) -> PatternNode {
    if let wrapped = expression.as(PatternExprSyntax.self) { return node(wrapped.pattern, binds: binds) }
    if let tuple = expression.as(TupleExprSyntax.self) {
      if tuple.elements.count == 1, let only = tuple.elements.first { return node(only.expression, binds: binds) }
      return PatternNode(.tuple(tuple.elements.map { node($0.expression, binds: binds) }), expression)
    }
    if expression.is(DiscardAssignmentExprSyntax.self) { return PatternNode(.wildcard, expression) }
    if expression.is(NilLiteralExprSyntax.self) { return PatternNode(.nothing, expression) }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return PatternNode(.bool(literal.literal.text == "true"), expression)
    }
    if let literal = WrittenValue(expression) { return PatternNode(.literal(literal), expression) }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return PatternNode(.optional(node(optional.expression, binds: binds)), expression)
    }
    if binds, let name = expression.as(DeclReferenceExprSyntax.self) {
      return PatternNode(.binding(name.baseName.identifierText), expression)
    }
    if let cast = PatternSyntax(ExpressionPatternSyntax(expression: expression)).cast, cast.isWhole {
      return PatternNode(.cast(cast.type), expression)
    }
    return PatternNode(member(expression, binds: binds) ?? .other, expression)
  }

  private static func member(_ expression: ExprSyntax, binds: Bool) -> Content? {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.isOfValue ? nil : .member(Member(base: member.base, name: member.declName.baseName.identifierText))
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), !member.isOfValue
    else { return nil }
    let arguments = call.arguments.map { node($0.expression, binds: binds) }
    let name = member.declName.baseName.identifierText
    return .member(Member(base: member.base, name: name, arguments: arguments, payload: call.arguments))
  }

  var boundName: String? {
    if case .binding(let name) = content { name } else { nil }
  }

  /// The name of the whole value, also of one that may be nil: `let next?`.
  var wholeName: String? {
    if case .optional(let inner) = content { return inner.wholeName }
    if case .member(let member) = content, member.name == "some", member.arguments.count == 1 {
      return member.arguments[0].boundName
    }
    return boundName
  }

  /// Whether it is a value by its name or as it is made, and no range, type or binding.
  private var isValue: Bool {
    guard case .other = content, let expression = syntax.as(ExprSyntax.self) else { return false }
    return Operands(expression).elements.allSatisfy { element in
      !element.is(PatternExprSyntax.self) && !element.is(UnresolvedAsExprSyntax.self)
        && element.as(BinaryOperatorExprSyntax.self)?.operator.text.contains("..") != true
        && !element.is(PostfixOperatorExprSyntax.self) && !element.is(PrefixOperatorExprSyntax.self)
    }
  }

  /// Whether it matches every value of its type, as far as one can tell without knowing the type.
  var isIrrefutable: Bool {
    switch content {
    case .wildcard, .binding: true
    case .tuple(let elements): elements.allSatisfy(\.isIrrefutable)
    case .member, .metatype, .cast, .other, .optional, .nothing, .bool, .literal: false
    }
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is a property of a value, as `Key.left.character` is: what stands before a case is a type.
  fileprivate var isOfValue: Bool {
    guard let base else { return false }
    if let inner = base.as(MemberAccessExprSyntax.self) {
      return inner.declName.baseName.identifierText.first?.isLowercase == true
    }
    if let name = base.as(DeclReferenceExprSyntax.self) {
      return name.baseName.identifierText.first?.isLowercase == true
    }
    return base.is(FunctionCallExprSyntax.self) || base.is(SubscriptCallExprSyntax.self)
      || base.is(OptionalChainingExprSyntax.self) || base.is(ForceUnwrapExprSyntax.self)
  }
}
