extension Run {
  /// With a method as one event, whatever it is given, where all cases of its parameter lead to the same.
  func joiningAlikeCases(of program: inout Program) -> Run {
    var run = self
    let cases = program.events.indices.filter { program.events[$0].method != nil && !replaced.contains($0) }
    for case (let method?, let group) in Dictionary(grouping: cases, by: { program.events[$0].method }) {
      guard let first = group.first, group.count > 1, !program.hasRest(of: program.events[first].function) else {
        continue
      }
      let ways = exits(of: first)
      guard group.allSatisfy({ exits(of: $0) == ways }) else { continue }
      (program.events[first].name, program.events[first].path) = (method, [])
      let others = Set(group.dropFirst())
      run.replaced.formUnion(others)
      run.exits.removeAll { others.contains($0.event) || $0.beginning.map { others.contains($0.event) } ?? false }
    }
    return run
  }

  /// The exits of an event, and of what goes on behind it, by no name.
  private func exits(of event: Int) -> [Exit] {
    exits.filter { $0.event == event || $0.beginning?.event == event }.map { exit in
      var exit = exit
      if exit.event == event { exit.event = -1 }
      if exit.beginning?.event == event { exit.beginning?.event = -1 }
      if exit.beginning?.last == event { exit.beginning?.last = -1 }
      return exit
    }
  }
}

extension Program {
  /// Whether a function takes cases that nobody names.
  fileprivate func hasRest(of function: Int) -> Bool { events.contains { $0.isRest && $0.function == function } }
}
