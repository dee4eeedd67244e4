import SwiftSyntax

/// How a lowered function is called.
struct Signature {
  var key: Key
  var parameters: [Parameter] = []
  /// The slot of `self`, where it is a value of an enum.
  var receiver: Slot?
  var isMutating = false
  /// The slots that its closure knew where it was written; the function around it can be lowered more than once.
  var captured: Set<Int> = []
  /// The parameters of which the arguments are evaluated where it asks for them.
  var delayed: Set<String> = []
  /// The parameters by which it is lent the struct around the state.
  var lent: Set<String> = []
  /// Where it puts the values of its result, where its caller asks for each of them.
  var record: Record?

  struct Parameter {
    var label: String?
    var name: String?
    var slot: Slot
    var type: ValueType?
    var standard: ExprSyntax?
    var written: TypeSyntax?
    /// Whether the function matches it with cases.
    var isMatched = false
    var isVariadic = false
  }

  /// One declaration can be lowered for different kinds of `self`.
  struct Key: Hashable {
    var offset: Int
    var isEntry: Bool
    var isOnValue: Bool
    var isProperty = false
    /// The closure that it is given.
    var closure: Int?
    /// The arguments that are evaluated where it asks for them.
    var delayed: [Int] = []
    /// The parameters by which it is lent the struct around the state.
    var lent: Set<String> = []
    /// Whether the caller asks for each value of a struct or tuple.
    var isForRecord = false
    /// Whether it is called on an event whose enum is declared elsewhere, of which it may name cases.
    var isOnForeignEvent = false
  }
}

extension Lowering {
  /// The function of an entry: the state and the event are where the program puts them.
  ///
  /// - Parameter target: the parameter that is the event, where the whole function is not.
  mutating func entry(_ entry: MachineDeclaration.Entry, target: String? = nil) -> Int {
    let function = entry.function
    let result = ValueType(function.signature.returnClause?.type, in: machine.declarations, from: machine.owner)
    var scope = Scope(
      receiver: machine.storage == .itself ? .value(.state) : machine.storage == .parameter ? .other : .machine,
      owner: machine.owner,
      result: result
    )
    scope = scope.shadowed(by: function.signature.parameterClause.parameters.map(\.innerName))
    if let state = entry.state { scope.bind(state, to: .slot(.state)) }
    if let given = givenObject(of: function) { scope.bind(given.innerName, to: .object) }
    if let target {
      scope.bind(target, to: .slot(.event))
    } else if entry.isMade {
      scope.madeEvent = entry.event
    } else if !entry.isEvent {
      scope.bind(entry.event, to: .slot(.event))
    }
    if machine.saysAllowedMoves {
      setType(of: .event, to: Variable(type: ValueType(path: machine.stateType)))
    } else if target == nil {
      setEventType(of: entry)
    }
    let id = reserve(function, key: Signature.Key(offset: function.offset, isEntry: true, isOnValue: false))
    guard !machine.isConditional(function) else {
      let site = Site(text: "#if", offset: function.offset)
      let why = "'\(function.signatureText)' stands inside '#if', so that it depends on the build"
      functions[id].body.statements = [.giveUp(Unknown(site: site, why: why))]
      return id
    }
    guard let body = function.body else {
      unread("'\(function.signatureText)' has no body", at: machine.offset)
      return id
    }
    let inside = binding(closuresWrittenFor: function, owner: machine.owner, in: scope)
    functions[id].body = drained(by: function, scope: inside) ?? self.body(body.statements, scope: inside)
    if machine.records?.makers.contains(function.offset) == true { keepToNothing(id) }
    if !machine.hasRestOfEvents(entry) { noteElsewhere(events: entry.events) }
    return id
  }

  /// Enums of other files, of which only what is named is known.
  mutating func noteElsewhere(events: MachineDeclaration.Events?) {
    if case .elsewhere(let type)? = events, type != MachineDeclaration.Entry.result {
      let why = MachineDeclaration.whyEventsAreUnread(of: type)
      if !namesKindsOfEvents { whysOfForeignEvents.insert(why) }
      unread(namesKindsOfEvents ? whyKindsAreUnread(of: type) : why, at: machine.offset)
    }
    if machine.hasForeignStates {
      unread(
        "the states of '\(machine.stateType)' are declared elsewhere; drawn are those that are named",
        at: machine.offset
      )
    }
  }

  private mutating func setEventType(of entry: MachineDeclaration.Entry) {
    switch entry.events {
    case .declared(_, let path):
      var type = ValueType(path: path)
      type.isOptional = entry.mayBeNil
      setType(of: .event, to: Variable(type: type))
    case .elsewhere:
      setType(of: .event, to: Variable(isForeignEvent: true, mayBeNil: entry.mayBeNil))
      if entry.takesResult { for name in ["success", "failure"] { noteEvent(name, of: .event) } }
    case .function: setType(of: .event, to: Variable())
    }
  }

