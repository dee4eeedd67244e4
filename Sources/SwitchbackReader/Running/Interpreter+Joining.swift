import SwitchbackGraph

/// Ways that come to the same become one, so that there are not more of them than a person reads.
extension Interpreter {
  private static let mostWays = 24
  private static let mostNamedFailures = 4

  /// Neighbours that go on and know the same become one, and too many ways become few.
  mutating func merged(_ outcomes: [Outcome]) -> [Outcome] {
    // Most of many outcomes have ended.
    guard outcomes.count > 1, outcomes.count(where: { $0.goesOn }) > 1 else { return outcomes }
    if joinsWays { return joiningWays(outcomes) }
    var all: [Outcome] = []
    for outcome in outcomes {
      if outcome.goesOn { all.bringTogether(outcome.way) }
      if let last = all.last, last.goesOn, outcome.goesOn, last.way.knowsTheSame(as: outcome.way) {
        all[all.count - 1].way = last.way.joined(outcome.way, again: variablesAskedAgain, &memory)
      } else {
        all.append(outcome)
      }
    }
    guard all.count > Self.mostWays, all.count(where: { $0.goesOn }) > Self.mostWays else { return all }
    let different = withoutRepetitions(all)
    return different.count { $0.goesOn } > Self.mostWays ? collapsed(different) : different
  }

  /// Neighbours that throw and know the same are caught as one; what of more than a few throws is not named.
  mutating func joiningFailures(_ outcomes: [Outcome]) -> [Outcome] {
    var groups: [[Outcome]] = []
    for outcome in outcomes {
      if let last = groups.last?.last, outcome.isFailure, last.isFailure, last.way.knowledge == outcome.way.knowledge {
        groups[groups.count - 1].append(outcome)
      } else {
        groups.append([outcome])
      }
    }
    return groups.compactMap { group in
      guard var joined = group.first, group.count > 1 else { return group.first }
      for other in group.dropFirst() { joined.way = joined.way.joined(other.way, again: variablesAskedAgain, &memory) }
      if group.count > Self.mostNamedFailures { joined.way.guards = .common(of: group.map(\.way.guards)) }
      return joined
    }
  }

  /// Of the ways that know the same under the same conditions the first one counts: later turns of a loop bring them again.
  private func withoutRepetitions(_ outcomes: [Outcome]) -> [Outcome] {
    var seen: Set<Way> = []
    return outcomes.filter { outcome in
      guard outcome.goesOn else { return true }
      return outcome.way.guards.contains(.some) || seen.insert(outcome.way.withoutTraces).inserted
    }
  }

  /// Of the ways that know the same only the first and the last stay.
  private func collapsed(_ outcomes: [Outcome]) -> [Outcome] {
    let ways = outcomes.indices.filter { outcomes[$0].goesOn }
    return outcomes.keepingEnds(of: Dictionary(grouping: ways) { outcomes[$0].way.knowledge }.values)
  }

  // MARK: Of events that have too many

  /// Of the ways that know the same of the state the last stays, and knows only what all of these know.
  private func joiningWays(_ outcomes: [Outcome]) -> [Outcome] {
    let ways = outcomes.indices.filter { outcomes[$0].goesOn }
    return joining(Dictionary(grouping: ways) { Essence(outcomes[$0].way) }.values, of: outcomes)
  }

  /// Of the ways that end alike the last stays.
  func joiningEnds(_ outcomes: [Outcome]) -> [Outcome] {
    let ends = outcomes.indices.filter { !outcomes[$0].isLost }
    return joining(Dictionary(grouping: ends) { Exit(outcomes[$0]) }.values, of: outcomes)
  }

  /// What stands between those that are joined holds only where none of these comes first, which is not named.
  private func joining(_ groups: some Collection<[Int]>, of outcomes: [Outcome]) -> [Outcome] {
    var joined = outcomes
    var dropped: Set<Int> = []
    let groups = groups.filter { $0.count > 1 }
    for group in groups {
      dropped.formUnion(group.dropLast())
      let last = group[group.count - 1]
      joined[last].way = joinedWay(of: group.map { outcomes[$0].way }, to: outcomes[last].way)
    }
    for group in groups {
      for index in group[0]..<group[group.count - 1] where !joined[index].way.guards.contains(.some) {
        joined[index].way.guards.append(.some)
      }
    }
    return joined.indices.filter { !dropped.contains($0) }.map { joined[$0] }
  }

  private func joinedWay(of ways: [Way], to last: Way) -> Way {
    var way = last
    way.environment = ways.reduce(last.environment) { $0.shared(with: $1.environment, again: variablesAskedAgain) }
    way.hasLookedAtState = ways.contains(where: \.hasLookedAtState)
    way.isDefault = ways.allSatisfy(\.isDefault)
    way.changed = ways.reduce(into: []) { $0.formUnion($1.changed) }
    way.guardsBefore = .common(of: ways.map(\.guardsBefore))
    // What is left over when all the others are taken needs no other condition.
    let isRest = ways.allSatisfy { $0.guards.starts(with: last.guards) }
    if !isRest { way.guards = .common(of: ways.map(\.guards)) }
    return way
  }
}

