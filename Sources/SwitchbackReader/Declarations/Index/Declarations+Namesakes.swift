import SwiftSyntax

/// Properties of one name, of which each file may have a private one.
extension Declarations {
  /// The property that a name means at a place in the source.
  func property(named name: String, of path: String, seenFrom offset: Int) -> PatternBindingSyntax? {
    guard let type = types[path], let first = type.properties[name] else { return nil }
    guard let others = type.namesakes[name] else { return first }
    return ([first] + others).first { $0.isShown || isSameFile($0.offset, offset) } ?? first
  }
}

extension PatternBindingSyntax {
  /// Whether other files see it.
  fileprivate var isShown: Bool {
    let around = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    let variable = parent?.parent?.as(VariableDeclSyntax.self)
    return ![variable.map { DeclSyntax($0) }, around.map { DeclSyntax($0) }].compactMap(\.self)
      .contains(where: \.hidesFromOtherFiles)
  }
}
