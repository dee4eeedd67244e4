import SwiftSyntax

extension CodeBlockSyntax {
  /// Whether a place is given a value, something is waited for, and the place is given another one.
  func waitsBetweenValues(of names: Set<String>) -> Bool {
    let finder = LifeCycleFinder(names)
    finder.walk(self)
    finder.end()
    return finder.isLifeCycle
  }
}

/// What is assigned to some places, and whether there is an `await` in between.
private final class LifeCycleFinder: SyntaxVisitor {
  private let names: Set<String>
  /// What was assigned before the last `await`, and behind it.
  private var (before, since): (Set<String>, Set<String>) = ([], [])
  private var deferred: [CodeBlockSyntax] = []
  private(set) var isLifeCycle = false

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  private func wait() -> SyntaxVisitorContinueKind {
    before.formUnion(since)
    since = []
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { wait() }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    node.awaitKeyword == nil ? .visitChildren : wait()
  }

  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
    deferred.append(node.body)
    return .skipChildren
  }

  /// What an assignment waits for itself comes before it.
  override func visitPost(_ node: SequenceExprSyntax) {
    guard let assignment = Assignment(Operands(node.elements)), names.contains(assignment.target.nameBehindSelf) else {
      return
    }
    let value = assignment.value.text
    if before.contains(where: { $0 != value }) { isLifeCycle = true }
    since.insert(value)
  }

  /// What is deferred comes last.
  func end() {
    while let body = deferred.popLast() { walk(body) }
  }
}
