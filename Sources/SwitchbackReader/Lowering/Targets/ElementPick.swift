import SwiftSyntax

/// The element of a list that a question or chance picks: `[.idle, .busy].first { isFree($0) }`.
struct ElementPick {
  enum Rule {
    /// The first that fulfils a condition, or the last.
    case fulfilling(ExprSyntax, isLast: Bool)
    /// One that only running it tells.
    case any
  }

  var list: ExprSyntax
  var rule: Rule
  /// Whether `!` stands behind it.
  var isForced = false

  init?(_ expression: ExprSyntax) {
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      guard var inner = ElementPick(forced.expression) else { return nil }
      inner.isForced = true
      self = inner
      return
    }
    if let filtered = ElementPick(ofFiltered: expression) {
      self = filtered
      return
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.additionalTrailingClosures.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return nil }
    list = base
    switch member.declName.baseName.text {
    case "randomElement" where call.arguments.isEmpty && call.trailingClosure == nil: rule = .any
    case "first", "last":
      let argument = call.arguments.first.flatMap { $0.label?.text == "where" ? $0.expression : nil }
      guard let condition = call.trailingClosure.map(ExprSyntax.init) ?? argument,
        call.arguments.count == (call.trailingClosure == nil ? 1 : 0)
      else { return nil }
      rule = .fulfilling(condition, isLast: member.declName.baseName.text == "last")
    default: return nil
    }
  }

  /// `rows.filter { isFree($0) }.first`
  private init?(ofFiltered expression: ExprSyntax) {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      let call = member.base?.as(FunctionCallExprSyntax.self), call.additionalTrailingClosures.isEmpty,
      let filter = call.calledExpression.as(MemberAccessExprSyntax.self), let base = filter.base,
      filter.declName.baseName.text == "filter", call.arguments.count == (call.trailingClosure == nil ? 1 : 0),
      let condition = call.trailingClosure.map(ExprSyntax.init) ?? call.arguments.first?.expression
    else { return nil }
    let name = member.declName.baseName.text
    guard name == "first" || name == "last" else { return nil }
    list = base
    rule = .fulfilling(condition, isLast: name == "last")
  }
}
