import SwiftSyntax

/// Which calls of something that was given the instance to keep set its state: `helper.machine = self; helper.run()`.
struct KeepersOfSelf {
  private let machine: MachineDeclaration
  private let family: Family
  private let stateNames: Set<String>
  private let given: GivenSelfFinder
  /// Whether a function of the type changes the state.
  private let changesState: (String) -> Bool

  /// Nil where the type gives itself to nothing that keeps it.
  init?(of machine: MachineDeclaration, changesState: @escaping (String) -> Bool) {
    given = GivenSelfFinder(viewMode: .sourceAccurate)
    for member in machine.declarations.types[machine.owner]?.members ?? [] where !member.isProtocolOrType {
      given.walk(member)
    }
    guard !given.properties.isEmpty || !given.makers.isEmpty else { return nil }
    self.machine = machine
    self.changesState = changesState
    family = Family(of: machine.owner, in: machine.declarations)
    stateNames = machine.stateNames(in: machine.owner).union(machine.untoldSettersOfState)
  }

  func calls(in member: DeclSyntax) -> [FunctionCallExprSyntax] {
    let types = WrittenTypes(in: member, of: machine.owner, machine.declarations)
    return EveryCallFinder.calls(in: member).filter { call in
      guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
        !base.withoutMarks.isSelf, case .named(let path)? = types.type(of: base), !family.contains(path)
      else { return false }
      let kept = properties(keepingSelfIn: path)
      var seen: Set<Int> = []
      return !kept.isEmpty && sets(byCalling: callee.declName.baseName.identifierText, of: path, kept, seen: &seen)
    }
  }

  private func properties(keepingSelfIn path: String) -> Set<String> {
    guard let type = machine.declarations.types[path] else { return [] }
    let isMade = given.makers.contains(path.lastName)
    let names = type.properties.keys.filter { isMade || given.properties.contains($0) }
    let types = WrittenTypes(in: SourceFileSyntax(statements: []), of: path, machine.declarations)
    return Set(
      names.filter { name in
        if case .named(let held)? = types.property(name, of: path) { family.contains(held) } else { false }
      }
    )
  }

  /// Whether a function sets the state before it ends, by a property in which the instance is.
  private func sets(
    byCalling name: String,
    of path: String,
    _ kept: Set<String>,
    seen: inout Set<Int>
  ) -> Bool {
    for body in machine.declarations.types[path]?.functions(named: name).compactMap(\.body) ?? [] {
      guard seen.insert(body.offset).inserted else { continue }
      let survey = machine.declarations.surveys.survey(body)
      let names = kept.union(body.names(boundToAnyOf: kept))
      let places = Set(names.flatMap { name in stateNames.flatMap { ["\(name).\($0)", "\(name)?.\($0)"] } })
      if survey.assigned.contains(where: { places.contains($0.nameWithoutSelf) }) { return true }
      for call in survey.calls {
        if let base = call.base, names.contains(base.nameWithoutSelf.withoutUnwrapping), changesState(call.name) {
          return true
        }
        if call.isOnSelf, sets(byCalling: call.name, of: path, kept, seen: &seen) { return true }
      }
    }
    return false
  }
}

extension CodeBlockSyntax {
  /// `owner` of `guard let owner = machine`.
  fileprivate func names(boundToAnyOf places: Set<String>) -> Set<String> {
    let finder = UnwrappedNameFinder(of: places)
    finder.walk(self)
    return finder.found
  }
}

private final class UnwrappedNameFinder: SyntaxVisitor {
  private(set) var found: Set<String> = []
  private let places: Set<String>

  init(of places: Set<String>) {
    self.places = places
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value, places.contains(value.nameBehindSelf) {
      found.formUnion(node.pattern.boundNames)
    }
    return .visitChildren
  }
}

/// Finds the properties to which a type assigns its instance, and what it makes with it.
private final class GivenSelfFinder: SyntaxVisitor {
  private(set) var properties: Set<String> = []
  private(set) var makers: Set<String> = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(ExprSyntax(node)), assignment.value.single?.isSelf == true,
      let member = assignment.target.as(MemberAccessExprSyntax.self)
    {
      properties.insert(member.declName.baseName.identifierText)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.contains(where: { $0.expression.isSelf }), let name = node.calledName,
      name.first?.isUppercase == true
    {
      makers.insert(name)
    }
    return .visitChildren
  }
}
