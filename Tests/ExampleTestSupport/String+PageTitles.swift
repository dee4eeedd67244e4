extension String {
  /// Of a conversation: what stands first behind each empty line, the greeting apart.
  package var pageTitles: [String] {
    split(separator: "\n\n").dropFirst().map { $0.split(separator: "\n").first.map(String.init) ?? "" }
  }
}
