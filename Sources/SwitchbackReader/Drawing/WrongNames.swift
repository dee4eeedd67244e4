import SwiftSyntax
import SwitchbackGraph

/// The messages of a machine's methods that name another method.
///
/// That a message names its method is known from a sentence that at least two methods use, each with its own name.
struct WrongNames {
  private let machine: MachineDeclaration
  private let literals: [Literal]
  /// The sentences with a gap for the name that at least two methods use.
  private let sentences: Set<[Literal.Piece]>
  /// How many pieces they have, which is told at once.
  private let lengths: Set<Int>

  init(of machine: MachineDeclaration) {
    self.machine = machine
    let methods = machine.declarations.types[machine.owner]?.functions ?? []
    literals = methods.flatMap { method in
      let finder = LiteralFinder(viewMode: .sourceAccurate)
      if let body = method.body { finder.walk(body) }
      return finder.literals.map { Literal($0, in: method) }
    }
    var users: [[Literal.Piece]: Set<String>] = [:]
    for literal in literals where literal.words.contains(literal.name) {
      guard let sentence = literal.sentence(without: literal.name) else { continue }
      users[sentence, default: []].insert(literal.name)
    }
    sentences = Set(users.filter { $0.value.count > 1 }.keys)
    lengths = Set(sentences.map(\.count))
  }

  /// In the order in which they stand; their lines are offsets.
  var messages: [WrongName.Message] {
    let events = Set(machine.entries.filter(\.isEvent).map(\.function.offset))
    return literals.filter { literal in
      lengths.contains(literal.pieces.count) && events.contains(literal.method.offset)
        && !literal.words.contains(literal.name)
    }.compactMap { literal in
      literal.words.sorted().first { names($0, in: literal) }.map {
        WrongName.Message(line: literal.offset, name: $0, method: literal.name)
      }
    }
  }

  private func names(_ word: String, in literal: Literal) -> Bool {
    guard let sentence = literal.sentence(without: word), sentences.contains(sentence) else { return false }
    let type = machine.declarations.types[machine.owner]
    // A method may speak for the one that calls it.
    return !machine.declarations.surveys.names(reachableFrom: word, in: type).contains(literal.name)
  }
}

/// A string literal in a method.
private struct Literal {
  let method: FunctionDeclSyntax
  let offset: Int
  let pieces: [Piece]
  /// The words of its text, apart from what is put in.
  let words: Set<String>

  var name: String { method.name.identifierText }

  enum Piece: Hashable {
    case word(String)
    case gap
    /// What stands between words, and what is put in.
    case other(String)
  }

  init(_ syntax: StringLiteralExprSyntax, in method: FunctionDeclSyntax) {
    self.method = method
    offset = syntax.offset
    pieces = syntax.segments.flatMap { segment in
      segment.as(StringSegmentSyntax.self)?.content.text.pieces ?? [.other(segment.text)]
    }
    words = Set(pieces.compactMap { if case .word(let word) = $0 { word } else { nil } })
  }

  /// The pieces with gaps in the place of a name; nil where little is left that tells of a sentence.
  func sentence(without name: String) -> [Piece]? {
    guard words.contains(where: { $0 != name }) else { return nil }
    return pieces.map { $0 == .word(name) ? .gap : $0 }
  }
}

private final class LiteralFinder: SyntaxVisitor {
  var literals: [StringLiteralExprSyntax] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literals.append(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension String {
  /// The runs of what a name can consist of, and what stands between them.
  fileprivate var pieces: [Literal.Piece] {
    var pieces: [Literal.Piece] = []
    var start = startIndex
    while start < endIndex {
      let isWord = self[start].isPartOfName
      let end = self[start...].firstIndex { $0.isPartOfName != isWord } ?? endIndex
      let text = String(self[start..<end])
      pieces.append(isWord ? .word(text) : .other(text))
      start = end
    }
    return pieces
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
