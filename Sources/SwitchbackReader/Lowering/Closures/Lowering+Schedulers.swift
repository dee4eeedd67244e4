import SwiftSyntax

/// Functions and computed properties that are no events themselves, but leave closures behind that are.
extension Lowering {
  /// - Returns: the computed properties that show a state.
  mutating func lowerSchedulers() -> [Int] {
    guard machine.isShared, machine.steps == nil, machine.storage.propertyName != nil,
      let type = machine.declarations.types[machine.owner]
    else { return [] }
    for function in type.functions where function.isStatic == machine.isStatic && !machine.isConditional(function) {
      guard let body = function.body, leavesEvents(in: body.statements),
        !givers.contains(where: { $0.function == function })
      else { continue }
      _ = self.function(function, receiver: .machine, owner: machine.owner)
    }
    let getters = type.bindings.filter { $0.getter.map(leavesEvents) ?? false }
      .compactMap(\.getter)
    guard machine.isKeptOutside else {
      for getter in getters { _ = self.getter(getter, type: nil, receiver: .machine, owner: machine.owner) }
      for value in type.lazyValues where !type.isActionTable(value) && leavesEvents(in: value) { lower(lazy: value) }
      for closure in type.lazyClosures where isEvent(closure) {
        let scope = scope(of: closure, in: Scope(receiver: .machine, owner: machine.owner))
        _ = self.closure(closure, .later, changing: [.state], scope: scope)
      }
      return []
    }
    noteBindings(in: type)
    // What a body shows of the others stands in its place.
    let views = views(of: type)
    let body = views.filter { $0.name == "body" }.map { lowered($0) }
    let others = views.map { lowered($0) }
    return body.isEmpty ? others : body
  }

  /// What makes a lazy property runs once, whenever that is; only what it leaves behind is of account.
  private mutating func lower(lazy value: ExprSyntax) {
    functions.append(Function(name: "a property", offset: value.offset))
    let key = Signature.Key(offset: value.offset, isEntry: false, isOnValue: false, isProperty: true)
    signatures.append(Signature(key: key))
    let id = functions.count - 1
    let scope = Scope(receiver: .machine, owner: machine.owner)
    functions[id].body = Block(statements: discarded(Operands(value), scope: scope))
  }

  /// A computed property or a function that shows something.
  private enum View {
    case getter(name: String, CodeBlockItemListSyntax)
    case function(FunctionDeclSyntax)

    var name: String {
      switch self {
      case .getter(let name, _): name
      case .function(let function): function.name.identifierText
      }
    }

    var statements: CodeBlockItemListSyntax? {
      switch self {
      case .getter(_, let statements): statements
      case .function(let function): function.body?.statements
      }
    }
  }

  private mutating func lowered(_ view: View) -> Int {
    switch view {
    case .getter(_, let body): getter(body, type: nil, receiver: .machine, owner: machine.owner)
    case .function(let declaration): function(declaration, receiver: .machine, owner: machine.owner)
    }
  }

  /// Those that leave something behind which bears on the state, or show such ones.
  private func views(of type: Declarations.TypeDeclaration) -> [View] {
    allViews(of: type).filter { shown.contains($0.name) }
  }

  private func allViews(of type: Declarations.TypeDeclaration) -> [View] {
    let getters = type.bindings.compactMap { binding in
      binding.getter.map { View.getter(name: binding.pattern.trimmedDescription, $0) }
    }
    let functions = type.functions.filter { $0.isView && $0.isStatic == machine.isStatic && !machine.isConditional($0) }
    return getters + functions.map(View.function)
  }

  /// The names of those views.
  func namesShown() -> Set<String> {
    guard let type = machine.declarations.types[machine.owner] else { return [] }
    let views = allViews(of: type).compactMap { view in view.statements.map { (view.name, $0) } }
    var names = Set(views.filter { leavesAnything(in: $0.1) }.map(\.0))
    while true {
      let more = views.filter { name, statements in
        !names.contains(name) && !names.isDisjoint(with: machine.declarations.surveys.survey(statements).names)
      }
      guard !more.isEmpty else { return names }
      names.formUnion(more.map(\.0))
    }
  }

  /// Whether closures are left behind that are events, or call what changes the state.
  private func leavesAnything(in statements: CodeBlockItemListSyntax) -> Bool {
    leavesEvents(in: statements)
      || machine.declarations.surveys.fresh(statements, includingClosures: true).calls.contains {
        $0.isOnSelf && changesState(named: $0.name, owner: machine.owner)
      }
  }

