import SwiftSyntax

extension Declarations {
  /// A call that makes a value by the name of its type: `Door(state: .open)`.
  struct Making {
    var call: FunctionCallExprSyntax
    /// The name as it is written.
    var written: String
    /// Of the type in which it stands.
    var scope: String
  }

  /// The calls that make values of a type by its name.
  func makings(of type: String) -> [Making] {
    ([type.lastName, "Self"].flatMap { allMakings[$0] ?? [] }).filter {
      seen(from: $0.call).type(named: $0.written, from: $0.scope)?.path == type
    }
  }

  /// Those of a type of a library.
  func makings(inLibrary type: String) -> [Making] {
    (allMakings[type] ?? []).filter { seen(from: $0.call).type(named: $0.written, from: $0.scope) == nil }
  }

  private var allMakings: [String: [Making]] {
    surveys.makings {
      let found = membersOfAll.flatMap { MakingFinder.makings(in: $0.member, of: $0.path) }
      return Dictionary(grouping: found, by: \.written.lastName)
    }
  }
}

/// Finds calls of types by their names, each with arguments that have labels.
private final class MakingFinder: SyntaxVisitor {
  private var found: [Declarations.Making] = []
  private let scope: String

  private init(_ scope: String) {
    self.scope = scope
    super.init(viewMode: .sourceAccurate)
  }

  static func makings(in syntax: Syntax, of scope: String) -> [Declarations.Making] {
    let finder = MakingFinder(scope)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.contains(where: { $0.label != nil }), let written = node.typeMade {
      found.append(.init(call: node, written: written, scope: scope))
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// `Door` of `Door(…)`, `Front.Door` of `Front.Door.init(…)`.
  fileprivate var typeMade: String? {
    var type = calledExpression
    if let member = type.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.tokenKind == .keyword(.`init`)
    {
      type = base
    }
    guard type.is(DeclReferenceExprSyntax.self) || type.is(MemberAccessExprSyntax.self),
      type.lastName?.first?.isUppercase == true
    else { return nil }
    return type.trimmedDescription
  }
}
