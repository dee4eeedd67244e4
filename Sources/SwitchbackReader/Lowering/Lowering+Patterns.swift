import SwiftSyntax

extension Lowering {
  /// A pattern over a tuple as one pattern for each of its subjects.
  func columns(of node: PatternNode, count: Int) -> [PatternNode] {
    switch node.content {
    case .tuple(let elements) where elements.count == count && count > 1: elements
    case .wildcard where count > 1, .binding where count > 1:
      Array(repeating: PatternNode(PatternSyntax(WildcardPatternSyntax())), count: count)
    default: Array(repeating: node, count: count)
    }
  }

  mutating func casePattern(_ node: PatternNode, of subject: Subject) -> CasePattern {
    switch node.content {
    case .wildcard, .binding: .anything
    case .member(let member): casePattern(member, of: subject) ?? .unknown(node.text)
    case .tuple, .other: .unknown(node.text)
    }
  }

  /// Nil where the subject's type has no such case.
  private mutating func casePattern(_ member: PatternNode.Member, of subject: Subject) -> CasePattern? {
    if subject == .event { noteEvent(member.name) }
    guard let shape = shape(of: subject) else { return .path([member.name], payload: member.refutablePayload) }
    guard member.base == nil || isType(member.base, named: shape.name), let found = shape.case(member.name) else {
      return nil
    }
    return nested(found, member)
  }

  /// A case with nested states is matched by their path, any other payload by its text.
  private func nested(_ item: EnumShape.Case, _ member: PatternNode.Member) -> CasePattern {
    guard let shape = item.nested, case .member(let inner) = member.arguments.first?.content,
      let found = shape.case(inner.name), case .path(let path, let payload) = nested(found, inner)
    else { return .path([item.name], payload: member.refutablePayload) }
    return .path([item.name] + path, payload: payload)
  }

  /// Whether the expression before a dot is the type itself: `Self.login`, `Registration.login`.
  func isType(_ base: ExprSyntax?, named name: String) -> Bool {
    guard let text = base?.trimmedDescription else { return false }
    return text == "Self" || text == name || text.hasSuffix(".\(name)") || text == machine
  }
}
