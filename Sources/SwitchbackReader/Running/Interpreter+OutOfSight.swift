/// What a function neither looks at nor changes, so that it does the same whatever that is.
extension Interpreter {
  /// The body of a function, from where as little is known as bears on it.
  mutating func performed(_ call: Call, from way: Way) -> [Outcome] {
    let function = program.functions[call.function]
    let hidden = (remembers || joinsWays) && !provesTurns ? outOfSight(of: call.function, way) : []
    var entering = way
    for (slot, _) in hidden { entering.environment[slot] = .nothing }
    var outcomes = remembered(.body(ofFunction: call.function), function.body, from: entering)
    for index in outcomes.indices {
      for (slot, fact) in hidden { outcomes[index].way.environment[slot] = fact }
    }
    return outcomes
  }

  private mutating func outOfSight(of function: Int, _ way: Way) -> [(slot: Int, fact: Fact)] {
    let footprint = footprint(of: function)
    guard !footprint.waits else { return [] }
    return way.environment.known.filter { slot, fact in
      !footprint.slots.contains(slot) && stays(slot, fact, amid: footprint)
    }
  }

  mutating func footprint(of function: Int) -> Footprint {
    if let known = footprints[function] { return known }
    let footprint = program.footprint(of: function)
    footprints[function] = footprint
    return footprint
  }

  /// Whether what is known of a slot that nobody looks at is known behind a function as well.
  private func stays(_ slot: Int, _ fact: Fact, amid footprint: Footprint) -> Bool {
    if invariants.slots.contains(slot) { return false }
    guard let names = questionNames[slot] else { return !commonSlots.contains(slot) && slot >= 0 }
    let traits = slotTraits[slot] ?? []
    if traits.contains(.constant) || !fact.origin.contains(.beside) { return true }
    guard names.isDisjoint(with: footprint.forgotten) else { return false }
    let mayBeAll = footprint.forgetsAll && !traits.contains(.aboutVariables)
    return fact.isAskedAgain || !mayBeAll && !traits.contains(.loose)
  }
}
