extension StateGraph {
  /// The assumptions for a person: what is assumed at several places stands once, behind all of them.
  package var assumptionsInBrief: [String] {
    var places: [String: [Substring]] = [:]
    var texts: [String] = []
    for assumption in assumptions {
      let (place, text) = Self.placeAndText(of: assumption)
      if places[text] == nil { texts.append(text) }
      places[text, default: []] += place.map { [$0] } ?? []
    }
    return texts.map { text in Self.list(places[text, default: []]) + text }
  }

  /// `line 12` and what stands behind it.
  private static func placeAndText(of assumption: String) -> (place: Substring?, text: String) {
    guard let match = assumption.wholeMatch(of: /(line \d+|[^ ]+\.swift:\d+): (.+)/) else { return (nil, assumption) }
    return (match.1, String(match.2))
  }

  private static func list(_ places: [Substring]) -> String {
    if places.isEmpty { return "" }
    let numbers = places.filter { $0.hasPrefix("line ") }.compactMap { Int($0.dropFirst("line ".count)) }.sorted()
    let lines =
      numbers.isEmpty
      ? [] : ["line" + (numbers.count == 1 ? " " : "s ") + numbers.map(String.init).joined(separator: ", ")]
    let others = places.filter { !$0.hasPrefix("line ") }.map(String.init)
    return (lines + others).joined(separator: ", ") + ": "
  }
}
