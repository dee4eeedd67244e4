import SwiftSyntax

/// A hidden function that sets on the main queue what it is told: `DispatchQueue.main.async { self.state = new }`.
struct MainQueueSetter {
  var function: FunctionDeclSyntax
  var closure: ClosureExprSyntax
  /// The properties that the closure sets, itself or by what it calls.
  var names: Set<String>

  init?(_ function: FunctionDeclSyntax, of type: Declarations.TypeDeclaration, in declarations: Declarations) {
    guard function.access == .hidden, !function.isStatic, let body = function.body else { return nil }
    let closures = body.statements.flatMap(\.closuresOnMainQueue)
    guard closures.count == 1, let closure = closures.first, !closure.statements.holdsAwait else { return nil }
    let told = function.signature.parameterClause.parameters.filter { parameter in
      let path = declarations.enumeration(named: parameter.type.trimmedDescription, from: type.path)?.path
      let states = path.map { type.storedProperties(of: $0, in: declarations).map(\.name) } ?? []
      return closure.statements.contains { item in
        item.assignment.map { states.contains($0.target) && $0.value == parameter.innerName } ?? false
      }
    }
    guard told.count == 1 else { return nil }
    self.function = function
    self.closure = closure
    names = declarations.properties(setBy: closure, of: type)
  }

  /// Whether a piece of the function sets in place what the closure sets, to what it is told: `if Thread.isMainThread { state = new }`.
  func setsInPlace(_ syntax: Syntax) -> Bool {
    guard let expression = syntax.as(ExprSyntax.self), let assignment = expression.plainAssignment else { return false }
    return names.contains(assignment.target)
      && closure.statements.contains { $0.assignment.map { $0 == assignment } ?? false }
  }
}

extension Declarations {
  /// The closures of which what they set stands where the function around them is called, by their offsets: nobody asks for it
  /// behind such a call.
  func closuresTakenAtCalls() -> Set<Int> {
    var found: Set<Int> = []
    for type in types.values {
      let setters = type.functions.compactMap { MainQueueSetter($0, of: type, in: seen(from: $0)) }
      guard !setters.isEmpty else { continue }
      let ways = WaysBehindCalls(in: type, setters: setters)
      found.formUnion(setters.filter { !ways.ask($0) }.map(\.closure.offset))
    }
    return found
  }

  fileprivate func properties(setBy closure: ClosureExprSyntax, of type: TypeDeclaration) -> Set<String> {
    let survey = surveys.fresh(closure.statements)
    let called = survey.calls.filter(\.isOnSelf).flatMap { surveys.reachable(from: $0.name, in: type) }
    let names = ([survey] + called).reduce(Set<String>()) { $0.union($1.assigned) }.map(\.firstPart)
    let observed = names.compactMap { type.properties[$0]?.accessorBlock }.flatMap { surveys.fresh($0).assigned }
    return Set(names + observed.map(\.firstPart)).filter { type.properties[$0] != nil }
  }
}

extension CodeBlockItemSyntax {
  /// The closures that it gives to the main queue, itself or in the blocks of an `if` or a `guard`.
  fileprivate var closuresOnMainQueue: [ClosureExprSyntax] {
    if let check = item.as(GuardStmtSyntax.self) { return check.body.statements.flatMap(\.closuresOnMainQueue) }
    guard let expression else { return [] }
    if let choice = expression.as(IfExprSyntax.self) { return choice.closuresOnMainQueue }
    return expression.as(FunctionCallExprSyntax.self)?.closureOnMainQueue.map { [$0] } ?? []
  }

  fileprivate var assignment: PlainAssignment? { expression?.plainAssignment }
}

extension IfExprSyntax {
  fileprivate var closuresOnMainQueue: [ClosureExprSyntax] {
    let first = body.statements.flatMap(\.closuresOnMainQueue)
    switch elseBody {
    case .codeBlock(let block): return first + block.statements.flatMap(\.closuresOnMainQueue)
    case .ifExpr(let next): return first + next.closuresOnMainQueue
    case nil: return first
    }
  }
}

extension FunctionCallExprSyntax {
  /// Dispatch, Foundation and concurrency.
  fileprivate var closureOnMainQueue: ClosureExprSyntax? {
    guard let closure = onlyClosure else { return nil }
    switch calledExpression.trimmedDescription {
    case "DispatchQueue.main.async", "OperationQueue.main.addOperation", "RunLoop.main.perform": return closure
    case "Task":
      let attributes = closure.signature?.attributes.map(\.trimmedDescription) ?? []
      if attributes.contains("@MainActor") { return closure }
    default: break
    }
    return nil
  }
}

/// `self.state = new`.
private struct PlainAssignment: Equatable {
  var target: String
  var value: String
}

extension ExprSyntax {
  fileprivate var plainAssignment: PlainAssignment? {
    guard let assignment = Assignment(self), let value = assignment.value.single?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    return PlainAssignment(target: assignment.target.nameBehindSelf, value: value.baseName.identifierText)
  }
}

extension SyntaxProtocol {
  fileprivate var holdsAwait: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) } }
}

extension String {
  /// `model` of `model.state`.
  fileprivate var firstPart: String { String(prefix { !".?!".contains($0) }) }
}
