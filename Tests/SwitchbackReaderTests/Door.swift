import SwitchbackGraph
import SwitchbackReader

/// A machine with room for any body: the tables of these tests give `next(on:)`, or the rows of its switch.
enum Door {
  static func source(body: String) -> String {
    """
    enum Door {
      case a, b
      case p(Int)
      case q(from: Origin, at: Int)
      enum Event { case x, y(Int), z }
      func next(on event: Event) -> Self? {
    \(body)
      }
    }
    """
  }

  static func graph(body: String) -> StateGraph? {
    Reader.read(source: source(body: body)).first?.graph
  }

  static func graph(rows: String) -> StateGraph? {
    graph(body: "switch (self, event) {\n\(rows)\n}")
  }
}

extension StateGraph {
  /// The entries of the graph, one a line: `a x [guard] → b`, ` any` behind it where it comes from a rule for every state.
  var arrows: [String] {
    transitions.map { transition in
      let condition = transition.guardText.map { " [\($0)]" } ?? ""
      let target =
        switch transition.kind {
        case .move: "→ \(transition.to ?? "nowhere")"
        case .stay: "stays"
        case .reject: "rejects"
        case .trap: "traps"
        case .computed: "? \(transition.why ?? "no reason")"
        }
      return "\(transition.from) \(transition.event)\(condition) \(target)\(transition.via.map { " \($0)" } ?? "")"
    }
  }
}
