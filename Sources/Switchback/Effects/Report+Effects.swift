extension Report {
  /// A result that nobody waits for any more; whether the state would handle it does not matter.
  static func stale<Rule: TransitionRule>(_ event: Rule.Event, for rule: Rule.Type) -> Report {
    Report(.stale) {
      "\(Rule.self): '\(name(ofEvent: event))' is dropped; the work that sent it was ended before it arrived"
    }
  }

  /// An error that is mapped to no event.
  static func failed<Rule: TransitionRule>(_ error: any Error, by rule: Rule) -> Report {
    Report(.failed) {
      "\(Rule.self): an effect failed in '\(state(of: rule))' with '\(name(ofError: error))'; map its errors to events with 'catching:'"
    }
  }

  /// Work that nobody does, because nobody runs the machine.
  static func notRunning<Rule: TransitionRule>(_ rule: Rule) -> Report {
    Report(.notRunning) {
      """
      \(Rule.self): an effect is due in '\(state(of: rule))' and nothing runs it; write 'await machine.run()' \
      in a task that lives as long as the machine, such as SwiftUI's '.task'
      """
    }
  }

  private static func state<Rule: TransitionRule>(of rule: Rule) -> String {
    name(ofKind: Rule.kind(of: rule.state))
  }

  /// The type, and of an enum the case: what it carries may be private.
  private static func name(ofError error: any Error) -> String {
    let type = "\(type(of: error))"
    let name = caseName(of: error)
    return name == type ? type : "\(type).\(name)"
  }
}
