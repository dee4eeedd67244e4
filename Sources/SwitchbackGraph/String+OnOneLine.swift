extension String {
  /// The text with every run of spaces and line ends as one space: source text for a message or a picture.
  package var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
