/// One line of a graph's compact form: fields between tabs, in which tab, line end and backslash are escaped.
///
/// An empty field is a value that is not there; `\e` is an empty text.
struct CompactLine {
  private let fields: [Substring.UTF8View]

  /// The letter that says what the line holds.
  var tag: String { text(0) }

  init(_ line: Substring.UTF8View) {
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
    return field.contains(UInt8(ascii: "\\")) ? Self.unescaped(field) : String(Substring(field))
  }

  private static func unescaped(_ field: Substring.UTF8View) -> String {
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
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): bytes += Array("\\\\".utf8)
      case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
      case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
      // A line end of two characters would be made one by the compiler, inside a string literal.
      case UInt8(ascii: "\r"): bytes += Array("\\r".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
