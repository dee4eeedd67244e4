extension Dialogue {
  /// What a person types for an event.
  struct Word: Sendable {
    /// The first is the one that is shown.
    let spellings: [String]
    let event: Event
    let meaning: String

    init(_ spellings: String..., for event: Event, meaning: String) {
      self.spellings = spellings
      self.event = event
      self.meaning = meaning
    }

    var name: String { spellings.first ?? "\(event)" }

    func isSpelled(_ text: String) -> Bool {
      spellings.contains { $0.lowercased() == text.lowercased() }
    }
  }

  /// The words that lead somewhere from the state that the machine is in.
  var legalWords: [Word] {
    words.filter { canSend($0.event) }
  }
}
