extension [String] {
  /// Conditions that hold together, those in parentheses that would take in what stands beside them.
  package var heldTogether: String {
    guard count > 1 else { return first ?? "" }
    let last = count - 1
    return enumerated().map { index, text in
      if text.hasOutside("||") || text.takesInAlternatives { return "(\(text))" }
      return index == last ? text : text.triedApart
    }.joined(separator: " && ")
  }

  /// Conditions of which one suffices.
  package var heldInTurn: String {
    guard count > 1 else { return first ?? "" }
    return map { $0.takesInAlternatives ? "(\($0))" : $0 }.joined(separator: " || ")
  }
}

extension String {
  /// What begins a question to the build.
  package static let build = "#if "

  /// `#if DEBUG` and `a ? b : c`, which take in whatever stands beside them.
  fileprivate var takesInAlternatives: Bool { hasPrefix(Self.build) || hasOutside(" ? ") }

  /// With parentheses around `let token = try? read()`, which takes in what stands behind it.
  fileprivate var triedApart: String {
    let tries = "try? "
    guard has(tries), let parts = parts(around: " && ") else { return self }
    return parts.map { $0.hasOutside(tries) ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  fileprivate func hasOutside(_ mark: String) -> Bool {
    has(mark) && parts(around: mark).map { $0.count > 1 } ?? true
  }
}