extension Way {
  /// Both ways, of which the other one comes right behind this one.
  fileprivate func joined(_ other: Way, again: [Int: Fact], _ memory: inout Memory) -> Way {
    var way = other
    way.environment = environment.shared(with: other.environment, again: again)
    way.hasLookedAtState = hasLookedAtState || other.hasLookedAtState
    way.isDefault = isDefault && other.isDefault
    way.changed.formUnion(changed)
    guard !guards.isEmpty, !other.guards.isEmpty else {
      way.guards = []
      return way
    }
    let shared = zip(guards, other.guards).prefix { $0 == $1 }.map(\.0)
    let (mine, others) = (guards.dropFirst(shared.count), other.guards.dropFirst(shared.count))
    guard !mine.isEmpty, !others.isEmpty else {
      way.guards = shared
      return way
    }
    if mine.first == .before || others.first == .before { memory.looksBack = true }
    // What is not named is not the same on both.
    if mine.contains(.some) || others.contains(.some) {
      way.guards = .common(of: [guards, other.guards])
      return way
    }
    // What holds under a condition, and under that and another one, holds under the first.
    if Set(mine).isSuperset(of: others) || Set(others).isSuperset(of: mine) {
      way.guards = shared + (mine.count < others.count ? mine : others)
      return way
    }
    let texts = [mine, others].compactMap { Match.all($0.map { .sometimes($0.text) }).text }
    // Each of many decisions would say over again what those before it said.
    guard texts.reduce(0, { $0 + $1.utf8.count }) <= Guard.longest else {
      way.guards = shared + [.some]
      return way
    }
    way.guards = shared + [Guard(text: texts.heldInTurn)]
    return way
  }
}

/// What is known but for answers, and what was set beside the state.
private struct Essence: Hashable {
  var knowledge: Way.Knowledge
  /// Whether the state was set, be it to what it was.
  var isSet: Bool

  init(_ way: Way) {
    knowledge = way.knowledge
    knowledge.environment = way.environment.replacingBeside { _, fact in
      fact.value.isCaseOrNil || fact.origin.contains(.set) && fact.value.isTold ? fact : .nothing
    }
    isSet = way.setsState
  }
}

extension [Outcome] {
  /// Whether one event in one state has more rows than a person reads.
  var areMoreThanRead: Bool {
    let most = 32
    guard count > most else { return false }
    return Dictionary(grouping: self, by: \.way.start).values.contains { outcomes in
      Set(outcomes.map { GuardedExit(exit: Exit($0), guards: $0.way.guards) }).count > most
    }
  }

  /// Whether it makes no difference to a drawing which of both there are.
  func isDrawn(as others: [Outcome]) -> Bool {
    map { GuardedExit(exit: Exit($0), guards: $0.way.guards) }
      == others.map { GuardedExit(exit: Exit($0), guards: $0.way.guards) }
  }

  /// Whether others end in all the states in which these do, from where these begin.
  func lead(onlyWhere others: [Outcome]) -> Bool {
    Set(map { Exit($0).ending }).isSubset(of: others.map { Exit($0).ending })
  }
}

extension Outcome {
  /// The same under conditions that hold where it begins.
  func only(where guards: [Guard]) -> Outcome {
    var outcome = self
    if way.start == nil {
      outcome.way.guards = guards + way.guards
    } else {
      outcome.way.guardsBefore = guards + way.guardsBefore
    }
    return outcome
  }
}

private struct GuardedExit: Hashable {
  var exit: Exit
  var guards: [Guard]
}

/// What is drawn of an outcome, but for its conditions.
private struct Exit: Hashable {
  var ending: Ending
  var assignment: Int?
  var isDefault: Bool
  var waits: Int
  var last: Int?

  /// From where it began to where it ends.
  struct Ending: Hashable {
    var start: Way.Start?
    var state: Value
    var end: String
    var result: Value?
  }

  init(_ outcome: Outcome) {
    let way = outcome.way
    (assignment, isDefault, waits, last) = (way.assignment, way.isDefault, way.waits, way.last)
    let (end, result): (String, Value?) =
      switch outcome.end {
      case .goesOn, .jumps: ("goes on", nil)
      case .leaves(let value, _, _): ("leaves", value)
      case .fails: ("fails", nil)
      case .traps: ("traps", nil)
      case .suspends: ("suspends", nil)
      case .isLost: ("is lost", nil)
      }
    ending = Ending(start: way.start, state: way.environment[Slot.state.id].value, end: end, result: result)
  }
}
