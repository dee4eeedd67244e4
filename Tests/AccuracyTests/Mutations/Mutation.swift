import SwiftParser
import SwiftSyntax
import SwitchbackTestSupport

/// A few random wounds to a source; the same seed gives the same wounds.
struct Mutation {
  var seed: UInt64
  /// What was done, in words.
  private(set) var steps: [String] = []
  private var random: SeededGenerator

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  mutating func apply(to source: String) -> String {
    var bytes = Array(source.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let kind = Kind.allCases.randomElement(using: &random) ?? .truncate
      steps.append(kind.rawValue)
      wound(&bytes, kind)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  enum Kind: String, CaseIterable {
    case deleteTokens = "delete tokens"
    case duplicateTokens = "duplicate tokens"
    case swapTokens = "swap tokens"
    case copyTokens = "copy tokens elsewhere"
    case copyPiece = "copy a declaration, statement or arm to a place for one"
    case insertTokens = "insert tokens"
    case changeBraces = "change braces"
    case nestDeeply = "nest deeply"
    case insertText = "insert odd text"
    case lengthenLine = "put up to a megabyte into a line"
    case changeBytes = "change bytes"
    case truncate
  }

  private mutating func wound(_ bytes: inout [UInt8], _ kind: Kind) {
    switch kind {
    case .deleteTokens: bytes.removeSubrange(tokens(of: bytes))
    case .duplicateTokens:
      let range = tokens(of: bytes)
      bytes.insert(contentsOf: Array(bytes[range]), at: range.upperBound)
    case .swapTokens: swapTokens(of: &bytes)
    case .copyTokens:
      let copy = Array(bytes[tokens(of: bytes)])
      bytes.insert(contentsOf: copy, at: place(in: bytes))
    case .copyPiece: copyPiece(in: &bytes)
    case .insertTokens: insert(OddText.tokens, into: &bytes)
    case .changeBraces: changeBraces(of: &bytes)
    case .nestDeeply: nest(&bytes)
    case .insertText: insert(OddText.pieces, into: &bytes)
    case .lengthenLine: lengthenLine(of: &bytes)
    case .changeBytes:
      for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
    case .truncate:
      let place = place(in: bytes)
      if Bool.random(using: &random) { bytes.removeSubrange(place...) } else { bytes.removeSubrange(..<place) }
    }
  }

  private mutating func swapTokens(of bytes: inout [UInt8]) {
    let pair = [tokens(of: bytes), tokens(of: bytes)].sorted { $0.lowerBound < $1.lowerBound }
    guard pair[0].upperBound <= pair[1].lowerBound else { return }
    let first = Array(bytes[pair[0]])
    let second = Array(bytes[pair[1]])
    bytes.replaceSubrange(pair[1], with: first)
    bytes.replaceSubrange(pair[0], with: second)
  }

  private mutating func insert(_ texts: [String], into bytes: inout [UInt8]) {
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let text = " \(texts.randomElement(using: &random) ?? "") "
      bytes.insert(contentsOf: Array(text.utf8), at: place(in: bytes))
    }
  }

  private mutating func changeBraces(of bytes: inout [UInt8]) {
    let braces = Array("{}()[]<>".utf8)
    let places = bytes.indices.filter { braces.contains(bytes[$0]) }
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      guard let place = places.randomElement(using: &random) else { return }
      bytes[place] = braces.randomElement(using: &random) ?? bytes[place]
    }
  }

  private mutating func nest(_ bytes: inout [UInt8]) {
    let (open, close) = OddText.nests.randomElement(using: &random) ?? ("(", ")")
    // SwiftParser by itself needs twice as long for each further '[', and seconds for sixty calls where none belongs.
    let depth = Int.random(in: 1...(open == "[" ? 8 : 24), using: &random)
    let range = tokens(of: bytes)
    bytes.insert(contentsOf: Array(String(repeating: close, count: depth).utf8), at: range.upperBound)
    bytes.insert(contentsOf: Array(String(repeating: open, count: depth).utf8), at: range.lowerBound)
  }

  /// Blanks, a comment, a text or a name between two words; of all lengths, since a megabyte takes the parser a second, which
  /// only a soak has.
  private mutating func lengthenLine(of bytes: inout [UInt8]) {
    let (begin, filling, end) = OddText.fillings.randomElement(using: &random) ?? ("", " ", "")
    let most = seed < 1_000 ? 18 : 20
    let count = (1 << Int.random(in: 10...most, using: &random)) / filling.utf8.count
    let place = tokens(of: bytes).lowerBound
    bytes.insert(contentsOf: Array((begin + String(repeating: filling, count: count) + end).utf8), at: place)
  }

  /// As one who is about to write another like it: names are there twice.
  private mutating func copyPiece(in bytes: inout [UInt8]) {
    let finder = PieceFinder(viewMode: .sourceAccurate)
    finder.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
    guard let piece = finder.pieces.randomElement(using: &random) else { return }
    let like = finder.pieces.filter { $0.kind == piece.kind }
    let place = Bool.random(using: &random) ? piece : like.randomElement(using: &random) ?? piece
    bytes.insert(contentsOf: Array("\n\(piece)\n".utf8), at: place.endPosition.utf8Offset)
  }

  private mutating func place(in bytes: [UInt8]) -> Int {
    Int.random(in: 0...bytes.count, using: &random)
  }

  /// The bytes of some neighbouring tokens.
  private mutating func tokens(of bytes: [UInt8]) -> Range<Int> {
    let starts = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }.tokens(viewMode: .sourceAccurate)
      .map(\.positionAfterSkippingLeadingTrivia.utf8Offset)
    guard let first = starts.indices.randomElement(using: &random) else { return 0..<0 }
    let last = min(first + Int.random(in: 1...12, using: &random), starts.count - 1)
    return starts[first]..<max(starts[first], starts[last])
  }
}

private final class PieceFinder: SyntaxVisitor {
  private(set) var pieces: [Syntax] = []

  override func visitPost(_ node: MemberBlockItemSyntax) { pieces.append(Syntax(node)) }

  override func visitPost(_ node: CodeBlockItemSyntax) { pieces.append(Syntax(node)) }

  override func visitPost(_ node: SwitchCaseSyntax) { pieces.append(Syntax(node)) }
}
