extension ClassWriter {
  /// A block with names of its own.
  mutating func block(in place: Place, depth: Int, most: Int = 3) -> [String] {
    var place = place
    return block(in: &place, depth: depth, most: most)
  }

  mutating func block(in place: inout Place, depth: Int, most: Int = 3) -> [String] {
    var lines: [String] = []
    for _ in 0...choose(most) where !lines.leaves && (lines.isEmpty || budget > 0) {
      lines += statement(in: &place, depth: depth)
    }
    return lines
  }

  private mutating func statement(in place: inout Place, depth: Int) -> [String] {
    budget -= 1
    guard depth > 0, budget > 2 else { return simple(in: &place) }
    switch choose(22) {
    case 0...3: return simple(in: &place)
    case 4...6: return branch(in: place, depth: depth)
    case 7, 8: return guarded(in: &place, depth: depth)
    case 9, 10: return distinction(in: place, depth: depth)
    case 11, 12: return call(in: &place, depth: depth)
    case 13, 14: return place.closures < 2 ? superseding(in: place, depth: depth) : simple(in: &place)
    case 15 where hasToken: return askingForToken(in: place, depth: depth)
    case 20, 21: return remembering(in: &place, depth: depth)
    default: return place.waits ? waiting(in: &place, depth: depth) : attempting(in: place, depth: depth)
    }
  }

  private mutating func simple(in place: inout Place) -> [String] {
    switch choose(10) {
    case 0, 1:
      guard let flag = flags.randomElement(using: &random) else { return assignment(in: place) }
      return ["\(place.owner)\(flag) = \(isOnce(in: 2))"]
    case 2: return ["\(place.owner)service.log()"]
    case 3 where place.waits: return ["await \(place.owner)service.rest()"]
    case 4: return call(in: &place, depth: 0)
    case 5: return [leaving(place)]
    case 6 where hasToken: return askingForToken(in: place, depth: 0)
    default: return assignment(in: place)
    }
  }

  mutating func assignment(in place: Place) -> [String] {
    let (first, second) = (value(in: place), value(in: place))
    switch choose(12) {
    case 0: return ["\(place.owner)state = \(condition(in: place)) ? \(first) : \(second)"]
    case 1: return ["\(place.owner)state = if \(condition(in: place)) { \(first) } else { \(second) }"]
    case 2, 3: return ["\(place.owner)state = \(place.states.randomElement(using: &random) ?? first)"]
    default: return ["\(place.owner)state = \(first)"]
    }
  }

  private mutating func branch(in place: Place, depth: Int) -> [String] {
    var inner = place
    var lines = ["if \(conditions(in: &inner)) {"] + block(in: inner, depth: depth - 1).indented
    if isOnce(in: 5) { lines += ["} else if \(condition(in: place)) {"] + block(in: place, depth: depth - 1).indented }
    if isOnce(in: 2) { lines += ["} else {"] + block(in: place, depth: depth - 1).indented }
    return lines + ["}"]
  }

  /// A flag that is set and asked for below.
  private mutating func remembering(in place: inout Place, depth: Int) -> [String] {
    guard let flag = flags.randomElement(using: &random) else { return branch(in: place, depth: depth) }
    let lines = ["\(place.owner)\(flag) = \(isOnce(in: 2))"] + simple(in: &place)
    guard !lines.leaves else { return lines }
    let then = block(in: place, depth: depth - 1, most: 2).indented
    let otherwise = block(in: place, depth: depth - 1, most: 2).indented
    return lines + ["if \(pick("", "!"))\(place.owner)\(flag) {"] + then + ["} else {"] + otherwise + ["}"]
  }

  private mutating func guarded(in place: inout Place, depth: Int) -> [String] {
    let leaving = leaving(place)
    let before = isOnce(in: 3) ? assignment(in: place) : []
    return ["guard \(conditions(in: &place)) else {"] + (before + [leaving]).indented + ["}"]
  }

  private mutating func distinction(in place: Place, depth: Int) -> [String] {
    var lines = ["switch \(place.owner)state {"]
    for state in states.shuffled(using: &random).prefix(choose(3) + 1) {
      var inner = place
      var pattern = ".\(state)"
      if state == numbered, isOnce(in: 2) {
        inner.payloads.append(fresh("count"))
        pattern += "(let \(inner.payloads[inner.payloads.count - 1]))"
      }
      let condition = isOnce(in: 4) ? " where \(condition(in: inner))" : ""
      lines += ["case \(pattern)\(condition):"] + block(in: inner, depth: depth - 1, most: 2).indented
    }
    return lines + ["default:"] + (isOnce(in: 2) ? ["  break"] : block(in: place, depth: 0, most: 1).indented) + ["}"]
  }
}
