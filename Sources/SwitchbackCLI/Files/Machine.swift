import SwitchbackGraph
import SwitchbackReader

/// A machine that was found, and the source in which it stands.
struct Machine: Sendable {
  var reading: Reading
  var source: String

  var graph: StateGraph { reading.graph }
}
