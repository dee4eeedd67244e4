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
}
