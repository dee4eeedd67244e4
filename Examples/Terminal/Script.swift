import Switchback

/// What a terminal needs to know of a machine: what is on the page of a state, and which words mean which events.
package struct Script<Rule: TransitionRule> {
  /// What the machine is, in the middle of a sentence.
  let subject: String
  /// What a person can type in more than one state; where the machine would not handle it, it is not offered.
  let words: [Word<Rule.Event>]
  /// Whether the word `back` undoes the last step, for a machine that has no way back of its own.
  let isUndone: Bool
  /// Where the machine is within a state of another one: what lies around it.
  let surroundings: Surroundings?
  /// The machine's diagram with the current state marked.
  let picture: (Rule.State) -> String
  let page: (Rule.State) -> Page<Rule.Event>
  /// What a person is told who leaves, behind where that was.
  let summary: (Rule.State) -> String

  package init(
    _ subject: String,
    words: [Word<Rule.Event>] = [],
    isUndone: Bool = false,
    within surroundings: Surroundings? = nil,
    picture: @escaping (Rule.State) -> String,
    summary: @escaping (Rule.State) -> String = { _ in "" },
    page: @escaping (Rule.State) -> Page<Rule.Event>
  ) {
    self.subject = subject
    self.words = words
    self.isUndone = isUndone
    self.surroundings = surroundings
    self.picture = picture
    self.summary = summary
    self.page = page
  }
}
