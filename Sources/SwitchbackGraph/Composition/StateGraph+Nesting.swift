extension StateGraph {
  /// The graph with that of a nested machine in the place of a state.
  ///
  /// ```swift
  /// let pair = StateGraph(
  ///   name: "Pair",
  ///   states: [.init("left", payload: ["Door"], isInitial: true)],
  ///   events: [.init("push"), .init("pull")],
  ///   transitions: [.init(from: "left", on: "push", to: nil, kind: .computed, via: "nested")]
  /// )
  /// let whole = pair.nesting(graph, in: "left")
  /// ```
  ///
  /// Rows with `via: "nested"` become those of the nested machine, all others hold in each of its states. What its checks
  /// say stays with it.
  ///
  /// - Parameter event: the event whose payload is the nested machine's event; nil where both take the same.
  public func nesting(_ machine: StateGraph, in state: String, on event: String? = nil) -> StateGraph {
    Nesting(outer: self, inner: machine, state: state, event: event).graph
  }
}

/// One graph within another.
private struct Nesting {
  let outer: StateGraph
  let inner: StateGraph
  let state: String
  let event: String?

  var graph: StateGraph {
    var graph = outer
    graph.states = states
    graph.events = events
    graph.transitions = transitions
    graph.regions += inner.regions.map(path)
    graph.assumptions += inner.assumptions.filter {
      !outer.assumptions.contains($0) && !$0.hasSuffix(StateGraph.restIsRejected)
    }
    let handedOn = Set(outer.transitions.filter { isHandedOn($0) }.map(\.line))
    let others = Set(graph.transitions.filter { $0.kind == .computed }.map(\.line))
    graph.unread.removeAll { handedOn.contains($0.line) && !others.contains($0.line) }
    graph.unread += inner.unread.map { .init(line: line($0.line, else: place), why: $0.why, file: file($0.file)) }
    if outer.read != .refused { graph.read = graph.unread.isEmpty && inner.read == .complete ? .complete : .partial }
    return graph
  }

  // MARK: States and events

  private var place: Int { outer.states.first { $0.name == state }?.line ?? outer.line }

  /// A line of the nested machine; where that is in another file, the line in this one that stands for it.
  private func line(_ line: Int, else other: Int) -> Int {
    inner.file == outer.file && line > 0 ? line : other
  }

  /// The file that goes with such a line.
  private func file(_ file: String?) -> String? { inner.file == outer.file ? file : nil }

  private func path(_ name: String) -> String { "\(state).\(name)" }

  private func isInside(_ name: String) -> Bool { name == state || name.hasPrefix("\(state).") }

  private var states: [StateGraph.State] {
    let replaced = outer.states.filter { isInside($0.name) }
    let nested = inner.states.map { item in
      var nested = item
      nested.name = path(item.name)
      nested.isInitial = item.isInitial && replaced.contains(where: \.isInitial)
      nested.isFinal = replaced.contains { $0.name == state && $0.isFinal }
      nested.isInnerFinal = !nested.isFinal && (item.isFinal || item.isInnerFinal)
      (nested.line, nested.file) = (line(item.line, else: place), file(item.file))
      return nested
    }
    let index = outer.states.firstIndex { isInside($0.name) } ?? outer.states.endIndex
    var states = outer.states
    states.insert(contentsOf: nested, at: index)
    return states.enumerated().filter { position, item in
      (index..<index + nested.count).contains(position) || !isInside(item.name)
    }.map(\.element)
  }

  private var events: [StateGraph.Event] {
    outer.events.flatMap { item in
      guard item.name == event else { return [item] }
      return inner.events.map { nested in
        .init(
          "\(item.name).\(nested.name)",
          payload: nested.payload,
          line: line(nested.line, else: item.line),
          file: file(nested.file)
        )
      }
    } + unnamedEvents
  }

  // MARK: Transitions

  private var transitions: [StateGraph.Transition] {
    var transitions: [StateGraph.Transition] = []
    var rest = outer.transitions[...]
    while let first = rest.first {
      let cell = rest.prefix { $0.from == first.from && $0.event == first.event }
      rest = rest.dropFirst(cell.count)
      for from in starts(of: first.from) {
        for name in names(of: first.event) { transitions += cell.flatMap { rows(of: $0, from: from, on: name) } }
      }
    }
    return transitions
  }

