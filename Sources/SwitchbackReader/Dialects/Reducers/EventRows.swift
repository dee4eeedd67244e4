import SwiftSyntax

/// Rows for the cases of an event of which some put cases to a property and others leave it as it is.
///
/// What was there stays, so that the property is a state, though nobody asks for it. Where every row sets it, it says the
/// same as the event in other words.
enum EventRows {
  /// - Parameter event: the name of what is switched over.
  static func move(_ body: some SyntaxProtocol, by event: String, of whole: StructState) -> Bool {
    let finder = SwitchFinder(event)
    finder.walk(body)
    let regions = whole.regions.filter { $0.value.path != nil }.map(\.name)
    return finder.found.contains { rows in regions.contains { move(rows, region: $0, of: whole) } }
  }

  private static func move(_ rows: [SwitchCaseSyntax], region: String, of whole: StructState) -> Bool {
    let assigned = rows.map { row in
      AssignmentFinder.assignments(in: row.statements).map(\.assignment).filter { $0.target.lastName == region }
    }
    let cases = assigned.joined().filter(\.value.isCase).compactMap {
      $0.value.single?.caseMember?.declName.baseName.text
    }
    return Set(cases).count > 1 && zip(rows, assigned).contains { $1.isEmpty && !$0.makes(whole.path.lastName) }
  }
}

extension SwitchCaseSyntax {
  /// Whether another value of a type takes the place of all that was there.
  fileprivate func makes(_ type: String) -> Bool {
    statements.tokens(viewMode: .sourceAccurate).contains { [type, "Self"].contains($0.text) }
  }
}

private final class SwitchFinder: SyntaxVisitor {
  private(set) var found: [[SwitchCaseSyntax]] = []
  private let subject: String

  init(_ subject: String) {
    self.subject = subject
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if node.subject.trimmedDescription == subject {
      found.append(node.cases.compactMap { $0.as(SwitchCaseSyntax.self) })
    }
    return .visitChildren
  }
}
