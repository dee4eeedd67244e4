import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension FixIt {
  /// Writes an empty `next(on:)` as the last member of the enum.
  static func addNext(to machine: EnumDeclSyntax) -> FixIt {
    let indent = machine.memberBlock.members.last?.leadingTrivia.indentation ?? "  "
    let lines = [
      "func next(on event: Event) -> Self? {",
      "  switch (self, event) {",
      "  default: nil",
      "  }",
      "}",
    ]
    let text = lines.map { indent + $0 }.joined(separator: "\n")
    var item = MemberBlockItemSyntax(decl: DeclSyntax(stringLiteral: text))
    item.leadingTrivia = .newlines(2) + item.leadingTrivia
    var filled = machine.memberBlock
    filled.members.append(item)
    return FixIt(
      message: AddNext(),
      changes: [.replace(oldNode: Syntax(machine.memberBlock), newNode: Syntax(filled))]
    )
  }

  private struct AddNext: FixItMessage {
    let message = "add 'next(on:)'"
    let fixItID = MessageID(domain: "Switchback", id: "addNext")
  }
}

extension Trivia {
  fileprivate var indentation: String? {
    for piece in reversed() {
      switch piece {
      case .spaces(let count): return String(repeating: " ", count: count)
      case .tabs(let count): return String(repeating: "\t", count: count)
      case .newlines: return ""
      default: continue
      }
    }
    return nil
  }
}
