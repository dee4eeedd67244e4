import SwiftParser
import SwiftSyntax
import SwitchbackGraph

@testable import SwitchbackReader

extension EventMethod {
  /// What `Reader.read` gives once the finder knows the dialect, and no other.
  static func graphs(in source: String) -> [StateGraph] {
    let tree = Parser.parse(source: source)
    let declarations = Declarations(in: tree)
    let lines = SourceLines(tree: Syntax(tree))
    let directives = Directives(in: tree, lines: lines)
    return declarations.order.compactMap { declarations.types[$0] }
      .compactMap { machine(of: $0, in: declarations) }
      .map { Reader.read($0, file: "", directives: directives, lines: lines).graph }
  }
}
