import SwitchbackTestSupport

/// One `case` of a switch.
struct Arm {
  /// Without any it is the `default`.
  var patterns: [String]
  var condition: String?
  var body: [String]

  var hasBinding: Bool { patterns.contains { $0.contains("let ") } }
}

extension Printer {
  /// The rows in groups that one arm can print: those of one cell of which the last takes all.
  mutating func groups(of rows: [Plan.Row]) -> [[Plan.Row]] {
    var groups: [[Plan.Row]] = []
    var rest = rows[...]
    while let first = rest.popFirst() {
      var group = [first]
      while first.payload == nil, let last = group.last, !last.isClosed, let next = rest.first, next.payload == nil,
        next.event == first.event
      {
        group.append(next)
        rest = rest.dropFirst()
      }
      let isOneArm = group.count > 1 && group.last?.isClosed == true && random.isOnce(in: 2)
      groups += isOneArm ? [group] : group.map { [$0] }
    }
    return groups
  }

  /// - Parameter pattern: the pattern of a row.
  mutating func arms(of group: [Plan.Row], pattern: (inout Printer, Plan.Row) -> String) -> [Arm] {
    guard group.count == 1, let row = group.first else {
      return group.first.map { [Arm(patterns: [pattern(&self, $0)], body: branches(of: group))] } ?? []
    }
    return [Arm(patterns: [pattern(&self, row)], condition: row.condition, body: result(of: row.outcome, at: .row))]
  }

  /// The arms as a switch; neighbours that do the same may be printed as one.
  mutating func choice(over subject: String, _ arms: [Arm], fallback: Arm?) -> [String] {
    var arms = arms + (fallback.map { [$0] } ?? [])
    for index in arms.indices.dropLast().reversed() { merge(index, in: &arms) }
    var lines = ["switch \(subject) {"]
    for arm in arms {
      let patterns = arm.patterns.joined(separator: ", ")
      let condition = arm.condition.map { " where \($0)" } ?? ""
      lines += [patterns.isEmpty ? "default:" : "case \(patterns)\(condition):"] + arm.body.indented
    }
    return lines + ["}"]
  }

  private mutating func merge(_ index: Int, in arms: inout [Arm]) {
    let (arm, next) = (arms[index], arms[index + 1])
    guard arm.body == next.body, arm.condition == nil, next.condition == nil, !arm.hasBinding, !next.hasBinding,
      // A rejecting default has no entries; a row that comes to the same has.
      next.patterns != [""], next.patterns != ["(_, _)"], random.isOnce(in: 2)
    else { return }
    if style.sink != .expression, random.isOnce(in: 2) {
      arms[index].body = ["fallthrough"]
    } else {
      arms[index].patterns += next.patterns
      arms.remove(at: index + 1)
    }
  }

  mutating func pattern(state: Int?, payload: String? = nil) -> String {
    guard let state else { return "_" }
    let name = plan.states[state].name
    let base = pick("", "\(form.stateType).")
    if let payload { return "\(base).\(name)(\(payload))".replacing("..", with: ".") }
    let text = "\(base).\(name)".replacing("..", with: ".")
    return plan.states[state].hasPayload ? text + pick("", "(_)", "(let count\(state))") : text
  }

  mutating func pattern(event: Int?) -> String {
    guard let event else { return "_" }
    let text = pick("", "Event") + ".\(plan.events[event].name)"
    return plan.events[event].hasPayload ? text + pick("", "(_)", "(let step)") : text
  }

  /// What has to hold for a row, in an `if`.
  mutating func conditions(of row: Plan.Row) -> String {
    var conditions: [String] = []
    var isComparison = true
    if let state = row.state {
      isComparison = !plan.states[state].hasPayload && random.isOnce(in: 2)
      let pattern = pattern(state: state, payload: row.payload)
      conditions.append(isComparison ? "\(form.state) == \(value(state))" : "case \(pattern) = \(form.state)")
    }
    if let event = row.event {
      let isPlain = !plan.events[event].hasPayload && random.isOnce(in: 2)
      isComparison = isComparison && isPlain
      conditions.append(isPlain ? "event == .\(plan.events[event].name)" : "case \(pattern(event: event)) = event")
    }
    if let condition = row.condition { conditions.append(condition) }
    return conditions.joined(separator: isComparison ? pick(" && ", ", ") : ", ")
  }
}
