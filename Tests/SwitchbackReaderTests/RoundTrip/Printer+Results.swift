import SwitchbackTestSupport

extension Printer {
  /// Where a result stands.
  enum Place {
    /// In an arm, behind which nothing follows.
    case row
    /// In a branch, behind which nothing follows.
    case branch
    /// Where the method has to end.
    case leaving
  }

  /// The statements for what a row does.
  mutating func result(of outcome: Plan.Outcome, at place: Place) -> [String] {
    if outcome == .trap { return [pick("fatalError()", "preconditionFailure(\"never\")", "fatalError(\"no\")")] }
    switch style.sink {
    case .expression: return [expression(outcome)]
    case .copy, .constant: return filled(outcome, at: place)
    default: return form.givesState ? ["return \(expression(outcome))"] : changed(outcome, at: place)
    }
  }

  /// A group of one cell in one arm: `if`, `guard` or `?:`.
  mutating func branches(of group: [Plan.Row]) -> [String] {
    guard let last = group.last else { return [] }
    if style.sink == .expression, group.allSatisfy({ $0.outcome != .trap }) {
      let conditions = group.dropLast().map { "\($0.condition ?? "true") ? \(expression($0.outcome)) : " }
      return [conditions.joined() + expression(last.outcome)]
    }
    if group.count == 2, style.sink != .copy, style.sink != .constant, style.sink != .expression, random.isOnce(in: 2) {
      return early(group[0], last)
    }
    var lines: [String] = []
    for (index, row) in group.dropLast().enumerated() {
      lines += [(index == 0 ? "if " : "} else if ") + (row.condition ?? "true") + " {"]
      lines += result(of: row.outcome, at: .branch).indented
    }
    return lines + ["} else {"] + result(of: last.outcome, at: .branch).indented + ["}"]
  }

  /// The one that is not the rule ends the method.
  private mutating func early(_ row: Plan.Row, _ last: Plan.Row) -> [String] {
    let condition = row.condition ?? "true"
    if random.isOnce(in: 2) {
      let otherwise = result(of: last.outcome, at: .leaving).indented
      return ["guard \(condition) else {"] + otherwise + ["}"] + result(of: row.outcome, at: .row)
    }
    let then = result(of: row.outcome, at: .leaving).indented
    return ["if \(condition) {"] + then + ["}"] + result(of: last.outcome, at: .row)
  }

  private mutating func expression(_ outcome: Plan.Outcome) -> String {
    switch outcome {
    case .move(let state): (pick("", form.stateType) + value(state))
    case .stay: form.state
    case .reject: "nil"
    case .trap: "fatalError()"
    }
  }

  private mutating func filled(_ outcome: Plan.Outcome, at place: Place) -> [String] {
    switch outcome {
    case .stay where style.sink == .copy: place == .row ? ["break"] : []
    case .reject: [rejection]
    default: ["next = \(expression(outcome))"]
    }
  }

  private var rejection: String {
    form.givesState ? "return nil" : form == .sendThrows ? "throw Failure()" : "return false"
  }

  private mutating func changed(_ outcome: Plan.Outcome, at place: Place) -> [String] {
    guard outcome != .reject else { return [rejection] }
    var lines: [String] = []
    if case .move(let state) = outcome { lines = change(to: state) }
    if form.result == " -> Bool" { return lines + ["return true"] }
    if place == .leaving { return lines + ["return"] }
    return lines.isEmpty && place == .row ? ["break"] : lines
  }

  private mutating func change(to state: Int) -> [String] {
    let property = pick(form.state, form.isEnum || form == .reduce ? form.state : "self.\(form.state)")
    let assignment = "\(property) = \(expression(.move(state)))"
    switch style.sink {
    case .moveHelper: return ["move(to: \(value(state)))"]
    case .placeholder:
      let other = plan.states.indices.randomElement(using: &random) ?? state
      return ["\(property) = \(value(other))", assignment]
    default: return [assignment]
    }
  }

  /// The statements themselves, or a call of a helper that has them.
  mutating func helper(_ name: String, takesEvent: Bool, _ body: [String]) -> [String] {
    guard style.layout.hasHelpers else { return body }
    let state: (parameter: String, argument: String)? =
      switch form {
      case .reduce: ("_ state: inout State", "&state")
      case .follow, .followOrNil: ("_ state: State", "state")
      default: nil
      }
    let event: (parameter: String, argument: String)? = takesEvent ? ("_ event: Event", "event") : nil
    let parameters = [state?.parameter, event?.parameter].compactMap(\.self).joined(separator: ", ")
    let arguments = [state?.argument, event?.argument].compactMap(\.self).joined(separator: ", ")
    helpers += ["private \(form.modifiers)func \(name)(\(parameters))\(form.result) {"] + body.indented + ["}"]
    let call = "\(name)(\(arguments))"
    if form == .sendThrows { return ["try \(call)"] }
    return [form.result.isEmpty ? call : "return \(call)"]
  }
}
