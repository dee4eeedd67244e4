import SwiftSyntax

extension Declarations {
  /// Where a hidden method may be named, in its own file: `start`, `self.start` and, in other types, `view.start`. A member of
  /// something else has no more than its name, and neither has a local.
  func naming(of method: FunctionDeclSyntax, in owner: String) -> Set<Int> {
    let name = method.name.identifierText
    let declarations = seen(from: method)
    // A modifier of its own hides it from all types that do not stand inside.
    let isInsideOnly = method.modifiers.contains { $0.name.text == "private" }
    var found: Set<Int> = []
    for path in declarations.order where !isInsideOnly || path == owner || path.hasPrefix("\(owner).") {
      for member in types[path]?.members ?? []
      where member.asProtocol((any DeclGroupSyntax).self) == nil && isSameFile(member.offset, method.offset) {
        let references = NameFinder.references(of: name, in: member)
        guard !references.isEmpty else { continue }
        let places = PlaceTypes(in: member, of: path, self)
        found.formUnion(
          references.filter { $0.mayName(aMethodOf: owner, from: path, places) }.map(\.baseName.offset)
        )
      }
    }
    return found
  }
}

extension DeclReferenceExprSyntax {
  fileprivate func mayName(aMethodOf owner: String, from path: String, _ places: PlaceTypes) -> Bool {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else {
      return path == owner && !Syntax(self).isLocal(baseName.identifierText)
    }
    guard let base = member.base else { return false }
    let text = base.trimmedDescription.filter { !"`?!".contains($0) }
    if path == owner { return text == "self" || SelfAliases.around(self).contains(text) }
    return places.mayHold(owner, in: base.nameBehindSelf)
  }
}

private final class NameFinder: SyntaxVisitor {
  private let name: String
  private var found: [DeclReferenceExprSyntax] = []

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func references(of name: String, in syntax: some SyntaxProtocol) -> [DeclReferenceExprSyntax] {
    let finder = NameFinder(name)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.identifierText == name { found.append(node) }
    return .skipChildren
  }
}