  /// The states for which a row of the graph around holds.
  private func starts(of name: String) -> [String] {
    guard isInside(name) else { return [name] }
    let nested = inner.states.map { path($0.name) }
    let named = outer.states.map(\.name).filter { isInside($0) && $0 != state }
    func belongs(_ item: String, to name: String) -> Bool { item == name || item.hasPrefix("\(name).") }
    return nested.filter { item in
      name == state ? !named.contains { belongs(item, to: $0) } : belongs(item, to: name)
    }
  }

  private func names(of name: String) -> [String] {
    if name == StateGraph.restOfEvents { return unnamedEvents.map(\.name) + [name] }
    return name == event ? inner.events.map { "\(name).\($0.name)" } : [name]
  }

  /// Events that only the nested machine names, of an enum that is declared elsewhere.
  private var unnamedEvents: [StateGraph.Event] {
    let isOpen = outer.transitions.contains { $0.event == StateGraph.restOfEvents && isHandedOn($0) }
    return isOpen ? inner.events.filter { item in !outer.events.contains { $0.name == item.name } } : []
  }

  private func isHandedOn(_ row: StateGraph.Transition) -> Bool { row.via == "nested" && isInside(row.from) }

  private func rows(of row: StateGraph.Transition, from start: String, on name: String) -> [StateGraph.Transition] {
    if isHandedOn(row) { return nested(in: row, from: start, on: name) }
    var row = row
    (row.from, row.event) = (start, name)
    if row.kind == .stay || row.kind == .reject { row.to = start }
    guard row.kind == .move, let target = row.to, isInside(target) else { return [row] }
    guard inner.states.contains(where: { path($0.name) == target }) else {
      (row.kind, row.to, row.why) = (.computed, nil, target.asCase)
      return [row]
    }
    row.kind = target == start ? .stay : .move
    return [row]
  }

  /// What the nested machine does on an event that is handed on; it is asked in its final states too.
  private func nested(in row: StateGraph.Transition, from start: String, on name: String) -> [StateGraph.Transition] {
    let from = String(start.dropFirst(state.count + 1))
    let own = event.map { String(name.dropFirst($0.count + 1)) } ?? name
    // Of events that are declared elsewhere it may hand on those that it does not name.
    let event = inner.events.contains { $0.name == own } ? own : StateGraph.restOfEvents
    return inner.rows(from: from, on: event).map { item in
      var item = item
      (item.from, item.event, item.to) = (start, name, item.to.map(path))
      let guards = [row.guardText, item.guardText].compactMap(\.self)
      item.guardText = guards.isEmpty ? nil : guards.heldTogether
      item.via = item.via == "any" ? nil : item.via
      (item.line, item.file) = (line(item.line, else: row.line), file(item.file))
      return item
    }
  }
}

extension String {
  /// `.running(.playing)` for the path `running.playing`.
  fileprivate var asCase: String {
    "." + replacing(".", with: "(.") + String(repeating: ")", count: count { $0 == "." })
  }
}

extension StateGraph {
  /// The event that stands for those that no row names, of an enum that is declared elsewhere.
  package static let restOfEvents = "…"

  /// What is taken for granted of a machine whose events are declared elsewhere; a machine around it may know them.
  package static func assumption(onEventsOf type: String) -> String {
    "the cases of '\(type)' are declared elsewhere; \(restIsRejected)"
  }

  static let restIsRejected = "those that no row names are rejected"

  /// The rows of a cell, and in a final state, which is drawn without them, those for every state.
  package func rows(from state: String, on event: String) -> [Transition] {
    let own = transitions.filter { $0.from == state && $0.event == event }
    guard states.contains(where: { $0.name == state && $0.isFinal }), own.allSatisfy({ $0.guardText != nil }) else {
      return own
    }
    var lines: Set<Int> = Set(own.map(\.line))
    let rules = transitions.filter { $0.via == "any" && $0.event == event && lines.insert($0.line).inserted }
    return own
      + rules.map { rule in
        var rule = rule
        rule.from = state
        if rule.kind == .stay || rule.kind == .reject || rule.to == state { rule.to = state }
        if rule.kind == .move, rule.to == state { rule.kind = .stay }
        return rule
      }
  }
}
