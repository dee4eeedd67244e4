/// One line of the table.
struct Row {
  var title: String
  /// The figure with its unit.
  var figure: String
  /// What is compared with the goal: a ratio of times, or a count.
  var value: Double?
  var goal: Double?

  var isMet: Bool? {
    guard let value, let goal else { return nil }
    return value <= goal
  }
}

/// Rows that belong together, under what their figures mean.
struct Section {
  var title: String
  /// What the values are.
  var values: String
  var rows: [Row]

  var isMet: Bool { rows.allSatisfy { $0.isMet != false } }
}

extension Double {
  /// With so many digits after the point, without Foundation.
  func text(_ digits: Int) -> String {
    guard isFinite else { return "?" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let parts = String((self * scale).rounded() / scale).split(separator: ".")
    let fraction = parts.count > 1 ? String(parts[1].prefix(digits)) : ""
    let padding = String(repeating: "0", count: digits - fraction.count)
    return digits == 0 ? String(parts[0]) : "\(parts[0]).\(fraction)\(padding)"
  }
}
