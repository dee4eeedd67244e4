/// Questions about one machine: each is answered by text, or by a word that means an event.
struct Dialogue<Event: Equatable & Sendable> {
  let terminal: Terminal
  let words: [Word]
  /// Whether an event leads anywhere from the state that the machine is in.
  let canSend: (Event) -> Bool
  /// The machine's diagram, for a person who asks where they are.
  let picture: () -> String

  /// How a person leaves a screen without answering all of it.
  enum Departure: Error {
    case event(Event)
    case quit
    case endOfInput
  }

  /// A screen's title, and the words that leave it.
  func introduce(_ title: String, completing event: Event) {
    terminal.title(title)
    for word in legalWords where word.event != event {
      terminal.hint("  \(word.name): \(word.meaning)")
    }
  }

  /// Asks until an answer can be read; an empty one, or the word of `event`, takes what was `kept`.
  func ask<Value>(
    _ question: String,
    for event: Event,
    kept: String? = nil,
    reading read: (String) throws(Complaint) -> Value
  ) throws(Departure) -> Value {
    while true {
      let line = terminal.line(after: kept.map { "\(question) [\($0)]" } ?? question)
      switch meaning(of: line, completing: event, kept: kept) {
      case .departure(let departure): throw departure
      case .picture: terminal.say(picture())
      case .complaint(let complaint): terminal.complain(complaint.sentence)
      case .answer(let text):
        do throws(Complaint) {
          return try read(text)
        } catch {
          terminal.complain(error.sentence)
        }
      }
    }
  }
}
