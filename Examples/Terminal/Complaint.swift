/// What is wrong with an answer, as a sentence to the person who gave it.
package struct Complaint: Error, Equatable {
  package let sentence: String

  package init(_ sentence: String) {
    self.sentence = sentence
  }
}
