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

  /// What a `where` that does more than to ask tells: of what only the type can change, that it is so, where all else that it
  /// calls is something else's; or no more than its text.
  func told(by clause: WhereClauseSyntax, asked: Asked?) -> Condition {
    let text = Condition.text(clause.condition.text)
    guard let asked, asked.before.allSatisfy({ $0.leavesAlone(flags.keys) }) else { return text }
    return told(asked.condition) ?? text
  }

  private func told(_ condition: Condition) -> Condition? {
    switch condition {
    case .text: return condition
    case .holds(let slot, let text):
      let flag = flags.first { $0.value == slot }
      return flag.map { machine.hidesSetting(of: $0.key) } == true ? condition : .text(text)
    case .not(let inner): return told(inner).map { .not($0) }
    case .all(let parts): return told(parts).map { .all($0) }
    case .any(let parts): return told(parts).map { .any($0) }
    default: return nil
    }
  }

  private func told(_ parts: [Condition]) -> [Condition]? {
    let told = parts.compactMap(told)
    return told.count == parts.count ? told : nil
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

extension Statement {
  /// Whether no more happens than that something else is called, which changes nothing by one of some names.
  fileprivate func leavesAlone(_ names: some Sequence<String>) -> Bool {
    switch self {
    case .forget(let changed?, _): changed.isDisjoint(with: names)
    case .forget(nil, .foreignCall): true
    default: false
    }
  }
}
