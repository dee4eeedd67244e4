import SwiftSyntax

/// A hidden function, or the setter of a property, that sets on a queue what it is told: `DispatchQueue.main.async { self.state = new }`.
struct MainQueueSetter {
  /// What its calls go by: `show`, or `state=` where a property is set.
  var name: String
  var declaration: Syntax
  var closure: ClosureExprSyntax
  /// What is run on the main queue: the closure, or what it waits for the main actor to run.
  private let content: CodeBlockItemListSyntax
  /// Whether what is told first is set first; tasks that only wait for the main actor may overtake one another.
  let keepsOrder: Bool
  /// The properties that the closure sets, itself or by what it calls.
  var names: Set<String>

  init?(_ function: FunctionDeclSyntax, of type: Declarations.TypeDeclaration, in declarations: Declarations) {
    guard function.access == .hidden, !function.isStatic, let body = function.body else { return nil }
    let closures = body.statements.flatMap { $0.closures(\.closureOnMainQueue) }
    guard closures.count == 1, let closure = closures.first, let run = closure.runWithoutWaiting else { return nil }
    let told = function.signature.parameterClause.parameters.filter { parameter in
      let state = declarations.enumeration(named: parameter.type.trimmedDescription, from: type.path)
      return run.sets(state, to: parameter.innerName, of: type, in: declarations)
    }
    guard told.count == 1 else { return nil }
    name = function.name.identifierText
    declaration = Syntax(function)
    self.closure = closure
    content = run.statements
    keepsOrder = run == closure
    names = declarations.properties(setBy: closure, of: type)
  }

  /// The setter of a computed property: `set { DispatchQueue.main.async { self._state = newValue } }`.
  init?(_ property: PatternBindingSyntax, of type: Declarations.TypeDeclaration, in declarations: Declarations) {
    let name = property.pattern.trimmedDescription
    guard let setter = property.setter, let written = property.typeAnnotation?.type.trimmedDescription,
      let state = declarations.enumeration(named: written, from: type.path),
      !state.functions.contains(where: \.isMutating)
    else { return nil }
    let onMain = type.hides(settingOf: name) ? setter.statements.flatMap { $0.closures(\.closureOnMainQueue) } : []
    let closures = onMain.isEmpty ? setter.statements.flatMap { $0.closures(\.closureOnQueue) } : onMain
    guard closures.count == 1, let closure = closures.first, let run = closure.runWithoutWaiting,
      run.sets(state, to: setter.parameter, of: type, in: declarations)
    else { return nil }
    self.name = name.asTarget
    declaration = Syntax(property)
    self.closure = closure
    content = run.statements
    keepsOrder = run == closure
    names = declarations.properties(setBy: closure, of: type)
    guard onMain.isEmpty else { return }
    guard KeptByQueue(closure, of: property, in: type).keeps(names) else { return nil }
    names = []
  }

  /// Whether a piece of the function sets in place what the closure sets, to what it is told: `if Thread.isMainThread { state = new }`.
  func setsInPlace(_ syntax: Syntax) -> Bool {
    guard let expression = syntax.as(ExprSyntax.self), let assignment = expression.plainAssignment else { return false }
    return names.contains(assignment.target)
      && content.contains { $0.assignment.map { $0 == assignment } ?? false }
  }
}

extension Declarations {
  /// The closures of which what they set stands where the function around them is called, by their offsets: nobody asks for it
  /// behind such a call.
  func closuresTakenAtCalls() -> Set<Int> {
    var found: Set<Int> = []
    for type in types.values {
      let setters = mainQueueSetters(of: type)
      guard !setters.isEmpty else { continue }
      let ways = WaysBehindCalls(in: type, setters: setters)
      found.formUnion(setters.filter { !ways.ask($0) }.map(\.closure.offset))
    }
    return found
  }

  func mainQueueSetters(of type: TypeDeclaration) -> [MainQueueSetter] {
    type.functions.compactMap { MainQueueSetter($0, of: type, in: seen(from: $0)) }
      + type.ownBindings.compactMap {
        MainQueueSetter($0, of: type, in: seen(from: $0))
      }
  }

