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
    guard let published = assigning.publisher.flatMap(PublishedValues.init) else {
      unread("what a publisher assigns to the state is not followed", at: assigning.arguments.offset)
      return nil
    }
    let id = function(giving: published)
    let name = laterName(in: Syntax(assigning), of: "assign")
    var event = Program.Event(name: name, path: [], function: id, resultIsState: true)
    event.isClosure = true
    return event
  }

  private mutating func function(giving published: PublishedValues) -> Int {
    var scope = Scope(receiver: .machine, owner: machine.owner)
    if case .closure(let closure) = published.mapped, published.others.isEmpty {
      let given = GivenClosure(closure: closure, scope: scope)
      return function(of: given, taking: [], result: machine.placeType, scope: scope)
    }
    let offset = published.mapped.offset
    functions.append(Function(name: "a publisher", offset: offset, assigns: true, isAsked: true))
    signatures.append(Signature(key: Signature.Key(offset: offset, isEntry: false, isOnValue: false)))
    let id = functions.count - 1
    scope.result = machine.placeType
    functions[id].body = published.others.reduce(block(giving: published.mapped, scope: scope)) { rest, other in
      let then = block(giving: other.value, scope: scope)
      return Block(statements: [.branch(.text(other.condition), then: then, otherwise: rest)])
    }
    return id
  }

  private mutating func block(giving value: PublishedValues.Value, scope: Scope) -> Block {
    switch value {
    case .expression(let expression):
      return Block(statements: lower(Operands(expression), to: .result, expected: machine.placeType, scope: scope))
    case .closure(let closure):
      let inside = scope.shadowed(by: closure.parameterNames)
      return block(closure.statements, scope: inside, to: closure.statements.count == 1 ? .result : nil)
    }
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
  var publisher: FunctionCallExprSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
  }
}
