import SwitchbackGraph

/// Draws a plan of moves: what the list says as it says it, and what only code knows by asking the code.
struct MoveDrawing<State, Kind: Hashable> {
  let plan: MovePlan<State, Kind>
  /// Who is asked beside the plan's own condition: a delegate.
  let asks: ((State, State) -> Bool)?
  private let kinds: [Kind]
  private let names: [Kind: String]

  init(_ plan: MovePlan<State, Kind>, asking asks: ((State, State) -> Bool)?) {
    self.plan = plan
    self.asks = asks
    let declared = allCases(of: Kind.self) ?? []
    kinds = declared + plan.list.kinds.filter { !declared.contains($0) }
    names = Self.names(of: kinds)
  }

  var graph: StateGraph {
    let drawn = kinds.flatMap(transitions(from:))
    let targets = Set(drawn.map(\.event))
    return StateGraph(
      name: "\(State.self)",
      dialect: "allowed-moves",
      read: isListed ? nil : .refused,
      assumptions: isListed && !plan.hasList ? ["which moves are allowed depends on the two states alone"] : [],
      states: kinds.map { .init(name($0), isInitial: $0 == plan.initial, isFinal: isFinal($0)) },
      events: kinds.map(request).filter(targets.contains).map { .init($0) },
      transitions: isListed ? drawn : [],
      unread: unread
    )
  }

  /// Whether it is known which states there are to draw arrows between.
  private var isListed: Bool { plan.hasList || Kind.self == State.self && allCases(of: Kind.self) != nil }

  private var unread: [StateGraph.Unread] {
    if !isListed {
      return [
        .init(line: 0, why: "code decides about the moves, and there is no list of all '\(State.self)' to ask it for")
      ]
    }
    if plan.missing != nil, Kind.self != State.self {
      return [.init(line: 0, why: "where a request leads that is not allowed depends on payloads")]
    }
    return []
  }

  private func transitions(from: Kind) -> [StateGraph.Transition] {
    kinds.flatMap { to in moves(from: from, to: to) + redirections(from: from, to: to) }
  }

  private func moves(from: Kind, to: Kind) -> [StateGraph.Transition] {
    if plan.hasList {
      guard plan.list[from].contains(to) else { return [] }
      return [.init(from: name(from), on: request(to), to: name(to), guard: hasCondition ? "…" : nil)]
    }
    guard !isFinal(from), let one = from as? State, let other = to as? State, isAllowed(one, other) else { return [] }
    return [.init(from: name(from), on: request(to), to: name(to))]
  }

  /// Where a request leads that is not allowed, or not always.
  private func redirections(from: Kind, to: Kind) -> [StateGraph.Transition] {
    guard let missing = plan.missing, from != to, !isFinal(from), let one = from as? State, let other = to as? State
    else { return [] }
    let isAlwaysAllowed = plan.hasList ? plan.list[from].contains(to) && !hasCondition : isAllowed(one, other)
    guard !isAlwaysAllowed, let target = missing(one, other) as? Kind else { return [] }
    return [.init(from: name(from), on: request(to), to: name(target))]
  }

  private var hasCondition: Bool { plan.condition != nil || asks != nil }

  private func isAllowed(_ from: State, _ to: State) -> Bool {
    (plan.condition?(from, to) ?? true) && (asks?(from, to) ?? true)
  }

  private func isFinal(_ kind: Kind) -> Bool { plan.isFinal(plan.list.row(of: kind)) }

  private func name(_ kind: Kind) -> String { names[kind] ?? Report.name(ofKind: kind) }

  private func request(_ kind: Kind) -> String { "->\(name(kind))" }

  /// The names of the cases, or the whole values where two of them are the same case.
  private static func names(of kinds: [Kind]) -> [Kind: String] {
    let short = kinds.map { Report.name(ofKind: $0) }
    let names = Set(short).count == kinds.count ? short : kinds.map { "\($0)" }
    return Dictionary(zip(kinds, names)) { first, _ in first }
  }
}

/// All values of a type, where it lists them itself.
func allCases<Value>(of type: Value.Type) -> [Value]? {
  func list(_ type: (some CaseIterable).Type) -> [Any] { Array(type.allCases) }
  return (type as? any CaseIterable.Type).map { list($0).compactMap { $0 as? Value } }
}
