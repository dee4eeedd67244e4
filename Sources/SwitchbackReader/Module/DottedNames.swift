/// The names behind a dot in a source that are assigned and that are called, looked for without parsing.
struct DottedNames {
  /// `state` of `broker.state = .open`.
  private(set) var assigned: Set<String> = []
  /// `fail` of `state.fail(error)`.
  private(set) var called: Set<String> = []
  /// `lock` of `broker.lock.withLock { … }`.
  private(set) var opened: Set<String> = []

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
        index += 1
        continue
      }
      index += 1
      let start = index
      skip(DeclaredNames.isLetter)
      let end = index
      skip { [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: " ")].contains($0) }
      guard index < source.count else { return }
      let next = source[index...].first { !Self.spaces.contains($0) }
      if next == UInt8(ascii: ".") { opened.insert(String(decoding: source[start..<end], as: UTF8.self)) }
      let isAssignment = source[index] == UInt8(ascii: "=") && source.dropFirst(index + 1).first != UInt8(ascii: "=")
      guard isAssignment || source[index] == UInt8(ascii: "(") else { continue }
      let name = String(decoding: source[start..<end], as: UTF8.self)
      if isAssignment { assigned.insert(name) } else { called.insert(name) }
    }
  }
}
