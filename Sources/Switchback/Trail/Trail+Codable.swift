extension Trail: Encodable where Base: Encodable {
  /// Writes the list of its states, the current one last.
  public func encode(to encoder: any Encoder) throws {
    try states.encode(to: encoder)
  }
}

extension Trail: Decodable where Base: Decodable {
  /// Reads a list of states, the current one last; an empty one is not a trail.
  public init(from decoder: any Decoder) throws {
    var states = try [Base](from: decoder)
    guard let top = states.popLast() else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a trail has a state"))
    }
    self.init(top, after: states)
  }
}
