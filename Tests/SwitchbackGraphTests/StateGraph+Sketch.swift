import SwitchbackGraph

extension StateGraph {
  /// A graph in a few words: the states, `!` behind an initial, `*` behind a final and `^` behind an inner final one, then a
  /// row a line.
  ///
  /// A row is `from event to`, where `to` may also be `=` (stays), `-` (rejects), `x` (traps) or `?` (computed); behind it
  /// may stand `any` or `nested` and a guard in brackets, and a row whose event is all there is declares the event. States stand in
  /// lines from 1, rows from 11, events from 101.
  static func sketch(_ text: String, unread: [Unread] = [], read: Completeness? = nil) -> StateGraph {
    var graph = StateGraph(name: "Sketch", read: read, states: [], events: [], transitions: [], unread: unread)
    let lines = text.split(separator: "\n")
    for (index, word) in (lines.first ?? "").split(separator: " ").enumerated() {
      let name = word.trimmingSuffix { "!*^".contains($0) }
      graph.states.append(
        State(
          String(name),
          isInitial: word.contains("!"),
          isFinal: word.contains("*"),
          isInnerFinal: word.contains("^"),
          line: index + 1
        )
      )
    }
    for (index, line) in lines.dropFirst().enumerated() {
      let words = line.split(separator: " ", maxSplits: 4).map(String.init)
      let event = words.count > 1 ? words[1] : words[0]
      if !graph.events.contains(where: { $0.name == event }) {
        graph.events.append(Event(event, line: 101 + graph.events.count))
      }
      if words.count > 1 { graph.transitions.append(row(words, line: 11 + index)) }
    }
    return graph
  }

  private static func row(_ words: [String], line: Int) -> Transition {
    let (from, to) = (words[0], words[2])
    let rest = words.dropFirst(3)
    let guardText = rest.first { $0.hasPrefix("[") }.map { String($0.dropFirst().dropLast()) }
    let via = ["any", "nested"].first(where: rest.contains)
    return switch to {
    case "=": Transition(from: from, on: words[1], to: from, kind: .stay, guard: guardText, via: via, line: line)
    case "-": Transition(from: from, on: words[1], to: from, kind: .reject, guard: guardText, via: via, line: line)
    case "x": Transition(from: from, on: words[1], to: nil, kind: .trap, guard: guardText, via: via, line: line)
    case "?":
      Transition(
        from: from,
        on: words[1],
        to: nil,
        kind: .computed,
        guard: guardText,
        via: via,
        why: "target()",
        line: line
      )
    default: Transition(from: from, on: words[1], to: to, guard: guardText, via: via, line: line)
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isDropped(last) { text.removeLast() }
    return text
  }
}

extension [Finding] {
  /// `12: message` for each.
  var lines: [String] {
    map { "\($0.line): \($0.message)" }
  }
}
