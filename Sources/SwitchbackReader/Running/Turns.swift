/// The turns of a loop that were followed.
struct Turns {
  /// What was known at their beginnings.
  var followed: Set<Way.Knowledge> = []
  /// That and the conditions, of those that began anew behind an `await`.
  var seen: Set<Way> = []
  /// The states in which they began.
  var states: Set<Value> = []
  /// The ends of those behind which it is as it was before one of them.
  var repeated: [Way] = []
}

extension Interpreter {
  /// The end of an event in a loop that nothing ends: what it has done to the state is done when that begins.
  mutating func neverLeft(_ turns: Turns, at offset: Int, from way: Way) -> [Outcome] {
    guard !turns.repeated.isEmpty else { return [] }
    let looking = turns.repeated.contains(where: \.hasLookedAtState) ? way.looking(.state) : way
    guard turns.states.count == 1 else {
      let why = "what a loop that never ends does to the state is not followed"
      return [Outcome(way: looking, end: .isLost(Unknown(site: Site(text: "a loop", offset: offset), why: why)))]
    }
    return [resting(looking, at: offset)]
  }
}
