import Foundation
extension Printer {
  /// The statements of the method.
  mutating func body() -> [String] {
    switch style.sink {
    case .copy: ["var next = \(form.state)"] + rows() + written
    case .constant: ["let next: \(form.stateType)"] + rows() + written
    case .expression where form.givesState: prefixed(pick("", "return "), rows())
    case .expression: prefixed("\(form.state) = ", rows())
    default: rows()
    }
  }

  private func prefixed(_ text: String, _ lines: [String]) -> [String] {
    [text + (lines.first ?? "")] + lines.dropFirst()
  }

  /// What the method ends with when it has worked on a copy.
  private var written: [String] {
    if form.givesState { return ["return next"] }
    return ["\(form.state) = next"] + (form.result == " -> Bool" ? ["return true"] : [])
  }

  private mutating func rows() -> [String] {
    switch style.layout {
    case .tuple: overBoth(isSwapped: false)
    case .swappedTuple: overBoth(isSwapped: true)
    case .statesFirst, .helperForEachState: statesFirst()
    case .eventsFirst, .helperForEachEvent: eventsFirst()
    case .ifChain: ifChain()
    }
  }

  private mutating func overBoth(isSwapped: Bool) -> [String] {
    let cells =
      mixed(plan.states.indices.map { groups(of: plan.reached(plan.rows(of: $0))) })
      + groups(of: plan.reached(plan.rules))
    let rows = cells.flatMap { cell in
      arms(of: cell) { printer, row in
        let state = printer.pattern(state: row.state, payload: row.payload)
        let event = printer.pattern(event: row.event)
        return isSwapped ? "(\(event), \(state))" : "(\(state), \(event))"
      }
    }
    let subject = isSwapped ? "(event, \(form.state))" : "(\(form.state), event)"
    return choice(over: subject, rows, fallback: Arm(patterns: [pick("", "(_, _)")], body: fallback()))
  }

  private mutating func statesFirst() -> [String] {
    let (own, others) = (plan.states.indices.filter(plan.hasRows), plan.states.indices.filter { !plan.hasRows($0) })
    let arms = own.shuffled(using: &random).map { state in
      let inner = overEvents(plan.reached(plan.rows(of: state) + plan.rules, states: [state]))
      let body = helper("in\(plan.states[state].name.capitalized)", takesEvent: true, inner)
      return Arm(patterns: [pattern(state: state)], body: body)
    }
    let rules = plan.reached(plan.rules, states: others)
    let rest = rules.isEmpty ? fallback() : helper("elsewhere", takesEvent: true, overEvents(rules))
    return choice(over: form.state, arms, fallback: Arm(patterns: [""], body: rest))
  }

  private mutating func overEvents(_ rows: [Plan.Row]) -> [String] {
    let isClosed = rows.contains { $0.event == nil && $0.isClosed }
    let rows = groups(of: rows).flatMap { arms(of: $0) { printer, row in printer.pattern(event: row.event) } }
    return choice(over: "event", rows, fallback: isClosed ? nil : Arm(patterns: [""], body: fallback()))
  }

  private mutating func eventsFirst() -> [String] {
    let hasWideRows = plan.rows.contains { $0.event == nil }
    let events = plan.events.indices.filter { event in
      hasWideRows || !plan.rules(on: event).isEmpty || plan.rows.contains { $0.event == event }
    }
    let arms = events.shuffled(using: &random).map { event in
      let body = helper("on\(plan.events[event].name.capitalized)", takesEvent: false, overStates(event))
      return Arm(patterns: [pattern(event: event)], body: body)
    }
    return choice(over: "event", arms, fallback: Arm(patterns: [""], body: fallback()))
  }

  private mutating func overStates(_ event: Int) -> [String] {
    let rows = plan.states.indices.map { state in
      groups(
        of: plan.reached(
          plan.rows(of: state).filter { $0.event == event || $0.event == nil },
          states: [state],
          events: [event]
        )
      )
    }
    let rules = plan.reached(plan.rules(on: event), events: [event])
    let cells = mixed(rows) + groups(of: rules)
    let inner = cells.flatMap {
      arms(of: $0) { printer, row in printer.pattern(state: row.state, payload: row.payload) }
    }
    let isClosed = rules.contains(where: \.isClosed)
    return choice(over: form.state, inner, fallback: isClosed ? nil : Arm(patterns: [""], body: fallback()))
  }

  private mutating func ifChain() -> [String] {
    let rows = mixed(plan.states.indices.map { plan.reached(plan.rows(of: $0)) }) + plan.reached(plan.rules)
    var lines: [String] = []
    for row in rows {
      lines += ["if \(conditions(of: row)) {"] + result(of: row.outcome, at: .leaving).indented + ["}"]
    }
    return lines + result(of: plan.otherwise, at: .branch)
  }

  /// What is left, at the end of a switch.
  private mutating func fallback() -> [String] { result(of: plan.otherwise, at: .row) }

  /// The lists as one, each in its own order.
  private mutating func mixed<Element>(_ lists: [[Element]]) -> [Element] {
    var lists = lists.filter { !$0.isEmpty }
    var mixed: [Element] = []
    while let index = lists.indices.randomElement(using: &random) {
      mixed.append(lists[index].removeFirst())
      if lists[index].isEmpty { lists.remove(at: index) }
    }
    return mixed
  }
}
