import SwiftSyntax
import SwitchbackGraph

/// The messages of a machine's methods that name another method.
///
/// That a message names its method is known from a sentence that at least two methods use, each with its own name.
struct WrongNames {
  private let machine: MachineDeclaration
  private let literals: [Literal]
  /// The sentences with a gap for the name, and the methods that put theirs there.
  private let sentences: [String: Set<String>]

  private struct Literal {
    var method: FunctionDeclSyntax
    var name: String { method.name.identifierText }
    var syntax: StringLiteralExprSyntax
    var words: Set<String>
  }

  init(of machine: MachineDeclaration) {
    self.machine = machine
    let methods = machine.declarations.types[machine.owner]?.functions ?? []
    literals = methods.flatMap { method in
      let finder = LiteralFinder(viewMode: .sourceAccurate)
      if let body = method.body { finder.walk(body) }
      return finder.literals.map { Literal(method: method, syntax: $0, words: $0.words) }
    }
    sentences = literals.reduce(into: [:]) { sentences, literal in
      guard literal.words.contains(literal.name), let sentence = literal.syntax.sentence(without: literal.name)
      else { return }
      sentences[sentence, default: []].insert(literal.name)
    }
  }

  /// In the order in which they stand; their lines are offsets.
  var messages: [WrongName.Message] {
    let events = Set(machine.entries.filter(\.isEvent).map(\.function.offset))
    return literals.filter { events.contains($0.method.offset) && !$0.words.contains($0.name) }.compactMap { literal in
      literal.words.sorted().first { names($0, in: literal) }.map {
        WrongName.Message(line: literal.syntax.offset, name: $0, method: literal.name)
      }
    }
  }

  private func names(_ word: String, in literal: Literal) -> Bool {
    guard let sentence = literal.syntax.sentence(without: word), sentences[sentence]?.count ?? 0 > 1 else {
      return false
    }
    let type = machine.declarations.types[machine.owner]
    // A method may speak for the one that calls it.
    return !machine.declarations.surveys.names(reachableFrom: word, in: type).contains(literal.name)
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

extension StringLiteralExprSyntax {
  /// The words of its text, apart from what is put in.
  fileprivate var words: Set<String> {
    Set(segments.flatMap { $0.as(StringSegmentSyntax.self)?.content.text.nameWords ?? [] })
  }

  /// The text with gaps in the place of a name; nil where little is left that tells of a sentence.
  fileprivate func sentence(without name: String) -> String? {
    let plain = segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }
    guard plain.contains(where: { text in text.nameWords.contains { $0 != name } }) else { return nil }
    return segments.map { segment in
      segment.as(StringSegmentSyntax.self).map { $0.content.text.replacingName(name) } ?? segment.text
    }.joined()
  }
}

extension String {
  /// The runs of what a name can consist of.
  fileprivate var nameWords: [String] {
    split { !$0.isPartOfName }.map(String.init)
  }

  /// Every word that is the name, replaced by a gap.
  fileprivate func replacingName(_ name: String) -> String {
    var rest = self[...]
    var text = ""
    while let first = rest.first {
      let word = rest.prefix { $0.isPartOfName == first.isPartOfName }
      text += word == name ? "…" : word
      rest = rest.dropFirst(word.count)
    }
    return text
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
