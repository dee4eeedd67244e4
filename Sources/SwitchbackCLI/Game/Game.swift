import SwitchbackGraph

/// A walk through a machine with a person who chooses the events, and says what the guards would say.
struct Game {
  let graph: StateGraph
  let console: Console
  var journey: Journey

  /// The input is over, or the person has had enough.
  struct Departure: Error {}

  init(of graph: StateGraph, on console: Console) {
    self.graph = graph
    self.console = console
    journey = Journey(parts: Part.all(of: graph), starts: [])
  }

  /// Plays until the person leaves or the input ends, then prints the way.
  mutating func run() {
    console.say(console.style.bold(graph.name))
    do throws(Departure) {
      try start()
      while true { try turn() }
    } catch {
      if journey.starts.isEmpty { return }
      let steps = counted(journey.steps.count, "step")
      console.say("\n" + console.style.bold("your way, \(steps):"))
      for line in journey.lines(.plain) { console.say("  " + line) }
    }
  }

  /// Begins in the initial state of each part; where there are several, or none, the person says in which.
  mutating func start() throws(Departure) {
    var starts: [String] = []
    for part in journey.parts {
      let names = part.graph.initialStates.isEmpty ? part.graph.states.map(\.name) : part.graph.initialStates
      let question = part.region.map { "where does '\($0)' start?" } ?? "where do you start?"
      starts.append(names.count == 1 ? names[0] : try choose(question, among: names))
    }
    journey = Journey(parts: journey.parts, starts: starts)
  }

  private mutating func turn() throws(Departure) {
    let menu = Menu(of: graph, in: journey)
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
    console.say("")
    for line in journey.placeLines(console.style) + menu.lines { console.say(line) }
    if journey.hasEnded, graph.isParallel {
      let end =
        graph.mayHideRows ? "all regions that could be read are final" : "all regions are final, the machine has ended"
      console.say("  \(end)")
    }
    if menu.events.isEmpty && !journey.hasEnded { console.say("  no event does anything here") }
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
      console.complain("'\(line)' is not handled in '\(journey.place)'\(remedy)")
    } else {
      console.complain("'\(line.quotable)' is no event of '\(graph.name)'; type a number or a name\(ways)")
    }
  }
}

extension Game {
  /// Does what a command says; false where the state and the menu are as before.
  mutating func obey(_ command: Command) throws(Departure) -> Bool {
    switch command {
    case .undo:
      guard let step = journey.undo() else {
        console.complain("there is nothing to undo; this is where you started")
        return false
      }
      console.say("undone: \(step.event)")
    case .restart: try start()
    case .path:
      for line in journey.lines(console.style) { console.say(line) }
      return false
    case .picture:
      console.say(graph.formatted(.text(current: journey.place)))
      return false
    case .quit: throw Departure()
    }
    return true
  }
}
