/// A question about which a person types text: what is read leads to an event, or to the next question.
package struct Question<Event> {
  let prompt: String
  /// What an empty answer stands for.
  let kept: String?
  /// The word that means the same as an answer, and so needs no mention.
  let completion: String?
  let read: (String) throws(Complaint) -> Answer

  /// What an answer leads to.
  package enum Answer {
    case event(Event)
    case question(Question)
  }

  package init(
    _ prompt: String,
    kept: String? = nil,
    completedBy completion: String? = nil,
    reading read: @escaping (String) throws(Complaint) -> Answer
  ) {
    self.prompt = prompt
    self.kept = kept
    self.completion = completion
    self.read = read
  }

  /// The prompt with what an empty answer stands for.
  var text: String { kept.map { "\(prompt) [\($0)]" } ?? prompt }
}
