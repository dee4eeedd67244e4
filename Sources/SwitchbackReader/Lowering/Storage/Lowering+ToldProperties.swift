import SwiftSyntax

/// Computed properties that are told the next state: each state that can be asked for is an event, as with methods.
extension Lowering {
  /// - Parameter events: those before these, in the order of the program.
  mutating func toldEvents(besides events: [Program.Event]) -> [Program.Event] {
    guard machine.storage.propertyName != nil, !machine.hasForeignStates, machine.dialect == .eventMethods,
      !machine.states.cases.isEmpty
    else { return [] }
    let told = machine.toldProperties
    let isAlone = told.count == 1 && !events.contains { $0.whole != nil }
    var found: [Program.Event] = []
    for binding in told {
      guard let body = binding.setter else { continue }
      let name = binding.pattern.trimmedDescription
      let type = ValueType(path: machine.stateType)
      let index = events.count + found.count
      let unknown = setter(body, type: type).function
      found.append(Program.Event(name: name, path: [], function: unknown, resultIsState: false))
      found[found.count - 1].isSetter = true
      setType(of: .event, to: Variable(type: type))
      let function = setterOfEvent(body)
      found += requests(function: function).map { request in
        let name = isAlone ? request.name : "\(name)(\(request.name))"
        return Program.Event(name: name, path: request.path, function: function, resultIsState: false, whole: index)
      }
    }
    return found
  }

  /// The setter whose new value is the event.
  private mutating func setterOfEvent(_ body: SetterBody) -> Int {
    functions.append(Function(name: "a setter", offset: body.statements.offset, assigns: true))
    let key = Signature.Key(offset: body.statements.offset, isEntry: true, isOnValue: false, isProperty: true)
    signatures.append(Signature(key: key))
    let id = functions.count - 1
    var scope = Scope(receiver: .machine, owner: machine.owner)
    scope.bind(body.parameter, to: .slot(.event))
    functions[id].body = self.body(body.statements, scope: scope)
    return id
  }
}

extension MachineDeclaration {
  var toldProperties: [PatternBindingSyntax] {
    guard let type = declarations.types[owner], storedProperty != nil, !hasOptionalState else { return [] }
    return ToldProperties(
      of: type,
      stateType: stateType,
      stateNames: stateNames(in: owner),
      isStatic: isStatic,
      in: declarations
    ).bindings
  }
}
