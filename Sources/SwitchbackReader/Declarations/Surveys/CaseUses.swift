import SwiftParser
import SwiftSyntax

/// What a file does with names behind a dot: which it writes as values, and which it asks for in patterns and comparisons.
///
/// Types are not looked at, so a name that is made may be that of another enum.
struct CaseUses {
  private(set) var made: Set<String> = []
  private(set) var asked: Set<String> = []
  /// What extensions add to the types of these names.
  private(set) var conformances: [String: Set<String>] = [:]

  /// What several files do together.
  init(joining others: [CaseUses]) {
    for other in others {
      made.formUnion(other.made)
      asked.formUnion(other.asked)
      conformances.merge(other.conformances) { $0.union($1) }
    }
  }

  init(in tree: some SyntaxProtocol) {
    let finder = CaseUseFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    (made, asked, conformances) = (finder.made, finder.asked, finder.conformances)
  }
}

extension Reader {
  /// The names that a source writes as values of some enum; nil where it cannot be read.
  package static func madeNames(in source: String) -> Set<String>? {
    obstacle(in: source) == nil ? CaseUses(in: SourceFileSyntax(parsing: source)).made : nil
  }
}

private final class CaseUseFinder: SyntaxVisitor {
  var made: Set<String> = []
  var asked: Set<String> = []
  var conformances: [String: Set<String>] = [:]
  private var patterns = 0
  private var closures: [Int] = []
  /// How many static members are around, where an enum's own cases need no dot.
  private var statics = 0

  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    patterns += 1
    return .visitChildren
  }

  override func visitPost(_ node: ExpressionPatternSyntax) { patterns -= 1 }

  /// What a closure inside of a pattern does is no pattern.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures.append(patterns)
    patterns = 0
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { patterns = closures.popLast() ?? 0 }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base.map(\.mayBeType) ?? true else { return .visitChildren }
    let name = node.declName.baseName.identifierText
    if patterns > 0 || node.isCompared { asked.insert(name) } else { made.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if statics > 0 { made.insert(node.baseName.identifierText) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isStatic { statics += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { if node.isStatic { statics -= 1 } }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isStatic { statics += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) { if node.isStatic { statics -= 1 } }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    conformances[node.extendedType.plainName.lastName, default: []].formUnion(node.inheritanceClause.typeNames)
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether a member of it may be a case: it is, or gives, a type.
  fileprivate var mayBeType: Bool {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      return name.baseName.tokenKind == .keyword(.Self) || name.baseName.identifierText.first?.isUppercase == true
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.identifierText.first?.isUppercase == true
    }
    if let special = self.as(GenericSpecializationExprSyntax.self) { return special.expression.mayBeType }
    return trimmedDescription.hasPrefix("type(of:")
  }
}

extension MemberAccessExprSyntax {
  /// Whether it stands beside `==` or `!=`, perhaps with a payload.
  fileprivate var isCompared: Bool {
    var node = Syntax(self)
    if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(self).id {
      node = Syntax(call)
    }
    guard let list = node.parent?.as(ExprListSyntax.self), list.parent?.is(SequenceExprSyntax.self) == true else {
      return false
    }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.position == node.position }) else { return false }
    return [index - 1, index + 1].contains { elements.indices.contains($0) && elements[$0].isEquality }
  }
}

extension ExprSyntax {
  fileprivate var isEquality: Bool {
    let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text
    return name == "==" || name == "!="
  }
}

extension InheritanceClauseSyntax? {
  /// The last names of what is inherited, each part of a composition by itself.
  var typeNames: [String] {
    (self?.inheritedTypes ?? []).flatMap { inherited in
      inherited.type.plainName.split(separator: "&").map { part in
        String(part.filter { !$0.isWhitespace }).lastName
      }
    }
  }
}
