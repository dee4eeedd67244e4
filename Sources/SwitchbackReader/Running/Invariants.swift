/// What holds in each state of what is stored beside it, wherever others may have their turn.
struct Invariants {
  /// The value of each slot in the states in which the machine may be, by their indices; nil where it may have either.
  private var values: [Int: [Int: Bool?]] = [:]
  /// Those that are followed.
  private(set) var slots: Set<Int> = []
  /// Whether they are being looked for.
  private(set) var isOpen = false
  /// Whether something was met that is not followed.
  private(set) var isBroken = false
  private(set) var hasChanged = false

  static let none = Invariants()

  private init() {}

  init(of companions: [Program.Companion], startingIn states: [Int]) {
    var first: [Int: Bool?] = [:]
    for companion in companions {
      for slot in companion.slots { first[slot] = companion.holdsFirst }
    }
    slots = Set(first.keys)
    for state in states { values[state] = first }
    isOpen = true
  }

  /// The states in which the machine may be.
  var states: [Int] { values.keys.sorted() }

  /// What is known there; that counts as a look at the state.
  func facts(in state: Int) -> [Int: Fact] {
    (values[state] ?? [:]).compactMapValues { value in
      value.map { Fact(value: .bool($0), origin: [.beside, .state]) }
    }
  }

  mutating func beginRound() { hasChanged = false }
  mutating func close() { isOpen = false }
  mutating func giveUp() { isBroken = true }

  mutating func join(_ environment: Environment, in state: Int) {
    var known = values[state]
    for slot in slots {
      let value: Bool? = if case .bool(let value) = environment[slot].value { value } else { nil }
      guard let before = known?[slot] else {
        known = known ?? [:]
        known?.updateValue(value, forKey: slot)
        hasChanged = true
        continue
      }
      guard before != nil, before != value else { continue }
      known?.updateValue(nil, forKey: slot)
      hasChanged = true
    }
    values[state] = known
  }
}
