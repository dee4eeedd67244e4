import SwitchbackGraph

/// How a drawn machine differs from its table.
struct Score {
  var truth: Truth
  /// The tabulated moves that are drawn.
  var found: Set<Move> = []
  /// The tabulated moves that are not.
  var missed: Set<Move> = []
  /// What is drawn and is not so.
  var falsehoods: Set<Move> = []
  /// The missed moves of whose cell the drawing does not own up that something in it was not read.
  var silent: Set<Move> = []
  /// How many parts of the source the drawing says it could not read.
  var unread = 0
  /// What it says of them.
  var excuses: [String] = []
  /// The line of each falsehood.
  var lines: [Move: Int] = [:]
  /// How much of it was read; nil if no such machine was drawn.
  var read: StateGraph.Completeness?

  init(of graphs: [StateGraph], against truth: Truth) {
    self.truth = truth
    let moves = truth.moves
    guard let graph = Self.meant(by: truth, among: graphs.map { $0.region(of: truth) }) else {
      (missed, silent) = (moves, moves)
      return
    }
    read = graph.read
    unread = graph.unread.count
    excuses = graph.unread.map { "unread (\(truth.source.path):\($0.line)): \($0.why)" }
    let names = EventNames(truth.events)
    let harmless = Set(truth.alsoTrue.compactMap(Move.init))
    for transition in graph.transitions where transition.kind == .move {
      guard let target = transition.to else { continue }
      let (from, to) = (truth.state(drawnAs: transition.from), truth.state(drawnAs: target))
      guard from != to else { continue }
      let drawn = Move(from: from, event: transition.event, to: to)
      let readings = names.meant(by: transition.event).map { Move(from: from, event: $0, to: to) }
      let hits = moves.intersection(readings)
      found.formUnion(hits)
      if hits.isEmpty, harmless.isDisjoint(with: readings + [drawn]) {
        falsehoods.insert(drawn)
        lines[drawn] = transition.line
      }
    }
    let computed = graph.transitions.filter { $0.kind == .computed }
    for transition in computed {
      let from = truth.state(drawnAs: transition.from)
      let readings = names.meant(by: transition.event).map { Move(from: from, event: $0, to: Move.unknown) }
      found.formUnion(moves.intersection(readings))
    }
    missed = moves.subtracting(found)
    let methods = Dictionary(
      truth.events.map { ($0.name, [$0.scheduled ?? $0.name] + ($0.also ?? [])) },
      uniquingKeysWith: { first, _ in first }
    )
    silent = missed.filter { move in
      graph.unread.isEmpty
        && !graph.assumptions.contains { $0.leavesOut(move, byAnyOf: methods[move.event] ?? [move.event]) }
        && !computed.contains {
          truth.state(drawnAs: $0.from) == move.from && names.meant(by: $0.event).contains(move.event)
        }
    }
  }

  /// The drawing of the tabulated type: by its whole name, else by the end of it, else by its states and events.
  static func meant(by truth: Truth, among graphs: [StateGraph]) -> StateGraph? {
    let states = Set(truth.states.map(\.name))
    let names = EventNames(truth.events)
    func likeness(_ graph: StateGraph) -> Int { states.intersection(graph.states.map(\.name)).count }
    let end = truth.source.type.split(separator: ".").last
    let named = graphs.filter { $0.name == truth.source.type }
    let ending = graphs.filter { $0.name.split(separator: ".").last == end }
    let alike = graphs.filter { graph in
      // A type can hold two machines; the other one is not what was tabulated.
      2 * graph.events.count { !names.meant(by: $0.name).isEmpty } >= max(1, graph.events.count)
    }
    let pool = [named, ending, alike].first { !$0.isEmpty } ?? []
    return pool.filter { likeness($0) > 0 || $0.read == .refused }.max { likeness($0) < likeness($1) }
  }

  /// One line for a table: what was found, missed, wrong.
  var line: String {
    "| \(truth.id) | \(truth.moves.count) | \(found.count) | \(falsehoods.count) | \(missed.count) | \(silent.count) "
      + "| \(unread) | \(read?.rawValue ?? "not drawn") |"
  }

  /// Each difference, one a line, and what the drawing says it did not read.
  var differences: String {
    let lies = falsehoods.sorted().map { "FALSE \($0) (\(truth.source.path):\(lines[$0] ?? 0))" }
    let misses = missed.sorted().map { "missed\(silent.contains($0) ? " in silence" : "") \($0)" }
    return (lies + misses + excuses).joined(separator: "\n")
  }
}

extension StateGraph {
  /// That of the tabulated property, where several properties of a struct are states.
  fileprivate func region(of truth: Truth) -> StateGraph {
    let place = truth.source.stateStorage.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let property = String(place.split(separator: ".").last ?? "")
    guard isParallel, !truth.states.contains(where: { $0.name.hasPrefix("\(property).") }),
      var region = region(property)
    else { return withoutOnlyRegion }
    (region.name, region.assumptions, region.unread) = (name, assumptions, unread)
    return region
  }

  /// The states of a struct of which one property is a state, without the name of that.
  fileprivate var withoutOnlyRegion: StateGraph {
    let names = states.map { $0.name.split(separator: ".", maxSplits: 1) }
    guard let region = names.first?.first, names.allSatisfy({ $0.count == 2 && $0[0] == region }) else { return self }
    var graph = self
    let prefix = region.count + 1
    for index in graph.states.indices { graph.states[index].name.removeFirst(prefix) }
    for index in graph.transitions.indices {
      graph.transitions[index].from.removeFirst(prefix)
      graph.transitions[index].to?.removeFirst(prefix)
    }
    return graph
  }
}

extension String {
  /// Whether an assumption says why a move is not drawn: its method is a helper, or its state is none.
  fileprivate func leavesOut(_ move: Move, byAnyOf methods: [String]) -> Bool {
    methods.contains { contains("'\($0)(") } || move.from == "nil" && hasPrefix("nobody sets ") && hasSuffix(" to nil")
  }
}
