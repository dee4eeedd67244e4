import SwitchbackGraph

extension StateMachine where Rule: GraphProviding, Rule.Event: MachineEvent, Rule.Event.Kind: CaseIterable {
  /// The kinds of event that the machine's graph handles in this state, guards aside.
  ///
  /// ```swift
  /// for event in machine.legalEvents { print(event) }
  /// ```
  public var legalEvents: [Rule.Event.Kind] {
    let rule = look()
    if rule.isFinal { return [] }
    let names = Rule.graph.eventsHandled(in: Report.name(ofKind: Rule.kind(of: rule.state)))
    return Rule.Event.Kind.allCases.filter { names.contains(Report.name(ofKind: $0)) }
  }
}
