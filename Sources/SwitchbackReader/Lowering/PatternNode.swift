import SwiftSyntax

/// A pattern as the parser gives it, which is sometimes an expression, below what only wraps it.
struct PatternNode {
  enum Content {
    case wildcard
    case binding(String)
    case tuple([PatternNode])
    /// A case, perhaps with a pattern for each associated value.
    case member(base: ExprSyntax?, name: String, arguments: [PatternNode]?, text: String)
    case other
  }

  let content: Content
  let text: String

  init(_ pattern: PatternSyntax) {
    self = Self.node(pattern, binds: false)
  }

  private init(_ content: Content, text: String) {
    self.content = content
    self.text = text
  }

  /// - Parameter binds: whether a `let` around it makes bare names bindings.
  private static func node(_ pattern: PatternSyntax, binds: Bool) -> PatternNode {
    if let inner = pattern.as(ValueBindingPatternSyntax.self) { return node(inner.pattern, binds: true) }
    if let wrapped = pattern.as(ExpressionPatternSyntax.self) { return node(wrapped.expression, binds: binds) }
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      return PatternNode(.binding(identifier.identifier.identifierText), text: pattern.text)
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return PatternNode(.tuple(tuple.elements.map { node($0.pattern, binds: binds) }), text: pattern.text)
    }
    return PatternNode(pattern.is(WildcardPatternSyntax.self) ? .wildcard : .other, text: pattern.text)
  }

  private static func node(_ expression: ExprSyntax, binds: Bool) -> PatternNode {
    if let wrapped = expression.as(PatternExprSyntax.self) { return node(wrapped.pattern, binds: binds) }
    if let tuple = expression.as(TupleExprSyntax.self) {
      if tuple.elements.count == 1, let only = tuple.elements.first { return node(only.expression, binds: binds) }
      return PatternNode(.tuple(tuple.elements.map { node($0.expression, binds: binds) }), text: expression.text)
    }
    if expression.is(DiscardAssignmentExprSyntax.self) { return PatternNode(.wildcard, text: expression.text) }
    if binds, let name = expression.as(DeclReferenceExprSyntax.self) {
      return PatternNode(.binding(name.baseName.identifierText), text: expression.text)
    }
    return PatternNode(member(expression, binds: binds) ?? .other, text: expression.text)
  }

  private static func member(_ expression: ExprSyntax, binds: Bool) -> Content? {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return .member(base: member.base, name: member.declName.baseName.identifierText, arguments: nil, text: "")
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    return .member(
      base: member.base,
      name: member.declName.baseName.identifierText,
      arguments: call.arguments.map { node($0.expression, binds: binds) },
      text: call.arguments.text
    )
  }

  var boundName: String? {
    if case .binding(let name) = content { name } else { nil }
  }

  /// Whether it matches every value of its type, as far as one can tell without knowing the type.
  var isIrrefutable: Bool {
    switch content {
    case .wildcard, .binding: true
    case .tuple(let elements): elements.allSatisfy(\.isIrrefutable)
    case .member, .other: false
    }
  }
}
