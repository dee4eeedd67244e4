import SwitchbackGraph

extension StateGraph.Transition.Kind {
  /// The sign that stands for it in all that is printed.
  var sign: String {
    switch self {
    case .move: "→"
    case .stay: "↺"
    case .reject: "–"
    case .trap: "✕"
    case .computed: "?"
    }
  }

  /// How many of them there are: `→ 2 moves`.
  func count(_ count: Int) -> String {
    let words =
      switch self {
      case .move: counted(count, "move")
      case .stay: counted(count, "stay")
      case .reject: counted(count, "reject")
      case .trap: counted(count, "trap")
      case .computed: "\(count) unread"
      }
    return "\(sign) \(words)"
  }
}

extension StateGraph.Transition {
  /// What it does, in words: `→ closed`, `↺ stays`.
  var outcome: String {
    switch kind {
    case .move: "→ \(to ?? "?")"
    case .stay: "↺ stays"
    case .reject: "– rejected"
    case .trap: "✕ traps"
    case .computed: "? \((why ?? "").onOneLine)"
    }
  }

  /// Its condition as it is shown; empty without one.
  var condition: String { guardText.map { "[\($0.onOneLine)]" } ?? "" }
}
