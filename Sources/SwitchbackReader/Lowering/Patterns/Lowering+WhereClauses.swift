import SwiftSyntax

/// A `where`, or a pattern, that does more than to ask.
extension Lowering {
  /// Why a row is lost that may move the state when its `where` is asked, whether it is taken or not.
  mutating func movedByAsking(_ clause: WhereClauseSyntax, scope: Scope) -> Unknown? {
    moved(byAsking: clause, changed: changes(in: clause.condition, scope: scope))
  }

  /// The same of its pattern: `case next():`.
  mutating func moved(byAsking pattern: PatternSyntax, _ columns: [PatternNode], scope: Scope) -> Unknown? {
    guard columns.contains(where: { !$0.expressions.isEmpty }) else { return nil }
    return moved(byAsking: pattern, changed: changes(in: pattern, scope: scope))
  }

  private mutating func moved(byAsking syntax: some SyntaxProtocol, changed: [Slot]) -> Unknown? {
    guard changed.contains(.state) else { return nil }
    let site = Site(text: syntax.text, offset: syntax.offset)
    let why = "what '\(site.text)' does to the state is not followed"
    unread(why, at: site.offset)
    return Unknown(site: site, why: why)
  }
}

extension PatternNode {
  /// The values in it that are compared with `~=`.
  var expressions: [ExprSyntax] {
    switch content {
    case .other: [expression].compactMap(\.self)
    case .optional(let inner): inner.expressions
    case .tuple(let elements): elements.flatMap(\.expressions)
    case .member(let member): member.arguments.flatMap(\.expressions)
    case .wildcard, .binding, .nothing, .bool, .literal, .metatype, .cast: []
    }
  }
}
