import SwiftSyntax

/// Finds what a member does with values that is not told by their states alone, or of which nobody can tell to which value
/// it is done.
final class RecordObstacles: SyntaxVisitor {
  private let records: KeptRecords
  private let types: WrittenTypes
  private let member: Syntax
  private let keys: RecordKeys
  private let uses: RecordKeys.Uses
  private(set) var found: Program.Note?

  init(_ records: KeptRecords, in member: some SyntaxProtocol, _ keys: RecordKeys, _ declarations: Declarations) {
    (self.records, self.keys, self.member) = (records, keys, Syntax(member))
    uses = keys.uses(in: member)
    types = WrittenTypes(in: member, of: records.owner, declarations)
    super.init(viewMode: .sourceAccurate)
    lookAtKeys()
    walk(member)
  }

  private func give(up why: String, at node: some SyntaxProtocol) { give(up: why, at: node.offset) }

  private func give(up why: String, at offset: Int) {
    found = found ?? Program.Note(why: "\(why) is not followed", offset: offset)
  }

  private func isRecord(_ expression: ExprSyntax) -> Bool { records.link(of: expression, types) != nil }

  /// Whether the property is named somewhere.
  private func names(_ syntax: some SyntaxProtocol) -> Bool { !syntax.tokens(named: records.property).isEmpty }

  /// Where the state is set for the last time.
  private var lastSet: Int { uses.set.values.max() ?? -1 }

  // MARK: Keys

