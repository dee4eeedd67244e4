import SwiftSyntax

/// What holds a state that is a type, and how the states put the next there.
struct StateContext {
  /// What the types of the states have in common.
  var common: String
  /// The paths of the types that hold a state.
  var holders: Set<String>
  /// The properties that hold it.
  var properties: Set<String>
  /// The functions that do no more than to put there what they are given: `transition(to:)`.
  var setters: Set<String> = []
  /// Those that put one and the same state there, and that: `func turnOff() { transition(to: Off()) }`.
  var makers: [String: Operands] = [:]
  /// Those that may put anything there.
  var others: Set<String> = []
  /// The functions of the states that put another one there.
  var members: Set<String> = []
  /// What the states call what holds them.
  var names: Set<String> = []
  /// Whether a name says that what it holds is a state; else only what is done with it can.
  var isNamed = true

  static func all(in declarations: Declarations) -> [StateContext] {
    let put = declarations.namesAssignedBehindDots
    return declarations.everywhere.flatMap { type -> [StateContext] in
      guard type.declaration != nil, type.enumeration == nil else { return [] }
      let variables = type.variables.filter { $0.bindingSpecifier.text == "var" && !$0.isStatic }
      return variables.flatMap { variable in
        variable.bindings.compactMap { binding in
          guard !binding.isComputed, let written = binding.typeAnnotation?.type.behindMarks.plainName,
            case let name = binding.pattern.trimmedDescription,
            declarations.type(named: written, from: type.path)?.enumeration == nil
          else { return nil }
          let isNamed = isState(name) || isState(written.lastName)
          guard
            isNamed
              || put.contains(name) && !variable.isWeak
                && declarations.isProtocol(written, writtenAt: binding, in: type)
          else { return nil }
          let common = declarations.type(named: written, from: type.path)?.path ?? written
          return StateContext(common: common, holders: [type.path], properties: [name], isNamed: isNamed)
        }
      }
    }
  }

  /// Whether what holds a state calls on it one of the functions by which the states put another one there.
  func isAsked(for members: Set<String>, in declarations: Declarations) -> Bool {
    holders.compactMap { declarations.types[$0] }.flatMap(\.functions).compactMap(\.body).contains { body in
      declarations.surveys.survey(body).calls.contains { call in
        members.contains(call.name) && (call.base?.withoutUnwrapping.withoutSelf).map(properties.contains) == true
      }
    }
  }

  /// Screens and steps are put into properties as well, by what is no machine.
  private static func isState(_ name: String) -> Bool {
    NameWords(name).words.last.map(["state", "status", "phase", "stage", "mode"].contains) ?? false
  }

  static func joined(_ contexts: [StateContext]) -> StateContext {
    contexts.dropFirst().reduce(into: contexts[0]) { all, next in
      all.holders.formUnion(next.holders)
      all.properties.formUnion(next.properties)
      all.isNamed = all.isNamed || next.isNamed
    }
  }

  /// With the functions of the holders that set the state, where these are the functions of states that do.
  func following(_ members: Set<String>, in declarations: Declarations) -> StateContext {
    var context = self
    context.members = members
    for function in holders.compactMap({ declarations.types[$0] }).flatMap(\.functions) {
      guard let body = function.body else { continue }
      let name = function.name.identifierText
      let sets = assignments(in: body)
      let callsState = declarations.surveys.survey(body).calls.contains { members.contains($0.name) }
      if !callsState, putsWhatItIsGiven(function) {
        context.setters.insert(name)
      } else if !sets.isEmpty || callsState {
        context.others.insert(name)
      }
    }
    context.setters.subtract(context.others)
    return context
  }

  /// With the functions of the holders that put a state there which they make.
  func knowingMakers(of states: StateTypes, in declarations: Declarations) -> StateContext {
    var context = self
    for function in holders.compactMap({ declarations.types[$0] }).flatMap(\.functions) {
      guard let body = function.body, let only = valueAlwaysPut(in: body),
        let call = only.single?.as(FunctionCallExprSyntax.self),
        states.made(by: call) != nil
      else { continue }
      context.makers[function.name.identifierText] = only
    }
    let known = context.setters.union(context.makers.keys)
    for function in holders.compactMap({ declarations.types[$0] }).flatMap(\.functions) {
      let calls = function.body.map { declarations.surveys.survey($0).calls } ?? []
      if calls.contains(where: { known.contains($0.name) }) { context.others.insert(function.name.identifierText) }
    }
    context.others.subtract(known)
    return context
  }

