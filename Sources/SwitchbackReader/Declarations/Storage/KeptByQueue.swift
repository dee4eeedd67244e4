import SwiftSyntax

/// What a property keeps behind a queue: it is set in `queue.async(flags: .barrier) { … }`, and asked for in `queue.sync { … }`,
/// so that everybody sees what was set before.
struct KeptByQueue {
  private let property: PatternBindingSyntax
  private let type: Declarations.TypeDeclaration
  private let queue: String
  /// Whether it runs what it is given one after the other.
  let hasTurns: Bool

  /// - Parameter closure: the one that the setter gives to the queue.
  init(_ closure: ClosureExprSyntax, of property: PatternBindingSyntax, in type: Declarations.TypeDeclaration) {
    self.property = property
    self.type = type
    queue = closure.queue ?? ""
    let made = type.properties[queue]?.initializer?.value.trimmedDescription ?? ""
    let given = closure.call?.arguments.filter { $0.expression.as(ClosureExprSyntax.self)?.id != closure.id } ?? []
    let isBarrier =
      given.count == 1 && given[0].label?.text == "flags" && given[0].expression.trimmedDescription == ".barrier"
    let isSerial = given.isEmpty && made.hasPrefix("DispatchQueue(label:") && !made.contains("concurrent")
    hasTurns = type.properties[queue] != nil && !made.contains("global(") && (isBarrier || isSerial)
  }

  /// Whether some properties are named nowhere else.
  func keeps(_ names: Set<String>) -> Bool { hasTurns && stray(among: names) == nil }

  /// Where one of some properties is named beside the queue, apart from initialisers.
  func stray(among names: Set<String>) -> DeclReferenceExprSyntax? {
    type.members.lazy.filter { !$0.is(InitializerDeclSyntax.self) }.compactMap { member in
      let finder = OwnNameFinder(leavingOut: [])
      finder.walk(member)
      return finder.all.first { names.contains($0.name) && !isInTurn($0.reference) }?.reference
    }.first
  }

  private func isInTurn(_ reference: DeclReferenceExprSyntax) -> Bool {
    guard reference.mayBeOwn else { return Syntax(reference).isLocal(reference.baseName.identifierText) }
    let around = sequence(first: Syntax(reference), next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }
    // What else the setter does is done behind what was set before.
    guard let closure = around.first(where: { $0.timing == .later || $0.queue != nil }), closure.queue == queue else {
      return false
    }
    return property.accessorBlock?.encloses(closure) == true
      || closure.call?.calledName == "sync" && !setsItself(closure)
  }

  /// Whether it may set the property, which comes later, or calls what may do so.
  private func setsItself(_ closure: ClosureExprSyntax) -> Bool {
    let finder = OwnNameFinder(leavingOut: [])
    finder.walk(closure)
    let others = Set(type.functions.map(\.name.identifierText) + [property.pattern.trimmedDescription])
    return finder.all.contains { others.contains($0.name) }
  }
}

extension ClosureExprSyntax {
  /// The queue to which it is given: `queue` of `self.queue.sync { … }`.
  fileprivate var queue: String? {
    guard let call, ["sync", "async"].contains(call.calledName ?? "") else { return nil }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.nameBehindSelf
  }
}
