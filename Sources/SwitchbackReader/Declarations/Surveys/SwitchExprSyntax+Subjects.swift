import SwiftSyntax

extension SwitchExprSyntax {
  /// The subjects of which a row names a case, once for each of these.
  var matchedSubjects: [ExprSyntax] {
    let subjects = Arrangement(subject)
    let items = cases.flatMap { row -> [SwitchCaseItemSyntax] in
      guard case .switchCase(let item) = row, case .case(let label) = item.label else { return [] }
      return Array(label.caseItems)
    }
    return items.flatMap { item in
      zip(PatternNode(item.pattern).columns(like: subjects), subjects.leaves).compactMap { column, subject in
        if case .member = column.content { subject } else { nil }
      }
    }
  }
}

extension ExprSyntax {
  /// Whether it is a name, or a member of something.
  var isPlace: Bool { self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self) }
}