  /// What a body puts there by its only statement that does, which it comes to in any case.
  private func valueAlwaysPut(in body: CodeBlockSyntax) -> Operands? {
    let puts = body.statements.indices.compactMap { index -> (index: CodeBlockItemListSyntax.Index, value: Operands)? in
      guard let expression = body.statements[index].expression else { return nil }
      if let assignment = Assignment(expression), properties.contains(assignment.target.nameBehindSelf) {
        return (index, assignment.value)
      }
      guard let call = expression.as(FunctionCallExprSyntax.self),
        setters.contains(call.calledExpression.nameBehindSelf),
        call.arguments.count == 1, call.trailingClosure == nil, let only = call.arguments.first
      else { return nil }
      return (index, Operands(only.expression))
    }
    guard puts.count == 1, let put = puts.first, !body.statements[..<put.index].contains(where: \.canLeave),
      case let calls = EveryCallFinder.calls(in: body).count(where: {
        setters.contains($0.calledExpression.nameBehindSelf)
      }),
      assignments(in: body).count + calls == 1
    else { return nil }
    return put.value
  }

  /// `func transition(to next: LightState) { state = next }`, whatever it does beside.
  private func putsWhatItIsGiven(_ function: FunctionDeclSyntax) -> Bool {
    let parameters = function.signature.parameterClause.parameters
    guard let body = function.body, parameters.count == 1, let given = parameters.first?.innerName,
      case let sets = assignments(in: body), sets.count == 1, let only = sets.first,
      only.assignment.value.single?.trimmedDescription == given,
      let index = body.statements.firstIndex(where: { $0.expression?.offset == only.offset })
    else { return false }
    return !body.statements[..<index].contains(where: \.canLeave)
  }

  private func assignments(in body: CodeBlockSyntax) -> [(assignment: Assignment, offset: Int)] {
    AssignmentFinder.assignments(in: body).filter { properties.contains($0.assignment.target.nameBehindSelf) }
  }

  /// With what the states call the holder: a parameter or a property of its type, or of a protocol that it has.
  func named(by types: [Declarations.TypeDeclaration], in declarations: Declarations) -> StateContext {
    let holding = holders.compactMap { declarations.types[$0] }.flatMap { [$0.path.lastName] + $0.conformances }
    var context = self
    let members = types + [declarations.types[common]].compactMap(\.self)
    let properties = members.flatMap(\.variables).flatMap(\.bindings).filter { binding in
      (binding.typeAnnotation?.type.behindMarks.plainName.lastName).map(holding.contains) ?? false
    }.map(\.pattern.trimmedDescription)
    let parameters = members.flatMap(\.functions).flatMap(\.signature.parameterClause.parameters).filter {
      holding.contains($0.type.behindMarks.plainName.lastName)
    }.map(\.innerName)
    context.names = Set(properties + parameters)
    return context
  }

  /// What the holders begin with.
  func starts(made: (FunctionCallExprSyntax) -> Bool, in declarations: Declarations) -> [ExprSyntax] {
    let types = holders.sorted().compactMap { declarations.types[$0] }
    let values = types.flatMap { type in properties.sorted().compactMap { type.properties[$0]?.initializer?.value } }
    let bodies = types.flatMap(\.initializers).compactMap(\.body)
    let set = bodies.flatMap(assignments).compactMap(\.assignment.value.single)
    let called = bodies.flatMap(EveryCallFinder.calls).compactMap { makers[$0.calledExpression.nameBehindSelf]?.single }
    let found = (values + set + called).filter { $0.as(FunctionCallExprSyntax.self).map(made) == true }
    return Set(found.map { $0.as(FunctionCallExprSyntax.self)?.calledName }).count == 1 ? Array(found.prefix(1)) : []
  }
}

extension Declarations {
  /// What is assigned behind a dot anywhere: `mode` of `lamp.mode = On()`.
  fileprivate var namesAssignedBehindDots: Set<String> {
    fileIndices.reduce(into: []) { $0.formUnion(dottedNames(inFile: $1).assigned) }
  }

  fileprivate func isProtocol(_ name: String, writtenAt place: some SyntaxProtocol, in type: TypeDeclaration) -> Bool {
    seen(from: place).protocolPath(named: name, from: type.path) != nil
  }
}

extension TypeSyntax {
  /// `LightState` of `LightState!` and of `(any LightState)?`.
  var behindMarks: TypeSyntax {
    self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType.behindAny ?? behindAny
  }
}
