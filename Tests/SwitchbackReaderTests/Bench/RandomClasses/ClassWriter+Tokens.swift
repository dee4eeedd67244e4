/// Closures that ask whether they come too late.
extension ClassWriter {
  /// Another turn, and what is left behind in it.
  mutating func superseding(in place: Place, depth: Int) -> [String] {
    guard hasToken else { return leftBehind(in: place, depth: depth) }
    var inner = place
    var lines = isOnce(in: 5) ? [] : ["\(place.owner)generation += 1"]
    if isOnce(in: 8) { lines += assignment(in: place) }
    inner.own.append(fresh("own"))
    lines.append("let \(inner.own[inner.own.count - 1]) = \(place.owner)generation")
    if isOnce(in: 8) { lines.append("\(place.owner)generation += 1") }
    if isOnce(in: 2) { lines += assignment(in: place) }
    return lines + leftBehind(in: inner, depth: depth)
  }

  /// What asks, if there is something to ask for.
  mutating func askingForToken(in place: Place, depth: Int) -> [String] {
    guard let own = place.kept.randomElement(using: &random) else {
      return hasToken && isOnce(in: 2) ? ["\(place.owner)generation += 1"] : assignment(in: place)
    }
    switch choose(4) {
    case 0: return ["\(place.owner)moveOn(to: \(value(in: place)), generation: \(own))"]
    case 1:
      return ["if \(place.owner)generation == \(own) {"] + block(in: place, depth: depth - 1).indented + ["} else {"]
        + block(in: place, depth: depth - 1).indented + ["}"]
    default: return ["guard \(place.owner)generation == \(own) else { \(leaving(place)) }"]
    }
  }

  /// The function that closures tell what they keep.
  var movingOn: (name: String, lines: [String]) {
    let body = ["guard generation == self.generation else { return }", "state = next"]
    return ("moveOn", ["private func moveOn(to next: State, generation: Int) {"] + body.indented + ["}"])
  }
}
