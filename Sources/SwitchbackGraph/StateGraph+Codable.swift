extension StateGraph.State {
  enum CodingKeys: String, CodingKey {
    case name, payload, line
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
      line: try state.decode(Int.self, forKey: .line)
    )
  }

  /// Writes a state; that a nested machine ends in it stands only where one does.
  public func encode(to encoder: any Encoder) throws {
    var state = encoder.container(keyedBy: CodingKeys.self)
    try state.encode(name, forKey: .name)
    try state.encode(payload, forKey: .payload)
    try state.encode(isInitial, forKey: .isInitial)
    try state.encode(isFinal, forKey: .isFinal)
    if isInnerFinal { try state.encode(isInnerFinal, forKey: .isInnerFinal) }
    try state.encode(line, forKey: .line)
  }
}

extension StateGraph.Transition {
  enum CodingKeys: String, CodingKey {
    case from, event, to, kind, via, why, line
    case guardText = "guard"
  }

  /// Writes `null` for what is not there, so that every row has the same keys; `why` stands only in computed ones.
  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(from, forKey: .from)
    try row.encode(event, forKey: .event)
    try row.encode(to, forKey: .to)
    try row.encode(kind, forKey: .kind)
    try row.encode(guardText, forKey: .guardText)
    try row.encode(via, forKey: .via)
    try row.encode(line, forKey: .line)
    if kind == .computed { try row.encode(why, forKey: .why) }
  }
}
