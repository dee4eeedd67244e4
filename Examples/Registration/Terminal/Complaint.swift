/// What is wrong with an answer, as a sentence to the person who gave it.
struct Complaint: Error, Equatable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
