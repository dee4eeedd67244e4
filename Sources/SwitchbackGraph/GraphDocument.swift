/// What one run prints as JSON: every machine that it found.
///
/// ```swift
/// let document = try JSONDecoder().decode(GraphDocument.self, from: data)
/// let names = document.machines.map(\.name)
/// ```
public struct GraphDocument: Sendable, Hashable {
  /// The version of the JSON that is written here, and the only one that is read.
  public static let version: Int = 1

  /// The machines, in the order in which they were found.
  public var machines: [StateGraph]

  /// Makes a document.
  public init(machines: [StateGraph]) {
    self.machines = machines
  }

  /// The document was written in a version of the JSON that is not read here.
  public struct UnknownVersion: Error, Sendable, Hashable, CustomStringConvertible {
    /// The version of the document.
    public var version: Int

    /// One phrase that says what to do.
    public var description: String {
      "version \(version) of the graph's JSON is not read here, only version \(GraphDocument.version); "
        + "draw the graph again with this version of 'switchback'"
    }
  }
}

extension GraphDocument: Codable {
  enum CodingKeys: String, CodingKey {
    case version, machines
  }

  /// Reads a document, or throws `UnknownVersion` before it looks at the machines.
  public init(from decoder: any Decoder) throws {
    let document = try decoder.container(keyedBy: CodingKeys.self)
    let version = try document.decode(Int.self, forKey: .version)
    guard version == Self.version else { throw UnknownVersion(version: version) }
    machines = try document.decode([StateGraph].self, forKey: .machines)
  }

  /// Writes the version and the machines.
  public func encode(to encoder: any Encoder) throws {
    var document = encoder.container(keyedBy: CodingKeys.self)
    try document.encode(Self.version, forKey: .version)
    try document.encode(machines, forKey: .machines)
  }
}