  /// A body whose single expression is its result, when it has one.
  mutating func body(_ items: CodeBlockItemListSyntax, scope: Scope) -> Block {
    block(items, scope: scope, to: scope.result == nil ? nil : .result)
  }

  /// - Parameter isLocal: whether it is declared inside of another function.
  private mutating func reserve(_ function: FunctionDeclSyntax, key: Signature.Key, isLocal: Bool = false) -> Int {
    if let build = function.buildCondition {
      let place = lines.place(at: build.offset, seenFrom: machine.offset)
      assume("\(place): '\(build.text)' holds, for which '\(function.signatureText)' is written")
    }
    functions.append(
      Function(
        name: function.signatureText,
        offset: function.offset,
        assigns: isLocal ? changesState(in: function.outermost) : changesState(function),
        isNever: function.neverReturns
      )
    )
    signatures.append(Signature(key: key))
    return functions.count - 1
  }

  /// The lowered form of a function that is called.
  ///
  /// - Parameters:
  ///   - receiver: what `self` is in the function.
  ///   - outer: the scope around a function that is declared inside of another.
  mutating func function(
    _ declaration: FunctionDeclSyntax,
    receiver: Scope.Receiver,
    owner: String,
    outer: Scope? = nil,
    closure: GivenClosure? = nil,
    delayed: [String: DelayedArgument] = [:],
    lent: Set<String> = [],
    foreignEvents: Set<Int> = [],
    record: RecordType? = nil
  ) -> Int {
    let isOnValue = if case .value = receiver { outer == nil } else { false }
    var key = Signature.Key(offset: declaration.offset, isEntry: false, isOnValue: isOnValue)
    key.closure = closure?.closure.offset
    key.delayed = delayed.values.map(\.value.offset).sorted()
    key.lent = lent
    key.isForRecord = record != nil
    key.isOnForeignEvent = isOnForeignEvent(receiver)
    let captured = delayed.values.reduce(into: closure?.scope.slots ?? []) { $0.formUnion($1.scope.slots) }
    let known = signatures.indices.filter { signatures[$0].key == key }
    if !foreignEvents.isEmpty || key.isOnForeignEvent { namedEvents.hand(to: declaration.offset) }
    if let same = known.first(where: { signatures[$0].captured == captured }) { return same }
    // A function that gives such a closure to itself has new slots each time.
    if known.count > 3 { return known[3] }
    let id = reserve(declaration, key: key, isLocal: outer != nil)
    signatures[id].captured = captured
    var scope = outer ?? Scope(receiver: receiver, owner: owner)
    scope.result = ValueType(declaration.signature.returnClause?.type, in: machine.declarations, from: owner)
    if isOnValue {
      let slot = slot(ofReceiver: receiver, owner: owner)
      signatures[id].receiver = slot
      signatures[id].isMutating = declaration.isMutating
      scope.receiver = .value(slot)
    }
    scope.record = record.map { self.record(of: $0) }
    signatures[id].record = scope.record
    addParameters(declaration.signature.parameterClause.parameters, to: id, owner: owner, scope: &scope)
    if let given = givenObject(of: declaration) { scope.bind(given.innerName, to: .object) }
    if let closure, let last = declaration.signature.parameterClause.parameters.last {
      scope.bind(last.innerName, to: .closure(closure))
    }
    signatures[id].lent = lent
    for name in lent { scope.bind(name, to: .content(.state)) }
    signatures[id].delayed = Set(delayed.keys)
    for (name, given) in delayed { scope.bind(name, to: .delayed(given)) }
    for position in foreignEvents {
      setType(of: signatures[id].parameters[position].slot, to: Variable(isForeignEvent: true))
    }
    if outer == nil { scope = binding(closuresWrittenFor: declaration, owner: owner, in: scope) }
    if let items = declaration.body?.statements {
      functions[id].body = drained(by: declaration, scope: scope) ?? body(items, scope: scope)
    }
    return id
  }

  mutating func addParameters(
    _ parameters: FunctionParameterListSyntax,
    to id: Int,
    owner: String,
    scope: inout Scope
  ) {
    let body = parameters.parent?.parent?.parent?.as(FunctionDeclSyntax.self)?.body
    let matched = body.map { machine.declarations.surveys.survey($0).matched } ?? []
    for parameter in parameters {
      var type = ValueType(parameter.type, in: machine.declarations, from: owner)
      if parameter.isInout, type?.collection != nil { type = .other }
      if parameter.isVariadic { type = type.flatMap { $0.isTracked ? ValueType(.list, of: [$0]) : nil } }
      let slot = slot(of: type)
      if parameter.isInteger { givenNumbers.insert(slot) }
      scope.bind(parameter.innerName, to: .slot(slot))
      signatures[id].parameters.append(
        Signature.Parameter(
          label: parameter.label,
          name: parameter.innerName,
          slot: slot,
          type: type,
          standard: parameter.defaultValue?.value,
          written: parameter.type,
          isMatched: matched.contains(parameter.innerName),
          isVariadic: parameter.isVariadic
        )
      )
    }
  }

