import SwitchbackGraph

/// A walk through a machine with a person who chooses the events, and says what the guards would say.
struct Game {
  private let graph: StateGraph
  private let console: Console
  private var journey: Journey

  /// The input is over, or the person has had enough.
  private struct Departure: Error {}

  init(of graph: StateGraph, on console: Console) {
    self.graph = graph
    self.console = console
    journey = Journey(from: "")
  }

  /// Plays until the person leaves or the input ends, then prints the way.
  mutating func run() {
    console.say(console.style.bold(graph.name))
    do throws(Departure) {
      try start()
      while true { try turn() }
    } catch {
      if journey.state.isEmpty { return }
      let steps = counted(journey.path.steps.count, "step")
      console.say("\n" + console.style.bold("your way, \(steps):"))
      for line in journey.path.lines(.plain) { console.say("  " + line) }
    }
  }

  /// Begins in the initial state; where there are several, or none, the person says in which.
  private mutating func start() throws(Departure) {
    let names = graph.initialStates.isEmpty ? graph.states.map(\.name) : graph.initialStates
    journey = Journey(from: names.count == 1 ? names[0] : try choose("where do you start?", among: names))
  }

  private mutating func turn() throws(Departure) {
    let menu = Menu(of: graph, in: journey.state)
    describe(menu)
    while true {
      let line = try answer(to: "event:")
      if let event = event(line, menu) {
        if try take(event, menu) { return }
      } else if let command = Command.allCases.first(where: { $0.spellings.contains(line.lowercased()) }) {
        if try obey(command) { return }
      } else {
        complain(about: line, menu)
      }
    }
  }

  private func describe(_ menu: Menu) {
    let state = graph.states.first { $0.name == journey.state }
    let label = StateGraph.label(journey.state, payload: state?.payload ?? [])
    let isFinal = state?.isFinal == true
    console.say(
      "\n" + console.style.bold("\(isFinal ? "◎" : "●") \(label)") + (isFinal ? " · final, the machine has ended" : "")
    )
    for line in menu.lines { console.say(line) }
    if menu.events.isEmpty && !isFinal { console.say("  no event does anything here") }
    let names = Command.allCases.compactMap { $0.spelling(beside: menu.events) }
    console.say(console.style.dim("  \(names.joined(separator: ", "))"))
  }

  private func event(_ line: String, _ menu: Menu) -> String? {
    if let number = Int(line), menu.events.indices.contains(number - 1) { return menu.events[number - 1] }
    return menu.events.first { $0 == line } ?? menu.events.first { $0.lowercased() == line.lowercased() }
  }

  private func complain(about line: String, _ menu: Menu) {
    let ways = menu.events.isEmpty ? "" : ": " + menu.events.joined(separator: ", ")
    if line.isEmpty {
      console.complain("type the number or the name of an event\(ways)")
    } else if graph.events.contains(where: { $0.name == line }) {
      let remedy = ways.isEmpty ? "" : "; handled here\(ways)"
      console.complain("'\(line)' is not handled in '\(journey.state)'\(remedy)")
    } else {
      console.complain("'\(line.quotable)' is no event of '\(graph.name)'; type a number or a name\(ways)")
    }
  }
}

extension Game {
  /// Sends an event; false where that changes nothing.
  private mutating func take(_ event: String, _ menu: Menu) throws(Departure) -> Bool {
    guard let row = try row(of: menu.rows(of: event)) else {
      console.complain("no guard holds, so '\(event)' is not handled; you are still in '\(journey.state)'")
      return false
    }
    switch row.kind {
    case .move, .stay: journey.take(row)
    case .computed:
      let why = (row.why ?? "").onOneLine
      let target = try choose(
        "the source does not say where '\(why)' leads; where does it?",
        among: graph.states.map(\.name)
      )
      journey.take(row, to: target)
    case .reject:
      console.complain("'\(event)' is rejected on purpose; you are still in '\(journey.state)'")
      return false
    case .trap:
      console.complain("'\(event)' would stop the program here; you are still in '\(journey.state)'")
      return false
    }
    console.say(row.kind == .stay ? "↺ stays in '\(journey.state)'" : "→ '\(journey.state)'")
    return true
  }

  /// The first row whose guard holds; nil when none does.
  private func row(of rows: [StateGraph.Transition]) throws(Departure) -> StateGraph.Transition? {
    for row in rows {
      guard let guardText = row.guardText else { return row }
      if try confirm("does '\(guardText.onOneLine)' hold? (y/n)") { return row }
    }
    return nil
  }

  /// Does what a command says; false where the state and the menu are as before.
  private mutating func obey(_ command: Command) throws(Departure) -> Bool {
    switch command {
    case .undo:
      guard let step = journey.undo() else {
        console.complain("there is nothing to undo; this is where you started")
        return false
      }
      console.say("undone: \(step.event)")
    case .restart: try start()
    case .path:
      for line in journey.path.lines(console.style) { console.say(line) }
      return false
    case .picture:
      console.say(graph.formatted(.text(current: journey.state)))
      return false
    case .quit: throw Departure()
    }
    return true
  }

  private func choose(_ question: String, among names: [String]) throws(Departure) -> String {
    console.say(question)
    for (number, name) in zip(1..., names) { console.say("  \(number)  \(name)") }
    while true {
      let line = try answer(to: "state:")
      if let number = Int(line), names.indices.contains(number - 1) { return names[number - 1] }
      if let name = names.first(where: { $0 == line }) { return name }
      if Command.quit.spellings.contains(line) { throw Departure() }
      console.complain("'\(line.quotable)' is no state here; type a number from 1 to \(names.count), or a name")
    }
  }

  private func confirm(_ question: String) throws(Departure) -> Bool {
    while true {
      let line = try answer(to: question)
      switch line.lowercased() {
      case "y", "yes": return true
      case "n", "no": return false
      case "quit", "q": throw Departure()
      default: console.complain("'\(line.quotable)' is neither yes nor no; type y or n")
      }
    }
  }

  private func answer(to question: String) throws(Departure) -> String {
    guard let line = console.answer(to: question) else { throw Departure() }
    return line
  }
}
