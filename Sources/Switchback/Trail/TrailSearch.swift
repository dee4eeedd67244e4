/// Goes the ways that a graph leaves open, by the machine itself, breadth first, until one arrives.
struct TrailSearch<Base: MachineState & GraphProviding> {
  private let start: Base
  private let target: Base
  private let events: [Base.Event]
  /// The states from which the rows of the graph lead to the target, and how many events that takes.
  private let distances: [String: Int]
  private var seen: Set<AnyHashable> = []
  private var reached: Set<String> = []

  /// A machine whose payloads grow has states without end.
  private static var limit: Int { 10_000 }

  init(to target: Base, from start: Base, by events: [Base.Event]) {
    self.start = start
    self.target = target
    self.events = events.filter { !Base.isBack($0) }
    distances = Base.graph.distances(to: Trail.name(of: target))
  }

  mutating func trail() throws(NoWayThere) -> Trail<Base> {
    guard distances[name(of: start)] != nil else { throw unreachable(reasonInGraph) }
    if name(of: start) == name(of: target) { return Trail(target) }
    var open = [Trail(start)]
    var nearly: Trail<Base>?
    var next = 0
    while next < open.count, next < Self.limit {
      for trail in steps(from: open[next]) {
        if name(of: trail.state) != name(of: target) {
          open.append(trail)
        } else if !(target is any Equatable) || areEqual(trail.state, target) {
          return Trail(target, after: trail.earlier)
        } else {
          nearly = nearly ?? Trail(target, after: trail.earlier)
        }
      }
      next += 1
    }
    if let nearly { return nearly }
    throw unreachable(reasonOnTheWay)
  }

  /// Where the events lead from a trail, but for what was seen before and what leads away from the target.
  private mutating func steps(from trail: Trail<Base>) -> [Trail<Base>] {
    guard !trail.isFinal else { return [] }
    return events.compactMap { event in
      var next = trail
      guard next.lead(on: event) == .changed, distances[name(of: next.state)] != nil else { return nil }
      reached.insert(name(of: next.state))
      return seen.insert(identity(of: next.state)).inserted ? next : nil
    }
  }

  /// The state with its payload, or its kind where payloads cannot be told apart.
  private func identity(of state: Base) -> AnyHashable {
    (state as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(Base.kind(of: state))
  }

  private func areEqual(_ one: Base, _ other: Base) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
    guard let one = one as? any Equatable else { return false }
    return isEqual(one)
  }

  private func name(of state: Base) -> String { Trail.name(of: state) }
}

extension TrailSearch {
  private func unreachable(_ reason: NoWayThere.Reason) -> NoWayThere {
    NoWayThere(machine: "\(Base.self)", start: name(of: start), target: name(of: target), reason: reason)
  }

  /// Why the rows lead from no state, or from others only.
  private var reasonInGraph: NoWayThere.Reason {
    let names = Base.graph.states.map(\.name)
    guard names.contains(name(of: target)) else { return .notDrawn }
    return .noWay(from: names.filter { distances[$0] == 1 })
  }

  /// The first row of the shortest way that was not taken, and why.
  private var reasonOnTheWay: NoWayThere.Reason {
    let path = Base.graph.shortestPath(from: name(of: start), to: name(of: target)) ?? []
    guard let row = path.first(where: { row in row.to.map { !reached.contains($0) } ?? true }) else {
      return .noWay(from: [])
    }
    let isGiven = events.contains { Report.name(ofEvent: $0) == row.event }
    return isGiven ? .notTaken(row.event, in: row.from) : .missingEvent(row.event, in: row.from)
  }
}

extension StateGraph {
  /// How many moves it takes to a state, from each from which there is a way.
  fileprivate func distances(to target: String) -> [String: Int] {
    var distances = [target: 0]
    var open = [target]
    while !open.isEmpty {
      let before = open
      open = []
      for move in moves where before.contains(move.to ?? "") && distances[move.from] == nil {
        distances[move.from] = distances[move.to ?? "", default: 0] + 1
        open.append(move.from)
      }
    }
    return distances
  }
}
