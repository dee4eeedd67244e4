import SwiftSyntax

/// What is written in the place of parts of a source, so that all else stays where it is.
struct SourceEdits {
  private var texts: [(range: Range<Int>, text: String)] = []
  /// What is written behind the source.
  private var appended: [String] = []

  /// - Parameter text: no longer than what it replaces, behind it come spaces.
  /// - Returns: whether it is no longer.
  mutating func replace(_ range: Range<Int>, with text: String = "") -> Bool {
    guard text.utf8.count <= range.count else { return false }
    if !range.isEmpty { texts.append((range, text)) }
    return true
  }

  /// The same with a text of any length.
  mutating func replaceAny(_ range: Range<Int>, with text: String) { texts.append((range, text)) }

  /// Gives a name another one that is as long.
  mutating func hide(_ name: TokenSyntax) {
    let first = name.offset..<name.offset + (name.text.first.map { String($0).utf8.count } ?? 0)
    texts.append((first, String(repeating: "_", count: first.count)))
  }

  mutating func append(_ text: String) {
    if !appended.contains(text) { appended.append(text) }
  }

  var isEmpty: Bool { texts.isEmpty && appended.isEmpty }

  mutating func add(_ other: SourceEdits) {
    texts += other.texts
    for text in other.appended { append(text) }
  }

  /// Those that stand in a part of the source, which begins with it then.
  func within(_ part: Range<Int>, withAppended: Bool = false) -> SourceEdits {
    var edits = self
    if !withAppended { edits.appended = [] }
    edits.texts = texts.filter { part.contains($0.range.lowerBound) }.map { range, text in
      (range.lowerBound - part.lowerBound..<range.upperBound - part.lowerBound, text)
    }
    return edits
  }

  /// The source with all of them.
  ///
  /// - Parameter isPadded: whether each takes as much as what it replaces.
  func applied(to source: String, isPadded: Bool = true) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var end = 0
    for (range, text) in texts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where range.lowerBound >= end {
      result += bytes[end..<range.lowerBound]
      result += text.utf8
      if isPadded { result += Array(repeating: UInt8(ascii: " "), count: range.count - text.utf8.count) }
      end = range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self) + appended.map { "\n\($0)" }.joined()
  }
}

extension SyntaxProtocol {
  /// Where it stands, without what is around it.
  var ownRange: Range<Int> { offset..<endPositionBeforeTrailingTrivia.utf8Offset }
}
