extension Dialogue {
  /// What a line means at a question.
  enum Meaning {
    case answer(String)
    case complaint(Complaint)
    case picture
    case departure(Departure)
  }

  func meaning(of line: Line?, completing completion: Event, kept: String?) -> Meaning {
    switch line {
    case nil: .departure(.endOfInput)
    case .unusable(let complaint): .complaint(complaint)
    case .text(let text):
      switch text.lowercased() {
      case "": answer(from: kept)
      case "?": .picture
      case "quit", "exit": .departure(.quit)
      default:
        if let word = words.first(where: { $0.isSpelled(text) }) {
          word.event == completion ? answer(from: kept) : meaning(of: word)
        } else {
          .answer(text)
        }
      }
    }
  }

  private func answer(from kept: String?) -> Meaning {
    kept.map(Meaning.answer) ?? .complaint(Complaint("An answer is needed here, or a word that leads elsewhere."))
  }

  private func meaning(of word: Word) -> Meaning {
    guard !canSend(word.event) else { return .departure(.event(word.event)) }
    let ways = (legalWords.map(\.name) + ["quit"]).joined(separator: ", ")
    return .complaint(Complaint("'\(word.name)' leads nowhere from here; these words do: \(ways)."))
  }
}
