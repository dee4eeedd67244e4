import SwiftSyntax

/// Which calls set the state of an instance that they are given, as far as the module declares what they call.
struct SettersOfInstances {
  private let machine: MachineDeclaration
  private let family: Family
  private let names: Set<String>
  /// The only function that may be called, where that is known.
  private let known: FunctionDeclSyntax?
  /// Whether a function of the type changes the state.
  private let changesState: (String) -> Bool

  init(
    of machine: MachineDeclaration,
    among known: FunctionDeclSyntax? = nil,
    changesState: @escaping (String) -> Bool
  ) {
    self.machine = machine
    self.known = known
    self.changesState = changesState
    family = Family(of: machine.owner, in: machine.declarations)
    names = machine.stateNames(in: machine.owner).union(machine.untoldSettersOfState)
  }

  func include(_ call: FunctionCallExprSyntax, given: [ExprSyntax], from owner: String) -> Bool {
    var seen: Set<Int> = []
    let callees = callees(of: call, from: owner).filter { callee in
      known.map { callee.offset == $0.offset } ?? true
    }
    return callees.contains { sets($0, given, of: call, seen: &seen) }
  }

  /// Whether an operator sets the state of one of its operands.
  func include(operator symbol: String, at offset: Int) -> Bool {
    var seen: Set<Int> = []
    let members = machine.declarations.types.values.flatMap { type in
      type.functions(named: symbol).map { (type.path, $0) }
    }
    let free = machine.declarations.functions(named: symbol, seenFrom: offset).map { ("", $0) }
    return (members + free).compactMap { Callee($1, in: $0) }.contains { callee in
      sets(callee, names: Set(callee.parameters.map(\.innerName)), seen: &seen)
    }
  }

  private func sets(
    _ callee: Callee,
    _ given: [ExprSyntax],
    of call: FunctionCallExprSyntax,
    seen: inout Set<Int>
  ) -> Bool {
    let pairs = callee.parameters.pairs(with: Array(call.arguments))
    let taken = pairs.filter { _, argument in given.contains { $0.id == argument.id } }
    return !taken.isEmpty && sets(callee, names: Set(taken.map(\.0.innerName)), seen: &seen)
  }

  /// - Parameter names: what it calls the instance.
  private func sets(_ callee: Callee, names given: Set<String>, seen: inout Set<Int>) -> Bool {
    guard seen.insert(callee.offset).inserted else { return false }
    let types = WrittenTypes(in: callee.body, of: callee.path, machine.declarations)
    if sets(in: callee.body, given, types) { return true }
    for call in EveryCallFinder.calls(in: callee.body) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        changesState(member.declName.baseName.identifierText), family.includes(base, types) == .surely
      {
        // What is behind a protocol calls back when it likes.
        return true
      }
      let handedOn = call.arguments.map(\.expression).filter { isInstance($0, given, types) }
      guard !handedOn.isEmpty else { continue }
      for next in callees(of: call, from: callee.path) where sets(next, handedOn, of: call, seen: &seen) { return true }
    }
    return false
  }

  /// Whether a body assigns the state of what may be the instance.
  private func sets(in body: CodeBlockSyntax, _ given: Set<String>, _ types: WrittenTypes) -> Bool {
    let survey = machine.declarations.surveys.fresh(body, includingClosures: true)
    let places = Set(given.flatMap { name in names.flatMap { ["\(name).\($0)", "\(name)?.\($0)"] } })
    if !survey.assigned.isDisjoint(with: places) { return true }
    return MemberChangeFinder.changes(in: body).contains { change in
      guard names.contains(change.name) else { return false }
      switch family.includes(change.base, types) {
      case .surely, .perhaps: return true
      case .unknown: return machine.mayBeSet(change, types)
      case .never: return false
      }
    }
  }

  private func isInstance(_ argument: ExprSyntax, _ given: Set<String>, _ types: WrittenTypes) -> Bool {
    let place = argument.as(InOutExprSyntax.self)?.expression ?? argument
    if let name = place.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, given.contains(name) { return true }
    return family.includes(place, types) == .surely
  }

  // MARK: What is called

  /// What a call can mean as far as its name and its labels tell.
  private func callees(of call: FunctionCallExprSyntax, from owner: String) -> [Callee] {
    let declarations = machine.declarations
    var found: [Callee]
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.identifierText
      found = declarations.types.keys.sorted().flatMap { path in
        declarations.types[path]?.functions(named: name).compactMap { Callee($0, in: path) } ?? []
      }
    } else {
      let name = call.calledExpression.trimmedDescription
      let own = declarations.types[owner]?.functions(named: name) ?? []
      found =
        own.compactMap { Callee($0, in: owner) }
        + declarations.functions(named: name, seenFrom: call.offset).compactMap { Callee($0, in: "") }
    }
    let made = call.calledExpression.trimmedDescription
    if let type = declarations.seen(from: call).type(named: made, from: owner) {
      found += type.initializers.compactMap { Callee($0, in: type.path) }
    }
    return found.filter { $0.parameters.takes(Array(call.arguments)) }
  }
}

/// A function or an initialiser that has a body.
private struct Callee {
  /// Of the type around it.
  var path: String
  var parameters: FunctionParameterListSyntax
  var body: CodeBlockSyntax
  var offset: Int
}

extension Callee {
  fileprivate init?(_ function: FunctionDeclSyntax, in path: String) {
    guard let body = function.body else { return nil }
    let parameters = function.signature.parameterClause.parameters
    self.init(path: path, parameters: parameters, body: body, offset: function.offset)
  }

  fileprivate init?(_ initializer: InitializerDeclSyntax, in path: String) {
    guard let body = initializer.body else { return nil }
    let parameters = initializer.signature.parameterClause.parameters
    self.init(path: path, parameters: parameters, body: body, offset: initializer.offset)
  }
}
