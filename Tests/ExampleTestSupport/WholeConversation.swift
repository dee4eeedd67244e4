import Testing

/// A conversation from the first line to the last: the titles of its pages, and how it ends.
package struct WholeConversation: Sendable, CustomTestStringConvertible {
  package let testDescription: String
  package let lines: [String]
  package let titles: [String]
  package let lastWords: String

  package init(_ name: String, _ lines: [String], through titles: [String], _ lastWords: String) {
    testDescription = name
    self.lines = lines
    self.titles = titles
    self.lastWords = lastWords
  }
}
