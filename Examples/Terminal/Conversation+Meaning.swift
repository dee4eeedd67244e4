import Switchback

extension Conversation {
  /// What a line means.
  enum Meaning {
    case answer(String)
    case event(Event)
    case complaint(Complaint)
    case picture, waiting, undoing, goingOut, leaving
  }

  func meaning(of line: Line) -> Meaning {
    switch line {
    case .unusable(let complaint): .complaint(complaint)
    case .text(let text):
      switch text.lowercased() {
      case "": keptAnswer
      case "?": .picture
      case "quit", "exit": .leaving
      case "wait" where page.awaited != nil: .waiting
      case "back" where canGoBack: .undoing
      case "back" where backLeadsOut: .goingOut
      default:
        if let word = word(spelled: text) {
          word.name == question?.completion ? keptAnswer : meaning(of: word)
        } else if question != nil {
          .answer(text)
        } else {
          .complaint(Complaint("'\(text)' is not among these words: \(ways)."))
        }
      }
    }
  }

  /// A word that leads somewhere goes before one that is only spelled the same.
  private func word(spelled text: String) -> Word<Event>? {
    let spelled = words.filter { $0.isSpelled(text) }
    return spelled.first { machine.canSend($0.event) } ?? spelled.first
  }

  private var keptAnswer: Meaning {
    guard let question else { return .complaint(Complaint("A word is needed here: \(ways).")) }
    return question.kept.map(Meaning.answer)
      ?? .complaint(Complaint("An answer is needed here, or a word that leads elsewhere."))
  }

  private func meaning(of word: Word<Event>) -> Meaning {
    guard !machine.canSend(word.event) else { return .event(word.event) }
    return .complaint(Complaint("'\(word.name)' leads nowhere from here; these words do: \(ways)."))
  }

  private var ways: String {
    let own =
      legalWords.map(\.name) + (page.awaited == nil ? [] : ["wait"]) + (canGoBack || backLeadsOut ? ["back"] : [])
    return (own + ["quit"]).joined(separator: ", ")
  }
}
