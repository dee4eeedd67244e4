/// What a person types for an event.
package struct Word<Event> {
  /// The first is the one that is shown.
  let spellings: [String]
  let event: Event
  let meaning: String

  package init(_ name: String, _ others: String..., for event: Event, meaning: String) {
    spellings = [name] + others
    self.event = event
    self.meaning = meaning
  }

  var name: String { spellings[0] }

  func isSpelled(_ text: String) -> Bool {
    spellings.contains { $0.lowercased() == text.lowercased() }
  }
}
