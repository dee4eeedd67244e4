import SwiftSyntax

/// Closures beside the rows of a table: `machine.addRouteMapping { event, state, _ in … }`.
extension Lowering {
  /// The names of the parameters that are the state and the event; nil where that is not in the source.
  func mappingNames(_ closure: ClosureExprSyntax) -> (state: String, event: String)? {
    let names = closure.parameterNames.isEmpty ? ["$0", "$1"] : closure.parameterNames
    let columns = closure.columns(of: names)
    let matched = names.indices.filter { !columns[$0].isEmpty }
    guard matched.count == 2 else { return nil }
    let ways = [(matched[0], matched[1]), (matched[1], matched[0])].filter { state, event in
      can(columns[state], named: names[state], be: .state) && can(columns[event], named: names[event], be: .event)
    }
    guard ways.count == 1, let (state, event) = ways.first else { return nil }
    return (names[state], names[event])
  }

  /// Whether a parameter of this name that is matched with these cases can be the state or the event.
  private func can(_ cases: Set<String>, named name: String, be slot: Slot) -> Bool {
    if let shape = shape(of: slot) { return cases.allSatisfy(shape.hasCase) }
    let words = NameWords(name)
    let isEvent = words.contain(TableEvidence.events)
    return slot == .event ? isEvent : !isEvent && (words.end == .source || words.contain(TableEvidence.states))
  }

  /// The function that such a closure is.
  mutating func mapping(_ closure: ClosureExprSyntax) -> Int? {
    guard let names = mappingNames(closure) else { return nil }
    var result = ValueType(path: machine.stateType)
    result.isOptional = true
    var scope = Scope(receiver: .other, owner: machine.owner, result: result)
    scope = scope.shadowed(by: closure.parameterNames)
    scope.bind(names.state, to: .slot(.state))
    scope.bind(names.event, to: .slot(.event))
    functions.append(Function(name: "a closure", offset: closure.offset))
    signatures.append(Signature(key: Signature.Key(offset: closure.offset, isEntry: false, isOnValue: false)))
    let id = functions.count - 1
    functions[id].body = body(closure.statements, scope: scope)
    return id
  }

  /// What the first of some closures gives that gives a state; where two can, nobody knows which is asked first.
  mutating func first(of mappings: ArraySlice<Int>) -> [Statement] {
    guard let next = mappings.first else { return [] }
    let (call, given, site) = asked(next)
    let rest = mappings.dropFirst()
    let some = unless(Array(rest), at: site) + [.leave(.slot(given), site)]
    let none = rest.isEmpty ? [.leave(.slot(given), site)] : first(of: rest)
    let exists = Condition.exists(given, text: "the closure gives a state")
    return [call, .branch(exists, then: Block(statements: some), otherwise: Block(statements: none))]
  }

  /// What is left where one of the closures gives a state, too.
  mutating func unless(_ mappings: [Int], at site: Site) -> [Statement] {
    mappings.flatMap { mapping -> [Statement] in
      let (call, given, _) = asked(mapping)
      let why = "a closure gives a state here as well, and which one counts is not in the source"
      let lost = Block(statements: [.leave(.unknown(why: why), site)])
      let exists = Condition.exists(given, text: "the closure gives a state")
      return [call, .branch(exists, then: lost, otherwise: Block())]
    }
  }

  private mutating func asked(_ mapping: Int) -> (call: Statement, given: Slot, site: Site) {
    var type = ValueType(path: machine.stateType)
    type.isOptional = true
    let given = slot(of: type)
    let site = Site(text: "the closure", offset: functions[mapping].offset)
    let call = Call(function: mapping, arguments: [], result: given, site: site, isDelegation: true)
    return (.call(call), given, site)
  }
}
