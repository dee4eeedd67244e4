/// One line of a graph's compact form: fields between tabs, in which tab, line end and backslash are escaped.
///
/// An empty field is a value that is not there; `\e` is an empty text.
struct CompactLine {
  private let fields: [ArraySlice<UInt8>]

  /// The letter that says what the line holds.
  var tag: String { text(0) }

  init(_ line: ArraySlice<UInt8>) {
    fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
  }

  func text(_ index: Int) -> String {
    optional(index) ?? ""
  }

  func number(_ index: Int) -> Int {
    Int(text(index)) ?? 0
  }

  func texts(from index: Int) -> [String] {
    fields.indices.dropFirst(index).map(text)
  }

  func optional(_ index: Int) -> String? {
    guard fields.indices.contains(index), !fields[index].isEmpty else { return nil }
    let field = fields[index]
    return field.contains(UInt8(ascii: "\\")) ? Self.unescaped(field) : String(decoding: field, as: UTF8.self)
  }

  private static func unescaped(_ field: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = field.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.next() {
      case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "e"), nil: break
      case let other?: bytes.append(other)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension CompactLine {
  /// A line with its fields escaped, without the empty ones at its end.
  static func written(_ tag: String, _ fields: [String?]) -> String {
    var line = tag
    for field in fields {
      line += "\t"
      if let field { line += escaped(field) }
    }
    while line.utf8.last == UInt8(ascii: "\t") { line.unicodeScalars.removeLast() }
    return line
  }

  private static func escaped(_ text: String) -> String {
    if text.isEmpty { return "\\e" }
    guard text.utf8.contains(where: { letter(for: $0) != nil }) else { return text }
    let bytes = text.utf8.flatMap { byte in letter(for: byte).map { [UInt8(ascii: "\\"), $0] } ?? [byte] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What stands behind a backslash for a byte that cannot stand for itself.
  private static func letter(for byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\t"): UInt8(ascii: "t")
    case UInt8(ascii: "\n"): UInt8(ascii: "n")
    // A compiler would take it for a line end, inside a string literal.
    case UInt8(ascii: "\r"): UInt8(ascii: "r")
    case UInt8(ascii: "\\"): byte
    default: nil
    }
  }
}
