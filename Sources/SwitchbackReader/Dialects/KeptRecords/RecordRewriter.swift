import SwiftSyntax

/// Writes a member of a type as if the values that it holds were no more than their states: `jobs[id]?.phase = .busy` as
/// `jobs? = .busy`, `var job = Job(id: id, phase: .idle)` as `var job = Job.idle`, where `Job` is another name for the state.
final class RecordRewriter: SyntaxVisitor {
  let records: KeptRecords
  let types: WrittenTypes
  let keys: RecordKeys
  private let member: Syntax
  private var given: (name: String, text: String)?
  private(set) var edits = SourceEdits()
  private(set) var obstacle: Program.Note?

  init(_ records: KeptRecords, in member: some SyntaxProtocol, _ keys: RecordKeys, _ declarations: Declarations) {
    (self.records, self.keys, self.member) = (records, keys, Syntax(member))
    types = WrittenTypes(in: member, of: records.owner, declarations)
    super.init(viewMode: .sourceAccurate)
  }

  /// Of a part of the same member.
  ///
  /// - Parameter given: what a value goes by there, and what is written for its state.
  init(partOf other: RecordRewriter, given: (name: String, text: String)? = nil) {
    (records, types, keys, member) = (other.records, other.types, other.keys, other.member)
    self.given = given
    super.init(viewMode: .sourceAccurate)
  }

  func give(up why: String, at node: some SyntaxProtocol) {
    obstacle = obstacle ?? Program.Note(why: why, offset: node.offset)
  }

  func replace(_ range: Range<Int>, with text: String = "", at node: some SyntaxProtocol) {
    if !edits.replace(range, with: text) { give(up: "'\(node.text)' is not followed", at: node) }
  }

  // MARK: Places

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard records.isPlace(node) else { return .visitChildren }
    guard isFollowed(node) else { return .skipChildren }
    let list = node.calledExpression
    let standard = node.standardValue
    guard let standard, !ExprSyntax(node).outermostLink(of: records, types).isTarget else {
      let whole = ExprSyntax(node).withMarks
      let marks = whole.trimmedDescription.dropFirst(node.trimmedDescription.count)
      replace(list.offset..<whole.ownRange.upperBound, with: list.text + marks, at: node)
      return .skipChildren
    }
    if standard.caseName != nil, records.links.isEmpty {
      replace(node.ownRange, with: "(\(list.text) ?? \(standard.trimmedDescription))", at: node)
    } else {
      give(up: "what '\(node.text)' is where there is none is not followed", at: node)
    }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let whole = node.whole
    guard records.isKeyed, records.isProperty(whole) else { return .skipChildren }
    if let member = whole.parent?.as(MemberAccessExprSyntax.self), member.base?.id == whole.id {
      let name = member.declName.baseName.identifierText
      if !KeptRecords.askingNames.contains(name) {
        give(up: "what '\(member.text)' does is not followed", at: member)
      } else if ExprSyntax(member).isOneOfRecords(types, records) {
        give(up: "which of them '\(member.text)' is, is not followed", at: member)
      }
    } else if !whole.isTarget {
      give(up: "what is done with all of '\(records.property)' is not followed", at: whole)
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let owner = records.ownerOfNested(node, types) {
      edits.hide(owner)
      return .skipChildren
    }
    if let given, let names = ExprSyntax(node).names(behind: given.name) {
      if names == records.links.map(\.member) { edits.replaceAny(node.ownRange, with: given.text) }
      return .skipChildren
    }
    // Another property of a struct is none of the state, and is written as it was.
    if records.isOther(node, types) { return .skipChildren }
    guard let root = records.root(of: ExprSyntax(node), types) else { return .visitChildren }
    if let place = root.bare.as(SubscriptCallExprSyntax.self), records.isPlace(place), !isFollowed(place) {
      return .skipChildren
    }
    let isKept = ExprSyntax(node).isContinued || ExprSyntax(node).isTarget
    var mark = ""
    if root.is(ForceUnwrapExprSyntax.self) { mark = "!" }
    if root.is(OptionalChainingExprSyntax.self), isKept { mark = "?" }
    let place = root.bare.as(SubscriptCallExprSyntax.self).flatMap { records.isPlace($0) ? $0.calledExpression : nil }
    if let place {
      replace(place.offset..<node.ownRange.upperBound, with: place.text + mark, at: node)
    } else {
      replace(root.bare.ownRange.upperBound..<node.ownRange.upperBound, with: mark, at: node)
      walk(root.bare)
    }
    return .skipChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let owner = records.ownerOfNested(node, types) { edits.hide(owner) }
    return .visitChildren
  }

  /// Whether a place is that of the value at hand.
  func isFollowed(_ place: SubscriptCallExprSyntax) -> Bool {
    place.arguments.first.map { isFollowed($0.expression) } ?? true
  }

  private func isFollowed(_ key: ExprSyntax) -> Bool {
    let followed = keys.uses(around: key, in: member).followed
    return followed == nil || records.plainKey(key) == followed
  }

