import SwiftSyntax

extension PatternBindingSyntax {
  /// The method that a constant is, if all that is done with that is to call it, and not in a closure.
  var methodCalled: String? {
    guard let local = pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let name = initializer?.value.ownMethodName,
      let items = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(CodeBlockItemListSyntax.self) })
        .first
    else { return nil }
    let uses = ReferenceFinder.references(to: local, in: items)
    let areCalls = uses.allSatisfy { use in
      use.isCalled
        && !sequence(first: Syntax(use), next: \.parent).prefix { $0.id != items.id }.contains {
          $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self)
        }
    }
    return uses.isEmpty || !areCalls ? nil : name
  }
}

extension ExprSyntax {
  /// `close` of `close` and of `self.close`.
  fileprivate var ownMethodName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return name.baseName.identifierText
    }
    guard let member = self.as(MemberAccessExprSyntax.self), member.base?.isSelf == true,
      member.declName.argumentNames == nil
    else { return nil }
    return member.declName.baseName.identifierText
  }
}

extension EventMethods.Method {
  /// The functions, by their positions, that the body names and that run before it ends: by the name of a constant, or for
  /// each element, which is followed, and in what else calls them at once.
  func valuesRunAtOnce(of type: Declarations.TypeDeclaration, among named: [String: [Int]])
    -> (followed: Set<Int>, others: Set<Int>)
  {
    let given = survey.values.filter { named[$0.name] != nil && $0.isInNoClosure && $0.runsAtOnce(in: type) }
    let isBound = survey.sources.values.contains { $0.contains { named[$0] != nil } }
    let bound = isBound ? function.body.map(BoundMethodFinder.names) ?? [] : []
    let (followed, others) = (given.filter { $0.timing == .repeatedly }, given.filter { $0.timing != .repeatedly })
    return (
      Set((followed.map(\.name) + bound).flatMap { named[$0] ?? [] }),
      Set(others.flatMap { named[$0.name] ?? [] })
    )
  }
}

extension FunctionValue {
  /// Whether it is named in the function itself.
  fileprivate var isInNoClosure: Bool {
    !sequence(first: Syntax(reference), next: \.parent).contains { $0.is(ClosureExprSyntax.self) }
  }
}

/// Finds the methods that constants are which a body only calls.
private final class BoundMethodFinder: SyntaxVisitor {
  private var found: [String] = []

  static func names(in body: CodeBlockSyntax) -> [String] {
    let finder = BoundMethodFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.found
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.methodCalled { found.append(name) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
