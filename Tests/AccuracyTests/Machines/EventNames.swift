/// The event names of a table, and which of them a drawn name means.
struct EventNames {
  private var named: [String: Set<String>] = [:]
  private var based: [String: Set<String>] = [:]

  init(_ events: [Truth.EventName]) {
    for event in events {
      let spellings = Self.spellings(of: event.name) + (event.scheduled.map { [$0] } ?? []) + (event.also ?? [])
      for spelling in spellings { named[spelling, default: []].insert(event.name) }
      based[Self.base(of: event.name), default: []].insert(event.name)
    }
  }

  /// The tabulated events that a drawn name may stand for: by its whole name, by its case, else by its function, be it by one
  /// of its other names.
  func meant(by drawn: String) -> Set<String> {
    for spelling in Self.spellings(of: drawn) {
      if let names = named[spelling] { return names }
    }
    return based[Self.base(of: drawn)] ?? named[Self.base(of: drawn)] ?? []
  }

  /// `write(.head)` is also called `head`, and `write.head` where that is a case inside of one; `write(context:data:)` is
  /// also called `write`.
  private static func spellings(of name: String) -> [String] {
    if let dot = name.firstIndex(of: "."), !name.contains("("), dot != name.startIndex {
      return [name] + spellings(of: "\(name[..<dot])(\(name[dot...]))").prefix(1)
    }
    guard name.hasSuffix(")"), let open = name.firstIndex(of: "(") else { return [name] }
    let inside = name[name.index(after: open)...].dropLast()
    guard inside.hasPrefix(".") else { return [name, base(of: name)] }
    return [name, String(inside.dropFirst().prefix { $0 != "(" })]
  }

  private static func base(of name: String) -> String {
    String(name.prefix { $0 != "(" })
  }
}
