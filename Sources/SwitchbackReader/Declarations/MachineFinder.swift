import SwiftSyntax

/// Finds the enums of a file that have a `next(on:)`, in their own body or in an extension of the same file.
final class MachineFinder: SyntaxVisitor {
  private var path: [String] = []
  private var enums: [(path: [String], declaration: EnumDeclSyntax)] = []
  private var extensions: [(name: String, declaration: ExtensionDeclSyntax)] = []

  static func machines(in tree: SourceFileSyntax) -> [MachineDeclaration] {
    let finder = MachineFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.enums.compactMap { finder.machine($0.declaration, path: $0.path) }
  }

  private func machine(_ declaration: EnumDeclSyntax, path: [String]) -> MachineDeclaration? {
    let name = (path + [declaration.name.identifierText]).joined(separator: ".")
    let bodies = [declaration.memberBlock] + extensions.filter { $0.name == name }.map(\.declaration.memberBlock)
    guard let function = bodies.lazy.compactMap(\.members.nextOnEvent).first else { return nil }
    return MachineDeclaration(
      declaration,
      path: path,
      function: function,
      events: events(of: function, machine: name)
    )
  }

  /// The enum that the parameter's type names: seen from the machine outwards, as Swift looks names up.
  private func events(of function: FunctionDeclSyntax, machine: String) -> EnumDeclSyntax? {
    guard let type = function.signature.parameterClause.parameters.first?.type.trimmedDescription else { return nil }
    let written = type.hasPrefix("Self.") ? String(type.dropFirst(5)) : type
    var scope = machine.split(separator: ".").map(String.init)
    while true {
      let wanted = (scope + [written]).joined(separator: ".")
      if let found = enums.first(where: { fullName($0) == wanted }) { return found.declaration }
      if scope.popLast() == nil { return nil }
    }
  }

  private func fullName(_ found: (path: [String], declaration: EnumDeclSyntax)) -> String {
    (found.path + [found.declaration.name.identifierText]).joined(separator: ".")
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enums.append((path, node))
    return enter(node.name.identifierText)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append((node.extendedType.trimmedDescription, node))
    return enter(node.extendedType.trimmedDescription)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.identifierText) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.identifierText) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.identifierText) }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    path.append(name)
    return .visitChildren
  }
}