  /// The lowered form of a computed property.
  mutating func getter(
    _ items: CodeBlockItemListSyntax,
    type: ValueType?,
    receiver: Scope.Receiver,
    owner: String,
    outer: Scope? = nil
  ) -> Int {
    let isOnValue = if case .value = receiver { outer == nil } else { false }
    var key = Signature.Key(offset: items.offset, isEntry: false, isOnValue: isOnValue, isProperty: true)
    key.isOnForeignEvent = isOnForeignEvent(receiver)
    if key.isOnForeignEvent { namedEvents.hand(to: items.offset) }
    if let known = signatures.firstIndex(where: { $0.key == key }) { return known }
    let assigns = receiver == .machine && changesState(in: items)
    functions.append(Function(name: "a property", offset: items.offset, assigns: assigns, isProperty: true))
    signatures.append(Signature(key: key))
    let id = functions.count - 1
    var scope = outer ?? Scope(receiver: receiver, owner: owner)
    scope.result = type
    if isOnValue {
      let slot = slot(ofReceiver: receiver, owner: owner)
      signatures[id].receiver = slot
      scope.receiver = .value(slot)
    }
    functions[id].body = body(items, scope: scope)
    return id
  }

  /// What `self` is in a function that is called on a value.
  private mutating func slot(ofReceiver receiver: Scope.Receiver, owner: String) -> Slot {
    let isEvent = isOnForeignEvent(receiver)
    return slot(of: isEvent ? nil : valueType(ofOwner: owner), isForeignEvent: isEvent)
  }

  private func isOnForeignEvent(_ receiver: Scope.Receiver) -> Bool {
    if case .value(let slot) = receiver { variables[slot.id].isForeignEvent } else { false }
  }

  /// The lowered form of a property's setter, and the slot of its new value.
  mutating func setter(_ body: SetterBody, type: ValueType?) -> (function: Int, parameter: Slot) {
    let key = Signature.Key(offset: body.statements.offset, isEntry: false, isOnValue: false, isProperty: true)
    if let known = signatures.firstIndex(where: { $0.key == key }) {
      return (known, signatures[known].parameters[0].slot)
    }
    functions.append(Function(name: "a setter", offset: body.statements.offset, assigns: true))
    let slot = slot(of: type)
    if body.type?.trimmedDescription == "Int" { givenNumbers.insert(slot) }
    signatures.append(Signature(key: key, parameters: [Signature.Parameter(slot: slot, type: type)]))
    let id = functions.count - 1
    var scope = Scope(receiver: .machine, owner: machine.owner)
    scope.bind(body.parameter, to: .slot(slot))
    functions[id].body = self.body(body.statements, scope: scope)
    return (id, slot)
  }
}

extension FunctionDeclSyntax {
  /// The full name: `next(on:)`.
  var signatureText: String {
    let labels = signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
    return "\(name.identifierText)(\(labels))"
  }
  /// The full name among others that have the same, with the types that tell them apart: `show(_:Page,in:)`.
  func signatureText(among others: [FunctionDeclSyntax]) -> String {
    let parameters = Array(signature.parameterClause.parameters)
    // One that is called with fewer arguments has more parameters, with values of their own.
    let written = others.map { $0.signature.parameterClause.parameters.map(\.type.trimmedDescription) }
    let types = parameters.indices.map { position in
      Set(written.map { $0.indices.contains(position) ? $0[position] : "" })
    }
    let sufficient = types.firstIndex { $0.count == others.count }
    let texts = parameters.enumerated().map { position, parameter in
      let isTelling = sufficient.map { $0 == position } ?? (types[position].count > 1)
      return "\(parameter.firstName.text):" + (isTelling && others.count > 1 ? parameter.type.trimmedDescription : "")
    }
    let separated = zip(texts, texts.dropFirst() + [""]).map { $0.hasSuffix(":") || $1.isEmpty ? $0 : "\($0)," }
    return "\(name.identifierText)(\(separated.joined()))"
  }
}

extension FunctionDeclSyntax {
  /// The `#if` inside of which a member of a type stands.
  fileprivate var buildCondition: Site? {
    guard let list = parent?.parent, let clause = list.parent?.as(IfConfigClauseSyntax.self),
      list.is(MemberBlockItemListSyntax.self)
    else { return nil }
    let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
    return Site(text: clause.poundKeyword.text + condition, offset: clause.offset)
  }
}
