import SwiftSyntax

/// `try count() + source.load()`, where `count` is followed: `try` and `await` are for what stands beside it as well.
extension Lowering {
  /// What leaves, or is waited for, behind a call or a property that is not followed.
  mutating func marked(_ expression: ExprSyntax, scope: Scope) -> [Statement] {
    guard let marks = expression.marks, marks.first.id != expression.id, inlined(expression, scope: scope) == nil,
      let followed = inlined(marks.first, scope: scope), isLeft(expression, by: marks, scope: scope)
    else { return [] }
    let isTried = marks.isTried && mayFail(expression, scope: scope)
    let throwing = isTried && isMeant(expression, by: marks, followed, .throwing, scope: scope)
    let failing: [Statement] =
      throwing
      ? [.mayFail(failure(Operands(expression).failure, of: [expression], scope: scope), offset: expression.offset)]
      : []
    let waits = marks.isWaited && isMeant(expression, by: marks, followed, .waiting, scope: scope)
    return waits && machine.isShared ? suspension(at: expression, failing: failing, scope: scope) : failing
  }

  /// Whether nothing is said of it before the followed function is called to which it is given.
  private func isLeft(_ expression: ExprSyntax, by marks: Marks, scope: Scope) -> Bool {
    guard expression.is(FunctionCallExprSyntax.self), let user = marks.first.as(FunctionCallExprSyntax.self),
      user.position <= expression.position, expression.endPosition <= user.endPosition
    else { return true }
    return isFollowedFirst(givenTo: user, scope: scope)
  }

  /// Whether the first call among the arguments is followed, so that what it does comes before what the others throw.
  func isFollowedFirst(givenTo user: FunctionCallExprSyntax, scope: Scope) -> Bool {
    let first = user.arguments.lazy.compactMap { TriedCallFinder.all(in: $0.expression).first }.first { _ in true }
    return first.map { inlined(ExprSyntax($0), scope: scope) != nil } ?? false
  }

  /// Whether `try` or `await` is for it, as far as declarations tell.
  private mutating func isMeant(
    _ expression: ExprSyntax,
    by marks: Marks,
    _ followed: InlinedCall,
    _ effect: MarkedEffect,
    scope: Scope
  ) -> Bool {
    let call = expression.as(FunctionCallExprSyntax.self)
    let said =
      call.map { isSaid(of: $0, effect.isIn) } ?? isSaid(ofReading: expression, effect, scope: scope)
    if let said { return said }
    if case .function(let function) = followed.callee, !effect.isIn(function.signature.effectSpecifiers) {
      if effect == .waiting, hops(marks.first, to: function) { return false }
      // Nobody writes it where it is for nothing.
      return call != nil || isOnlyOne(expression, of: marks, scope: scope)
    }
    guard call != nil else { return false }
    let name = Operands(marks.first).failure.text
    assume("'\(Operands(expression).failure.text)', which stands beside '\(name)', neither waits nor throws")
    return false
  }

  /// `try chunk()?.first`, where it is the followed call that throws.
  func isReadOfThrowing(_ expression: ExprSyntax, scope: Scope) -> Bool {
    var (base, isRead) = (expression, false)
    while let inner = base.as(MemberAccessExprSyntax.self)?.base ?? base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression
    {
      if base.is(MemberAccessExprSyntax.self), isSaid(ofReading: base, .throwing, scope: scope) == true { return false }
      (base, isRead) = (inner, true)
    }
    guard isRead, base.is(FunctionCallExprSyntax.self),
      case .function(let function)? = inlined(base, scope: scope)?.callee
    else { return false }
    return MarkedEffect.throwing.isIn(function.signature.effectSpecifiers)
  }

  /// Whether nothing else is called or read of which no declaration tells.
  private func isOnlyOne(_ expression: ExprSyntax, of marks: Marks, scope: Scope) -> Bool {
    let calls = marks.covered.flatMap { TriedCallFinder.all(in: $0) }.filter { $0.id != marks.first.id }
    let read = marks.covered.flatMap { ReadFinder.all(in: $0) }
    return calls.isEmpty
      && read.allSatisfy { $0.id == expression.id || isSaid(ofReading: $0, .throwing, scope: scope) == false }
  }

  /// The same of what is read; nil where no declaration tells.
  private func isSaid(ofReading expression: ExprSyntax, _ effect: MarkedEffect, scope: Scope) -> Bool? {
    let said = getters(of: expression, scope: scope).map(effect.isIn)
    return Set(said).count == 1 ? said[0] : nil
  }

