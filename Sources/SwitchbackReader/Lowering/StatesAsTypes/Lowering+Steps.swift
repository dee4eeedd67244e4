import SwiftSyntax

/// A function that performs steps: the state is what it is given, and what it leaves behind are the events.
extension Lowering {
  mutating func step() -> Program.Step? {
    guard let steps = machine.steps else { return nil }
    assume("only the callbacks of the step that was performed last come")
    let id = function(steps.function, receiver: .machine, owner: machine.owner)
    return Program.Step(function: id, parameter: signatures[id].parameters[steps.parameter].slot)
  }

  /// The state that a call makes the one at hand, and where the source names it.
  func step(
    of call: InlinedCall,
    _ arguments: [Call.Argument],
    function id: Int
  ) -> (state: Call.Argument, site: Site)? {
    guard let steps = machine.steps, case .function(steps.function) = call.callee,
      let parameter = signatures[id].parameters.dropFirst(steps.parameter).first,
      let given = arguments.first(where: { $0.parameter == parameter.slot }),
      let written = call.arguments.first(where: { $0.label?.identifierText == parameter.label })
    else { return nil }
    let state = Call.Argument(parameter: .state, value: given.value, back: .state)
    return (state, Operands(written.expression).site)
  }

  /// What is left behind and performs a step, when all of it is known.
  mutating func callbackEvents() -> [Program.Event] {
    let callbacks = laterClosures.filter(\.isEvent).map(\.closure)
    return callbacks.flatMap { closure -> [Program.Event] in
      guard let function = self.callbacks[Callback(offset: closure.offset)] else { return [] }
      return events(of: closure, among: callbacks, function: function)
    }
  }

  /// A closure that switches over what it is given is an event for each case; what no row names goes by the closure's name.
  private mutating func events(
    of closure: ClosureExprSyntax,
    among callbacks: [ClosureExprSyntax],
    function: Int
  ) -> [Program.Event] {
    let cases = cases(of: closure)
    let names = cases.names + (cases.hasRest ? [named(closure).ownName] : [])
    return names.enumerated().map { index, written in
      let name = name(written, of: closure, among: callbacks)
      // No case is called like the rest.
      let path = cases.names.isEmpty ? [] : [index < cases.names.count ? written : "\(written)…"]
      return Program.Event(
        name: name,
        path: path,
        function: function,
        resultIsState: false,
        callback: Callback(offset: closure.offset)
      )
    }
  }

  /// With what is given the closure, where several that are given to different things are called the same.
  private mutating func name(
    _ name: String,
    of closure: ClosureExprSyntax,
    among callbacks: [ClosureExprSyntax]
  ) -> String {
    let outer = named(closure)
    let twins = callbacks.filter { other in
      let cases = self.cases(of: other)
      return other.offset != closure.offset
        && (cases.names.contains(name) || cases.hasRest && named(other).ownName == name)
    }
    let callee = outer.call?.calledName ?? name
    let isTold = twins.contains { named($0).call.map { $0.calledName != callee } ?? false }
    let full = callee != name && isTold ? "\(callee)(\(name))" : name
    // In two steps one name can stand for two closures, in one it cannot.
    let around = sequence(first: Syntax(outer), next: \.parent).first {
      $0.is(SwitchCaseSyntax.self) || $0.is(FunctionDeclSyntax.self)
    }
    laterNames["\(full)@\(around?.offset ?? -1)", default: 0] += 1
    let count = laterNames["\(full)@\(around?.offset ?? -1)"] ?? 1
    return count == 1 ? full : "\(full) \(count)"
  }

  /// The cases that a closure names of what it is given, and whether anything else performs a step, too.
  func cases(of closure: ClosureExprSyntax) -> (names: [String], hasRest: Bool) {
    guard let parameter = closure.switchedParameter else { return ([], true) }
    let finder = CaseNameFinder(parameter: parameter, machine: machine)
    finder.walk(closure.statements)
    let beside = closure.statements.filter { $0.expression?.is(SwitchExprSyntax.self) != true }
    return (finder.names, finder.hasRest || finder.names.isEmpty || beside.contains { machine.performsStep($0) })
  }

  /// The closure that gives it a name: those around it that are no event themselves, `{ self.dismiss { self.perform(.next) } }`.
  private func named(_ closure: ClosureExprSyntax) -> ClosureExprSyntax {
    var named = closure
    for syntax in sequence(first: Syntax(closure), next: \.parent).dropFirst() {
      guard let around = syntax.as(ClosureExprSyntax.self),
        let later = laterClosures.first(where: { $0.closure.offset == around.offset })
      else { continue }
      if later.isEvent { break }
      named = around
    }
    return named
  }
}