  private func lookAtKeys() {
    if let unsteady = uses.unsteady, !uses.set.isEmpty { found = unsteady }
    if uses.set.count > 1, let second = uses.set.max(by: { $0.value < $1.value }) {
      give(up: "which of '\(records.property)' it is of which the state is set, by '\(second.key)',", at: second.value)
    }
    if let followed = uses.followed, followed != RecordKeys.all, !followed.isEmpty,
      let (key, offset) = uses.asked.filter({ $0.key != followed }).min(by: { $0.value < $1.value })
    {
      give(up: "whether '\(key)' and '\(followed)' mean one of '\(records.property)'", at: offset)
    }
    // With what an initialiser begins is all that is known of the others as well.
    if !member.is(FunctionDeclSyntax.self), !member.is(ClosureExprSyntax.self),
      !uses.set.keys.allSatisfy({ $0 == RecordKeys.all })
    {
      give(up: "what is done to '\(records.property)' where something is set or asked for", at: member)
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.id != member.id, !keys.uses(in: node).set.isEmpty {
      give(up: "what '\(node.name.text)' does to '\(records.property)'", at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.timing == .later, node.id != member.id { return .skipChildren }
    let own = Set(node.ownNames).union(["$0", "$1"])
    guard keys.uses(in: node).set.keys.contains(where: { own.contains(String($0.prefix { $0 != "." })) }) else {
      return .visitChildren
    }
    let name = node.call?.calledName ?? ""
    if node.id != member.id, node.call == nil || WrittenType.visitingNames.contains(name) {
      give(up: "to which of '\(records.property)' a closure is done", at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    let setsNone = !uses.set.values.contains { node.body.ownRange.contains($0) }
    if setsNone, node.offset < lastSet,
      !keys.uses(in: node.body).named.isEmpty || names(node.sequence)
    {
      give(up: "what a loop over '\(node.sequence.text)' tells of the one that is set", at: node)
    }
    return .visitChildren
  }

  // MARK: All of them

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { visitLoop(node) }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { visitLoop(node) }

  private func visitLoop(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    if uses.set.values.contains(where: node.ownRange.contains) {
      give(up: "what a loop does to '\(records.property)' in each turn", at: node)
    }
    return .visitChildren
  }

  /// What another member tells of the values, and a function that is handed on.
  private func lookAtMember(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.identifierText
    guard node.mayBeOwn, !uses.set.isEmpty else { return }
    if keys.tellingNames.contains(name), node.offset < lastSet, node.offset != member.offset {
      give(up: "what '\(node.whole.text)' tells of the one that is set", at: node)
    }
    if node.wholeCall.id == node.whole.id, keys.setsByName(name) {
      give(up: "to which of '\(records.property)' '\(node.whole.text)' is done", at: node)
    }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let whole = node.whole
    if records.isKeyed { lookAtMember(node) }
    guard records.isKeyed, records.isProperty(whole) else { return .skipChildren }
    if whole.parent?.is(InOutExprSyntax.self) == true {
      give(up: "what is done with all of '\(records.property)'", at: whole)
    }
    guard let asked = whole.parent?.as(MemberAccessExprSyntax.self), asked.base?.id == whole.id else {
      return .skipChildren
    }
    let name = asked.declName.baseName.text
    if name == "values",
      asked.parent?.is(SubscriptCallExprSyntax.self) == true || ExprSyntax(asked).isContinuedBy("indices")
    {
      give(up: "which of them '\(asked.text)' is,", at: asked)
    }
    if asked.offset < lastSet, ["isEmpty", "count"].contains(name) || asksState(ExprSyntax(asked)) {
      give(up: "what '\(asked.text)' tells of the one that is set", at: asked)
    }
    return .skipChildren
  }

  /// Whether a call that looks at all of them is told by what, which may be their states.
  private func asksState(_ asked: ExprSyntax) -> Bool {
    var outer = asked
    while let parent = outer.parent?.as(ExprSyntax.self),
      parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
    {
      outer = parent
    }
    guard outer.parent.map({ !$0.is(ExprListSyntax.self) || !outer.isFilterOfItself(records) }) ?? true else {
      return false
    }
    return outer.tokens(viewMode: .sourceAccurate).contains { [.leftBrace, .backslash].contains($0.tokenKind) }
  }

  // MARK: What is done to values

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated().dropFirst().dropLast() {
      guard let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text, symbol.isComparison else { continue }
      let sides = [elements[index - 1], elements[index + 1]]
      if sides.contains(where: isRecord), !sides.contains(where: { $0.is(NilLiteralExprSyntax.self) }) {
        give(up: "what a comparison of whole values tells of their states", at: elements[index - 1])
      }
    }
    guard elements.count > 2, elements[1].assigns else { return .visitChildren }
    if let tuple = elements[0].as(TupleExprSyntax.self), names(tuple) {
      give(up: "what is put into '\(tuple.text)'", at: node)
    }
    if names(elements[0]), node.parent?.is(CodeBlockItemSyntax.self) != true {
      give(up: "what '\(node.text)' gives", at: node)
    }
    if !elements[1].is(AssignmentExprSyntax.self), isRecord(elements[0]) {
      give(up: "what '\(elements[1].text)' does to the state", at: node)
    }
    if let (link, name) = elements[0].otherSet(records, types), let type = records.type(of: link, types),
      !type.stored.contains(where: { $0.plainName == name })
    {
      give(up: "what is done where '\(name)' is set", at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    let place = node.expression.withoutMarks
    let root = (records.root(of: node.expression, types) ?? node.expression).bare
    guard records.isProperty(root) || root.as(SubscriptCallExprSyntax.self).map(records.isPlace) == true else {
      return .visitChildren
    }
    let isForced = node.description.contains("!")
    let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    let isOwn = name.map { types.declarations.types[records.owner]?.functions(named: $0).isEmpty == false } ?? false
    if !isOwn || isForced { give(up: "what is done to '\(place.text)', which is lent,", at: node) }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if records.isPlace(node) {
      guard node.standardValue != nil, !records.links.isEmpty else { return .visitChildren }
      let whole = ExprSyntax(node).outermostLink(of: records, types)
      if !whole.isTarget { give(up: "what '\(node.text)' is where there is none", at: node) }
    } else if isRecord(node.calledExpression) {
      give(up: "what '\(node.text)' does to the state", at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard records.change(by: node, types) != nil else { return .visitChildren }
    if node.trailingClosure != nil
      || node.arguments.contains(where: { $0.expression.doesMoreThanTell || $0.expression.calls })
    {
      give(up: "what '\(node.text)' is given", at: node)
    }
    return .visitChildren
  }

  // MARK: Patterns

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    if isRecord(node.initializer.value), !node.pattern.boundNames.isEmpty { giveUpPattern(of: node.initializer.value) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value, isRecord(value), !node.pattern.is(IdentifierPatternSyntax.self) {
      giveUpPattern(of: value)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value, isRecord(value), !node.pattern.is(IdentifierPatternSyntax.self) {
      giveUpPattern(of: value)
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let subjects = node.subject.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [node.subject]
    if let value = subjects.first(where: isRecord), node.cases.contains(where: { !$0.boundNames.isEmpty }) {
      giveUpPattern(of: value)
    }
    return .visitChildren
  }

  private func giveUpPattern(of value: ExprSyntax) {
    give(up: "what a pattern takes out of '\(value.text)'", at: value)
  }
}

extension ExprSyntax {
  fileprivate func isContinuedBy(_ name: String) -> Bool {
    parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
  }

  /// Whether a call is all that is put back where it took the values from: `jobs = jobs.filter { … }`.
  fileprivate func isFilterOfItself(_ records: KeptRecords) -> Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3, let first = list.first else { return false }
    return records.isProperty(first) && list.last?.id == id
  }

  fileprivate var calls: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftParen }
  }
}

extension String {
  fileprivate var isComparison: Bool { ["==", "!=", "<", "<=", ">", ">=", "~=", "===", "!=="].contains(self) }
}
