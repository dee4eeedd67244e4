import SwiftSyntax

/// Finds the cases of a name that switches and conditions have rows for.
final class CaseNameFinder: SyntaxVisitor {
  private(set) var names: [String] = []
  /// Whether what no row names performs a step as well.
  private(set) var hasRest = false
  private let parameter: String
  private let machine: MachineDeclaration

  init(parameter: String, machine: MachineDeclaration) {
    (self.parameter, self.machine) = (parameter, machine)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    guard Arrangement(node.subject).leaves.map(\.trimmedDescription) == [parameter] else { return .visitChildren }
    for case .switchCase(let item) in node.cases {
      guard case .case(let label) = item.label else {
        if machine.performsStep(item.statements) { hasRest = true }
        continue
      }
      for pattern in label.caseItems { note(PatternNode(pattern.pattern)) }
    }
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer.value.trimmedDescription == parameter { note(PatternNode(node.pattern)) }
    return .visitChildren
  }

  private func note(_ pattern: PatternNode) {
    guard case .member(let member) = pattern.content else {
      hasRest = true
      return
    }
    if !names.contains(member.name) { names.append(member.name) }
  }
}
