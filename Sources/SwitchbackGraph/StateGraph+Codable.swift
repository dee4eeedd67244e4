extension StateGraph.State {
  enum CodingKeys: String, CodingKey {
    case name, payload, line
    case isInitial = "initial"
    case isFinal = "final"
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
