import SwiftSyntax
import SwitchbackGraph

/// A finding that source outside of this file can refute, by making a value of this name.
package struct Suspicion: Sendable {
  package var finding: Finding
  package var name: String
  /// The other cases of the enum; where none of them is made either, the machine is not in use yet.
  package var others: Set<String>
  package var reach: Reach
  /// Where the finding is in the source.
  package var offset: Int
  package var column: Int = 0
}

/// A case of which the file makes no value.
private struct UnmadeCase {
  var name: String
  var others: Set<String>
  var reach: Reach
  var offset: Int
}

extension Drawn {
  /// Looks for states that the file asks for and never makes, and for events that it never makes.
  ///
  /// - Parameter told: the cases of which another machine has told, by their offsets.
  mutating func look(at regions: [MachineDeclaration], in uses: CaseUses, told: inout Set<Int>) {
    for machine in regions where machine.refusal == nil && machine.table == nil {
      for item in machine.unmadeStates(in: uses) where told.insert(item.offset).inserted {
        let names = graph.states.filter { $0.line == item.offset }.map(\.name)
        note(NeverEntered(states: Set(names)), of: item, in: uses)
      }
      for item in machine.unmadeEvents(in: uses) where told.insert(item.offset).inserted {
        let names = graph.events.filter { $0.line == item.offset }.map(\.name)
        note(NeverRaised(events: Set(names)), of: item, in: uses)
      }
    }
  }

  /// What no other file can make is a finding at once.
  private mutating func note(_ check: some Check, of item: UnmadeCase, in uses: CaseUses) {
    guard item.reach != .file else {
      if !uses.made.isDisjoint(with: item.others) { checks.append(check) }
      return
    }
    suspicions += check.findings(in: graph).map { finding in
      Suspicion(finding: finding, name: item.name, others: item.others, reach: item.reach, offset: finding.line)
    }
  }
}

extension MachineDeclaration {
  fileprivate func unmadeStates(in uses: CaseUses) -> [UnmadeCase] {
    guard isOpenToOthers, !hasForeignStates, region?.isBool != true else { return [] }
    return unmade(states.cases, of: stateType, in: uses).filter { uses.asked.contains($0.name) }
  }

  fileprivate func unmadeEvents(in uses: CaseUses) -> [UnmadeCase] {
    events.flatMap { events -> [UnmadeCase] in
      guard case .declared(let shape, let path) = events, path != stateType else { return [] }
      return unmade(shape.cases, of: path, in: uses)
    }
  }

  /// Those cases of an enum of which the file makes no value, with where else that can be done.
  private func unmade(_ cases: [EnumShape.Case], of path: String, in uses: CaseUses) -> [UnmadeCase] {
    guard let enumeration = declarations.types[path]?.enumeration, enumeration.conditionalCases.isEmpty,
      let reach = enumeration.reach(conformances: uses.conformances[path.lastName] ?? [])
    else { return [] }
    let names = Set(cases.map(\.name))
    return cases.filter { $0.nested == nil && !$0.isElsewhere && !uses.made.contains($0.name) }.map { item in
      UnmadeCase(name: item.name, others: names.subtracting([item.name]), reach: reach, offset: item.offset)
    }
  }
}
