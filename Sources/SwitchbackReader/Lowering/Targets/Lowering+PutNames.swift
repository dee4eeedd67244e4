import SwiftSyntax

/// Locals of which nothing tells the type but that they are put where the state lives: `let next = pick(); state = next`.
extension Lowering {
  /// The type of such a local.
  mutating func typeOfPut(_ name: String, declaredBy binding: some SyntaxProtocol, scope: Scope) -> ValueType? {
    guard !machine.hasOptionalState, machine.region?.isBool != true, let around = Syntax(binding).whereKnown else {
      return nil
    }
    let copies = putCopies[around.id] ?? PutCopies(in: around)
    putCopies[around.id] = copies
    return copies.lead(from: name) { place(Operands($0), scope: scope) == .state } ? machine.placeType : nil
  }

  /// `let (answer, next) = step()`: what is put where the state lives goes by the call.
  mutating func putting(
    _ binding: PatternBindingSyntax,
    partsOf value: Operands,
    scope: inout Scope
  ) -> [Statement] {
    guard value.single?.is(TupleExprSyntax.self) == false else { return [] }
    var statements: [Statement] = []
    for name in binding.pattern.boundNames {
      guard let type = typeOfPut(name, declaredBy: binding, scope: scope) else { continue }
      let slot = slot(of: type)
      scope.bind(name, to: .slot(slot))
      statements.append(.assign(slot, .unknown(why: "target is computed by '\(value.text)'"), value.site))
    }
    return statements
  }
}

extension Syntax {
  /// The block, or the statement, in which the name is known that is bound here.
  fileprivate var whereKnown: Syntax? {
    sequence(first: self, next: \.parent).first {
      $0.is(CodeBlockItemListSyntax.self) || $0.is(IfExprSyntax.self) || $0.is(WhileStmtSyntax.self)
    }
  }
}

/// The names that a block copies as they are, and where they go.
struct PutCopies {
  private var copies: [String: [ExprSyntax]] = [:]

  init(in body: Syntax) {
    let finder = CopyFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    copies = finder.copies
    // Which of several that bear one name is meant is not asked.
    for (name, count) in finder.declared where count > 1 { copies[name] = nil }
  }

  /// Whether a local comes to a place, itself or through others.
  func lead(from name: String, to isWanted: (ExprSyntax) -> Bool) -> Bool {
    var (pending, seen) = ([name], Set([name]))
    while let next = pending.popLast() {
      for target in copies[next] ?? [] {
        if isWanted(target) { return true }
        guard let other = target.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { continue }
        if seen.insert(other).inserted { pending.append(other) }
      }
    }
    return false
  }
}

private final class CopyFinder: SyntaxVisitor {
  private(set) var copies: [String: [ExprSyntax]] = [:]
  private(set) var declared: [String: Int] = [:]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(ExprSyntax(node)) }

  private func visit(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(expression) { note(assignment.value.single, in: assignment.target) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      note(node.initializer?.value, in: ExprSyntax(DeclReferenceExprSyntax(baseName: name)))
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declared[node.identifier.identifierText, default: 0] += 1
    return .skipChildren
  }

  private func note(_ value: ExprSyntax?, in target: ExprSyntax) {
    guard let name = value?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return }
    copies[name, default: []].append(target)
  }
}
