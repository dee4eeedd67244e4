/// The names that a source declares and extends as types, looked for without parsing: a word of the language, and a name behind it.
///
/// What stands in comments and texts is taken for source. That finds too much, and never too little.
struct DeclaredNames: Sendable {
  private(set) var declared: Set<String> = []
  /// Each name of a path: `Checkout` and `Payment` of `extension Checkout.Payment`.
  private(set) var extended: Set<String> = []

  init(in source: [UInt8]) {
    var (index, word) = (0, 0..<0)
    while index < source.count {
      guard Self.isLetter(source[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < source.count, Self.isLetter(source[index]) { index += 1 }
      let previous = word
      word = start..<index
      guard (4...9).contains(previous.count), let keyword = Self.keyword(source[previous]) else { continue }
      if keyword == .extends {
        extended.insert(Self.text(source[word]))
        while index + 1 < source.count, source[index] == UInt8(ascii: "."), Self.isLetter(source[index + 1]) {
          let start = index + 1
          index = start
          while index < source.count, Self.isLetter(source[index]) { index += 1 }
          extended.insert(Self.text(source[start..<index]))
        }
      } else {
        declared.insert(Self.text(source[word]))
      }
    }
  }

  private enum Keyword { case declares, extends }

  private static func keyword(_ word: ArraySlice<UInt8>) -> Keyword? {
    if word.elementsEqual(extending) { return .extends }
    return declaring.contains { word.elementsEqual($0) } ? .declares : nil
  }

  private static let extending = Array("extension".utf8)
  private static let declaring = ["enum", "struct", "class", "actor", "typealias", "protocol"].map { Array($0.utf8) }

  /// Whether a byte belongs to a name; those of letters that are not ASCII do.
  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  private static func text(_ word: ArraySlice<UInt8>) -> String { String(decoding: word, as: UTF8.self) }
}
