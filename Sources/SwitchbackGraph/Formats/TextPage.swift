/// A graph in lines of at most 80 columns.
struct TextPage {
  private(set) var lines: [String]

  private let graph: StateGraph
  private let current: String?
  private let rows: [TextRow]
  private let column: Int

  init(_ graph: StateGraph, current: String?, heading: String? = nil) {
    self.graph = graph
    self.current = current
    let labels = graph.eventLabels
    rows = graph.arrows.map { TextRow($0, event: labels[$0.transition.event] ?? $0.transition.event) }
    // A single long guard goes on a line of its own, and does not push all the others aside.
    column = (rows.map(\.label.count).filter { $0 <= 40 }.max() ?? 10) + 6
    lines = (heading ?? graph.name).wrapped(to: 80)
    if graph.isParallel { addRegions() } else { addStates() }
    addNotes("not read", graph.unread.map { ($0.line, $0.file, $0.why) })
    addNotes("assumed", graph.assumptionsInBrief.map { (0, nil, $0) })
    addNotes("findings", graph.findings.map { ($0.line, $0.file, "\($0.message) [\($0.rule)]") })
  }

  private mutating func addRegions() {
    for name in graph.innerRegions {
      guard let region = graph.region(name) else { continue }
      lines += [""] + TextPage(region, current: StateGraph.state(current, in: name), heading: "region \(name)").lines
    }
  }

  private mutating func addStates() {
    let groups = Dictionary(grouping: rows, by: \.from)
    if !graph.states.isEmpty { lines.append("") }
    for state in graph.states {
      addHeading(state)
      for row in groups[state.name, default: []].byEvent { lines += row.lines(column: column) }
    }
    guard let rules = groups[nil] else { return }
    lines += ["", "  any state"] + rules.byEvent.flatMap { $0.lines(column: column) }
  }

  /// `● login · initial, you are here`
  private mutating func addHeading(_ state: StateGraph.State) {
    let isHere = state.name == current
    let around = state.name.split(separator: ".").dropLast().joined(separator: ".")
    let marks = [
      state.isInitial ? "initial" : nil, state.isFinal ? "final" : nil,
      state.isInnerFinal ? "final in \(around)" : nil, isHere ? "you are here" : nil,
    ]
    let label = StateGraph.label(state.name, payload: state.payload)
    let bullet = isHere ? "●" : state.isFinal || state.isInnerFinal ? "◎" : "○"
    let remark = marks.compactMap(\.self).joined(separator: ", ")
    lines += (remark.isEmpty ? label : "\(label) · \(remark)").hung(behind: "\(bullet) ")
  }

  private mutating func addNotes(_ title: String, _ notes: [(line: Int, file: String?, text: String)]) {
    guard !notes.isEmpty else { return }
    lines += ["", "  \(title)"]
    for (text, place) in Self.joined(notes) {
      // Behind a long place all words would stand in a narrow column.
      lines += text.hung(behind: "    " + place, indent: place.count > 20 ? 6 : nil)
    }
  }

  /// What is said of several lines of a file stands once, behind all of them.
  private static func joined(_ notes: [(line: Int, file: String?, text: String)]) -> [(text: String, place: String)] {
    var lines: [[String?]: [Int]] = [:]
    for note in notes { lines[[note.file, note.text], default: []].append(note.line) }
    return notes.compactMap { note in
      guard let all = lines.removeValue(forKey: [note.file, note.text]) else { return nil }
      return (note.text, note.line == 0 ? "" : StateGraph.place(lines: all, file: note.file) + ": ")
    }
  }
}
