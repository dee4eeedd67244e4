import SwiftSyntax

/// What a call that is followed becomes.
extension Lowering {
  /// - Parameter destination: where the result goes; nil where nobody asks for it.
  mutating func call(_ call: InlinedCall, to destination: Destination?, at site: Site, scope: Scope) -> [Statement] {
    var call = call
    let captured = captured(byGivenTo: &call)
    let giving = call.giver.map { effects(in: $0, scope: scope) } ?? []
    let made = giving + captured + self.made(call, to: destination, at: site, scope: scope)
    guard case .value(let slot) = call.receiver, mayBeNil(slot) else { return made }
    return whereItIs(slot, text: site.text, made, isForced: call.isForced, to: destination, at: site)
  }

  private mutating func made(
    _ call: InlinedCall,
    to destination: Destination?,
    at site: Site,
    scope: Scope
  ) -> [Statement] {
    let type =
      resultType(of: call, scope: scope) ?? (call.isClosure ? destination.flatMap { expected($0, scope) } : nil)
    let result = destination.map { _ in slot(of: type) }
    let id: Int
    switch call.callee {
    case .function(let function):
      id = self.function(
        function,
        receiver: call.receiver,
        owner: call.owner,
        outer: call.outer,
        closure: call.closure,
        delayed: delayedArguments(of: call, function, scope: scope),
        lent: parametersLentStruct(of: function, by: call, scope: scope),
        foreignEvents: foreignEvents(of: call, to: function, scope: scope),
        record: call.record?.type
      )
    case .getter(let body, let type):
      let type = ValueType(type, in: machine.declarations, from: call.owner)
      id = getter(body, type: type, receiver: call.receiver, owner: call.owner, outer: call.outer)
    case .initializer(let declaration): id = initializer(declaration)
    case .valueInitializer(let declaration): id = valueInitializer(declaration, owner: call.owner)
    case .closure(let given):
      id = function(
        of: given,
        taking: call.arguments,
        result: type,
        record: call.record?.type,
        closure: call.closure,
        scope: scope
      )
    case .delayed(let given): id = function(of: given)
    case .borrower(let given): id = function(ofBorrower: given, result: type, record: call.record?.type)
    case .taken(let slot, let syntax): id = function(taking: slot, by: syntax)
    }
    var (before, arguments, after) = passed(to: call, function: id, scope: scope)
    if let parameter = signatures[id].receiver, case .value(let slot) = call.receiver {
      let back = signatures[id].isMutating ? slot : nil
      arguments.append(Call.Argument(parameter: parameter, value: .slot(slot), back: back))
    }
    arguments += answersHandedOn(by: call, scope: scope)
    if let record = call.record, let inner = signatures[id].record {
      for (from, to) in zip(inner.slots + [inner.presence], record.slots + [record.presence]) {
        guard let from, let to else { continue }
        arguments.append(Call.Argument(parameter: from, value: .unknown(why: ""), back: to))
      }
    }
    if let placed = placing(call) { before.append(placed) }
    if call.keepsClosure, let given = call.closure { before += closure(given.closure, scope: given.scope) }
    let step = step(of: call, arguments, function: id)
    let lowered = waited(
      .call(
        Call(
          function: id,
          arguments: arguments + [step?.state].compactMap(\.self),
          result: result,
          site: step?.site ?? site,
          isLast: isLast(call),
          isOnHolder: isOnHolder(call, scope: scope),
          renaming: renaming(of: call, scope: scope)
        )
      ),
      of: call,
      scope: scope
    )
    before += arguments.contains { $0.back == .state } ? observed(lowered, at: site) : [lowered]
    before += after + lost(byGivingSelfIn: call, scope: scope)
    guard let destination, let result else { return before }
    return before + finish(.slot(result), at: site, to: destination)
  }

  func resultType(of call: InlinedCall, scope: Scope) -> ValueType? {
    if case .valueInitializer(let made) = call.callee {
      var type = ValueType(path: call.owner)
      type.isOptional = made.optionalMark != nil
      return type
    }
    if case .taken(let slot, _) = call.callee { return variables[slot.id].type }
    let type =
      switch call.callee {
      case .function(let function): function.signature.returnClause?.type
      case .getter(_, let type): type
      case .closure(let given): given.givenType ?? (given.isConstant ? given.closure.resultType : nil)
      case .delayed(let given): given.type
      case .initializer, .valueInitializer, .taken: TypeSyntax?.none
      case .borrower(let given): given.closure.signature?.returnClause?.type
      }
    if type == nil, case .borrower(let given) = call.callee { return resultType(ofBorrower: given) }
    if type == nil, case .closure(let given) = call.callee, given.closure.answers { return .bool }
    return ValueType(type, in: machine.declarations, from: call.owner)
  }

  private func isLast(_ call: InlinedCall) -> Bool {
    guard case .function = call.callee, call.receiver == .machine, call.outer == nil, call.closure == nil else {
      return false
    }
    return call.syntax.map { Syntax($0).isLast } ?? false
  }

  /// The positions at which an event is handed on whose enum is declared elsewhere.
  private func foreignEvents(of call: InlinedCall, to function: FunctionDeclSyntax, scope: Scope) -> Set<Int> {
    let parameters = function.signature.parameterClause.parameters
    guard call.arguments.count == parameters.count, !parameters.contains(where: \.isVariadic) else { return [] }
    let places = call.arguments.map { place(Operands($0.expression), scope: scope) }
    return Set(places.indices.filter { places[$0].map { variables[$0.id].isForeignEvent } ?? false })
  }

