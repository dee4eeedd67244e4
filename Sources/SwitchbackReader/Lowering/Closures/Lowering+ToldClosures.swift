import SwiftSyntax

/// A closure that a view's function leaves behind which is told a state: `func button(to step: Step) -> some View`.
struct ToldClosure {
  /// What the function calls the state.
  var parameter: String
  var slot: Slot
  /// Those that its calls tell it.
  var states: [[String]]
}

/// With each state that the calls of such a function tell it, its closures are events of their own: `button(->two)`.
extension Lowering {
  func told(_ closure: ClosureExprSyntax, scope: Scope) -> ToldClosure? {
    guard machine.isKeptOutside, machine.steps == nil, !machine.hasForeignStates, isInView(closure),
      let function = closure.functionAround, function.isView,
      machine.declarations.types[machine.owner]?.functions(named: function.name.identifierText) == [function]
    else { return nil }
    let parameters = Array(function.signature.parameterClause.parameters)
    let positions = parameters.indices.filter { index in
      let type = ValueType(parameters[index].type, in: machine.declarations, from: machine.owner)
      return type?.path == machine.stateType && type?.isOptional == false && type?.collection == nil
    }
    guard positions.count == 1, case let name = parameters[positions[0]].innerName, case .slot(let slot) = scope[name],
      signatures.contains(where: { $0.key.offset == function.offset && $0.parameters.contains { $0.slot == slot } }),
      machine.declarations.surveys.fresh(closure.statements).names.contains(name), isEvent(closure),
      let told = states(told: function, at: positions[0]), !told.isEmpty
    else { return nil }
    return ToldClosure(parameter: name, slot: slot, states: told)
  }

  /// The states that all calls of a function give it by name; nil where one gives something else, or where it is named alone.
  private func states(told function: FunctionDeclSyntax, at position: Int) -> [[String]]? {
    let named = (machine.declarations.types[machine.owner]?.members ?? []).flatMap { $0.namings(of: function) }
    var found: [[String]] = []
    for token in named {
      guard let call = token.callOnSelf, function.signature.parameterClause.parameters.takes(Array(call.arguments)),
        call.arguments.count == function.signature.parameterClause.parameters.count,
        let argument = call.arguments.dropFirst(position).first,
        let member = argument.expression.as(MemberAccessExprSyntax.self),
        member.base.map({ isStateType($0) }) ?? true,
        case let path = [member.declName.baseName.identifierText],
        machine.states.leaves.contains(where: { $0.path == path })
      else { return nil }
      if !found.contains(path) { found.append(path) }
    }
    return found
  }

  private func isStateType(_ base: ExprSyntax) -> Bool {
    machine.declarations.type(named: base.trimmedDescription, from: machine.owner)?.path == machine.stateType
  }

  mutating func events(of closure: ClosureExprSyntax, told: ToldClosure, function: Int) -> [Program.Event] {
    told.states.map { path in
      let callback = Callback(offset: closure.offset, told: path)
      callbacks[callback] = function
      let name = laterName(in: Syntax(closure), of: Dialect.request(for: path))
      var event = Program.Event(name: name, path: path, function: function, resultIsState: false, callback: callback)
      event.isClosure = true
      return event
    }
  }
}

extension SyntaxProtocol {
  fileprivate var functionAround: FunctionDeclSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
  }
}

extension TokenSyntax {
  /// The call of the function that it names, on the instance itself.
  var callOnSelf: FunctionCallExprSyntax? {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    if let call = reference.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(reference).id
    {
      return call
    }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self",
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id
    else { return nil }
    return call
  }
}
