extension ClassWriter {
  /// What may be said where a statement stands.
  struct Place {
    var waits = false
    var mayThrow = false
    var answers = false
    var isInLoop = false
    /// How many closures are around.
    var closures = 0
    /// What stands before a member's name.
    var owner = ""
    /// The names that can be seen, by what they are.
    var numbers: [String] = []
    var payloads: [String] = []
    var flags: [String] = []
    var states: [String] = []
    /// What the token was, and what it was where the closure around was left behind.
    var own: [String] = []
    var kept: [String] = []
    /// The numbers that loops count up to three.
    var attempts: [String] = []

    init() {}

    init(in function: RandomClass.Function) {
      (waits, mayThrow, answers) = (function.waits, function.mayThrow, function.answers)
      if function.parameters.contains("next: State") { states.append("next") }
      if function.parameters.contains("isOn: Bool") { flags.append("isOn") }
      if function.parameters.contains("isTold: Bool") { flags.append("isTold") }
    }

    /// The inside of a closure that runs later.
    func later(waits: Bool) -> Place {
      var place = self
      (place.waits, place.mayThrow, place.answers, place.isInLoop) = (waits, false, false, false)
      place.closures += 1
      place.owner = "self."
      // What a helper was told is not known in closures that it leaves behind.
      place.states = []
      (place.kept, place.own) = (place.own + place.kept, [])
      place.attempts = []
      place.flags.removeAll { $0 == "isTold" }
      return place
    }

    func throwing() -> Place {
      var place = self
      place.mayThrow = true
      return place
    }

    func looping() -> Place {
      var place = self
      place.isInLoop = true
      return place
    }
  }
}

extension [String] {
  /// Whether what follows would never run.
  var leaves: Bool {
    guard let last else { return false }
    return ["return", "throw ", "break", "continue"].contains { last.hasPrefix($0) }
  }
}
