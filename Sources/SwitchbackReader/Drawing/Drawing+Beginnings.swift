extension [Run.Exit] {
  /// What goes on behind an `await` in one state, but not to the same, because it began differently: with what tells it apart.
  ///
  /// The exits of one beginning are a decision list; those of several are none.
  func apart(in program: Program) -> [Run.Exit] {
    guard let first, first.beginning != nil, contains(where: { $0.beginning != first.beginning }) else { return self }
    var seen: Set<FirstRow> = []
    let rows = filter { $0.guards.contains(.some) || seen.insert(FirstRow($0)).inserted }
    let lists = Dictionary(grouping: rows, by: \.beginning)
    let conflicts = Dictionary(grouping: rows, by: \.guards)
      .mapValues { Conflict($0 + $0.rowsOfOthers(among: lists, in: program), in: program) }
    let told = rows.map { exit in
      var exit = exit
      if !exit.guards.contains(.some), let label = conflicts[exit.guards]?.label(of: exit) {
        exit.guards.insert(label, at: 0)
      }
      return exit
    }
    return told.filter { !$0.guards.isEmpty }.specialFirst + told.filter(\.guards.isEmpty)
  }

  /// The rows by which other functions go where these hold, which have none of their own for that. What begins again behind an
  /// `await` is no other.
  fileprivate func rowsOfOthers(among lists: [Run.Beginning?: [Run.Exit]], in program: Program) -> [Run.Exit] {
    let (own, conditions) = (Set(compactMap(\.beginning?.event)), Set(first?.guards ?? []))
    guard own.allSatisfy({ $0 < program.events.count }) else { return [] }
    return lists.filter { beginning, _ in
      beginning.map { $0.event < program.events.count && !own.contains($0.event) } ?? false
    }.values.compactMap { list in list.first { conditions.isSuperset(of: $0.guards) } }
  }

  /// What holds under more conditions than a row of another beginning stands before that.
  private var specialFirst: [Run.Exit] {
    guard count <= Drawing.mostExits else { return self }
    return reduce(into: []) { rows, exit in
      let own = rows.lastIndex { $0.beginning == exit.beginning }.map { $0 + 1 } ?? 0
      let conditions = Set(exit.guards)
      let first = rows[own...].firstIndex { row in
        row.guards.count < conditions.count && row.target != exit.target && conditions.isSuperset(of: row.guards)
      }
      rows.insert(exit, at: first ?? rows.endIndex)
    }
  }
}

/// What only the first exit of a beginning counts for.
private struct FirstRow: Hashable {
  var beginning: Run.Beginning?
  var guards: [Guard]

  init(_ exit: Run.Exit) {
    (beginning, guards) = (exit.beginning, exit.guards)
  }
}

/// Exits under the same conditions, of which the beginning decides where they lead.
private struct Conflict {
  private var beginnings: [Target: Set<Run.Beginning>] = [:]
  private let label: (Run.Beginning) -> Guard?

  init(_ exits: [Run.Exit], in program: Program) {
    for exit in exits {
      guard let beginning = exit.beginning else { continue }
      beginnings[exit.target, default: []].insert(beginning)
    }
    let groups = Array(beginnings.values)
    if groups.count < 2 {
      label = { _ in nil }
    } else if groups.areApart(by: \.event) {
      label = { Guard(text: "begun by \(program.eventName($0.event))") }
    } else if groups.areApart(by: \.state) {
      label = { Guard(text: "begun in \(program.states[$0.state].name)") }
    } else if groups.areApart(by: { [$0.event, $0.state] }) {
      label = { Guard(text: "begun by \(program.eventName($0.event)) in \(program.states[$0.state].name)") }
    } else if groups.areApart(by: \.last) {
      label = { Guard(text: "begun by \(program.eventName($0.last))") }
    } else if groups.areApart(by: \.guards) {
      label = { Match.all($0.guards.map { .sometimes($0.text) }).text.map { Guard(text: $0) } }
    } else {
      label = { _ in .some }
    }
  }

  func label(of exit: Run.Exit) -> Guard? {
    exit.beginning.flatMap(label)
  }
}

extension [Set<Run.Beginning>] {
  /// Whether no two of them share what is asked for.
  fileprivate func areApart<Trait: Hashable>(by trait: (Run.Beginning) -> Trait) -> Bool {
    var seen: Set<Trait> = []
    for group in self {
      let traits = Set(group.map(trait))
      if !seen.isDisjoint(with: traits) { return false }
      seen.formUnion(traits)
    }
    return true
  }
}
