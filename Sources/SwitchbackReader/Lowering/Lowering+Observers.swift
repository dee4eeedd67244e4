import SwiftSyntax

/// What runs whenever the state was set, and sets it again itself.
struct Observer {
  var function: Int
  /// What was there before, inside of it and where it is called.
  var parameter: Slot
  var before: Slot
}

extension Lowering {
  /// Lowers `didSet`, where that alone sets the state again.
  mutating func followObserver() {
    guard machine.hasAssigningObserver, machine.region == nil, let property = machine.storage.propertyName,
      let type = machine.declarations.types[machine.owner],
      case .accessors(let accessors)? = type.properties[property]?.accessorBlock?.accessors,
      let accessor = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }), let body = accessor.body,
      !accessors.contains(where: { $0 != accessor && machine.declarations.surveys.changes(property, in: $0, of: type) })
    else { return }
    let key = Signature.Key(offset: body.statements.offset, isEntry: false, isOnValue: false, isProperty: true)
    functions.append(Function(name: "didSet", offset: body.statements.offset, assigns: true))
    signatures.append(Signature(key: key))
    let state = Variable(type: machine.placeType)
    let observer = Observer(
      function: functions.count - 1,
      parameter: slot(of: state.type),
      before: slot(of: state.type)
    )
    self.observer = observer
    var scope = Scope(receiver: .machine, owner: machine.owner)
    scope.bind(accessor.parameters?.name.identifierText ?? "oldValue", to: .slot(observer.parameter))
    functions[observer.function].body = self.body(body.statements, scope: scope).unobserved
  }

  /// An assignment to the state, and what its observer does behind it.
  func observed(_ assignment: Statement, at site: Site) -> [Statement] {
    guard machine.hasAssigningObserver else { return [assignment] }
    guard let observer else {
      return [
        assignment, .lose(.state, Unknown(site: site, why: "'didSet' or 'willSet' of the state changes it again")),
      ]
    }
    let argument = Call.Argument(parameter: observer.parameter, value: .slot(observer.before))
    let call = Call(function: observer.function, arguments: [argument], site: site, isObserver: true)
    return [
      .assign(observer.before, .slot(.state), site), assignment, .call(call),
      .assign(observer.before, .unknown(why: ""), site),
    ]
  }
}

extension Block {
  /// Without calls of the observer, which an assignment in itself or in an initialiser does not make.
  var unobserved: Block {
    Block(statements: statements.compactMap(\.unobserved), locals: locals)
  }
}

extension Statement {
  fileprivate var unobserved: Statement? {
    switch self {
    case .call(let call): return call.isObserver ? nil : self
    case .choose(var choice):
      choice.arms = choice.arms.map(\.unobserved)
      return .choose(choice)
    case .branch(let condition, let then, let otherwise):
      return .branch(condition, then: then.unobserved, otherwise: otherwise.unobserved)
    case .attempt(let block, let catching): return .attempt(block.unobserved, catching: catching.unobserved)
    case .landing(let jump, let catchesUnlabelled, let block):
      return .landing(jump, catchesUnlabelled: catchesUnlabelled, block.unobserved)
    case .loop(let block, let id, let offset): return .loop(block.unobserved, id: id, offset: offset)
    case .deferred(let block): return .deferred(block.unobserved)
    case .awaiting(let block, let resumption): return .awaiting(block.unobserved, resumption: resumption)
    default: return self
    }
  }
}
