/// What a person sees in a state, and what is asked there.
package struct Page<Event> {
  let title: String
  let text: String
  /// Words of this state alone, beside those of the script.
  let words: [Word<Event>]
  let question: Question<Event>?
  /// What comes by itself, as a sentence; the word `wait` waits for it.
  let awaited: String?
  /// Whether nothing can be done here any more, though the machine has no final state.
  let isLast: Bool
  /// The conversation with a machine within this state, which takes the place of the page.
  let inner: (@MainActor (Terminal) async -> Ending)?

  package init(
    _ title: String,
    text: String = "",
    words: [Word<Event>] = [],
    question: Question<Event>? = nil,
    awaiting awaited: String? = nil,
    isLast: Bool = false,
    inner: (@MainActor (Terminal) async -> Ending)? = nil
  ) {
    self.title = title
    self.text = text
    self.words = words
    self.question = question
    self.awaited = awaited
    self.isLast = isLast
    self.inner = inner
  }
}
