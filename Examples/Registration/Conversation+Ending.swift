import Switchback

extension Conversation {
  /// How a conversation came to its end.
  enum Ending {
    /// In the machine's final state.
    case finished
    /// By the person's wish.
    case left
    /// The input was over before the registration was.
    case inputEnded

    var exitCode: Int32 {
      switch self {
      case .finished, .left: 0
      case .inputEnded: 1
      }
    }
  }

  func finish() -> Ending {
    dialogue.terminal.title(machine.state.title)
    if let account = answers.account {
      dialogue.terminal.say("Welcome back, \(account.text).")
    } else if answers.avatar != nil {
      report("You are registered, and this is your profile:")
    } else {
      report("You are registered; the rest of your profile can wait. What there is of it:")
    }
    return .finished
  }

  func leave() -> Ending {
    report("You left at '\(machine.state.title)'. \(summary)")
    return .left
  }

  func stop() -> Ending {
    report("The input ended at '\(machine.state.title)', before the registration did. \(summary)")
    return .inputEnded
  }

  private var summary: String {
    answers.entries.isEmpty ? "You had told nothing yet." : "What you had told:"
  }

  /// A sentence, and the answers below each other.
  private func report(_ sentence: String) {
    dialogue.terminal.say(sentence)
    let width = answers.entries.map(\.name.count).max() ?? 0
    for (name, value) in answers.entries {
      dialogue.terminal.say("  " + name + String(repeating: " ", count: width - name.count) + "  " + value)
    }
  }
}
