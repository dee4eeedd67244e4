import SwiftSyntax

/// The cases that a closure is written with.
extension ClosureExprSyntax {
  /// The cases with which each of the names is matched.
  func columns(of names: [String]) -> [Set<String>] {
    var columns: [Set<String>] = names.map { _ in [] }
    for token in statements.tokens(viewMode: .sourceAccurate) where token.tokenKind == .keyword(.switch) {
      guard let choice = token.parent?.as(SwitchExprSyntax.self) else { continue }
      let subjects = Arrangement(choice.subject)
      for case .switchCase(let item) in choice.cases {
        guard case .case(let label) = item.label else { continue }
        for pattern in label.caseItems {
          for (column, subject) in zip(PatternNode(pattern.pattern).columns(like: subjects), subjects.leaves) {
            guard case .member(let member) = column.content,
              let index = names.firstIndex(of: subject.trimmedDescription)
            else { continue }
            columns[index].insert(member.name)
          }
        }
      }
    }
    return columns
  }

  /// The cases that it gives behind a dot.
  var results: Set<String> {
    resultFinder.names
  }

  /// The cases in each place of the tuple that it gives; empty where it gives something else.
  var resultTuple: [Set<String>] {
    let finder = resultFinder
    return finder.names.isEmpty && finder.tuples.count == 1 ? finder.tuples.values.first ?? [] : []
  }

  private var resultFinder: ResultFinder {
    let finder = ResultFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder
  }
}

extension ClosureExprSyntax {
  /// Whether it switches over several of its parameters, and gives cases.
  var choosesCases: Bool {
    let names = parameterNames.isEmpty ? ["$0", "$1"] : parameterNames
    return columns(of: names).count { !$0.isEmpty } > 1 && !results.isEmpty
  }
}

/// What stands alone in a row, or behind `return`, as a case.
final class ResultFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []
  /// Those among the names whose payload is a case itself.
  private(set) var holdingCases: Set<String> = []
  /// The cases in each place of the tuples that are given instead, by how long these are.
  private(set) var tuples: [Int: [Set<String>]] = [:]

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    if node.count == 1, let only = node.first?.expression { note(Operands(only)) }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { note(Operands(value)) }
    return .visitChildren
  }

  private func note(_ term: Operands) {
    if let ternary = Operands.ternary(term) {
      note(Operands(ternary.first))
      return note(ternary.second)
    }
    if let tuple = term.single?.as(TupleExprSyntax.self), tuple.elements.count > 1 { return note(tuple) }
    let callee = term.single?.as(FunctionCallExprSyntax.self)?.calledExpression ?? term.single
    guard let member = callee?.as(MemberAccessExprSyntax.self),
      member.base.map({ $0.trimmedDescription.first?.isUppercase == true }) ?? true
    else { return }
    let name = member.declName.baseName.identifierText
    names.insert(name)
    let payload = term.single?.as(FunctionCallExprSyntax.self)?.arguments ?? []
    if payload.count == 1, payload.first.map({ Operands($0.expression).isCase }) == true { holdingCases.insert(name) }
  }

  private func note(_ tuple: TupleExprSyntax) {
    let cases = tuple.elements.map { element in
      let finder = ResultFinder(viewMode: .sourceAccurate)
      finder.note(Operands(element.expression))
      return finder.names
    }
    let known = tuples[cases.count] ?? cases.map { _ in [] }
    tuples[cases.count] = zip(known, cases).map { $0.union($1) }
  }
}