  /// The accessors of all that may be meant; nil stands for one that is stored.
  private func getters(of expression: ExprSyntax, scope: Scope) -> [AccessorBlockSyntax?] {
    let declarations = machine.declarations
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      let own = scope[name] == nil ? declarations.types[scope.owner]?.properties[name] : nil
      return [own?.accessorBlock]
    }
    let base =
      expression.as(MemberAccessExprSyntax.self)?.base ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
    let written = base.flatMap { WrittenTypes(in: $0, of: scope.owner, declarations).type(of: $0) }
    var types = declarations.everywhere
    if case .named(let path)? = written, let known = declarations.types[path] { types = [known] }
    guard let member = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText else {
      return types.flatMap(\.members).compactMap { $0.as(SubscriptDeclSyntax.self).map(\.accessorBlock) }
    }
    return types.compactMap { $0.properties[member].map(\.accessorBlock) }
  }
}

/// What `try` and `await` are written for.
private enum MarkedEffect {
  case throwing
  case waiting

  func isIn(_ specifiers: FunctionEffectSpecifiersSyntax?) -> Bool {
    switch self {
    case .throwing: specifiers?.throwsClause != nil
    case .waiting: specifiers?.asyncSpecifier != nil
    }
  }

  /// Whether a getter has it.
  func isIn(_ block: AccessorBlockSyntax?) -> Bool {
    guard case .accessors(let accessors)? = block?.accessors else { return false }
    return accessors.contains { accessor in
      switch self {
      case .throwing: accessor.effectSpecifiers?.throwsClause != nil
      case .waiting: accessor.effectSpecifiers?.asyncSpecifier != nil
      }
    }
  }
}

/// The `try` and `await` that are for an expression and stand before another one.
struct Marks {
  /// What stands behind them: `count()` of `try await count() + load()`.
  var first: ExprSyntax
  /// All that they are for.
  var covered: [ExprSyntax]
  var isTried = false
  var isWaited = false

  /// - Parameter marked: the outermost of them.
  fileprivate init(_ marked: ExprSyntax) {
    (first, covered) = (marked, [marked])
    while true {
      if let attempt = first.as(TryExprSyntax.self) {
        isTried = attempt.questionOrExclamationMark == nil
        first = attempt.expression
      } else if let waiting = first.as(AwaitExprSyntax.self) {
        isWaited = true
        first = waiting.expression
      } else {
        break
      }
    }
    guard let list = marked.parent?.as(ExprListSyntax.self) else { return }
    covered = Array(list.drop { $0.id != marked.id })
  }
}

extension ExprSyntax {
  /// Whether its value is asked for, and it is no part of what is called or of what a member is asked of.
  var isRead: Bool {
    guard let parent else { return false }
    return !parent.is(MemberAccessExprSyntax.self) && !parent.is(OptionalChainingExprSyntax.self)
      && parent.as(FunctionCallExprSyntax.self)?.calledExpression.id != id
      && parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id != id
  }

  fileprivate var marks: Marks? {
    var node = Syntax(self)
    while let parent = node.parent, parent.isPartOfExpression {
      let list = parent.as(ExprListSyntax.self)
      if let mark = list?.prefix(while: { $0.position < node.position }).last(where: \.isMark) {
        return Marks(mark)
      }
      if let outer = parent.as(ExprSyntax.self), outer.isMark, parent.parent?.as(ExprSyntax.self)?.isMark != true {
        return Marks(outer)
      }
      node = parent
    }
    return nil
  }

  private var isMark: Bool { self.is(TryExprSyntax.self) || self.is(AwaitExprSyntax.self) }
}

extension Syntax {
  fileprivate var isPartOfExpression: Bool {
    switch kind {
    case .closureExpr, .codeBlockItem: false
    case .exprList, .labeledExpr, .labeledExprList, .arrayElement, .arrayElementList: true
    default: self.is(ExprSyntax.self)
    }
  }
}

/// Finds what an expression reads, but for that in closures and behind a `try` of its own.
private final class ReadFinder: SyntaxVisitor {
  private var found: [ExprSyntax] = []

  static func all(in expression: ExprSyntax) -> [ExprSyntax] {
    let finder = ReadFinder(viewMode: .sourceAccurate)
    finder.walk(expression)
    return finder.found
  }

  override func visitPost(_ node: MemberAccessExprSyntax) { add(ExprSyntax(node)) }
  override func visitPost(_ node: SubscriptCallExprSyntax) { add(ExprSyntax(node)) }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ expression: ExprSyntax) {
    if expression.isRead { found.append(expression) }
  }
}
