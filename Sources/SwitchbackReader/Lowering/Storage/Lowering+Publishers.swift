import SwiftSyntax

/// Publishers that are assigned to the state: `publisher.map { … }.assign(to: &$state)`, `….assign(to: \.state, on: self)`.
extension Lowering {
  /// What such a one makes of what it publishes is the next state, in whatever state that comes.
  mutating func publisherEvents() -> [Program.Event] {
    guard machine.followsPublishers, let property = machine.storage.propertyName,
      let type = machine.declarations.types[machine.owner]
    else { return [] }
    let finder = PublisherFinder(property)
    for member in type.members { finder.walk(member) }
    return finder.found.compactMap { event(of: $0) }
  }

  private mutating func event(of assigning: FunctionCallExprSyntax) -> Program.Event? {
    guard let closure = assigning.publisher?.lastMapping else {
      unread("what a publisher assigns to the state is not followed", at: assigning.arguments.offset)
      return nil
    }
    let given = GivenClosure(closure: closure, scope: Scope(receiver: .machine, owner: machine.owner))
    let id = function(of: given, taking: [], result: machine.placeType, scope: given.scope)
    let name = laterName(in: Syntax(assigning), of: "assign")
    var event = Program.Event(name: name, path: [], function: id, resultIsState: true)
    event.isClosure = true
    return event
  }
}

extension MachineDeclaration {
  /// Whether a publisher that is assigned to the state is an event.
  var followsPublishers: Bool { isShared && steps == nil && region == nil && !isKeptOutside }
}

/// Finds the calls that assign to a property what a publisher gives.
private final class PublisherFinder: SyntaxVisitor {
  private let property: String
  private(set) var found: [FunctionCallExprSyntax] = []

  init(_ property: String) {
    self.property = property
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.publishedPlace(named: property) { found.append(node) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension FunctionCallExprSyntax {
  /// Whether it hands a property over to Combine: `assign(to: &$state)`, `assign(to: \.state, on: self)`.
  func publishedPlace(named name: String) -> Bool {
    guard calledName == "assign", let place = arguments.first, place.label?.text == "to" else { return false }
    if let passed = place.expression.as(InOutExprSyntax.self) { return passed.expression.nameBehindSelf == "$\(name)" }
    return place.expression.is(KeyPathExprSyntax.self) && place.expression.trimmedDescription.hasSuffix(".\(name)")
      && arguments.last?.expression.trimmedDescription == "self"
  }

  /// What it is called on, if that is a call as well.
  fileprivate var publisher: FunctionCallExprSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
  }

  /// The closure that makes what is published, behind which nothing else becomes of it.
  fileprivate var lastMapping: ClosureExprSyntax? {
    guard let name = calledName else { return nil }
    if name == "map" { return onlyClosure }
    return Self.passing.contains(name) ? publisher?.lastMapping : nil
  }

  /// Functions of publishers that give what they are given.
  private static let passing: Set = [
    "receive", "subscribe", "removeDuplicates", "filter", "debounce", "throttle", "delay", "first", "last", "prefix",
    "drop", "dropFirst", "share", "print", "handleEvents", "eraseToAnyPublisher",
  ]
}
