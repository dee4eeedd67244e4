extension StateGraph.Transition.Kind {
  /// The sign that stands for it in all that is printed.
  package var sign: String {
    switch self {
    case .move: "→"
    case .stay: "↺"
    case .reject: "–"
    case .trap: "✕"
    case .computed: "?"
    }
  }
}

extension StateGraph.Transition {
  /// What it does, in words: `→ closed`, `↺ stays`.
  package var outcome: String {
    switch kind {
    case .move: "→ \(to ?? "?")"
    case .stay: "↺ stays"
    case .reject: "– rejected"
    case .trap: "✕ traps"
    case .computed: "? \((why ?? "").onOneLine)"
    }
  }

  /// Its condition as it is shown; empty without one.
  package var condition: String { guardText.map { "[\($0.onOneLine)]" } ?? "" }
}
