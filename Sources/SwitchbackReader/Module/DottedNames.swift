/// The names behind a dot in a source that are assigned and that are called, looked for without parsing.
struct DottedNames {
  /// `state` of `broker.state = .open`.
  private(set) var assigned: Set<String> = []
  /// `fail` of `state.fail(error)`.
  private(set) var called: Set<String> = []
  /// `lock` of `broker.lock.withLock { … }`.
  private(set) var opened: Set<String> = []
  /// `state` of `broker.$state`, which is a wrapper's.
  private(set) var shown: Set<String> = []

  private static let spaces: Set<UInt8> = [
    UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"),
  ]

  init(in source: [UInt8]) {
    var index = 0
    func skip(_ isSkipped: (UInt8) -> Bool) {
      while index < source.count, isSkipped(source[index]) { index += 1 }
    }
    while index + 1 < source.count {
      guard source[index] == UInt8(ascii: "."), DeclaredNames.isLetter(source[index + 1]) else {
        if Self.mayHandOn(source[index]) { assigned.formUnion(Self.handedOn(in: source, at: index)) }
        if let name = Self.shown(in: source, at: index) { shown.insert(name) }
        index += 1
        continue
      }
      index += 1
      let start = index
      skip(DeclaredNames.isLetter)
      let end = index
      skip { [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: " ")].contains($0) }
      guard index < source.count else { return }
      let next = source[index...].firstIndex { !Self.spaces.contains($0) } ?? source.count - 1
      if source[next] == UInt8(ascii: ".") { opened.insert(String(decoding: source[start..<end], as: UTF8.self)) }
      let isAssignment = Self.assigns(source, at: next)
      let isCall = source[index] == UInt8(ascii: "(") || source[index] == UInt8(ascii: "{")
      guard isAssignment || isCall else { continue }
      let name = String(decoding: source[start..<end], as: UTF8.self)
      if isAssignment { assigned.insert(name) } else { called.insert(name) }
    }
  }

  private static func assigns(_ source: [UInt8], at index: Int) -> Bool {
    source[index] == UInt8(ascii: "=") && source.dropFirst(index + 1).first != UInt8(ascii: "=")
  }

  private static func mayHandOn(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "$"), UInt8(ascii: "\\"), UInt8(ascii: ")"): true
    default: false
    }
  }

  /// What may be assigned by something else than an assignment of its own: `state` of `&broker.state`, of `$broker.state`,
  /// of `\.state`, and of `(broker.state, count) = (.open, 1)`.
  private static func handedOn(in source: [UInt8], at index: Int) -> [String] {
    let next = source[index + 1]
    switch source[index] {
    case UInt8(ascii: "&"), UInt8(ascii: "$"), UInt8(ascii: "\\"):
      guard next == UInt8(ascii: ".") || DeclaredNames.isLetter(next), !(48...57).contains(next) else { return [] }
      let end = source[(index + 1)...].firstIndex { !DeclaredNames.isLetter($0) && !chaining.contains($0) }
      let found = names(in: source[(index + 1)..<(end ?? source.count)])
      return found.dropFirst(next == UInt8(ascii: ".") ? 0 : 1).map { $0.filter { $0 != "$" } }
    case UInt8(ascii: ")"):
      guard let end = source[(index + 1)...].firstIndex(where: { !spaces.contains($0) }), assigns(source, at: end),
        let start = source[..<index].lastIndex(of: UInt8(ascii: "("))
      else { return [] }
      return names(in: source[start..<index])
    default: return []
    }
  }

  private static func shown(in source: [UInt8], at index: Int) -> String? {
    guard source[index] == UInt8(ascii: "."), source[index + 1] == UInt8(ascii: "$") else { return nil }
    let name = source[(index + 2)...].prefix(while: DeclaredNames.isLetter)
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  private static let chaining = Set(".?![]$".utf8)

  private static func names(in chain: ArraySlice<UInt8>) -> [String] {
    chain.split(whereSeparator: { !DeclaredNames.isLetter($0) && $0 != UInt8(ascii: "$") })
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
