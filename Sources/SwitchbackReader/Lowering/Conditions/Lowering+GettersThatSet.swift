import SwiftSyntax

/// Computed and lazy properties that set something when they are asked for: `var next: Int { count += 1; return count }`.
extension Lowering {
  /// What happens to the machine, and to what is known beside it, where one is asked for and its value is not followed.
  mutating func asking(for reference: DeclReferenceExprSyntax, scope: Scope) -> [Statement] {
    let name = reference.baseName.identifierText
    let member = reference.parent?.as(MemberAccessExprSyntax.self)
    let isMember = member?.declName.id == reference.id
    let expression = isMember ? member.map { ExprSyntax($0) } ?? ExprSyntax(reference) : ExprSyntax(reference)
    if let got = inlined(expression, scope: scope), case .getter(let body, _) = got.callee, got.receiver == .machine {
      let isLocal = got.outer != nil
      guard isLocal ? !changes(in: body, scope: scope).isEmpty : settingGetters[name] != nil else { return [] }
      return self.call(got, to: nil, at: Operands(expression).site, scope: scope)
    }
    guard isMember || scope[name] == nil, scope.receiver == .machine, scope.owner == machine.owner,
      let names = settingGetters[name]
    else { return [] }
    guard names.isDisjoint(with: machine.stateNames(in: scope.owner).union(observed)) else {
      let why = "what '\(name)' does to the state is not followed"
      return [.lose(.state, Unknown(site: Operands(expression).site, why: why)), .forget(by: .call)]
    }
    let body = machine.declarations.types[scope.owner]?.properties[name]?.body
    let calls = body.map { !machine.declarations.surveys.survey($0).calls.isEmpty } ?? false
    let forgotten: [Statement] = [.forget(mentioning: names.union([name]))] + (calls ? [.forget(by: .call)] : [])
    // It happens where it is asked for, behind what is asked before.
    return [.landing(.nowhere, catchesUnlabelled: false, Block(statements: forgotten))]
  }

  /// Whether one sets what is followed beside the state.
  func setsFollowed(_ name: String) -> Bool { settingGetters[name]?.isDisjoint(with: flags.keys) == false }

  /// What such properties of the type set, be it in functions that they call or in others of them, by their names.
  func findSettingGetters() -> [String: Set<String>] {
    guard let type = machine.declarations.types[machine.owner] else { return [:] }
    let bodies = type.properties.compactMapValues(\.body)
    var found = bodies.mapValues { names(setIn: $0, of: type) }
    let asked = bodies.mapValues { machine.declarations.surveys.survey($0).names.intersection(bodies.keys) }
    // Each round goes one property further.
    for _ in 0..<3 {
      let known = found
      for (name, others) in asked { for other in others { found[name]?.formUnion(known[other] ?? []) } }
    }
    return found.filter { !$0.value.isEmpty }
  }

  private func names(setIn body: Syntax, of type: Declarations.TypeDeclaration) -> Set<String> {
    let surveys = machine.declarations.surveys
    let called = surveys.survey(body).calls.filter(\.isOnSelf).map(\.name)
    let reached = Set(called).reduce(into: Set<String>()) { $0.formUnion(surveys.names(reachableFrom: $1, in: type)) }
    let bodies = reached.sorted().flatMap { type.functions(named: $0) }.compactMap(\.body).map { Syntax($0) }
    return ([body] + bodies).reduce(into: []) { names, body in
      let survey = surveys.survey(body)
      let changed = survey.calls.filter { machine.declarations.mayChangeInPlace($0.name) }.compactMap(\.base)
      let finder = GrownNameFinder(viewMode: .sourceAccurate)
      finder.walk(body)
      let set = (finder.found + changed).map(\.nameWithoutSelf).filter { type.properties[$0] != nil }
      names.formUnion(survey.assigned.union(set).subtracting(survey.bound))
    }
  }
}

/// Finds what operators change in place: `count` of `count += 1`.
private final class GrownNameFinder: SyntaxVisitor {
  private(set) var found: [String] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visit(Operands(ExprSyntax(node))) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    visit(Operands(ExprSyntax(node)))
  }

  private func visit(_ term: Operands) -> SyntaxVisitorContinueKind {
    if term.elements.count > 2,
      term.elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text.changesItsLeft == true
    {
      found.append(term.elements[0].trimmedDescription)
    }
    return .visitChildren
  }
}

extension PatternBindingSyntax {
  /// What runs when it is asked for.
  fileprivate var body: Syntax? {
    if let getter { return Syntax(getter) }
    let variable = parent?.parent?.as(VariableDeclSyntax.self)
    guard variable?.modifiers.contains(where: { $0.name.text == "lazy" }) == true else { return nil }
    return initializer.map { Syntax($0.value) }
  }
}
