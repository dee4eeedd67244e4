import SwiftSyntax

/// Stored properties beside the state whose observers change it: to set one is an event, as the call of a method is.
extension Lowering {
  /// The properties that others can set.
  mutating func observedEvents() -> [Program.Event] {
    // A binding that a view gives away does not run the observers of what it sets.
    guard machine.storage.propertyName != nil, machine.region == nil, machine.steps == nil, !machine.isKeptOutside,
      let type = machine.declarations.types[machine.owner], type.declaration?.is(ActorDeclSyntax.self) != true
    else { return [] }
    var events: [Program.Event] = []
    for variable in type.variables where variable.isStatic == machine.isStatic {
      guard variable.setterAccess != .hidden, !type.conditional.contains(variable.offset) else { continue }
      for binding in variable.bindings {
        let name = binding.plainName
        guard let observer = observer(of: name), let id = function(of: observer) else { continue }
        // Where it only leaves closures behind, these are the events.
        guard observed.contains(name), !machine.isHelper(name, of: variable, in: type) else { continue }
        let event = "\(name)(\(observer.accessorSpecifier.text))"
        events.append(Program.Event(name: event, path: [], function: id, resultIsState: false))
      }
    }
    return events
  }

  /// What the observers of a property do to the state where the type itself sets it.
  ///
  /// - Returns: what runs before it is set, and behind that.
  mutating func observers(of target: ExprSyntax, scope: Scope) -> (before: [Statement], after: [Statement]) {
    let name = ownName(of: target, scope: scope)
    let lost = loss(byObserverOf: target, scope: scope)
    guard scope.receiver == .machine, scope.owner == machine.owner,
      scope[name] == nil || target.is(MemberAccessExprSyntax.self), let observer = observer(of: name)
    else { return ([], lost) }
    if let around = target.observerAround, around.isOfProperty(named: name) {
      // What an observer assigns to its own property does not run it again.
      return target.isInClosure(inside: around) ? ([], lost) : ([], [])
    }
    if machine.region != nil, asksWhatIsSet(observer, name) {
      let why = "what the observers of '\(name)' do to the state is not followed"
      return ([], [.lose(.state, Unknown(site: Operands(target).site, why: why))])
    }
    guard let id = function(of: observer) else { return ([], lost) }
    let call = Call(function: id, arguments: [], site: Operands(target).site, isObserver: true)
    return observer.accessorSpecifier.text == "willSet" ? ([.call(call)], []) : ([], [.call(call)])
  }

  /// Whether all that runs when a property is set is followed, so that it holds what it was given until that is done.
  func isFollowedByObservers(_ name: String) -> Bool {
    guard machine.steps == nil, let binding = machine.declarations.types[machine.owner]?.properties[name],
      binding.hasOnlyObservers, binding.observers.count == 1
    else { return false }
    return observer(of: name)?.body != nil
  }

  /// The observer of another property that changes the state; nil where two do.
  private func observer(of name: String) -> AccessorDeclSyntax? {
    guard machine.steps == nil, !machine.placesOfState.contains(name),
      let binding = machine.declarations.types[machine.owner]?.properties[name]
    else { return nil }
    let changing = binding.observers.filter { accessor in
      accessor.body.map { changesState(in: $0) || leavesChange(in: $0) } ?? false
    }
    return changing.count == 1 ? changing.first : nil
  }

  /// Whether it depends on the value that is set, of a property that can only be so many things.
  private func asksWhatIsSet(_ observer: AccessorDeclSyntax, _ name: String) -> Bool {
    guard let binding = machine.declarations.types[machine.owner]?.properties[name] else { return false }
    let written = ValueType(binding.typeAnnotation?.type, in: machine.declarations, from: machine.owner)
    let isWritten = binding.initializer.map {
      $0.value.is(BooleanLiteralExprSyntax.self) || $0.value.is(MemberAccessExprSyntax.self)
    }
    guard written?.isFinite ?? isWritten ?? false, let body = observer.body else { return false }
    let parameter = observer.parameters?.name.identifierText
    let names = [name, "newValue", "oldValue"] + [parameter].compactMap(\.self)
    return names.contains(where: machine.declarations.surveys.survey(body).names.contains)
  }

  /// Whether a closure sets the state that it may leave behind.
  private func leavesChange(in body: CodeBlockSyntax) -> Bool {
    let survey = machine.declarations.surveys.survey(body)
    return !survey.assignedLater.isDisjoint(with: machine.stateNames(in: machine.owner))
      || survey.callsLater.contains { $0.isOnSelf && changesState(named: $0.name, owner: machine.owner) }
  }

  private mutating func function(of observer: AccessorDeclSyntax) -> Int? {
    guard let statements = observer.body?.statements else { return nil }
    let key = Signature.Key(offset: statements.offset, isEntry: false, isOnValue: false, isProperty: true)
    if let known = signatures.firstIndex(where: { $0.key == key }) { return known }
    functions.append(Function(name: observer.accessorSpecifier.text, offset: statements.offset, assigns: true))
    signatures.append(Signature(key: key))
    let id = functions.count - 1
    let previous = variables[Slot.event.id]
    setType(of: .event, to: Variable())
    var scope = Scope(receiver: .machine, owner: machine.owner)
    if let parameter = observer.parameters?.name.identifierText { scope.bind(parameter, to: .untracked) }
    functions[id].body = body(statements, scope: scope)
    setType(of: .event, to: previous)
    return id
  }
}

extension MachineDeclaration {
  /// The properties beside the state whose observers change it.
  var observedProperties: Set<String> {
    guard storage.propertyName != nil, region == nil, steps == nil else { return [] }
    return declarations.types[owner]?.observed(changing: placesOfState, in: declarations) ?? []
  }

  /// The names of the state, and of what it lies in.
  var placesOfState: Set<String> {
    let root = storage.propertyName.map { String($0.prefix { $0 != "." }) }
    return stateNames(in: owner).union([root, box?.name].compactMap(\.self))
  }
}

extension AccessorDeclSyntax {
  fileprivate func isOfProperty(named name: String) -> Bool {
    let around = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(PatternBindingSyntax.self) }
    return around.first { _ in true }?.plainName == name
  }
}

extension ExprSyntax {
  /// The observer inside of which it stands.
  fileprivate var observerAround: AccessorDeclSyntax? {
    let around = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(AccessorDeclSyntax.self) }
    return around.first { $0.isObserver }
  }

  fileprivate func isInClosure(inside observer: AccessorDeclSyntax) -> Bool {
    sequence(first: Syntax(self), next: \.parent).prefix { $0.id != observer.id }
      .contains { $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self) }
  }
}
