import SwiftSyntax

/// What functions that look up a table do besides: the table stands for them, and says nothing of that.
extension MachineDeclaration {
  /// - Parameter table: what the functions of this machine look up.
  func notes(beside table: MachineDeclaration) -> [Program.Note] {
    guard let name = table.member, let type = declarations.types[owner] else { return [] }
    var looking = LookUp(table: name, states: Set(states.cases.map(\.name)))
    guard case .property = storage else {
      return entries.compactMap { entry in
        entry.function.body.flatMap(looking.caseBeside)
          .map { note(on: "'\(entry.function.name.identifierText)' does more than to look up", name, at: $0) }
      }
    }
    looking.places = stateNames(in: owner)
    let functions = type.functions.compactMap { function in
      looking.doing(in: function)
        .map { note(on: "'\(function.name.identifierText)' does more than to look up", name, at: $0) }
    }
    let others = type.members.filter { !$0.is(FunctionDeclSyntax.self) && !$0.isProtocolOrType }.compactMap { member in
      AssignmentFinder.assignments(in: member).first { looking.isPlace($0.assignment.target) }
        .map { note(on: "something sets the state beside", name, at: $0.offset) }
    }
    return functions + others + assignersElsewhere
  }

  private func note(on what: String, _ table: String, at offset: Int) -> Program.Note {
    Program.Note(why: "\(what) '\(table)', which is not drawn", offset: offset)
  }
}

/// How a function asks a table.
private struct LookUp {
  var table: String
  /// The names of the states.
  var states: Set<String>
  /// What the state is called.
  var places: Set<String> = []
  /// The locals that are made of what the table has.
  var locals: Set<String> = []

  func isPlace(_ expression: ExprSyntax) -> Bool { places.contains(expression.nameBehindSelf) }

  /// Where a function sets the state otherwise than to what the table has, or only at times.
  func doing(in function: FunctionDeclSyntax) -> Int? {
    guard let body = function.body else { return nil }
    let assignments = AssignmentFinder.assignments(in: body).filter { isPlace($0.assignment.target) }
    var looking = self
    looking.locals = Set(LocalFinder.locals(in: body).filter { mentionsTable($0.value) }.map(\.name))
    let other = assignments.first { !looking.isLookedUp($0.assignment.value, in: function) }?.offset
    guard mentionsTable(body), !assignments.isEmpty else { return other }
    return [other, looking.conditionBeside(in: body), keyBeside(in: body)].compactMap(\.self).min()
  }

  /// Where a function that gives the next state names one: the table names the others.
  func caseBeside(in body: CodeBlockSyntax) -> Int? {
    let finder = CaseFinder(states)
    finder.walk(body)
    return finder.found
  }

  private func mentionsTable(_ syntax: some SyntaxProtocol) -> Bool {
    syntax.tokens(viewMode: .sourceAccurate).contains {
      $0.identifierText == table || locals.contains($0.identifierText)
    }
  }

  /// `table[state]?[event]`, the same with `?? state` behind it, or a name for that.
  private func isLookedUp(_ value: Operands, in function: FunctionDeclSyntax) -> Bool {
    let parts = value.split(by: "??")
    if let last = parts.dropFirst().last?.single, !isPlace(last) { return false }
    guard parts.count < 3, let found = parts.first else { return false }
    guard let name = found.single?.as(DeclReferenceExprSyntax.self) else {
      return found.elements.contains(where: mentionsTable) && Operands.ternary(found) == nil
    }
    if function.signature.parameterClause.parameters.contains(where: { $0.innerName == name.baseName.identifierText }) {
      return isAsked(before: Syntax(name))
    }
    return Syntax(name).valueBound(to: name.baseName.identifierText)
      .map { isLookedUp(Operands($0), in: function) } ?? false
  }

  /// Whether it comes to something only where a list of the table has it.
  private func isAsked(before syntax: Syntax) -> Bool {
    let around = sequence(first: syntax, next: \.parent)
    for (inner, parent) in zip(around, around.dropFirst()) {
      if let condition = parent.as(IfExprSyntax.self), condition.body.id == inner.id,
        mentionsTable(condition.conditions)
      {
        return true
      }
      if let items = parent.as(CodeBlockItemListSyntax.self),
        items.contains(where: { $0.position < inner.position && mentionsTable($0) && $0.mayLeave })
      {
        return true
      }
      if parent.is(FunctionDeclSyntax.self) { return false }
    }
    return false
  }

  /// A condition on which it depends whether the state is set, and that is not the table's.
  private func conditionBeside(in body: CodeBlockSyntax) -> Int? {
    let finder = ConditionFinder { syntax in
      AssignmentFinder.assignments(in: syntax).contains { isPlace($0.assignment.target) }
    }
    finder.walk(body)
    return finder.found.first { $0.is(WhileStmtSyntax.self) || !mentionsTable($0) }?.offset
  }

  /// Where a list is asked for something else than the state.
  private func keyBeside(in body: CodeBlockSyntax) -> Int? {
    let finder = KeyFinder(table)
    finder.walk(body)
    return finder.found.first { key in
      !key.tokens(viewMode: .sourceAccurate).contains { places.contains($0.identifierText) }
        && key.as(DeclReferenceExprSyntax.self).flatMap { Syntax(key).valueBound(to: $0.baseName.identifierText) }
          .map(isPlace) != true
    }?.offset
  }
}

/// The first case of some that is named outside of subscripts.
private final class CaseFinder: SyntaxVisitor {
  private(set) var found: Int?
  private let names: Set<String>

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isOfType = node.base.map { $0.trimmedDescription.first?.isUppercase == true } ?? true
    if found == nil, isOfType, names.contains(node.declName.baseName.identifierText) { found = node.offset }
    return .visitChildren
  }
}

/// The conditions that a body asks before it leaves, and those around what sets the state, but for those of closures.
private final class ConditionFinder: SyntaxVisitor {
  private(set) var found: [Syntax] = []
  private let setsState: (CodeBlockSyntax) -> Bool

  init(setsState: @escaping (CodeBlockSyntax) -> Bool) {
    self.setsState = setsState
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    if setsState(node.body) { found.append(Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    found += node.conditions.map { Syntax($0) }
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    if node.canLeave || setsState(node.body) { found += node.conditions.map { Syntax($0) } }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The locals that are given a value where they are declared.
private final class LocalFinder: BindingVisitor {
  private var found: [(name: String, value: ExprSyntax)] = []

  static func locals(in body: CodeBlockSyntax) -> [(name: String, value: ExprSyntax)] {
    let finder = LocalFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.found
  }

  override func note(_ pattern: PatternSyntax, _ value: ExprSyntax?) {
    if let value { found += pattern.boundNames.map { ($0, value) } }
  }
}

/// What a table is asked for: `state` of `table[state]?[event]`.
private final class KeyFinder: SyntaxVisitor {
  private(set) var found: [ExprSyntax] = []
  private let table: String

  init(_ table: String) {
    self.table = table
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
    if name?.baseName.identifierText == table, let key = node.arguments.first?.expression { found.append(key) }
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  /// Whether the function may end here, be it by a trap.
  fileprivate var mayLeave: Bool {
    canLeave || item.as(ExprSyntax.self)?.requirement != nil
  }
}
