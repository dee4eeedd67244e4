import SwitchbackGraph

extension Drawing {
  /// The combinations of states that nothing leads to: nobody declared them, and nobody could remove them.
  static func idleCombinations(of machine: MachineDeclaration, program: Program, run: Run, initial: [[String]]) -> Set<
    String
  > {
    let names = Set(machine.states.cases.filter { !$0.components.isEmpty }.map(\.name))
    guard !names.isEmpty else { return [] }
    let starts = initial.isEmpty ? Array(program.states.prefix(1).map(\.path)) : initial
    var idle: Set<[String]> = []
    while true {
      var entered = Set(starts)
      for exit in run.exits where !idle.contains(program.states[exit.state].path) {
        switch exit.target {
        case .state(let path) where path != program.states[exit.state].path: entered.insert(path)
        // It may lead there.
        case .unknown, .oneOf: return []
        case .state, .reject, .trap: break
        }
      }
      // A source with mistakes may declare a case twice.
      let found = Set(program.states.map(\.path).filter { names.contains($0[0]) && !entered.contains($0) })
      if found == idle { return Set(idle.map { $0.joined(separator: ".") }) }
      idle = found
    }
  }
}
