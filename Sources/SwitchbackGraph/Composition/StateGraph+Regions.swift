extension StateGraph {
  /// The graph with that of one more region, whose states go by its name: `playback.paused`.
  ///
  /// ```swift
  /// let empty = StateGraph(name: "Pair", states: [], events: [], transitions: [])
  /// let pair = empty.adding(graph, as: "left").adding(graph, as: "right")
  /// ```
  ///
  /// What the checks of the region say stays with it.
  ///
  /// - Parameter start: the state in which the region starts here, if it is another one than where it starts by itself.
  public func adding(_ region: StateGraph, as name: String, startingIn start: String? = nil) -> StateGraph {
    let region = region.starting(in: start)
    var graph = self
    graph.regions += [name] + region.regions.map { "\(name).\($0)" }
    graph.states += region.states.map { state in
      var state = state
      state.name = "\(name).\(state.name)"
      state.line = line(state.line, of: region)
      if region.file != file { state.file = nil }
      return state
    }
    graph.events += region.events.filter { event in !events.contains { $0.name == event.name } }
    graph.transitions += region.transitions.map { row in
      var row = row
      (row.from, row.to) = ("\(name).\(row.from)", row.to.map { "\(name).\($0)" })
      row.line = line(row.line, of: region)
      if region.file != file { row.file = nil }
      return row
    }
    graph.assumptions += region.assumptions.filter { !$0.hasSuffix(Self.restIsRejected) }.map { "\(name): \($0)" }
    graph.unread += region.unread.map { entry in
      let other = region.file == file ? entry.file : nil
      return .init(line: line(entry.line, of: region), why: "\(name): \(entry.why)", file: other)
    }
    if region.read != .complete, graph.read == .complete { graph.read = .partial }
    return graph
  }

  /// The same graph with another start, if it has that state; a payload may stand for what is no state.
  private func starting(in start: String?) -> StateGraph {
    guard let start, states.contains(where: { $0.name == start || start.hasPrefix("\($0.name).") }) else { return self }
    var graph = self
    for index in states.indices {
      let name = states[index].name
      graph.states[index].isInitial = name == start || start.hasPrefix("\(name).")
    }
    return graph
  }

  /// A line of a region; where that is in another file, the line of this machine.
  private func line(_ line: Int, of region: StateGraph) -> Int {
    region.file == file && line > 0 ? line : self.line
  }

  /// One region as a graph of its own, its states without the region's name; nil where there is none of this name.
  ///
  /// ```swift
  /// let playback = graph.region("playback")
  /// ```
  public func region(_ name: String) -> StateGraph? {
    guard var graph = part(name) else { return nil }
    let length = name.count + 1
    graph.name = name
    graph.regions = graph.regions.map { String($0.dropFirst(length)) }
    for index in graph.states.indices { graph.states[index].name.removeFirst(length) }
    for index in graph.transitions.indices {
      graph.transitions[index].from.removeFirst(length)
      graph.transitions[index].to?.removeFirst(length)
    }
    (graph.assumptions, graph.unread, graph.findings) = ([], [], [])
    return graph
  }

  /// The graph without all that is not in one region.
  func part(_ name: String) -> StateGraph? {
    guard regions.contains(name) else { return nil }
    var graph = self
    graph.regions = regions.filter { $0.hasPrefix("\(name).") }
    graph.states.removeAll { !$0.name.hasPrefix("\(name).") }
    graph.transitions.removeAll { !$0.from.hasPrefix("\(name).") }
    return graph
  }

  /// The regions that have no regions themselves.
  package var innerRegions: [String] {
    regions.filter { name in !regions.contains { $0.hasPrefix("\(name).") } }
  }

  /// What moves by itself: each region, or the whole where there is more to it than regions.
  package var parts: [StateGraph] {
    isParallel ? innerRegions.compactMap { part($0) } : [self]
  }

  /// Whether the whole consists of regions.
  package var isParallel: Bool {
    !regions.isEmpty && states.allSatisfy { state in regions.contains { state.name.hasPrefix("\($0).") } }
  }

  /// What a region is in, where a state of the whole names one of each: `paused` of `playback.paused, volume.on`.
  package static func state(_ names: String?, in region: String) -> String? {
    let inside = (names ?? "").split(separator: ",").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("\(region).") }
    return inside.isEmpty ? nil : inside.map { $0.dropFirst(region.count + 1) }.joined(separator: ", ")
  }
}
