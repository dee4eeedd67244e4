extension StateMachine {
  /// One region of the machine, to hook into.
  public func region<Part: MachineState>(_ path: KeyPath<State, Part>) -> RegionHooks<Rule, Part> {
    RegionHooks(machine: self) { $0[keyPath: path] }
  }

  /// A region that is there only in some states: it is entered when it comes, and left when it goes.
  public func region<Part: MachineState>(_ path: KeyPath<State, Part?>) -> RegionHooks<Rule, Part> {
    RegionHooks(machine: self) { $0[keyPath: path] }
  }

  /// Tells those who hear of what regions leave, inner to outer.
  @usableFromInline
  func tellDepartures(_ lists: HookLists<Rule>, _ step: Transition) {
    let count = lists.departures.count
    let deepest = lists.departures.map(\.depth).max() ?? -1
    for depth in stride(from: deepest, through: 0, by: -1) {
      for index in 0..<count where lists.departures[index].depth == depth {
        call(lists.departures[index].listener, with: step)
      }
    }
  }

  /// Tells those who hear of what regions enter, outer to inner.
  @usableFromInline
  func tellArrivals(_ lists: HookLists<Rule>, _ step: Transition, count: Int) {
    let deepest = lists.arrivals.map(\.depth).max() ?? -1
    for depth in stride(from: 0, through: deepest, by: 1) {
      for index in 0..<count where lists.arrivals[index].depth == depth {
        call(lists.arrivals[index].listener, with: step)
      }
    }
  }
}

/// The hooks of one region.
public struct RegionHooks<Rule: TransitionRule, Part: MachineState> {
  let machine: StateMachine<Rule>
  let part: (Rule.State) -> Part?

  /// Calls a closure at each move of this region into a kind of state; after the entries of the whole machine.
  @discardableResult
  public func onEnter(
    _ kind: Part.Kind,
    perform body: @escaping (Transition<Rule.State, Rule.Event>) -> Void
  ) -> Hook {
    hook(about: kind, body, \.arrivals) { ($0.from, $0.to) }
  }

  /// Calls a closure at each move of this region out of a kind of state; before the exits of the whole machine.
  @discardableResult
  public func onExit(
    _ kind: Part.Kind,
    perform body: @escaping (Transition<Rule.State, Rule.Event>) -> Void
  ) -> Hook {
    hook(about: kind, body, \.departures) { ($0.to, $0.from) }
  }

  private func hook(
    about kind: Part.Kind,
    _ body: @escaping (Transition<Rule.State, Rule.Event>) -> Void,
    _ list: ReferenceWritableKeyPath<HookLists<Rule>, [HookLists<Rule>.OfRegion]>,
    _ ends: @escaping (Transition<Rule.State, Rule.Event>) -> (from: Rule.State, to: Rule.State)
  ) -> Hook {
    let listener = Listener<Transition<Rule.State, Rule.Event>> { [part] step in
      let (from, to) = ends(step)
      if Self.leads(from: part(from), to: part(to), into: kind) { body(step) }
    }
    let depth = Part.ancestors(of: kind).count
    return machine.hook(listener) { listener in machine.hooks.add { $0[keyPath: list].append(.init(depth, listener)) } }
  }

  /// Whether a move enters a kind, or one around which it is; going backwards it leaves it.
  private static func leads(from: Part?, to: Part?, into kind: Part.Kind) -> Bool {
    levels(of: to).contains(kind) && !levels(of: from).contains(kind)
  }

  private static func levels(of part: Part?) -> [Part.Kind] {
    guard let kind = part?.kind else { return [] }
    return Part.ancestors(of: kind) + [kind]
  }
}
