extension Program {
  /// Whether the functions may leave another state behind than they find: where what is assigned to it may come from.
  var mayMove: Bool {
    guard step == nil, !events.contains(where: { $0.resultIsState || $0.isRequest }) else { return true }
    var flow = Flow()
    for (index, function) in functions.enumerated() { flow.add(function.body, of: index) }
    var seen: Set<Slot> = [.state]
    var pending: [Slot] = [.state]
    while let slot = pending.popLast() {
      // What an event holds may be a state.
      if slot == .event { return true }
      let results = flow.callees[slot, default: []].flatMap { flow.results[$0, default: []] }
      for expression in flow.assigned[slot, default: []] + results {
        switch expression {
        case .slot(let source): if seen.insert(source).inserted { pending.append(source) }
        case .unknown, .handedOn: break
        default: return true
        }
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
  /// What each function gives.
  private(set) var results: [Int: [Expression]] = [:]

  mutating func add(_ block: Block, of function: Int) {
    for statement in block.statements {
      switch statement {
      case .assign(let slot, let expression, _): assigned[slot, default: []].append(expression)
      case .leave(let expression?, _): results[function, default: []].append(expression)
      case .call(let call): add(call)
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