  func properties(setBy closure: ClosureExprSyntax, of type: TypeDeclaration) -> Set<String> {
    let survey = surveys.fresh(closure.statements)
    let called = survey.calls.filter(\.isOnSelf).flatMap { surveys.reachable(from: $0.name, in: type) }
    let names = ([survey] + called).reduce(Set<String>()) { $0.union($1.assigned) }.map(\.firstPart)
    let observed = names.compactMap { type.properties[$0]?.accessorBlock }.flatMap { surveys.fresh($0).assigned }
    return Set(names + observed.map(\.firstPart)).filter { type.properties[$0] != nil }
  }
}

extension ClosureExprSyntax {
  /// What it waits for last, and waits for nothing else: `await MainActor.run { self.state = new }`.
  fileprivate var runByMainActor: ClosureExprSyntax? {
    guard let waiting = statements.last?.expression?.as(AwaitExprSyntax.self),
      let call = waiting.expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "MainActor.run", let closure = call.onlyClosure,
      statements.tokens(viewMode: .sourceAccurate).count(where: { $0.tokenKind == .keyword(.await) }) == 1
    else { return nil }
    return closure
  }

  /// The closure in which it does all that it does on the main queue, if that waits for nothing.
  fileprivate var runWithoutWaiting: ClosureExprSyntax? {
    runByMainActor ?? (statements.holdsAwait ? nil : self)
  }

  /// Whether one of its statements sets a stored property of the type of a state to what goes by a name.
  fileprivate func sets(
    _ state: Declarations.TypeDeclaration?,
    to name: String,
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> Bool {
    let states = state.map { type.storedProperties(of: $0.path, in: declarations).map(\.name) } ?? []
    return statements.contains { item in
      item.assignment.map { states.contains($0.target) && $0.value == name } ?? false
    }
  }
}

extension CodeBlockItemSyntax {
  /// The closures that it gives to some queue, itself or in the blocks of an `if` or a `guard`.
  fileprivate func closures(_ given: (FunctionCallExprSyntax) -> ClosureExprSyntax?) -> [ClosureExprSyntax] {
    if let check = item.as(GuardStmtSyntax.self) { return check.body.statements.flatMap { $0.closures(given) } }
    guard let expression else { return [] }
    if let choice = expression.as(IfExprSyntax.self) { return choice.closures(given) }
    return expression.as(FunctionCallExprSyntax.self).flatMap(given).map { [$0] } ?? []
  }

  fileprivate var assignment: PlainAssignment? { expression?.plainAssignment }
}

extension IfExprSyntax {
  fileprivate func closures(_ given: (FunctionCallExprSyntax) -> ClosureExprSyntax?) -> [ClosureExprSyntax] {
    let first = body.statements.flatMap { $0.closures(given) }
    switch elseBody {
    case .codeBlock(let block): return first + block.statements.flatMap { $0.closures(given) }
    case .ifExpr(let next): return first + next.closures(given)
    case nil: return first
    }
  }
}

extension FunctionCallExprSyntax {
  /// Of `queue.async(flags: .barrier) { … }`.
  fileprivate var closureOnQueue: ClosureExprSyntax? { calledName == "async" ? closureAtEnd : nil }

  /// Dispatch, Foundation and concurrency.
  var closureOnMainQueue: ClosureExprSyntax? {
    guard let closure = onlyClosure else { return nil }
    switch calledExpression.trimmedDescription {
    case "DispatchQueue.main.async", "OperationQueue.main.addOperation", "RunLoop.main.perform": return closure
    case "Task":
      let attributes = closure.signature?.attributes.map(\.trimmedDescription) ?? []
      if attributes.contains("@MainActor") || closure.runByMainActor != nil { return closure }
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
  /// What the calls of the setter of a property of this name go by.
  var asTarget: String { "\(self)=" }

  /// `model` of `model.state`.
  fileprivate var firstPart: String { String(prefix { !".?!".contains($0) }) }
}
