import SwitchbackGraph

extension [Drawn] {
  /// Notes which events a machine leaves to those with which it shares the enum of them, so that none has to handle all.
  ///
  /// The one around the enum, else the first, answers for events that none of them handles.
  mutating func shareEvents() {
    let groups = Dictionary(grouping: indices.filter { self[$0].eventType != nil }) { self[$0].eventType }
    for case (let type?, let members) in groups where members.count > 1 {
      let owner = type.split(separator: ".").dropLast().joined(separator: ".")
      let answering = members.first { self[$0].graph.name == owner } ?? members[0]
      let handled = Set(members.flatMap { self[$0].graph.transitions.map(\.event) })
      let mayHideRows = members.contains { self[$0].graph.mayHideRows }
      for index in members {
        let all = Set(self[index].graph.events.map(\.name))
        self[index].eventsOfOthers = index == answering && !mayHideRows ? handled : all
      }
    }
  }
}
