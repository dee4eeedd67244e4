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
    case .member(let base, let name, let arguments, let text):
      if case .other = subject {
        .path([name], payload: payload(arguments, text: text))
      } else {
        member(node, base: base, name: name, arguments: arguments, text: text, of: subject)
      }
    case .tuple, .other: .unknown(node.text)
    }
  }

  private mutating func member(
    _ node: PatternNode,
    base: ExprSyntax?,
    name: String,
    arguments: [PatternNode]?,
    text: String,
    of subject: Subject
  ) -> CasePattern {
    if subject == .event { noteEvent(name) }
    guard let shape = shape(of: subject) else {
      return .path([name], payload: payload(arguments, text: text))
    }
    guard base == nil || isType(base, named: shape.name), let found = shape.case(name) else {
      return .unknown(node.text)
    }
    return nested(found, arguments: arguments, text: text)
  }

  /// A case with nested states is matched by their path, any other payload by its text.
  private func nested(_ item: EnumShape.Case, arguments: [PatternNode]?, text: String) -> CasePattern {
    guard let shape = item.nested, let only = arguments?.first,
      case .member(_, let name, let inner, let innerText) = only.content, let found = shape.case(name),
      case .path(let path, let payload) = nested(found, arguments: inner, text: innerText)
    else { return .path([item.name], payload: payload(arguments, text: text)) }
    return .path([item.name] + path, payload: payload)
  }

  private func payload(_ arguments: [PatternNode]?, text: String) -> String? {
    (arguments ?? []).allSatisfy(\.isIrrefutable) ? nil : text
  }

  /// Whether the expression before a dot is the type itself: `Self.login`, `Registration.login`.
  func isType(_ base: ExprSyntax?, named name: String) -> Bool {
    guard let text = base?.trimmedDescription else { return false }
    return text == "Self" || text == name || text.hasSuffix(".\(name)") || text == machine
  }
}
