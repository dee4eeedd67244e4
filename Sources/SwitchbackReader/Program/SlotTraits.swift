/// What a program says of a slot that is asked for at nearly every step.
struct SlotTraits: OptionSet {
  let rawValue: Int

  static let constant = SlotTraits(rawValue: 1)
  static let aboutVariables = SlotTraits(rawValue: 2)
  static let loose = SlotTraits(rawValue: 4)
  static let alongCalls = SlotTraits(rawValue: 8)
  static let steady = SlotTraits(rawValue: 16)
  static let flag = SlotTraits(rawValue: 32)
  static let ownFlag = SlotTraits(rawValue: 64)
  static let flagOfWaiting = SlotTraits(rawValue: 128)

  /// What no turn of others changes, what a loop's turn begins with, and what a call of something else leaves alone.
  static let lasting = SlotTraits(rawValue: constant.rawValue | aboutVariables.rawValue)
  static let keptInTurns = SlotTraits(rawValue: lasting.rawValue | flag.rawValue | steady.rawValue)
  static let outOfReach = SlotTraits(rawValue: ownFlag.rawValue | flagOfWaiting.rawValue)

  /// Whether it has one of several.
  func has(any others: SlotTraits) -> Bool { rawValue & others.rawValue != 0 }
}

extension Program {
  /// By slots; of those that are left out none holds.
  var slotTraits: [Int: SlotTraits] {
    let named: [(Set<Int>, SlotTraits)] = [
      (constants, .constant), (answersAboutVariables, .aboutVariables), (loose, .loose), (alongCalls, .alongCalls),
      (steady, .steady), (Set(flags), .flag), (ownFlags, .ownFlag), (flagsOfWaiting, .flagOfWaiting),
    ]
    return named.reduce(into: [:]) { traits, part in
      for slot in part.0 { traits[slot, default: []].insert(part.1) }
    }
  }

  /// Those of what is there for all functions, so that it is no local of one.
  var commonSlots: Set<Int> {
    let asked = questions.keys.filter { questionLocals[$0] == nil }
    let held = tasks.flatMap { [$0.live.id, $0.held.id, $0.standing.id] + $0.absent }
    let tokens = closures.compactMap(\.token).flatMap {
      [$0.stepped, $0.superseded, $0.overwritten].compactMap { $0?.id }
    }
    let single = [Slot.state, .event, cancelled, errors, thrownTypes].compactMap { $0?.id }
    return Set(flags).union(asked).union(held).union(tokens).union(single)
  }
}
