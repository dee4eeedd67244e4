import SwiftSyntax

/// Functions of something else that are given the instance, and set its state: `state.apply(to: self)`.
extension Lowering {
  /// What a call may do to the instance that it is given, which is not followed.
  ///
  /// - Parameter callee: the function that is called, where that is known.
  func lost(
    byGivingSelfTo call: FunctionCallExprSyntax,
    _ callee: FunctionDeclSyntax? = nil,
    scope: Scope
  ) -> [Statement] {
    guard followsGivenSelf else { return [] }
    if givingSelf.keepers.contains(call.offset), scope.receiver == .machine {
      return [loss(byGivingSelfTo: call.calledExpression.text, at: Operands(ExprSyntax(call)).site)]
    }
    // What is lent is lost already.
    let given = call.arguments.map(\.expression).filter {
      !$0.is(InOutExprSyntax.self) && isInstance(lent: $0, scope: scope)
    }
    guard !given.isEmpty else { return [] }
    let setters = SettersOfInstances(of: machine, among: callee) { changesState(named: $0, owner: machine.owner) }
    guard setters.include(call, given: given, from: scope.owner) else { return [] }
    return [loss(byGivingSelfTo: call.calledExpression.text, at: Operands(ExprSyntax(call)).site)]
  }

  /// The same of a call that is followed otherwise.
  func lost(byGivingSelfIn call: InlinedCall, scope: Scope) -> [Statement] {
    guard case .function(let function) = call.callee, let syntax = call.syntax?.as(FunctionCallExprSyntax.self) else {
      return []
    }
    return lost(byGivingSelfTo: syntax, function, scope: scope)
  }

  /// The same of an operator of one's own.
  func lost(byGivingSelfToOperator symbol: String, _ term: Operands, scope: Scope) -> [Statement] {
    guard followsGivenSelf, term.elements.contains(where: { isInstance(lent: $0, scope: scope) }) else { return [] }
    let setters = SettersOfInstances(of: machine) { changesState(named: $0, owner: machine.owner) }
    guard let first = term.elements.first, setters.include(operator: symbol, at: first.offset) else { return [] }
    return [loss(byGivingSelfTo: symbol, at: term.site)]
  }

  private func loss(byGivingSelfTo callee: String, at site: Site) -> Statement {
    .lose(.state, Unknown(site: site, why: "what '\(callee)' does to 'self' is not followed"))
  }

  /// What an assignment does to the state of something that may be the instance: `root.state = .done`.
  mutating func lost(bySettingPerhapsSelf assignment: Assignment, scope: Scope) -> [Statement]? {
    guard scope.receiver == .machine, givingSelf.assigned.contains(assignment.target.offset) else { return nil }
    let why = "'\(assignment.target.text)' may be the state of the instance itself, which is not followed"
    return discarded(assignment.value, scope: scope)
      + [.lose(.state, Unknown(site: Operands(assignment.target).site, why: why))]
  }

  private var followsGivenSelf: Bool {
    machine.storage.propertyName != nil && machine.stateTypes == nil && machine.steps == nil && machine.isShared
  }

  // MARK: In helpers and closures

  /// Finds where the type gives the instance to what sets its state.
  func findGivingSelf() -> GivingSelf {
    var givingSelf = GivingSelf()
    guard followsGivenSelf, let type = machine.declarations.types[machine.owner] else { return givingSelf }
    let changes = { (name: String) in changesState(named: name, owner: machine.owner) }
    let setters = SettersOfInstances(of: machine, changesState: changes)
    let keepers = KeepersOfSelf(of: machine, changesState: changes)
    let held = HeldSelf(of: type, machine.declarations.surveys.facts, changesState: changes)
    for member in type.members where !member.isProtocolOrType {
      let given = GivingSelfFinder.calls(in: member).filter { setters.include($0, given: $1, from: type.path) }
      let kept = ((keepers?.calls(in: member) ?? []) + held.calls(in: member)).map(\.offset)
      givingSelf.keepers.formUnion(kept)
      let assigned = held.assignments(in: member, of: machine.stateNames(in: type.path))
      givingSelf.assigned.formUnion(assigned)
      let calls = given.map(\.0.offset) + kept + assigned
      guard !calls.isEmpty else { continue }
      givingSelf.calls.formUnion(calls)
      if let function = member.as(FunctionDeclSyntax.self) {
        givingSelf.functions.insert(function.name.identifierText)
      }
    }
    return givingSelf
  }

  func givesSelf(in syntax: some SyntaxProtocol) -> Bool {
    let range = syntax.offset..<syntax.endPosition.utf8Offset
    return givingSelf.calls.contains(where: range.contains)
  }

  /// Whether a function of this name does so, or one that it calls.
  func givesSelf(byCalling name: String, owner: String) -> Bool {
    guard owner == machine.owner, !givingSelf.functions.isEmpty, let type = machine.declarations.types[owner] else {
      return false
    }
    let names = machine.declarations.surveys.names(reachableFrom: name, in: type)
    return !givingSelf.functions.isDisjoint(with: names)
  }
}

/// Where the type gives the instance to what sets its state.
struct GivingSelf {
  /// By their offsets.
  var calls: Set<Int> = []
  /// The functions in which those stand.
  var functions: Set<String> = []
  /// Where a state is set of what may be the instance.
  var assigned: Set<Int> = []
  /// Those of the calls that are on something which holds the instance.
  var keepers: Set<Int> = []
}

/// Finds the calls that are given the instance.
private final class GivingSelfFinder: SyntaxVisitor {
  private var found: [(FunctionCallExprSyntax, given: [ExprSyntax])] = []

  static func calls(in member: DeclSyntax) -> [(FunctionCallExprSyntax, given: [ExprSyntax])] {
    let finder = GivingSelfFinder(viewMode: .sourceAccurate)
    finder.walk(member)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let given = node.arguments.map(\.expression).filter { argument in
      argument.isSelf
        || argument.as(DeclReferenceExprSyntax.self).map {
          SelfAliases.around(node).contains($0.baseName.identifierText)
        } ?? false
    }
    if !given.isEmpty { found.append((node, given)) }
    return .visitChildren
  }
}
