extension StateGraph {
  /// The graph as short lines of text, one an item: what the macro leaves in a program.
  ///
  /// ```swift
  /// let copy = StateGraph(compact: graph.compact)  // copy == graph
  /// ```
  ///
  /// The first letter of a line says what it holds (`m`achine, `a`ssumption, `r`egion, `s`tate, `e`vent, `t`ransition, `u`nread,
  /// `f`inding), and tabs part its fields.
  public var compact: String {
    var lines = [CompactLine.written("m", [name, file, number(line), dialect, read.rawValue])]
    lines += assumptions.map { CompactLine.written("a", [$0]) }
    lines += regions.map { CompactLine.written("r", [$0]) }
    lines += states.map { CompactLine.written("s", [$0.name, $0.marks, number($0.line)] + $0.payload) }
    lines += events.map { CompactLine.written("e", [$0.name, number($0.line)] + $0.payload) }
    lines += transitions.map {
      CompactLine.written(
        "t",
        [$0.from, $0.event, $0.kind.rawValue, number($0.line), $0.to, $0.guardText, $0.via, $0.why]
      )
    }
    lines += unread.map { CompactLine.written("u", [number($0.line), $0.why]) }
    lines += findings.map {
      CompactLine.written("f", [$0.rule, $0.severity.rawValue, number($0.line), $0.message])
    }
    return lines.joined(separator: "\n")
  }

  /// Reads what `compact` wrote; a line that it did not write is passed over.
  public init(compact text: String) {
    self.init(name: "", states: [], events: [], transitions: [])
    for line in Array(text.utf8).split(separator: UInt8(ascii: "\n")) { take(CompactLine(line)) }
  }

  private mutating func take(_ line: CompactLine) {
    switch line.tag {
    case "m": takeHeader(line)
    case "a": assumptions.append(line.text(1))
    case "r": regions.append(line.text(1))
    case "s":
      let marks = line.text(2)
      let state = State(
        line.text(1),
        payload: line.texts(from: 4),
        isInitial: marks.contains("i"),
        isFinal: marks.contains("f"),
        isInnerFinal: marks.contains("n"),
        line: line.number(3)
      )
      states.append(state)
    case "e": events.append(Event(line.text(1), payload: line.texts(from: 3), line: line.number(2)))
    case "t":
      guard let kind = Transition.Kind(rawValue: line.text(3)) else { return }
      let transition = Transition(
        from: line.text(1),
        on: line.text(2),
        to: line.optional(5),
        kind: kind,
        guard: line.optional(6),
        via: line.optional(7),
        why: line.optional(8),
        line: line.number(4)
      )
      transitions.append(transition)
    case "u": unread.append(Unread(line: line.number(1), why: line.text(2)))
    case "f":
      guard let severity = Finding.Severity(rawValue: line.text(2)) else { return }
      findings.append(
        Finding(rule: line.text(1), severity: severity, message: line.text(4), line: line.number(3))
      )
    default: break
    }
  }

  private mutating func takeHeader(_ header: CompactLine) {
    name = header.text(1)
    file = header.text(2)
    line = header.number(3)
    dialect = header.text(4)
    read = Completeness(rawValue: header.text(5)) ?? .complete
  }
}

/// A number as a field: 0 is left out, since most of a graph made without source is 0.
private func number(_ value: Int) -> String? {
  value == 0 ? nil : String(value)
}

extension StateGraph.State {
  fileprivate var marks: String? {
    let marks = (isInitial ? "i" : "") + (isFinal ? "f" : "") + (isInnerFinal ? "n" : "")
    return marks.isEmpty ? nil : marks
  }
}
