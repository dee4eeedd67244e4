/// What waits, what may fail, and what runs later.
extension ClassWriter {
  mutating func waiting(in place: inout Place, depth: Int) -> [String] {
    switch choose(9) {
    case 0, 1: return attempting(in: place, depth: depth)
    case 2: return ["if await \(place.owner)service.check() {"] + block(in: place, depth: depth - 1).indented + ["}"]
    case 3: return ["guard await \(place.owner)service.check() else { \(leaving(place)) }"]
    case 4: return answer(in: &place, depth: depth)
    case 5:
      return ["while await \(place.owner)service.check() {"] + block(in: place.looping(), depth: depth - 1).indented + [
        "}"
      ]
    case 6: return attempts(in: place, depth: depth)
    case 7 where place.mayThrow: return fallible(in: &place)
    default: return ["await \(place.owner)service.rest()"] + assignment(in: place)
    }
  }

  private mutating func answer(in place: inout Place, depth: Int) -> [String] {
    let answer = fresh("isDone")
    let lines = ["let \(answer) = await \(place.owner)service.check()"]
    place.flags.append(answer)
    return lines + ["if \(pick("", "!"))\(answer) {"] + block(in: place, depth: depth - 1).indented + ["}"]
  }

  /// A call that may throw.
  private mutating func fallible(in place: inout Place) -> [String] {
    guard place.waits else { return ["try \(place.owner)service.write()"] }
    guard isOnce(in: 2) else { return ["try await \(place.owner)service.save()"] }
    let number = fresh("count")
    place.numbers.append(number)
    return ["let \(number) = try await \(place.owner)service.fetch()"]
  }

  mutating func attempting(in place: Place, depth: Int) -> [String] {
    var inner = place.throwing()
    var body = isOnce(in: 2) ? assignment(in: inner) : []
    body += fallible(in: &inner)
    body += block(in: inner, depth: depth - 1)
    return ["do {"] + body.indented + ["} catch {"] + block(in: place, depth: depth - 1, most: 2).indented + ["}"]
  }

  /// Three turns, or so many that nobody knows how many there are.
  private mutating func attempts(in place: Place, depth: Int) -> [String] {
    var inner = place.looping()
    var header = "for _ in 1...\(place.owner)service.limit() {"
    if isOnce(in: 2) {
      inner.attempts.append(fresh("attempt"))
      header = "for \(inner.attempts[inner.attempts.count - 1]) in 1...3 {"
    }
    let body = isOnce(in: 2) ? attempting(in: inner, depth: depth - 1) : block(in: inner, depth: depth - 1, most: 2)
    return [header] + body.indented + ["}"]
  }

  mutating func leftBehind(in place: Place, depth: Int) -> [String] {
    let kind = choose(4)
    let inner = place.later(waits: kind < 2)
    let call = kind < 2 ? "Task" : place.owner + (kind == 2 ? "service.whenDone" : "service.request")
    let isWeak = isOnce(in: 2)
    let given = (isWeak ? ["[weak self]"] : []) + (kind == 3 ? ["result"] : [])
    var lines = ["\(call) {\(given.isEmpty ? "" : " \(given.joined(separator: " ")) in")"]
    if isWeak { lines.append("  guard let self else { return }") }
    lines +=
      (kind == 3 ? answered(in: inner, depth: depth) : block(in: inner, depth: max(depth - 1, 1), most: 4)).indented
    return lines + ["}"]
  }

  /// What a completion does with the result it is given.
  private mutating func answered(in place: Place, depth: Int) -> [String] {
    var good = place
    good.numbers.append(fresh("count"))
    return ["switch result {", "case .success(let \(good.numbers[good.numbers.count - 1])):"]
      + block(in: good, depth: depth - 1, most: 2).indented
      + ["case .failure:"] + block(in: place, depth: depth - 1, most: 2).indented + ["}"]
  }
}
