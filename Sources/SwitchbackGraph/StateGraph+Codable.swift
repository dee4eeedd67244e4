extension StateGraph {
  enum CodingKeys: String, CodingKey {
    case name, file, line, dialect, read, assumptions, regions, states, events, transitions, unread, findings
  }

  /// Reads a graph; what only some have may be missing.
  public init(from decoder: any Decoder) throws {
    let graph = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try graph.decode(String.self, forKey: .name),
      file: try graph.decode(String.self, forKey: .file),
      line: try graph.decode(Int.self, forKey: .line),
      dialect: try graph.decode(String.self, forKey: .dialect),
      read: try graph.decode(Completeness.self, forKey: .read),
      assumptions: try graph.decode([String].self, forKey: .assumptions),
      regions: try graph.decodeIfPresent([String].self, forKey: .regions) ?? [],
      states: try graph.decode([State].self, forKey: .states),
      events: try graph.decode([Event].self, forKey: .events),
      transitions: try graph.decode([Transition].self, forKey: .transitions),
      unread: try graph.decode([Unread].self, forKey: .unread),
      findings: try graph.decode([Finding].self, forKey: .findings)
    )
  }

  /// Writes a graph; regions stand only where there are any.
  public func encode(to encoder: any Encoder) throws {
    var graph = encoder.container(keyedBy: CodingKeys.self)
    try graph.encode(name, forKey: .name)
    try graph.encode(file, forKey: .file)
    try graph.encode(line, forKey: .line)
    try graph.encode(dialect, forKey: .dialect)
    try graph.encode(read, forKey: .read)
    try graph.encode(assumptions, forKey: .assumptions)
    if !regions.isEmpty { try graph.encode(regions, forKey: .regions) }
    try graph.encode(states, forKey: .states)
    try graph.encode(events, forKey: .events)
    try graph.encode(transitions, forKey: .transitions)
    try graph.encode(unread, forKey: .unread)
    try graph.encode(findings, forKey: .findings)
  }
}

extension StateGraph.State {
  enum CodingKeys: String, CodingKey {
    case name, payload, line, file
    case isInitial = "initial"
    case isFinal = "final"
    case isInnerFinal = "innerFinal"
  }

  /// Reads a state; what only some have may be missing.
  public init(from decoder: any Decoder) throws {
    let state = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try state.decode(String.self, forKey: .name),
      payload: try state.decode([String].self, forKey: .payload),
      isInitial: try state.decode(Bool.self, forKey: .isInitial),
      isFinal: try state.decode(Bool.self, forKey: .isFinal),
      isInnerFinal: try state.decodeIfPresent(Bool.self, forKey: .isInnerFinal) ?? false,
      line: try state.decode(Int.self, forKey: .line),
      file: try state.decodeIfPresent(String.self, forKey: .file)
    )
  }

  /// Writes a state; that a nested machine ends in it, and another file, stand only where it is so.
  public func encode(to encoder: any Encoder) throws {
    var state = encoder.container(keyedBy: CodingKeys.self)
    try state.encode(name, forKey: .name)
    try state.encode(payload, forKey: .payload)
    try state.encode(isInitial, forKey: .isInitial)
    try state.encode(isFinal, forKey: .isFinal)
    if isInnerFinal { try state.encode(isInnerFinal, forKey: .isInnerFinal) }
    try state.encode(line, forKey: .line)
    try state.encodeIfPresent(file, forKey: .file)
  }
}

extension StateGraph.Transition {
  enum CodingKeys: String, CodingKey {
    case from, event, to, kind, via, why, line, file
    case guardText = "guard"
  }

  /// Writes `null` for what is not there, so that every row has the same keys; `why` and `file` stand only where there is one.
  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(from, forKey: .from)
    try row.encode(event, forKey: .event)
    try row.encode(to, forKey: .to)
    try row.encode(kind, forKey: .kind)
    try row.encode(guardText, forKey: .guardText)
    try row.encode(via, forKey: .via)
    try row.encode(line, forKey: .line)
    try row.encodeIfPresent(file, forKey: .file)
    if kind == .computed { try row.encode(why, forKey: .why) }
  }
}
