import SwiftSyntax

/// A place where a hidden method may be named.
struct MethodReference {
  var syntax: DeclReferenceExprSyntax
  /// The path of the type in which it stands; empty outside of all types.
  var type: String

  var offset: Int { syntax.baseName.offset }
}

extension Declarations {
  /// Where a hidden method may be named, in its own file: `start`, `self.start` and, in other types, `view.start`. A member of
  /// something else has no more than its name, and neither has a local.
  func references(to method: FunctionDeclSyntax, in owner: String) -> [MethodReference] {
    let name = method.name.identifierText
    return membersSeeing(method, in: owner).flatMap { path, member -> [MethodReference] in
      let found = ReferenceFinder.references(to: name, in: member)
      guard !found.isEmpty else { return [] }
      let (written, isShared) = (WrittenTypes(in: member, of: path, self), types[owner]?.isShared == true)
      return found.map { MethodReference(syntax: $0, type: path) }
        .filter { $0.mayName(aMethodOf: owner, isShared: isShared, written) }
    }
  }

  private func membersSeeing(_ method: FunctionDeclSyntax, in owner: String) -> [(path: String, member: DeclSyntax)] {
    let file = seen(from: method)
    // A modifier of its own hides it from all types that do not stand inside.
    let isInsideOnly = method.modifiers.contains { $0.name.text == "private" }
    let paths = file.order.filter { !isInsideOnly || $0 == owner || $0.hasPrefix("\(owner).") }
    let members = paths.flatMap { path in (types[path]?.members ?? []).map { (path, $0) } }
      .filter { $1.asProtocol((any DeclGroupSyntax).self) == nil && isSameFile($1.offset, method.offset) }
    return members + (isInsideOnly ? [] : file.functions.map { ("", DeclSyntax($0)) })
  }
}

extension MethodReference {
  /// - Parameter isShared: whether others than the instance itself may have the same state, and other types its methods.
  fileprivate func mayName(aMethodOf owner: String, isShared: Bool, _ types: WrittenTypes) -> Bool {
    guard let member = syntax.parent?.as(MemberAccessExprSyntax.self), member.declName.id == syntax.id else {
      return (type == owner || isShared) && !Syntax(syntax).isLocal(syntax.baseName.identifierText)
    }
    guard let base = member.base else { return false }
    let text = base.trimmedDescription.filter { !"`?!".contains($0) }
    if type == owner, text == "self" || SelfAliases.around(syntax).contains(text) { return true }
    guard isShared || type != owner else { return false }
    return types.type(of: base).map { $0 == .named(owner) } ?? true
  }
}
