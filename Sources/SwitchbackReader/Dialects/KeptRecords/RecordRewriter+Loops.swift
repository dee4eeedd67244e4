import SwiftSyntax

/// A loop over all the values, or over some of their keys, has one turn for the value at hand: `for id in jobs.keys` is
/// `if jobs != nil`.
extension RecordRewriter {
  func visitLoop(_ loop: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    let names = Set(loop.pattern.boundNames)
    let uses = keys.uses(in: loop.body)
    let own = uses.set.keys.filter { !names.isDisjoint(with: $0.identifiers) }
    guard records.isKeyed, !own.isEmpty else {
      // What it asks of the values is another one in each turn.
      return uses.set.isEmpty ? .skipChildren : .visitChildren
    }
    guard !loop.body.leavesLoop else {
      give(up: "a loop over '\(loop.sequence.text)' that is left early is not followed", at: loop)
      return .skipChildren
    }
    guard own.allSatisfy({ $0 == loop.keyName || $0 == loop.valueName.map { "\($0).id" } }), !loop.body.handsOn,
      let header = header(of: loop)
    else {
      give(up: "a loop over '\(loop.sequence.text)' is not followed", at: loop)
      return .skipChildren
    }
    replace(loop.offset..<loop.body.offset, with: header, at: loop)
    walk(loop.body)
    return .skipChildren
  }

  private func header(of loop: ForStmtSyntax) -> String? {
    let condition: String
    var value: String?
    let sequence = loop.sequence
    if let values = sequence.as(MemberAccessExprSyntax.self), let base = values.base, records.isProperty(base) {
      switch values.declName.baseName.text {
      case "keys": condition = "\(base.text) != nil"
      case "values":
        condition = "let \(loop.pattern.trimmedDescription) = \(base.text)"
        value = loop.pattern.trimmedDescription
      default: return nil
      }
    } else if records.isProperty(sequence) {
      guard let pair = loop.pattern.as(TuplePatternSyntax.self)?.elements, pair.count == 2 else { return nil }
      value = pair.last?.pattern.as(IdentifierPatternSyntax.self)?.trimmedDescription
      condition = value.map { "let \($0) = \(sequence.text)" } ?? "\(sequence.text) != nil"
    } else if sequence.is(DeclReferenceExprSyntax.self) {
      condition = sequence.text
    } else {
      return nil
    }
    guard let asked = loop.whereClause?.condition else { return "if \(condition) " }
    let inner = RecordRewriter(partOf: self, given: value.map { ($0, $0) })
    inner.walk(asked)
    if let obstacle = inner.obstacle { give(up: obstacle.why, at: asked) }
    let part = asked.ownRange
    return "if \(condition), \(inner.edits.within(part).applied(to: asked.trimmedDescription, isPadded: false)) "
  }
}

extension CodeBlockSyntax {
  /// Whether `break` or `continue` end a turn of the loop that it is the body of.
  fileprivate var leavesLoop: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      if token.tokenKind == .keyword(.return) || token.tokenKind == .keyword(.throw) {
        return !sequence(first: Syntax(token), next: \.parent).prefix { $0.id != Syntax(self).id }.contains {
          $0.is(ClosureExprSyntax.self)
        }
      }
      guard token.tokenKind == .keyword(.break) || token.tokenKind == .keyword(.continue) else { return false }
      let around = sequence(first: Syntax(token), next: \.parent).first { syntax in
        syntax.is(ForStmtSyntax.self) || syntax.is(WhileStmtSyntax.self) || syntax.is(RepeatStmtSyntax.self)
          || token.tokenKind == .keyword(.break) && syntax.is(SwitchExprSyntax.self)
      }
      return around?.id == parent?.id
    }
  }
}

extension CodeBlockSyntax {
  /// Whether one turn of the loop leaves something to the next, in a place that it asks as well.
  fileprivate var handsOn: Bool {
    let finder = ChangedNameFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.mentions.contains { name, count in count > finder.changes[name, default: count] }
  }
}

/// Finds what is changed in a loop, and how often that is mentioned.
private final class ChangedNameFinder: SyntaxVisitor {
  private(set) var changes: [String: Int] = [:]
  private(set) var mentions: [String: Int] = [:]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.elements.first, first.isTarget, let root = first.withoutMarks.rootName {
      changes[root.baseName.identifierText, default: 0] += 1
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    mentions[node.baseName.identifierText, default: 0] += 1
    return .skipChildren
  }
}

extension ForStmtSyntax {
  /// What goes by the key in each turn: `id` of `for id in jobs.keys` and of `for (id, job) in jobs`.
  fileprivate var keyName: String? {
    (pattern.as(TuplePatternSyntax.self)?.elements.first?.pattern ?? pattern).as(IdentifierPatternSyntax.self)?
      .identifier.identifierText
  }

  /// What goes by the value.
  fileprivate var valueName: String? {
    (pattern.as(TuplePatternSyntax.self)?.elements.last?.pattern ?? pattern).as(IdentifierPatternSyntax.self)?
      .identifier.identifierText
  }
}

extension String {
  /// The names in an expression.
  fileprivate var identifiers: Set<String> {
    Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }.map(String.init))
  }
}
