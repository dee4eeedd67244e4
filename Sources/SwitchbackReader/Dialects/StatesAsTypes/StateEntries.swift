import SwiftSyntax

/// Where others than the states say which is entered: `machine.enter(Running.self)`.
struct StateEntries {
  /// The names of the states that are mentioned as types, but for questions whether one may be entered.
  private(set) var names: Set<String> = []
  /// Those that are not followed.
  private(set) var unfollowed: Set<String> = []
  /// The call that makes the state that is entered where the machine is made.
  private(set) var start: FunctionCallExprSyntax?
  private(set) var notes: [Program.Note] = []
  /// Those about what holds the machine.
  private(set) var notesOfHolders: [Program.Note] = []

  /// Those in calls of which the holders tell that they are followed are drawn as such.
  init(into states: StateTypes, madeBy making: StateMachineMaking?, in declarations: Declarations) {
    let own = Set(states.types.map(\.path))
    let holders = Set(states.holders.map(\.type.path))
    let mentions = declarations.membersOfAll.filter { !own.contains($0.path) }.flatMap { member in
      MentionFinder.mentions(of: Set(states.names), in: member.member, ofHolder: holders.contains(member.path))
    }
    let starts = making.map { making in mentions.filter { $0.isStart(of: making) } } ?? []
    if let first = starts.first, Set(starts.map(\.name)).count == 1 {
      start = making?.calls.first { $0.key.lastName == first.name }?.value
    }
    let followed = Set(states.holders.flatMap(\.followed).map(\.id))
    for mention in mentions where !(start != nil && starts.contains { $0.offset == mention.offset }) {
      if mention.isPart(of: followed) { continue }
      unfollowed.insert(mention.name)
      if mention.isInHolder {
        notesOfHolders.append(mention.note("enters '\(mention.name)', which is not followed"))
      }
      guard making != nil else {
        notes.append(mention.note("enters '\(mention.name)', which is not followed"))
        continue
      }
      names.insert(mention.name)
      guard mention.isConditional else { continue }
      notes.append(mention.note("enters '\(mention.name)' under a condition, which is not followed"))
    }
  }
}

/// A state that is mentioned as a type: `Running.self`.
private struct StateMention {
  var name: String
  var syntax: MemberAccessExprSyntax
  /// Whether what holds the machine has it.
  var isInHolder: Bool

  var offset: Int { syntax.offset }

  func note(_ what: String) -> Program.Note {
    Program.Note(why: "'\(function?.name ?? "a closure")' \(what)", offset: offset)
  }

  /// Whether it stands in one of some calls.
  func isPart(of calls: Set<SyntaxIdentifier>) -> Bool {
    sequence(first: Syntax(syntax), next: \.parent).contains { around in
      around.as(FunctionCallExprSyntax.self).map { calls.contains($0.id) } ?? false
    }
  }

  /// Whether it is entered as soon as the machine is made: behind that, or in an initialiser of what holds it.
  func isStart(of making: StateMachineMaking) -> Bool {
    guard let function, let call = syntax.around(FunctionCallExprSyntax.self), call.calledName == "enter",
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.withoutMarks,
      base.nameBehindSelf == making.property,
      let statement = call.around(CodeBlockItemSyntax.self),
      let index = function.statements.firstIndex(of: statement), statement.expression?.is(IfExprSyntax.self) != true,
      !function.statements[..<index].contains(where: \.canLeave)
    else { return false }
    let isBehind = function.statements[..<index].contains { $0.extent.contains(making.making.call.extent) }
    return isBehind || function.isInitializer && making.isValueOfProperty
  }

  /// Whether anything is asked before, but for whether it may be entered.
  var isConditional: Bool {
    guard let function else { return true }
    for around in sequence(first: Syntax(syntax), next: \.parent).prefix(while: { $0.id != function.id }) {
      if around.is(IfExprSyntax.self) || around.is(SwitchExprSyntax.self) || around.is(GuardStmtSyntax.self) {
        return true
      }
      guard let list = around.as(CodeBlockItemListSyntax.self) else { continue }
      let before = list.prefix { $0.offset < syntax.offset && !$0.extent.contains(syntax.extent) }
      if before.contains(where: { $0.canLeave && !$0.asksWhetherMayEnter }) { return true }
    }
    return false
  }

  private var function: Around? {
    for around in sequence(first: Syntax(syntax), next: \.parent) {
      if let function = around.as(FunctionDeclSyntax.self), let body = function.body {
        return Around(id: around.id, name: function.name.identifierText, statements: body.statements)
      }
      if let initializer = around.as(InitializerDeclSyntax.self), let body = initializer.body {
        return Around(id: around.id, name: "init", statements: body.statements)
      }
    }
    return nil
  }

  /// The function or the initialiser in which it stands.
  private struct Around {
    var id: SyntaxIdentifier
    var name: String
    var statements: CodeBlockItemListSyntax

    var isInitializer: Bool { name == "init" }
  }
}

private final class MentionFinder: SyntaxVisitor {
  private var found: [StateMention] = []
  private let names: Set<String>
  private let isInHolder: Bool

  private init(_ names: Set<String>, _ isInHolder: Bool) {
    (self.names, self.isInHolder) = (names, isInHolder)
    super.init(viewMode: .sourceAccurate)
  }

  static func mentions(of names: Set<String>, in syntax: Syntax, ofHolder isInHolder: Bool) -> [StateMention] {
    let finder = MentionFinder(names, isInHolder)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = ExprSyntax(node).metatypeName?.lastName, names.contains(name) {
      found.append(StateMention(name: name, syntax: node, isInHolder: isInHolder))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    node.asksForState ? .skipChildren : .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// `canEnterState(Idle.self)` and `state(forClass: Idle.self)`
  fileprivate var asksForState: Bool {
    calledName?.saysWhatMayFollow == true || arguments.first?.label?.text == "forClass"
  }
}

extension CodeBlockItemSyntax {
  /// `guard machine.canEnterState(Idle.self) else { return }`
  fileprivate var asksWhetherMayEnter: Bool {
    let conditions = item.as(GuardStmtSyntax.self)?.conditions
    guard let only = conditions?.first?.condition, conditions?.count == 1, case .expression(let asked) = only else {
      return false
    }
    return asked.as(FunctionCallExprSyntax.self)?.asksForState ?? false
  }
}

extension SyntaxProtocol {
  fileprivate func around<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(type) }.first
  }

  fileprivate var extent: Range<Int> { offset..<(offset + trimmedLength.utf8Length) }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
