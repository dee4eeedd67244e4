import SwiftSyntax

extension EnumShape {
  /// The shape with payloads that are states taken apart, though their enums are declared beside it: `.ended(.byUser)`.
  ///
  /// The only payload of a case is such a state if it has no label, is an enum that is no error, and the functions name its case
  /// wherever they make the state, and ask for its case somewhere.
  func withTellingPayloads(usedBy functions: [FunctionDeclSyntax], in declarations: Declarations) -> EnumShape {
    var shape = self
    for index in cases.indices where cases[index].nested == nil && cases[index].payload.count == 1 {
      guard let found = declarations.enumeration(named: cases[index].payload[0], from: path), found.path != path,
        let enumeration = found.enumeration, enumeration.caseDeclarations.flatMap(\.elements).count > 1,
        enumeration.conditionalCases.isEmpty, !found.conformances.contains(where: { $0.hasSuffix("Error") })
      else { continue }
      let inner = EnumShape(events: enumeration, path: found.path)
      let finder = PayloadFinder(name: cases[index].name, payload: inner)
      for function in functions {
        finder.enter(function, in: declarations, of: path)
        function.body.map { finder.walk($0) }
      }
      if finder.isState { shape.cases[index].nested = inner }
    }
    return shape
  }
}

/// Whether a payload is told apart by its cases, and made case by case.
private final class PayloadFinder: SyntaxVisitor {
  private let name: String
  private let payload: EnumShape
  private var isMatched = false
  private var isMade = false
  private var isMadeOtherwise = false
  /// What holds such a payload in the function at hand.
  private var places: Set<String> = []

  init(name: String, payload: EnumShape) {
    (self.name, self.payload) = (name, payload)
    super.init(viewMode: .sourceAccurate)
  }

  var isState: Bool { isMatched && isMade && !isMadeOtherwise }

  func enter(_ function: FunctionDeclSyntax, in declarations: Declarations, of owner: String) {
    let parameters = function.signature.parameterClause.parameters.filter {
      ValueType($0.type, in: declarations, from: owner)?.path == payload.path
    }
    places = Set(parameters.map(\.innerName))
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.count == 1,
      member.declName.baseName.identifierText == name, let argument = node.arguments.first?.expression
    else { return .visitChildren }
    let isCase = argument.isCase(of: payload)
    if node.isPattern {
      if isCase { isMatched = true }
      places.formUnion(argument.boundNames)
    } else if isCase {
      isMade = true
    } else {
      isMadeOtherwise = true
    }
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, over: node.initializer.value)
    return .visitChildren
  }

  override func visitPost(_ node: SwitchExprSyntax) {
    for case .switchCase(let item) in node.cases {
      guard case .case(let label) = item.label else { continue }
      for pattern in label.caseItems { note(pattern.pattern, over: node.subject) }
    }
  }

  private func note(_ pattern: PatternSyntax, over subject: ExprSyntax) {
    guard let name = subject.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, places.contains(name),
      case .member(let member) = PatternNode(pattern).content, payload.hasCase(member.name)
    else { return }
    isMatched = true
  }
}

extension ExprSyntax {
  /// Whether it is a case of an enum, with what that carries.
  fileprivate func isCase(of shape: EnumShape) -> Bool {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    return callee.as(MemberAccessExprSyntax.self).map { shape.hasCase($0.declName.baseName.identifierText) } ?? false
  }
}
