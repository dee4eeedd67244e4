extension BodyWriter.Machine {
  /// Statements that note the trials of a class whose properties only itself sets: each event wherever events lead.
  func exploring(_ flags: [String]) -> String {
    let snapshot = stored.map { property in
      // Beyond what is asked for all are alike.
      property == .turnsSeen ? "\\(min(known.turnsSeen, 3))" : "\\(String(describing: known.\(property.rawValue)))"
    }
    let (call, ending) =
      switch result {
      case .nothing, .state, .trouble: ("whole.send(event)", "whole.send(event); return moved(state, whole.state)")
      case .answer: ("_ = whole.send(event)", "let said = whole.send(event); return moved(state, whole.state, said)")
      case .error:
        (
          "try? whole.send(event)",
          "let said: Void? = try? whole.send(event); return moved(state, whole.state, said != nil)"
        )
      }
    return """
      func after(_ way: [(Event, Int)]) -> Machine {
        let mood = (isReady, isLate, isMany, fails)
        defer { (isReady, isLate, isMany, fails) = mood }
        let whole = Machine()
        for (event, bits) in way { set(flags, bits); \(call) }
        return whole
      }
      let flags: [String] = \(flags)
      var seen: Set<String> = []
      var pending: [[(Event, Int)]] = [[]]
      while !pending.isEmpty {
        let way = pending.removeFirst()
        let known = after(way)
        guard seen.insert("\\(known.state) \(snapshot.joined(separator: " "))").inserted else { continue }
        for event in [Event.x, .y] {
          trials.append(Trial(known.state, event) { () -> String in
            let whole = after(way)
            let state = whole.state
            \(ending)
          })
          for bits in 0..<(1 << flags.count) { pending.append(way + [(event, bits)]) }
        }
      }
      """
  }
}
