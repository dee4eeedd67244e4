import SwiftSyntax

extension MachineDeclaration {
  /// A state in which a function leaves one lock, and which it overwrites in another one.
  struct BetweenLocks {
    var state: String
    var function: FunctionDeclSyntax
    var offset: Int

    var note: Program.Note {
      let name = function.name.identifierText
      let seen = "'\(name)' leaves the lock in '\(state)' and goes on in another one"
      return Program.Note(why: "\(seen); what others do meanwhile is not drawn", offset: offset)
    }
  }

  /// Those that others can see.
  var statesBetweenLocks: [BetweenLocks] {
    guard case .property(let name) = storage, isShared else { return [] }
    return (declarations.types[owner]?.functions ?? []).flatMap { function -> [BetweenLocks] in
      guard let body = function.body else { return [] }
      let locks = LockFinder.locks(in: body, state: box?.stateName ?? name, boxes: declarations.surveys.facts.boxes)
      return locks.dropLast().enumerated().flatMap { index, lock in
        locks[(index + 1)...].contains { !$0.isEmpty }
          ? lock.map { BetweenLocks(state: $0.state, function: function, offset: $0.offset) } : []
      }
    }
  }
}

/// Finds what a body puts into the state in each of the locks that it takes.
private final class LockFinder: SyntaxVisitor {
  private var locks: [[(state: String, offset: Int)]] = []
  private let state: String
  private var lent: LentNames
  private var depth = 0

  private init(state: String, boxes: [String: String]) {
    self.state = state
    lent = LentNames(boxes: boxes)
    super.init(viewMode: .sourceAccurate)
  }

  static func locks(in body: CodeBlockSyntax, state: String, boxes: [String: String]) -> [[(
    state: String, offset: Int
  )]] {
    let finder = LockFinder(state: state, boxes: boxes)
    finder.walk(body)
    return finder.locks
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }

  private func visit(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    if depth > 0, let assignment = Assignment(expression), lent.name(of: assignment.target) == state,
      let put = assignment.value.single?.caseMember
    {
      locks[locks.count - 1].append((put.declName.baseName.identifierText, expression.offset))
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if isLock(node) {
      if depth == 0 { locks.append([]) }
      depth += 1
    }
    lent.enter(node)
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    lent.leave()
    if isLock(node) { depth -= 1 }
  }

  private func isLock(_ closure: ClosureExprSyntax) -> Bool {
    guard let name = closure.call?.calledName, name.hasPrefix("with") else { return false }
    return name.hasPrefix("withLock") || closure.lender(among: lent.boxes) != nil
  }
}
