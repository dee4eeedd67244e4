import SwiftSyntax

/// Functions that are named and not called. A method that is put into a property, or that a class gives to what is not
/// known to call it at once, runs later and is an event by itself: like `{ self.method() }`.
extension Lowering {
  mutating func reference(_ reference: DeclReferenceExprSyntax, scope: Scope) -> [Statement] {
    let name = reference.baseName.identifierText
    noteGivenBox(reference, scope: scope)
    if case .function(let local)? = scope[name] { return self.local(local, named: reference, scope: scope) }
    if case .closure(let given)? = scope[name] {
      return given.isConstant ? constant(given, named: reference) : handedOn(given, by: reference)
    }
    // A property may have the name of a function with arguments, and goes before it.
    guard scope.receiver == .machine, scope[name] == nil, changesState(named: name, owner: scope.owner),
      machine.declarations.types[scope.owner]?.properties[name] == nil,
      scope.owner != machine.owner || !onlyLeavesBehind(named: name)
    else { return [] }
    let isEvent = machine.owner == scope.owner && machine.entries.contains { $0.function.name.identifierText == name }
    if isEvent, machine.isShared, machine.steps == nil, let given = FunctionValue(reference),
      given.runsLater(in: machine.declarations.types[scope.owner], machine.declarations)
    {
      noteTiming(of: given)
      let named = machine.entries.map(\.function).filter {
        shownMethods.contains($0.offset) && $0.name.identifierText == name
      }
      return whereEnabled(named.map { .schedule($0.offset) }, reference, scope: scope)
    }
    if let repeated = FunctionValue(reference).flatMap({ repeated($0, scope: scope) }) { return repeated }
    let site = Site(text: name, offset: reference.offset)
    return [.lose(.state, Unknown(site: site, why: "when '\(name)' is called is not followed"))]
  }

  mutating func noteTiming(of given: FunctionValue) {
    guard given.timing == .unknown, let callee = given.call?.calledName else { return }
    let place = lines.place(at: given.reference.offset, seenFrom: machine.offset)
    assume("\(place): '\(given.name)', which '\(callee)' is given, runs later")
  }

  /// A function inside of the function at hand, which is an event like a closure.
  private mutating func local(
    _ function: FunctionDeclSyntax,
    named reference: DeclReferenceExprSyntax,
    scope: Scope
  ) -> [Statement] {
    guard scope.receiver == .machine, let body = function.body,
      changes(in: body, scope: scope.shadowed(by: [reference.baseName.identifierText])).contains(.state)
    else { return [] }
    guard machine.isShared, machine.steps == nil, let given = FunctionValue(reference),
      given.runsLater(in: machine.declarations.types[scope.owner], machine.declarations)
    else {
      let site = Site(text: reference.baseName.identifierText, offset: reference.offset)
      return [.lose(.state, Unknown(site: site, why: "when '\(site.text)' is called is not followed"))]
    }
    noteTiming(of: given)
    if seenFunctions.insert(function.offset).inserted { laterFunctions.append((function, scope.outlived)) }
    return []
  }

  mutating func event(of local: (function: FunctionDeclSyntax, scope: Scope)) -> Program.Event {
    let id = function(local.function, receiver: .machine, owner: local.scope.owner, outer: local.scope)
    let around = local.function.parent ?? Syntax(local.function)
    let name = laterName(in: around, of: local.function.name.identifierText)
    var event = Program.Event(name: name, path: [], function: id, resultIsState: false)
    event.isClosure = true
    return event
  }

  // MARK: Views

  /// The hidden methods of a view that are only named, in what it shows: such a one can only come where it is shown.
  mutating func findShown() {
    guard machine.isKeptOutside, let members = machine.declarations.types[machine.owner]?.members else { return }
    let values = members.flatMap { machine.declarations.surveys.fresh($0).values }
    for function in machine.entries.filter(\.isEvent).map(\.function) where function.access == .hidden {
      let name = function.name.identifierText
      let named = values.filter { $0.name == name }
      let shown = Set(named.filter { isInView($0.reference) }.map(\.reference.baseName.offset))
      let references = machine.declarations.references(to: function, in: machine.owner)
      if !named.isEmpty, references.allSatisfy({ shown.contains($0.offset) }) {
        shownMethods.insert(function.offset)
        shownMethodNames.insert(name)
      }
    }
  }

  /// Whether something to be called later is named that can only come where it is shown.
  func showsMethod(_ survey: Survey) -> Bool { survey.values.contains { shownMethodNames.contains($0.name) } }

  /// The events, of which those that are shown come where they were left behind.
  mutating func whereShown(_ events: [Program.Event]) -> [Program.Event] {
    events.map { event in
      let offset = functions[event.function].offset
      guard shownMethods.contains(offset) else { return event }
      callbacks[Callback(offset: offset)] = event.function
      var event = event
      event.callback = Callback(offset: offset)
      return event
    }
  }
}
