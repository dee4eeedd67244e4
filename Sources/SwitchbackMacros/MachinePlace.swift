import SwiftSyntax
import SwiftSyntaxMacros
import SwitchbackReader

/// Where the declaration that a macro is attached to stands in its file, of which the macro sees only that part.
struct MachinePlace {
  let file: String
  let lines: SourceLines

  init(of name: TokenSyntax, in context: some MacroExpansionContext) {
    let place = context.location(of: name, at: .afterLeadingTrivia, filePathMode: .fileID)
    let relative = SourceLines(tree: name.root)
    let line = (place?.line.trimmedDescription).flatMap { Int($0) } ?? relative.line(at: name.offset)
    file = place?.file.trimmedDescription.filter { $0 != "\"" } ?? ""
    lines = SourceLines(tree: name.root, shift: line - relative.line(at: name.offset))
  }
}