  /// Whether a function of the type is called that shows something.
  func isView(named name: String) -> Bool {
    guard machine.isKeptOutside else { return false }
    let functions = machine.declarations.types[machine.owner]?.functions(named: name) ?? []
    return !functions.isEmpty && functions.allSatisfy(\.isView)
  }

  /// Whether a piece of a view does nothing while it is shown that changes the state; its closures do so later.
  func onlyShows(_ syntax: some SyntaxProtocol) -> Bool {
    guard machine.isKeptOutside else { return false }
    let survey = machine.declarations.surveys.fresh(syntax, isBareAtOnce: false)
    return survey.assigned.isDisjoint(with: machine.stateNames(in: machine.owner).union(["self"]))
      && !survey.calls.contains {
        $0.isOnSelf && !isView(named: $0.name) && changesState(named: $0.name, owner: machine.owner)
      }
  }

  /// Whether a closure names a view that leaves something behind.
  func showsOthers(_ closure: ClosureExprSyntax) -> Bool {
    !shown.isEmpty && !shown.isDisjoint(with: machine.declarations.surveys.fresh(closure.statements).names)
  }

  /// What a view leaves behind that is named, be it to be given away: `content.padding()`, `ForEach(rows, content: row)`.
  mutating func showing(_ reference: DeclReferenceExprSyntax, scope: Scope) -> [Statement]? {
    let name = reference.baseName.identifierText
    guard shown.contains(name), scope.receiver == .machine, scope.owner == machine.owner, scope[name] == nil,
      let type = machine.declarations.types[machine.owner]
    else { return nil }
    return views(of: type).filter { $0.name == name }.map { view in
      .call(Call(function: lowered(view), arguments: [], site: Site(text: name, offset: reference.offset)))
    }
  }

  /// Who is given a binding of the state can set it: `TabView(selection: $tab)`.
  private mutating func noteBindings(in type: Declarations.TypeDeclaration) {
    guard let place = machine.storage.propertyName else { return }
    let names = place.split(separator: ".").map(String.init)
    for token in type.members.flatMap({ $0.tokens(viewMode: .sourceAccurate) }) where token.text == "$\(names[0])" {
      let member = token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
      guard names.count == 1 || member == names[1] else { continue }
      unread("who is given '$\(place)' can set the state, which is not followed", at: token.offset)
    }
  }

  func leavesEvents(in statements: some SyntaxProtocol) -> Bool {
    let survey = machine.declarations.surveys.fresh(statements)
    return showsMethod(survey) || callsGiver(survey)
      || survey.closures.contains { closure in isEvent(closure) || leavesEvents(in: closure.statements) }
  }

  /// Whether a closure, or what is named to be called, comes with what a computed property shows, so that it can only run where that is shown.
  func isInView(_ called: some SyntaxProtocol) -> Bool {
    guard machine.isKeptOutside else { return false }
    if let closure = called.as(ClosureExprSyntax.self), closure.isStarted { return isStartedInView(closure) }
    for syntax in sequence(first: Syntax(called), next: \.parent).dropFirst() {
      if let function = syntax.as(FunctionDeclSyntax.self) {
        return function.isView
      }
      if let binding = syntax.as(PatternBindingSyntax.self), binding.getter != nil { return true }
      // What an event leaves behind runs whenever it is done.
      if let around = syntax.as(ClosureExprSyntax.self), isEvent(around) || around.timing == .later { return false }
    }
    return false
  }
}

extension Declarations.TypeDeclaration {
  /// What makes the lazy properties.
  var lazyValues: [ExprSyntax] { allLazyValues.filter { !$0.is(ClosureExprSyntax.self) } }

  /// Those that are closures, which are called whenever somebody likes to.
  var lazyClosures: [ClosureExprSyntax] { allLazyValues.compactMap { $0.as(ClosureExprSyntax.self) } }

  private var allLazyValues: [ExprSyntax] {
    let lazy = variables.filter { $0.modifiers.contains { $0.name.text == "lazy" } }
    return lazy.flatMap(\.bindings).compactMap(\.initializer?.value)
  }
}

extension FunctionDeclSyntax {
  /// Whether it returns `some` type, or one that is a view by its name: `AnyView`.
  var isView: Bool {
    guard let type = signature.returnClause?.type else { return false }
    let isSome = type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
    return isSome || (type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type).plainName.hasSuffix("View")
  }
}
