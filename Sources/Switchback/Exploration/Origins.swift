/// The steps of an exploration the other way round: from which states one leads to a state.
struct Origins {
  private var origins: [Int32]
  private var firsts: [Int]

  /// - Parameter firstSteps: where in `targets` the steps of each state begin, and where those of the last end.
  init(targets: [Int32], firstSteps: [Int], count: Int) {
    firsts = Array(repeating: 0, count: count + 1)
    for target in targets { firsts[Int(target) + 1] += 1 }
    for state in 0..<count { firsts[state + 1] += firsts[state] }
    origins = Array(repeating: 0, count: targets.count)
    var next = firsts
    for origin in 0..<(firstSteps.count - 1) {
      for target in targets[firstSteps[origin]..<firstSteps[origin + 1]].map(Int.init) {
        origins[next[target]] = Int32(truncatingIfNeeded: origin)
        next[target] += 1
      }
    }
  }

  /// For each state whether it is one of these, or leads to one.
  func leading(to goals: [Int]) -> [Bool] {
    var leads = Array(repeating: false, count: firsts.count - 1)
    var open = goals
    for goal in goals { leads[goal] = true }
    while let target = open.popLast() {
      for origin in origins[firsts[target]..<firsts[target + 1]].map(Int.init) where !leads[origin] {
        leads[origin] = true
        open.append(origin)
      }
    }
    return leads
  }
}
