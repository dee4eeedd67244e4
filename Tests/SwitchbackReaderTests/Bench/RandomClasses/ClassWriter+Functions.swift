extension ClassWriter {
  /// The function that sets the state it is given, and helpers; those that are never called are left out later.
  mutating func hiddenMembers() -> [(name: String, lines: [String])] {
    var members = hasToken ? [movingOn] : []
    if isOnce(in: 3) {
      let setter = RandomClass.Function(name: "set", parameters: ["next: State"])
      members.append((setter.name, ["private \(setter.head)"] + settingBody().indented + ["}"]))
      helpers.append(setter)
    }
    for number in 1..<(choose(3) + 1) {
      let (answers, waits) = (isOnce(in: 3), isOnce(in: 2))
      let helper = RandomClass.Function(
        name: "help\(number)",
        parameters: isOnce(in: 4) ? ["next: State", "isTold: Bool"] : [],
        waits: waits,
        mayThrow: !answers && isOnce(in: 3),
        answers: answers
      )
      var lines = lines(of: helper, asks: false)
      lines[0] = "private " + lines[0]
      members.append((helper.name, lines))
      helpers.append(helper)
    }
    return members
  }

  private mutating func settingBody() -> [String] {
    switch choose(4) {
    case 0: ["guard state != next else { return }", "state = next"]
    case 1: ["guard state != .\(plain()) || next == .\(plain()) else { return }", "state = next"]
    case 2:
      [
        "switch (state, next) {", "case (.\(choice()), .\(choice())), (.\(choice()), .\(choice())): state = next",
        "case (.\(plain()), _): return", "default: state = \(isOnce(in: 2) ? "next" : value(in: Place()))", "}",
      ]
    default: ["let old = state", "state = next", "if old != .\(plain()) { service.log() }"]
    }
  }

  /// - Parameter asks: whether it begins with a guard.
  mutating func lines(of function: RandomClass.Function, asks: Bool) -> [String] {
    var place = Place(in: function)
    budget = choose(8) + 4
    var body: [String] = []
    if asks {
      body.append("guard state \(pick("==", "!=")) .\(plain()) else { \(leaving(place)) }")
      body += assignment(in: place)
      // What nothing counts up is always what it was.
      if hasToken { body.append("generation += 1") }
    }
    if function.waits, function.name.hasPrefix("help") {
      // Who calls what never waits has not waited, and the class that runs cannot know.
      body += (isOnce(in: 2) ? assignment(in: place) : []) + ["await service.rest()"]
    }
    // What a helper answers that leaves the state alone is not followed.
    if function.answers { body += assignment(in: place) }
    if isOnce(in: 6) { body += deferring(in: place) }
    body += block(in: &place, depth: isOnce(in: 3) ? 3 : 2, most: 4)
    if function.answers, !body.leaves { body.append("return \(isOnce(in: 2))") }
    return [function.head] + body.indented + ["}"]
  }

  private mutating func deferring(in place: Place) -> [String] {
    if let flag = flags.randomElement(using: &random), isOnce(in: 2) { return ["defer { \(flag) = false }"] }
    return ["defer { state = \(value(in: place)) }"]
  }

  /// A call of a helper, if it may stand here.
  mutating func call(in place: inout Place, depth: Int) -> [String] {
    guard let helper = helpers.randomElement(using: &random), !helper.waits || place.waits else {
      return assignment(in: place)
    }
    let arguments = helper.parameters.map { $0.hasPrefix("next") ? value(in: place) : "\(isOnce(in: 2))" }
    let effects = (helper.mayThrow ? place.mayThrow ? "try " : "try? " : "") + (helper.waits ? "await " : "")
    let call = "\(effects)\(place.owner)\(helper.name)(\(arguments.joined(separator: ", ")))"
    guard helper.answers else { return [call] }
    return ["if \(call) {"] + block(in: place, depth: depth - 1).indented + ["}"]
  }
}
