import SwitchbackGraph
import SwitchbackReader

/// A machine that was found, and the sources in which it stands.
struct Machine: Sendable {
  var reading: Reading
  /// The source of each file in which something of it stands, by path.
  var sources: [String: String]
  /// The files beside those that were given in which something of it stands, by path.
  var beside: [String] = []

  var graph: StateGraph { reading.graph }

  func source(of finding: Finding) -> String { sources[finding.file ?? graph.file] ?? "" }
}
