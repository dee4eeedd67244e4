/// What a program that draws makes of one diagram, or why it does not.
struct Picture: Decodable, Equatable, Sendable {
  var error: String?
  /// The text of each node, in no order; initial and final dots have none.
  var nodes: [String] = []
  /// The titles of composite states.
  var composites: [String] = []
  /// The text of each arrow, lines parted by line ends; without text for initial and final.
  var arrows: [String] = []
  /// The texts of the nodes of each style.
  var styled: [String: [String]] = [:]
}

extension Picture {
  /// Programs draw in an order of their own, and spaces without width do not show.
  var sorted: Self {
    Self(
      error: error,
      nodes: seen(nodes),
      composites: seen(composites),
      arrows: seen(arrows),
      styled: styled.mapValues(seen)
    )
  }

  private func seen(_ texts: [String]) -> [String] {
    texts.map { $0.replacing("\u{200B}", with: "") }.sorted()
  }
}
