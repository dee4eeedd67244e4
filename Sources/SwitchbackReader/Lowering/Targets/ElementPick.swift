import SwiftSyntax

/// The element of a list that a question or chance picks: `[.idle, .busy].first { isFree($0) }`.
struct ElementPick {
  enum Rule {
    /// The first that fulfils a condition, or the last.
    case fulfilling(ExprSyntax, isLast: Bool)
    /// One that only running it tells, by what compares two of them if anything does.
    case any(by: ExprSyntax?)
  }

  var list: ExprSyntax
  var rule: Rule
  /// Whether `!` stands behind it.
  var isForced = false
  /// Which part of the element is meant, where it is a tuple: `0` of `distances.min { $0.1 < $1.1 }?.0`.
  var component: String?

  init?(_ expression: ExprSyntax) {
    if let part = ElementPick(ofPart: expression) {
      self = part
      return
    }
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
    let name = member.declName.baseName.text
    switch name {
    case "randomElement", "min", "max":
      let isBare = call.arguments.isEmpty && call.trailingClosure == nil
      let comparison = name == "randomElement" ? nil : call.closure(labelled: "by")
      guard isBare || comparison != nil else { return nil }
      rule = .any(by: comparison)
    case "first", "last":
      guard let condition = call.closure(labelled: "where") else { return nil }
      rule = .fulfilling(condition, isLast: name == "last")
    default: return nil
    }
  }

  /// `distances.min { $0.1 < $1.1 }?.0`
  private init?(ofPart expression: ExprSyntax) {
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      base.withoutMarks.id != base.id,
      var inner = ElementPick(base.withoutMarks), case .any = inner.rule, inner.component == nil
    else { return nil }
    inner.component = member.declName.baseName.identifierText
    inner.isForced = base.is(ForceUnwrapExprSyntax.self)
    self = inner
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

extension FunctionCallExprSyntax {
  /// All that it is given: a closure behind it, or what has this label.
  fileprivate func closure(labelled label: String) -> ExprSyntax? {
    if let closure = trailingClosure { return arguments.isEmpty ? ExprSyntax(closure) : nil }
    return arguments.count == 1 && arguments.first?.label?.text == label ? arguments.first?.expression : nil
  }
}
