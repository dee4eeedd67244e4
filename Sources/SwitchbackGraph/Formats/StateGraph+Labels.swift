extension StateGraph {
  /// A case as a picture names it: `selectAvatar(from)`, `loading(String)`.
  ///
  /// A labelled value is shown by its label, another by its type, cut where that is long.
  package static func label(_ name: String, payload: [String]) -> String {
    guard !payload.isEmpty else { return name }
    // What a case of a parameter holds stands with the case: `receive(.data(Int))`.
    let isArgument = name.hasSuffix(")")
    let values = "(" + payload.map(shortened).joined(separator: ", ") + ")"
    return isArgument ? name.dropLast() + values + ")" : name + values
  }

  /// The events' labels by their names.
  package var eventLabels: [String: String] {
    Dictionary(
      events.map { ($0.name, Self.label($0.name, payload: $0.payload)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func shortened(_ value: String) -> String {
    let text = value.onOneLine
    if let colon = text.firstIndex(of: ":"), text[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      return String(text[..<colon])
    }
    return text.count <= 20 ? text : text.prefix(19) + "…"
  }
}
