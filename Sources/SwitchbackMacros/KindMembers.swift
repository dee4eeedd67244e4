/// The source of a `Kind` enum and of the `kind` that tells it.
struct KindMembers {
  let cases: [KindCase]
  let access: String
  /// Events list their kinds, and have none around others; states need not, and their nested ones could not.
  var isListed = false

  var source: String {
    """
    \(declaration(named: "Kind", cases: cases))

    \(access)nonisolated var kind: Kind {
      switch self {
    \(rows(of: cases).map { "  case \($0.pattern): \($0.kind)" }.joined(separator: "\n"))
      }
    }
    """
  }

  private func rows(of cases: [KindCase]) -> [(pattern: String, kind: String)] {
    cases.flatMap { item -> [(pattern: String, kind: String)] in
      switch item.inner {
      case .none: [(".\(item.name)", ".\(item.name)")]
      case .cases(let inner): rows(of: inner).map { (".\(item.name)(\($0.pattern))", ".\(item.name)(\($0.kind))") }
      case .type: [(".\(item.name)(let inner)", ".\(item.name)(inner.kind)")]
      }
    }
  }

  private func declaration(named name: String, cases: [KindCase]) -> String {
    let isNested = cases.contains(where: \.isNested)
    let lines = cases.map { "  case \($0.name)\($0.isNested ? "(\($0.typeName)\(isListed ? "" : "?"))" : "")" }
    let around = cases.filter { $0.isNested && !isListed }.map {
      "\(access)static var \($0.name): \(name) { .\($0.name)(nil) }"
    }
    let inner = cases.compactMap { item -> String? in
      guard case .cases(let cases) = item.inner else { return nil }
      return declaration(named: item.typeName, cases: cases)
    }
    let also =
      isNested ? [isListed ? list(of: cases, named: name) : nil, description(of: cases)].compactMap(\.self) : []
    let parts = [lines.joined(separator: "\n")] + inner + around + also
    return """
      \(access)nonisolated enum \(name): \(conformances(isNested: isNested)) {
      \(parts.joined(separator: "\n\n"))
      }
      """
  }

  private func conformances(isNested: Bool) -> String {
    let all = [
      "Swift.Hashable", "Swift.Sendable", isListed ? "Swift.CaseIterable" : nil,
      isNested ? "Swift.CustomStringConvertible" : nil,
    ]
    return all.compactMap(\.self).joined(separator: ", ")
  }

  private func list(of cases: [KindCase], named name: String) -> String {
    let parts = cases.map { $0.isNested ? "\($0.typeName).allCases.map(\(name).\($0.name))" : "[.\($0.name)]" }
    return "\(access)static var allCases: [\(name)] { \(parts.joined(separator: " + ")) }"
  }

  private func description(of cases: [KindCase]) -> String {
    let rows = cases.map { item in
      guard item.isNested else { return "  case .\(item.name): \"\(item.plainName)\"" }
      let nested = "\"\(item.plainName).\\(inner)\""
      if isListed { return "  case .\(item.name)(let inner): \(nested)" }
      return "  case .\(item.name)(nil): \"\(item.plainName)\"\n  case .\(item.name)(let inner?): \(nested)"
    }
    return """
      \(access)var description: Swift.String {
        switch self {
      \(rows.joined(separator: "\n"))
        }
      }
      """
  }
}
