/// What the texts of a table name: the values of an enum by their raw values.
struct TableNames<Value: RawRepresentable & CaseIterable> where Value.RawValue == String {
  let all = Value.allCases.map(\.rawValue)

  /// The value of a name, or the problem with it; nil for a name that is missing, which is a problem already.
  func value(
    of name: String?,
    for key: String,
    _ reason: TransitionTableError.Reason,
    transition: Int? = nil,
    _ problems: inout [TransitionTableError.Problem]
  ) -> Value? {
    guard let name else { return nil }
    // Not by the raw value's initialiser: it may be one of the user's own, which takes what is not listed.
    if let value = Value.allCases.first(where: { $0.rawValue == name }) { return value }
    let word = reason == .unknownEvent ? "event" : "state"
    problems.append(
      .init(reason, transition: transition, "'\(key)' names no \(word), '\(name)'; write \(suggestion(for: name))")
    )
    return nil
  }

  private func suggestion(for name: String) -> String {
    guard let nearest = nearestName(to: name, among: all) else { return "one of: \(all.joined(separator: ", "))" }
    let others = all.filter { $0 != nearest }
    return others.isEmpty ? "'\(nearest)'" : "'\(nearest)', or one of: \(others.joined(separator: ", "))"
  }
}
