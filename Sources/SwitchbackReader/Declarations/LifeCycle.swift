import SwiftSyntax

extension CodeBlockSyntax {
  /// Whether a place is given a value, something is waited for, and the place is given another one: behind an `await`, or in a
  /// closure that is left behind.
  func waitsBetweenValues(of names: Set<String>) -> Bool {
    let finder = LifeCycleFinder(names)
    finder.walk(self)
    finder.end()
    return finder.isLifeCycle
  }
}

/// What is assigned to some places, and whether there is something to wait for in between.
private final class LifeCycleFinder: SyntaxVisitor {
  private let names: Set<String>
  /// What was assigned before the last `await`, and behind it.
  private var (before, since): (Set<String>, Set<String>) = ([], [])
  private var deferred: [CodeBlockSyntax] = []
  private var leftBehind: [ClosureExprSyntax] = []
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

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.timing.isAtOnce { return .visitChildren }
    leftBehind.append(node)
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

  /// What is deferred comes last, and what is left behind after that; of several closures nobody knows which is the first.
  func end() {
    while let body = deferred.popLast() { walk(body) }
    for closure in leftBehind {
      let finder = LifeCycleFinder(names)
      finder.before = before.union(since)
      finder.walk(closure.statements)
      finder.end()
      if finder.isLifeCycle { isLifeCycle = true }
    }
  }
}
