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

  static func asks(for states: StateTypes, in body: CodeBlockSyntax) -> Bool {
    let finder = Finder(states)
    finder.walk(body)
    return finder.asksAtOnce || !finder.closures.isEmpty
  }

  /// What a call asks for.
  indirect enum Request {
    case state(String)
    /// `enter(isOver ? Done.self : Idle.self)`
    case either(Operands, Request, Request)
    case computed(ExprSyntax)

    /// The states that are named.
    var states: [String] {
      switch self {
      case .state(let name): [name]
      case .either(_, let one, let other): one.states + other.states
      case .computed: []
      }
    }

    var isComputed: Bool {
      switch self {
      case .state: false
      case .either(_, let one, let other): one.isComputed || other.isComputed
      case .computed: true
      }
    }
  }

  static func request(_ expression: ExprSyntax, of states: StateTypes) -> Request? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let name = call.calledName, NameWords(name).contain(Permission.movement),
      let argument = call.arguments.first
    else { return nil }
    let request = request(for: Operands(argument.expression), of: states)
    if request?.isComputed == true {
      guard argument.label == nil, call.calledMember.map(states.requesters.contains) == true,
        !argument.expression.isHandedOn
      else { return nil }
    }
    return request
  }

  static func request(for value: Operands, of states: StateTypes) -> Request? {
    if let ternary = value.single.flatMap(Operands.ternary) ?? Operands.ternary(value) {
      guard let one = request(for: Operands(ternary.first), of: states),
        let other = request(for: ternary.second, of: states)
      else { return nil }
      return .either(ternary.condition, one, other)
    }
    guard let single = value.single else { return nil }
    guard let type = single.metatypeName else { return .computed(single) }
    return states.names.contains(type.lastName) ? .state(type.lastName) : nil
  }

  /// What the methods of a state ask for.
  static func states(askedForBy type: Declarations.TypeDeclaration, of states: StateTypes) -> [String] {
    events(in: type, asking: states).flatMap { event in
      let finder = Finder(states)
      finder.walk(event.statements)
      return finder.states
    }
  }

  /// Functions of other objects that are given one of the types somewhere: `stateMachine.enter`.
  static func requesters(in types: [Declarations.TypeDeclaration], of states: Set<String>) -> Set<String> {
    let calls = types.flatMap(\.functions).compactMap(\.body).flatMap { body in
      body.tokens(viewMode: .sourceAccurate).filter { states.contains($0.text) }.compactMap { token in
        token.parent.flatMap { parent in
          sequence(first: parent, next: \.parent).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
        }
      }
    }
    let asking = calls.filter { call in
      call.arguments.count == 1 && call.arguments.first?.expression.metatypeName != nil
    }
    return Set(asking.compactMap(\.calledMember))
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
    private(set) var states: [String] = []
    private var around: [ClosureExprSyntax] = []
    private let types: StateTypes

    init(_ types: StateTypes) {
      self.types = types
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let request = StateRequestFinder.request(ExprSyntax(node), of: types) else { return .visitChildren }
      states += request.states
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

extension FunctionCallExprSyntax {
  /// `stateMachine.enter` of `self.stateMachine?.enter(next)`.
  fileprivate var calledMember: String? {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), let base = member.base?.withoutMarks else {
      return nil
    }
    return "\(base.trimmedDescription.lastName).\(member.declName.baseName.identifierText)"
  }
}

extension ExprSyntax {
  /// Whether it is a parameter of a function that asks for a state itself by its name, so that its callers do.
  fileprivate var isHandedOn: Bool {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let function = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(FunctionDeclSyntax.self) })
        .first
    else { return false }
    let parameters = function.signature.parameterClause.parameters
    return parameters.count == 1 && parameters.first?.innerName == name
      && NameWords(function.name.identifierText).contain(Permission.movement)
  }
}
