import SwiftSyntax

/// What is written in a row as it is, a number or a text, stands in conditions in the place of its name: `count >= 3` for
/// `count >= rule.minimum`.
extension Lowering {
  /// By their labels.
  func values(of row: WrittenRow, _ type: RecordType) -> [String: ExprSyntax] {
    var values: [String: ExprSyntax] = [:]
    for (index, field) in type.fields.enumerated() where !field.isFollowed && field.function == nil {
      guard let name = field.label ?? (type.path == nil ? "\(index)" : nil),
        let value = written(field, at: index, in: row.value, type), value.isWritten, value.trimmedLength.utf8Length < 40
      else { continue }
      values[name] = value
    }
    return values
  }

  /// The condition with these values in it; nil where it names none.
  func withWrittenValues(_ term: Operands, scope: Scope) -> Operands? {
    let rewriter = RowValueRewriter(scope)
    // What keeps its place is put into a copy of the whole file, so that this is done only where it changes.
    for element in term.elements { _ = rewriter.rewrite(element, detach: true) }
    guard rewriter.isChanged else { return nil }
    return Operands(term.elements.map { rewriter.rewrite($0).as(ExprSyntax.self) ?? $0 })
  }

  /// A comparison of values that are written on both sides.
  func comparisonOfValues(_ term: Operands, scope: Scope) -> Condition? {
    guard term.elements.count == 3, let symbol = term.elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      symbol == "==" || symbol == "!=", let written = withWrittenValues(term, scope: scope),
      let left = WrittenValue(written.elements[0]), let right = WrittenValue(written.elements[2]),
      let isSame = left.isSame(as: right)
    else { return nil }
    return isSame == (symbol == "==") ? .all([]) : .any([])
  }

  /// Whether a condition asks for something in a row that is not known, which is another thing in each.
  func asksUnknown(_ name: String, in syntax: some SyntaxProtocol, of table: WrittenRows, scope: Scope) -> Bool {
    let rows = table.rows.map { row in
      Set(functions(of: row, table.type, scope: scope).keys).union(values(of: row, table.type).keys)
    }
    let followed = table.type.fields.enumerated().filter(\.element.isFollowed).flatMap { index, field in
      [field.label, table.type.path == nil ? "\(index)" : nil].compactMap(\.self)
    }
    return syntax.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.identifierText == name || token.text == name,
        let reference = token.parent?.as(DeclReferenceExprSyntax.self), !reference.isMemberName
      else { return false }
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self) else { return true }
      let label = member.declName.baseName.identifierText
      return !followed.contains(label) && !rows.allSatisfy { $0.contains(label) } && member.isAsked
    }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it stands behind a dot.
  fileprivate var isMemberName: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}

extension MemberAccessExprSyntax {
  /// Whether a condition depends on it, or it is called.
  fileprivate var isAsked: Bool {
    if ExprSyntax(self).isCalled { return true }
    for around in sequence(first: Syntax(self), next: \.parent) {
      if around.is(ConditionElementSyntax.self) || around.is(WhereClauseSyntax.self) { return true }
      if let subject = around.as(SwitchExprSyntax.self)?.subject,
        (subject.position..<subject.endPosition).contains(position)
      {
        return true
      }
      if around.is(SequenceExprSyntax.self), around.as(ExprSyntax.self).flatMap(Operands.ternary) != nil { return true }
      if around.is(ForStmtSyntax.self) { return false }
    }
    return false
  }
}

extension ExprSyntax {
  /// Whether it is what a call calls, be it behind `?` or `!`.
  fileprivate var isCalled: Bool {
    guard let parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return parent.as(ExprSyntax.self)?.isCalled ?? false
    }
    return parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }
}

private final class RowValueRewriter: SyntaxRewriter {
  private let scope: Scope
  private(set) var isChanged = false

  init(_ scope: Scope) { self.scope = scope }

  /// What it calls its own parameters may be a name of the row.
  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax { ExprSyntax(node) }

  override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      case .record(let record)? = scope[base], let value = record.values[node.declName.baseName.identifierText]
    else { return super.visit(node) }
    isChanged = true
    return value.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
  }
}
