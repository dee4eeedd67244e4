import SwitchbackGraph

extension Interpreter {
  mutating func run(_ choice: Choice, from way: Way) -> [Outcome] {
    var outcomes: [Outcome] = []
    var isComplete = false
    let looksAtMachine = choice.subjects.contains { !way.origin(of: $0).subtracting([.beside, .asked, .set]).isEmpty }
    var passing = way
    for (index, row) in choice.rows.enumerated() {
      let (match, origin, asked) = answer(row, of: choice.subjects, on: passing)
      passing = asked
      guard match != .no else { continue }
      run.reached.insert(row.id)
      var inside = passing.looking(origin).knowing(told(by: row, of: choice.subjects, on: passing))
      inside.row = row.offset
      inside.isDefault = way.isDefault || (row.isDefault && looksAtMachine)
      if let text = match.text { inside.guards.append(Guard(text: text, pattern: row.text)) }
      if let lost = row.lost {
        // What the row says of itself stands for the assignments of its arm.
        run.assignments.formUnion(choice.arms[row.arm].assignments)
        outcomes.append(Outcome(way: inside, end: .isLost(lost)))
      } else {
        outcomes += run(row.arm, of: choice, from: inside)
      }
      if match == .always || completes(row, of: choice.subjects, on: passing) {
        block(choice.rows[(index + 1)...], of: choice.subjects, by: row, on: way)
        isComplete = true
        break
      }
      passing = passing.knowing(told(byPassing: row, of: choice.subjects, on: passing))
    }
    if outcomes.isEmpty, !isComplete, !choice.isPartial {
      // Every value has a row in Swift, so that where each is named there is no other.
      return choice.subjects.contains { way.isRest($0) } ? [] : [goingOn(way)]
    }
    let leave = Jump(kind: .leave, label: nil)
    return rejoined(outcomes.map { $0.landed(leave, catchesUnlabelled: true) }, from: way)
  }

  /// An arm, and those into which it falls through.
  private mutating func run(_ arm: Int, of choice: Choice, from way: Way) -> [Outcome] {
    guard choice.arms.indices.contains(arm) else { return [goingOn(way)] }
    let fallThrough = Jump(kind: .fallThrough, label: nil)
    var all: [Outcome] = []
    for outcome in run(choice.arms[arm], from: way) {
      if case .jumps(fallThrough) = outcome.end {
        all += run(arm + 1, of: choice, from: outcome.way)
      } else {
        all.append(outcome)
      }
    }
    return all
  }

  /// The rows behind one that always matches never have their turn on this way.
  private mutating func block(_ rows: ArraySlice<Row>, of subjects: [Operand], by winner: Row, on way: Way) {
    for row in rows where !row.isDefault && run.blocked[row.id] == nil {
      if match(row, of: subjects, on: way).0 != .no { run.blocked[row.id] = winner.id }
    }
  }

  /// The same as `match`, what a call in its `where` tells for sure, and what it leaves behind, whether the row is taken or not.
  private mutating func answer(_ row: Row, of subjects: [Operand], on way: Way) -> (Match, Origin, Way) {
    let plain = match(row, of: subjects, on: way)
    guard plain.0 != .no, let asking = row.asking else { return (plain.0, plain.1, way) }
    let outcomes = run(asking.before, from: way)
    var known = row
    known.condition = nil
    let (pattern, looked) = match(known, of: subjects, on: way)
    let after = keepingFlags(of: outcomes.filter(\.goesOn).map(\.way) + (pattern == .always ? [] : [way]), on: way)
    guard outcomes.count == 1, let asked = outcomes.first, asked.goesOn, asked.way.isFollowed(from: way) else {
      return (plain.0, plain.1, after)
    }
    switch match(asking.condition, on: asked.way) {
    case (.no, _): return (.no, [], after)
    case (.always, let origin): return (pattern, looked.union(origin), after)
    case (.sometimes, _): return (plain.0, plain.1, after)
    }
  }

  /// What is stored beside the state where one of several ways was gone.
  private func keepingFlags(of ways: [Way], on way: Way) -> Way {
    var way = way
    for slot in program.flags {
      let facts = Set(ways.map { $0.environment[slot] })
      if facts != [way.environment[slot]] {
        way.environment[slot] = facts.count == 1 ? facts.first ?? .nothing : .nothing
      }
    }
    return way
  }

  private func match(_ row: Row, of subjects: [Operand], on way: Way) -> (Match, Origin) {
    var matches: [Match] = []
    var origin: Origin = []
    for (subject, pattern) in zip(subjects, row.patterns) {
      let match = match(pattern, of: subject, isLost: row.lost != nil, on: way)
      if match == .no { return (.no, []) }
      if pattern != .anything { origin.formUnion(way.origin(of: subject)) }
      matches.append(match)
    }
    if let condition = row.condition {
      let (match, looked) = match(condition, on: way)
      matches.append(match)
      origin.formUnion(looked)
    }
    return (.all(matches), origin)
  }

  /// Whether a row and those before it take all that there may be, though each asks for a part of it.
  private func completes(_ row: Row, of subjects: [Operand], on way: Way) -> Bool {
    guard let column = row.completing else { return false }
    return zip(subjects, row.patterns).enumerated().allSatisfy { index, part in
      let (subject, pattern) = part
      guard index == column else { return match(pattern, of: subject, isLost: false, on: way) == .always }
      guard case .path = pattern else { return true }
      // Of a value of which nothing is known there may be other cases.
      return subject.slot.flatMap { pattern.match(way.environment[$0.id].value) } != nil
    }
  }

  func match(_ pattern: CasePattern, of subject: Operand, isLost: Bool, on way: Way) -> Match {
    guard pattern != .anything else { return .always }
    // Only with its subject does an expression say what it asks, unless its row is read no further.
    if case .unknown = pattern, !isLost { return .sometimes(pattern.text(over: subject.text)) }
    let fact = subject.slot.map { way.environment[$0.id] }
    let known = fact.flatMap { pattern.match($0.value) }
    if let known, fact?.asksForPayloadOfOther(known) != true { return known }
    return .sometimes(pattern.text(over: subject.text))
  }
}

extension Fact {
  /// Whether a match asks for the payload of something else than the state or the event, which has to be named.
  func asksForPayloadOfOther(_ match: Match?) -> Bool {
    guard case .path = value, match?.text != nil else { return false }
    return origin.isDisjoint(with: [.state, .event])
  }
}

extension Way {
  /// Whether nothing has happened since another one, and nothing was decided.
  fileprivate func isFollowed(from other: Way) -> Bool {
    guards == other.guards && start == other.start && waits == other.waits
      && environment[Slot.state.id].value == other.environment[Slot.state.id].value
  }

  /// Whether it is what no row names, of an enum that another file declares.
  fileprivate func isRest(_ operand: Operand) -> Bool {
    operand.slot.map { environment[$0.id].value == .path([StateGraph.restOfEvents]) } ?? false
  }

  fileprivate func origin(of operand: Operand) -> Origin {
    operand.slot.map { environment[$0.id].origin } ?? []
  }
}
