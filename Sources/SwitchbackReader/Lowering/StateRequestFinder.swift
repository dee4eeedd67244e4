import SwiftSyntax

/// Finds in the methods of a state where it asks for another: `machine?.enter(Running.self)`.
enum StateRequestFinder {
  /// Statements that ask for a state, by the name of the event that they are.
  struct Event {
    var name: String
    var statements: CodeBlockItemListSyntax
  }

  /// The methods that ask, and the closures in them that run later and ask.
  static func events(in type: Declarations.TypeDeclaration, asking states: StateTypes) -> [Event] {
    type.functions.flatMap { function -> [Event] in
      guard let body = function.body else { return [] }
      let finder = Finder(states)
      finder.walk(body)
      let name = function.name.identifierText
      let own = finder.asksAtOnce ? [Event(name: name, statements: body.statements)] : []
      return own
        + finder.closures.map { closure in
          Event(name: "\(name)(\(closure.call?.calledName ?? "closure"))", statements: closure.statements)
        }
    }
  }

  /// The state that a call asks for.
  static func request(_ expression: ExprSyntax, of states: StateTypes) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let name = call.calledName, NameWords(name).contain(Permission.movement),
      let type = call.arguments.first?.expression.metatypeName, states.names.contains(type.lastName)
    else { return nil }
    return type.lastName
  }

  /// A use of a parameter that is no question for a type.
  static func otherUse(of name: String, in body: CodeBlockSyntax) -> ExprSyntax? {
    body.tokens(viewMode: .sourceAccurate).lazy.compactMap { token -> ExprSyntax? in
      guard token.text == name, let use = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
      let around = sequence(first: Syntax(use), next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }
      let isAsked = around.contains { syntax in
        if let choice = syntax.as(SwitchExprSyntax.self) { return Syntax(choice.subject).id == Syntax(use).id }
        guard let expression = syntax.as(ExprSyntax.self) else { return false }
        return Operands(expression).hasQuestion(about: name)
      }
      if isAsked { return nil }
      // `[Running.self].contains { $0 == type }`
      let outside = sequence(first: Syntax(use), next: \.parent).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }
      return outside.contains { MetatypeQuestion(Operands(ExprSyntax($0))) != nil } ? nil : ExprSyntax(use)
    }.first
  }

  private final class Finder: SyntaxVisitor {
    private(set) var asksAtOnce = false
    private(set) var closures: [ClosureExprSyntax] = []
    private var around: [ClosureExprSyntax] = []
    private let states: StateTypes

    init(_ states: StateTypes) {
      self.states = states
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard StateRequestFinder.request(ExprSyntax(node), of: states) != nil else { return .visitChildren }
      guard let closure = around.last else {
        asksAtOnce = true
        return .visitChildren
      }
      if !closures.contains(closure) { closures.append(closure) }
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      if !node.timing.isAtOnce { around.append(node) }
      return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) {
      if !node.timing.isAtOnce { around.removeLast() }
    }
  }
}

extension Operands {
  /// Whether one of the operands of `&&`, `||` and `!` asks which type a name is.
  fileprivate func hasQuestion(about name: String) -> Bool {
    if let question = MetatypeQuestion(self) { return question.subject.trimmedDescription == name }
    let parts = split(by: "||").flatMap { $0.split(by: "&&") }
    return parts.count > 1 && parts.contains { $0.hasQuestion(about: name) }
  }
}
