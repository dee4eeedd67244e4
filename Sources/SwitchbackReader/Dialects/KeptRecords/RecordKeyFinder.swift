import SwiftSyntax

/// Finds what a function does with the values of a property, and the functions of the type that it calls.
final class RecordKeyFinder: SyntaxVisitor {
  struct Place {
    var key: String
    var offset: Int
    var isSet = false
    var isAsked = false
    var isFresh = false
    var steadiness = KeySteadiness.constant
  }

  private let records: KeptRecords
  private let types: WrittenTypes
  private let member: Syntax
  private(set) var places: [Place] = []
  private(set) var calls: [FunctionCallExprSyntax] = []
  private(set) var changed: Set<String> = []
  /// The closures that run later, into which it does not look.
  private(set) var later: [ClosureExprSyntax] = []

  init(_ records: KeptRecords, _ types: WrittenTypes, in member: Syntax) {
    (self.records, self.types, self.member) = (records, types, member)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.timing == .later, node.id != member.id else { return .visitChildren }
    later.append(node)
    return .skipChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if records.isPlace(node), let key = node.arguments.first?.expression {
      note(
        key,
        at: node,
        isSet: records.isSet(node, types, in: member),
        isAsked: records.isAsked(node, types, in: member)
      )
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if records.taken(by: node) != nil || records.updated(by: node) != nil {
      if let key = node.arguments.last(where: { $0.label?.text == "forKey" })?.expression {
        note(key, at: node, isSet: true, isAsked: false)
      } else {
        places.append(Place(key: RecordKeys.all, offset: node.offset, isSet: true))
      }
    }
    if let key = records.keyAsked(by: node)?.key { note(key, at: node, isSet: false, isAsked: true) }
    if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base { change(base) }
    // What is called on something else may be called on another name of the instance.
    if node.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
      || node.calledExpression.is(DeclReferenceExprSyntax.self)
    {
      calls.append(node)
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    change(node.expression)
    return .visitChildren
  }

  /// Something may be done to what has a name.
  private func change(_ place: ExprSyntax) {
    if let root = place.withoutMarks.rootName { changed.insert(root.baseName.identifierText) }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.elements.first, first.isTarget else { return .visitChildren }
    change(first)
    if records.isKeyed, records.isProperty(first) {
      places.append(Place(key: RecordKeys.all, offset: node.offset, isSet: true))
    }
    return .visitChildren
  }

  private func note(_ key: ExprSyntax, at node: some SyntaxProtocol, isSet: Bool, isAsked: Bool) {
    places.append(
      Place(
        key: records.plainKey(key),
        offset: node.offset,
        isSet: isSet,
        isAsked: isAsked,
        isFresh: records.isFresh(key, types),
        steadiness: KeySteadiness(of: records.written(key), in: member)
      )
    )
  }
}
