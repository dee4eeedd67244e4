import SwiftSyntax

/// What a `==` that an enum declares says of each two of its cases, where its rows tell that.
struct OwnEquality {
  enum Answer { case always, never, sometimes }

  private let answers: [String: [String: Answer]]

  /// - Parameter names: those of the cases.
  init?(_ function: FunctionDeclSyntax, among names: [String]) {
    let parameters = function.signature.parameterClause.parameters.map(\.innerName)
    guard parameters.count == 2, let body = function.body?.statements, body.count == 1,
      let choice = body.first?.result?.as(SwitchExprSyntax.self),
      let subjects = choice.subject.as(TupleExprSyntax.self)?.elements.map(\.expression.trimmedDescription),
      subjects == parameters
    else { return nil }
    let rows = choice.cases.map { $0.as(SwitchCaseSyntax.self).flatMap { Row($0) } }
    guard !rows.contains(where: { $0 == nil }) else { return nil }
    var found: [String: [String: Answer]] = [:]
    for first in names {
      for second in names { found[first, default: [:]][second] = rows.compactMap(\.self).answer(to: first, second) }
    }
    // What is asked the other way round is not told apart where it is asked.
    guard names.allSatisfy({ first in names.allSatisfy { found[first]?[$0] == found[$0]?[first] } }) else { return nil }
    answers = found
  }

  func answer(_ first: String, _ second: String) -> Answer { answers[first]?[second] ?? .sometimes }

  /// Whether what is equal is of one case, and of a case without a payload always.
  func isPlain(_ enumeration: EnumDeclSyntax) -> Bool {
    let cases = enumeration.caseDeclarations.flatMap(\.elements)
    return cases.allSatisfy { first in
      cases.allSatisfy { second in
        let answer = answer(first.name.identifierText, second.name.identifierText)
        guard first.name.identifierText == second.name.identifierText else { return answer == .never }
        return answer == (first.parameterClause == nil ? .always : .sometimes)
      }
    }
  }

  /// A row of the `switch` over both values.
  fileprivate struct Row {
    var patterns: [(first: PatternNode, second: PatternNode)?]
    var isRestricted: Bool
    var answer: Answer

    init?(_ item: SwitchCaseSyntax) {
      guard item.statements.count == 1, let result = item.statements.first?.result else { return nil }
      answer =
        switch result.trimmedDescription {
        case "true": .always
        case "false": .never
        default: .sometimes
        }
      guard case .case(let label) = item.label else {
        (patterns, isRestricted) = ([nil], false)
        return
      }
      isRestricted = label.caseItems.contains { $0.whereClause != nil }
      patterns = []
      for item in label.caseItems {
        switch PatternNode(item.pattern).content {
        case .wildcard, .binding: patterns.append(nil)
        case .tuple(let pair) where pair.count == 2: patterns.append((pair[0], pair[1]))
        default: return nil
        }
      }
    }

    func matches(_ first: String, _ second: String) -> Answer {
      let found = patterns.map { pair -> Answer in
        guard let pair else { return .always }
        let both = [pair.first.matches(first), pair.second.matches(second)]
        return both.contains(.never) ? .never : both.contains(.sometimes) ? .sometimes : .always
      }
      if found.allSatisfy({ $0 == .never }) { return .never }
      return found.contains(.always) && !isRestricted ? .always : .sometimes
    }
  }
}

extension [OwnEquality.Row] {
  fileprivate func answer(to first: String, _ second: String) -> OwnEquality.Answer {
    var possible: Set<OwnEquality.Answer> = []
    for row in self {
      let match = row.matches(first, second)
      if match != .never { possible.insert(row.answer) }
      if match == .always { break }
    }
    return possible.count == 1 ? possible.first ?? .sometimes : .sometimes
  }
}

extension PatternNode {
  fileprivate func matches(_ name: String) -> OwnEquality.Answer {
    switch content {
    case .wildcard, .binding: .always
    case .member(let member): member.name != name ? .never : member.refutablePayload == nil ? .always : .sometimes
    default: .sometimes
    }
  }
}

extension CodeBlockItemSyntax {
  /// The value, with `return` before it or not.
  fileprivate var result: ExprSyntax? {
    switch item {
    case .expr(let expression): expression
    case .stmt(let statement):
      statement.as(ReturnStmtSyntax.self)?.expression ?? statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    }
  }
}
