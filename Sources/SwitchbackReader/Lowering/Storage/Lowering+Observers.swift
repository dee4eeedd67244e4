import SwiftSyntax

/// What runs whenever the state is set, and sets it again itself, or stops.
struct Observer {
  var function: Int
  /// What was there before, or comes, inside of it and where it is called.
  var parameter: Slot
  var other: Slot
}

extension Lowering {
  /// Lowers `didSet`, where that alone sets the state again or stops, and a `willSet` that stops.
  mutating func followObservers() {
    guard machine.region == nil, let property = machine.storage.propertyName,
      let type = machine.declarations.types[machine.owner],
      case .accessors(let accessors)? = type.properties[property]?.accessorBlock?.accessors
    else { return }
    let others = accessors.filter { $0.accessorSpecifier.text != "didSet" }
    guard !others.contains(where: { machine.declarations.surveys.changes(property, in: $0, of: type) }) else { return }
    for accessor in accessors {
      switch accessor.accessorSpecifier.text {
      case "didSet" where machine.hasAssigningObserver || accessor.mayTrap:
        follow(accessor, as: \.observer, parameter: "oldValue")
      case "willSet" where accessor.mayTrap: follow(accessor, as: \.observerBefore, parameter: "newValue")
      default: break
      }
    }
  }

  private mutating func follow(
    _ accessor: AccessorDeclSyntax,
    as place: WritableKeyPath<Self, Observer?>,
    parameter name: String
  ) {
    guard let body = accessor.body else { return }
    let key = Signature.Key(offset: body.statements.offset, isEntry: false, isOnValue: false, isProperty: true)
    functions.append(Function(name: accessor.accessorSpecifier.text, offset: body.statements.offset, assigns: true))
    signatures.append(Signature(key: key))
    let state = Variable(type: machine.placeType)
    let observer = Observer(
      function: functions.count - 1,
      parameter: slot(of: state.type),
      other: slot(of: state.type)
    )
    // What it calls may set the state, too.
    self[keyPath: place] = observer
    var scope = Scope(receiver: .machine, owner: machine.owner)
    scope.bind(accessor.parameters?.name.identifierText ?? name, to: .slot(observer.parameter))
    let own = Set([self.observer, observerBefore].compactMap { $0?.function })
    functions[observer.function].body = self.body(body.statements, scope: scope).unobserved(by: own)
  }

  /// What `didSet` does where others set the state, which is the new one then.
  mutating func stateObserverEvents() -> [Program.Event] {
    guard machine.hasAssigningObserver, let observer, let property = machine.storage.propertyName, machine.steps == nil,
      !machine.isKeptOutside, let type = machine.declarations.types[machine.owner],
      type.declaration?.is(ActorDeclSyntax.self) != true,
      let variable = type.variables.first(where: { $0.declares(property) }), variable.setterAccess != .hidden,
      !machine.isHelper(property, of: variable, in: type)
    else { return [] }
    let site = Site(text: property, offset: functions[observer.function].offset)
    let before = Call.Argument(parameter: observer.parameter, value: .unknown(why: ""))
    functions.append(Function(name: "didSet", offset: site.offset, assigns: true))
    signatures.append(Signature(key: Signature.Key(offset: variable.offset, isEntry: true, isOnValue: false)))
    let id = functions.count - 1
    functions[id].body = Block(statements: [
      .call(Call(function: observer.function, arguments: [before], site: site, isObserver: true))
    ])
    return [Program.Event(name: "\(property)(didSet)", path: [], function: id, resultIsState: false)]
  }

  /// An assignment to the state, and what its observers do around it.
  func observed(_ assignment: Statement, at site: Site) -> [Statement] {
    var statements = [assignment]
    if let observer {
      let before = Statement.assign(observer.other, .slot(.state), site)
      statements = [before, assignment] + called(observer, at: site)
    } else if machine.hasAssigningObserver {
      let why = "'didSet' or 'willSet' of the state changes it again"
      statements.append(.lose(.state, Unknown(site: site, why: why)))
    }
    guard let observerBefore, case .assign(_, let value, let place) = assignment else { return statements }
    return [.assign(observerBefore.other, value, place)] + called(observerBefore, at: site) + statements
  }

  private func called(_ observer: Observer, at site: Site) -> [Statement] {
    let argument = Call.Argument(parameter: observer.parameter, value: .slot(observer.other))
    return [
      .call(Call(function: observer.function, arguments: [argument], site: site, isObserver: true)),
      .assign(observer.other, .unknown(why: ""), site),
    ]
  }
}

extension VariableDeclSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    bindings.contains { $0.plainName == name }
  }
}

extension AccessorDeclSyntax {
  /// Whether it stops the program where it does not like what it is told.
  fileprivate var mayTrap: Bool {
    body?.tokens(viewMode: .sourceAccurate).contains { token in
      token.parent?.parent?.as(FunctionCallExprSyntax.self).map { ExprSyntax($0) }.map {
        $0.isTrap || $0.requirement != nil
      } ?? false
    } ?? false
  }
}

extension Block {
  /// Without calls of observers, which an initialiser does not make, or of those of one property, which an assignment in
  /// themselves does not.
  func unobserved(by functions: Set<Int>? = nil) -> Block {
    Block(statements: statements.compactMap { $0.unobserved(by: functions) }, locals: locals, answers: answers)
  }
}

extension Statement {
  fileprivate func unobserved(by functions: Set<Int>?) -> Statement? {
    let inner = { (block: Block) in block.unobserved(by: functions) }
    switch self {
    case .call(let call): return call.isObserver && functions?.contains(call.function) != false ? nil : self
    case .choose(var choice):
      choice.arms = choice.arms.map(inner)
      return .choose(choice)
    case .branch(let condition, let then, let otherwise):
      return .branch(condition, then: inner(then), otherwise: inner(otherwise))
    case .attempt(let block, let catching): return .attempt(inner(block), catching: inner(catching))
    case .landing(let jump, let catchesUnlabelled, let block):
      return .landing(jump, catchesUnlabelled: catchesUnlabelled, inner(block))
    case .loop(let block, let id, let offset): return .loop(inner(block), id: id, offset: offset)
    case .deferred(let block): return .deferred(inner(block))
    case .awaiting(let block, let resumption): return .awaiting(inner(block), resumption: resumption)
    default: return self
    }
  }
}
