/// What holds in each state of what is stored beside it, wherever others may have their turn.
struct Invariants {
  /// The values that each slot may have in the states in which the machine may be, by their indices; nil where it may have any.
  private var values: [Int: [Int: Set<Value>?]] = [:]
  /// Those that are followed.
  private(set) var slots: Set<Int> = []
  /// Those of them that hold a state, of which each may have several.
  private(set) var slotsOfStates: Set<Int> = []
  /// Those of them that are taken to hold none as well, wherever that is asked.
  private var slotsPerhapsEmpty: Set<Int> = []
  /// Whether they are being looked for.
  private(set) var isOpen = false
  /// Whether something was met that is not followed.
  private(set) var isBroken = false
  private(set) var hasChanged = false

  static let none = Invariants()

  private init() {}

  /// - Parameter isPerhapsEmpty: whether a state to come back to is taken to be missing, too, wherever that is asked.
  init(of companions: [Program.Companion], startingIn states: [Int], isPerhapsEmpty: Bool = false) {
    var first: [Int: Set<Value>?] = [:]
    for companion in companions {
      for slot in companion.slots { first[slot] = [companion.first] }
      if companion.holdsState { slotsOfStates.formUnion(companion.slots) }
      if isPerhapsEmpty, companion.first == .none { slotsPerhapsEmpty.formUnion(companion.slots) }
    }
    slots = Set(first.keys)
    for state in states { values[state] = first }
    isOpen = true
  }

  /// The states in which the machine may be.
  var states: [Int] { values.keys.sorted() }

  /// What is known there; that counts as a look at the state.
  func facts(in state: Int) -> [Int: Fact] {
    (values[state] ?? [:]).compactMapValues { values in
      values?.count == 1 ? values?.first.map(Self.fact) : nil
    }
  }

  /// The same, once for each of the states that are held there by slots of which that is asked.
  func alternatives(in state: Int, asking isAsked: (Int) -> Bool = { _ in true }) -> [[Int: Fact]] {
    let several = slotsOfStates.sorted().filter { isAsked($0) && (values[state]?[$0]??.count ?? 0) > 1 }
    return several.reduce([facts(in: state)]) { all, slot in
      let held = (values[state]?[slot] ?? nil) ?? []
      return held.sorted { "\($0)" < "\($1)" }.flatMap { value in
        all.map { $0.merging([slot: Self.fact(value)]) { $1 } }
      }
    }
  }

  private static func fact(_ value: Value) -> Fact { Fact(value: value, origin: [.beside, .state]) }

  mutating func beginRound() { hasChanged = false }
  mutating func close() { isOpen = false }
  mutating func giveUp() { isBroken = true }

  mutating func join(_ environment: Environment, in state: Int) {
    var known = values[state]
    for slot in slots {
      let value = environment[slot].value.isTold ? environment[slot].value : nil
      guard let before = known?[slot] else {
        known = known ?? [:]
        let first = value.map { slotsPerhapsEmpty.contains(slot) ? [$0, .none] : Set([$0]) }
        known?.updateValue(first, forKey: slot)
        hasChanged = true
        continue
      }
      guard let before, value.map({ !before.contains($0) }) ?? true else { continue }
      known?.updateValue(value.map { before.union([$0]) }, forKey: slot)
      hasChanged = true
    }
    values[state] = known
  }
}