  mutating func arguments(
    of call: InlinedCall,
    function id: Int,
    scope: Scope
  ) -> ([Statement], [Call.Argument]) {
    let (before, arguments, after) = passed(to: call, function: id, scope: scope)
    return (before + after, arguments)
  }

  /// - Returns: what is done before the call, its arguments, and what is done behind it.
  private mutating func passed(
    to call: InlinedCall,
    function id: Int,
    scope: Scope
  ) -> (before: [Statement], arguments: [Call.Argument], after: [Statement]) {
    var (before, after): ([Statement], [Statement]) = ([], [])
    var arguments: [Call.Argument] = []
    var given = call.arguments[...]
    for (index, parameter) in signatures[id].parameters.enumerated() {
      let label = call.leavesOutFirstLabel && index == 0 ? nil : parameter.label
      let own = given.taken(by: label, isVariadic: parameter.isVariadic)
      given = given.dropFirst(own.count)
      if parameter.isVariadic {
        let (made, value) = list(own.map(\.expression), for: parameter, scope: scope)
        before += made
        arguments.append(Call.Argument(parameter: parameter.slot, value: value))
        continue
      }
      guard let argument = own.first else {
        if let value = standard(of: parameter, owner: call.owner) {
          arguments.append(Call.Argument(parameter: parameter.slot, value: value))
        }
        continue
      }
      if let name = parameter.name, signatures[id].delayed.contains(name) {
        continue
      } else if let name = parameter.name, signatures[id].lent.contains(name) {
        let lent = lentStruct(argument.expression, scope: scope)
        before += lent.before
        after += lent.after
      } else if parameter.written?.isAutoclosure == true {
        after += delayed(argument.expression, scope: scope)
      } else if let passed = argument.expression.as(InOutExprSyntax.self) {
        let lent = lent(passed, to: call, scope: scope)
        before += lent.before
        after += lent.after
        guard let slot = lent.slot else { continue }
        arguments.append(Call.Argument(parameter: parameter.slot, value: .slot(slot), back: slot))
      } else if isTracked(parameter) {
        let slot = slot(of: parameter.type)
        before += lower(Operands(argument.expression), to: .slot(slot), expected: parameter.type, scope: scope)
        arguments.append(Call.Argument(parameter: parameter.slot, value: .slot(slot)))
      } else {
        let effects = effects(in: Operands(argument.expression), scope: scope)
        before += effects
        // A closure that is not followed may run at any time before it returns.
        if call.outer != nil { after += effects.filter(\.isLoss) }
        if let value = untracked(argument.expression, for: parameter, scope: scope) {
          arguments.append(Call.Argument(parameter: parameter.slot, value: value))
        }
      }
    }
    return (before, arguments, after)
  }

  /// What a variadic parameter holds.
  private mutating func list(
    _ given: [ExprSyntax],
    for parameter: Signature.Parameter,
    scope: Scope
  ) -> ([Statement], Expression) {
    guard let type = parameter.type, type.collection == .list else {
      return (given.flatMap { effects(in: Operands($0), scope: scope) }, .constant(.something(nil)))
    }
    return elements(given, of: type, scope: scope)
  }

  /// The value of a parameter that a call leaves out.
  private mutating func standard(of parameter: Signature.Parameter, owner: String) -> Expression? {
    let scope = Scope(receiver: .other, owner: owner)
    return parameter.standard.flatMap { standard in
      isTracked(parameter)
        ? leaf(Operands(standard), expected: parameter.type, scope: scope).1
        : untracked(standard, for: parameter, scope: scope)
    }
  }

  private func isTracked(_ parameter: Signature.Parameter) -> Bool {
    parameter.type?.isTracked == true || variables[parameter.slot.id].isForeignEvent
  }

  /// What is known of an argument whose type nothing is known of; nil for nothing at all.
  private mutating func untracked(
    _ expression: ExprSyntax,
    for parameter: Signature.Parameter,
    scope: Scope
  ) -> Expression? {
    let term = Operands(expression)
    if expression.is(NilLiteralExprSyntax.self) { return Expression.none }
    if expression.isWritten {
      let isPlain = parameter.written?.comparesLiterals == true
      return .constant(.something(isPlain ? WrittenValue(expression) : nil))
    }
    if term.isCase, parameter.written?.isResult == true,
      let name = (expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression)
        .as(MemberAccessExprSyntax.self)?.declName.baseName.text, ["success", "failure"].contains(name)
    {
      return .constant(.path([name]))
    }
    if let named = foreignCase(expression, for: parameter, scope: scope) { return named }
    if let slot = place(term, scope: scope), slot != .state, let type = variables[slot.id].type,
      !type.isTracked || type.isNumber && parameter.written?.comparesLiterals == true
    {
      return .slot(slot)
    }
    if let error = slotOfError(expression, scope: scope) { return .caught(error) }
    let isPresent = parameter.written?.mayBeNil == false || isPresent(expression, scope: scope)
    return isPresent ? .constant(.something(nil)) : nil
  }

  /// `.enter`, which the function matches with cases, of an enum that is declared elsewhere.
  private mutating func foreignCase(
    _ expression: ExprSyntax,
    for parameter: Signature.Parameter,
    scope: Scope
  ) -> Expression? {
    guard parameter.isMatched, let member = expression.as(MemberAccessExprSyntax.self), member.base == nil,
      let type = parameter.written, type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self),
      machine.declarations.seen(from: expression).type(named: type.plainName, from: scope.owner)?.declaration == nil
    else { return nil }
    let name = member.declName.baseName.identifierText
    assume("'.\(name)' is a case of '\(type.plainName)', which is declared elsewhere")
    return .constant(.path([name]))
  }
}
