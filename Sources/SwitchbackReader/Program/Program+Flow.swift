extension Program {
  /// Whether the functions may leave another state behind than they find.
  ///
  /// - Parameter whereLost: whether they do where it is not known what becomes of the state.
  func mayMove(whereLost: Bool) -> Bool {
    guard step == nil, !events.contains(where: { $0.resultIsState || $0.isRequest }) else { return true }
    return comes { flow, slot in
      // What an event holds may be a state.
      slot == .event || whereLost && flow.mayLose(slot) || flow.isWritten(to: slot)
    }
  }

  /// Whether something happens to the state that the source does not tell.
  var mayBeLost: Bool { comes { $0.mayLose($1) } }

  /// Whether something holds for the state, or for a slot from which it may come.
  private func comes(where isSo: (Flow, Slot) -> Bool) -> Bool {
    var flow = Flow()
    for (index, function) in functions.enumerated() { flow.add(function.body, of: index) }
    var seen: Set<Slot> = [.state]
    var pending: [Slot] = [.state]
    while let slot = pending.popLast() {
      // What an event holds may be a state.
      if isSo(flow, slot) { return true }
      for case .slot(let source) in flow.expressions(in: slot) where seen.insert(source).inserted {
        pending.append(source)
      }
    }
    return false
  }
}

/// What is put into each slot, in whatever order.
private struct Flow {
  private(set) var assigned: [Slot: [Expression]] = [:]
  /// The functions whose result is put into a slot.
  private(set) var callees: [Slot: [Int]] = [:]
  /// What something unknown happens to.
  private var lost: Set<Slot> = []
  /// Whether the way ends somewhere, so that anything may follow.
  private var isGivenUp = false
  /// What each function gives.
  private(set) var results: [Int: [Expression]] = [:]

  /// What is put into a slot, directly or as the result of a function.
  func expressions(in slot: Slot) -> [Expression] {
    assigned[slot, default: []] + callees[slot, default: []].flatMap { results[$0, default: []] }
  }

  /// Whether something happens to a slot that the source does not tell.
  func mayLose(_ slot: Slot) -> Bool { isGivenUp || lost.contains(slot) }

  /// Whether a value is put into a slot that the source tells.
  func isWritten(to slot: Slot) -> Bool {
    expressions(in: slot).contains { expression in
      switch expression {
      case .slot, .unknown, .handedOn: false
      default: true
      }
    }
  }

  mutating func add(_ block: Block, of function: Int) {
    for statement in block.statements {
      switch statement {
      case .assign(let slot, let expression, _): assigned[slot, default: []].append(expression)
      case .leave(let expression?, _): results[function, default: []].append(expression)
      case .call(let call): add(call)
      case .lose(let slot, _): lost.insert(slot)
      case .giveUp: isGivenUp = true
      default: break
      }
      for inner in statement.blocks { add(inner, of: function) }
    }
  }

  private mutating func add(_ call: Call) {
    for argument in call.arguments {
      assigned[argument.parameter, default: []].append(argument.value)
      guard let back = argument.back else { continue }
      assigned[back, default: []].append(.slot(argument.parameter))
    }
    if let result = call.result { callees[result, default: []].append(call.function) }
  }
}