  // MARK: What is set

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count > 2, elements[1].assigns else { return .visitChildren }
    if let call = elements.last?.as(FunctionCallExprSyntax.self), elements.count == 3,
      elements[0].is(DiscardAssignmentExprSyntax.self), let taken = records.taken(by: call)
    {
      replace(node.ownRange, with: "\(taken.text) = nil", at: node)
      return .skipChildren
    }
    if records.isProperty(elements[0]), records.isKeyed, elements.count == 3 {
      if elements[2].isEmptyDictionary {
        replace(elements[2].ownRange, with: "nil", at: node)
        return .skipChildren
      }
      if let filter = elements[2].as(FunctionCallExprSyntax.self), keepSome(by: filter) { return .skipChildren }
    }
    if elements.count == 3, records.isTuple, records.link(of: elements[0], types) != nil,
      let tuple = elements[2].as(TupleExprSyntax.self), let value = tuple.element(at: records.links[0].position)
    {
      walk(elements[0])
      keep(value, of: ExprSyntax(tuple))
      return .skipChildren
    }
    guard setsOther(elements[0]) else { return .visitChildren }
    replace(elements[0].ownRange, with: "_", at: node)
    replace(elements[1].ownRange, with: "=", at: node)
    for element in elements[2...] { walk(element) }
    return .skipChildren
  }

  /// Whether it is a part of a value on the way, and not of its state, or a value that is not followed.
  private func setsOther(_ target: ExprSyntax) -> Bool {
    if let place = target.bare.as(SubscriptCallExprSyntax.self), records.isPlace(place) { return !isFollowed(place) }
    return target.otherSet(records, types) != nil
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let (list, asked) = records.keyAsked(by: node), isFollowed(asked) {
      replace(node.ownRange, with: "(\(list.text) != nil)", at: node)
      return .skipChildren
    }
    if let taken = records.taken(by: node) {
      let text = node.isAStatement ? "\(taken.text) = nil" : "\(taken.text).take()"
      replace(node.ownRange, with: text, at: node)
      return .skipChildren
    }
    if let (list, value) = records.updated(by: node), node.isAStatement {
      replace(node.offset..<value.offset, with: "\(list.text) = ", at: node)
      replace(value.ownRange.upperBound..<node.ownRange.upperBound, at: node)
      walk(value)
      return .skipChildren
    }
    if let link = records.linkMade(by: node, types) {
      make(node, link)
      return .skipChildren
    }
    if let why = records.change(by: node, types) {
      guard node.isAStatement, why.isEmpty else {
        give(up: why.isEmpty ? "what '\(node.text)' gives is not followed" : why, at: node)
        return .skipChildren
      }
      replace(node.ownRange, with: "()", at: node)
      return .skipChildren
    }
    return .visitChildren
  }

  /// `jobs = jobs.filter { $0.value.phase != .done }` is `jobs = jobs != .done ? jobs : nil`.
  private func keepSome(by call: FunctionCallExprSyntax) -> Bool {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "filter",
      let list = member.base, records.isProperty(list), call.arguments.isEmpty, let closure = call.trailingClosure,
      closure.signature == nil, closure.statements.count == 1, !closure.description.contains("$1"),
      let asked = closure.statements.first?.expression, records.isPlainQuestion(asked, types)
    else { return false }
    let inner = RecordRewriter(partOf: self, given: ("$0.value", list.text))
    inner.walk(asked)
    if let obstacle = inner.obstacle { give(up: obstacle.why, at: asked) }
    let condition = inner.edits.within(asked.ownRange).applied(to: asked.trimmedDescription, isPadded: false)
    replace(call.ownRange, with: "\(condition) ? \(list.text) : nil", at: call)
    return true
  }

  /// `Job(id: id, phase: .idle)` is `Job.idle`.
  private func make(_ call: FunctionCallExprSyntax, _ link: KeptRecords.Link) {
    guard let value = records.type(of: link, types)?.state(in: ExprSyntax(call), member: link.member) else {
      return give(up: "which state '\(call.calledExpression.text)' makes is not followed", at: call)
    }
    let others = call.arguments.map(\.expression).filter { $0.id != value.id }
    if let other = others.first(where: \.doesMoreThanTell) {
      return give(up: "what '\(other.text)' does is not followed", at: other)
    }
    var name = call.calledExpression.trimmedDescription
    if name.hasSuffix(".init"), name.count > 5 { name.removeLast(5) }
    let isShort = value.trimmedDescription.hasPrefix(".") && !name.hasPrefix(".")
    guard call.ownRange.contains(value.offset) else { return makeStandard(value, by: call, named: name) }
    keep(value, of: ExprSyntax(call), behind: isShort ? name : "")
  }

  /// What the declaration of the struct puts there.
  private func makeStandard(_ value: ExprSyntax, by call: FunctionCallExprSyntax, named name: String) {
    let isPlain = value.is(MemberAccessExprSyntax.self) && !name.hasPrefix(".")
    let text = value.caseName.flatMap { isPlain ? "\(name).\($0)" : nil } ?? value.trimmedDescription
    if text.utf8.count > call.ownRange.count, call.arguments.isEmpty, !name.hasPrefix(".") {
      // There is no room for it, so that it is left to an initialiser.
      edits.append("extension \(name) { init() { self = \(text) } }")
    } else {
      replace(call.ownRange, with: text, at: call)
    }
  }

  /// Leaves a part of something, and a name before it.
  private func keep(_ value: ExprSyntax, of whole: ExprSyntax, behind name: String = "") {
    let start = value.offset - name.utf8.count
    replace(whole.offset..<start, at: whole)
    replace(start..<value.offset, with: name, at: whole)
    replace(value.ownRange.upperBound..<whole.ownRange.upperBound, at: whole)
    walk(value)
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { visitLoop(node) }
}

extension TupleExprSyntax {
  fileprivate func element(at position: Int) -> ExprSyntax? {
    elements.count > position ? Array(elements)[position].expression : nil
  }
}
