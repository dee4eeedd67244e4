import SwiftSyntax

/// A state that lies in what a property holds: in a subject, or in a struct.
extension Lowering {
  /// Whether it is the property that holds the subject or the struct: `model` where `model.phase` is the state.
  func isHolder(_ expression: ExprSyntax, scope: Scope) -> Bool {
    let expression = machine.object == nil ? expression : expression.withoutMarks
    let name = ownName(of: expression, scope: scope)
    guard let holder = machine.holder, scope.receiver == .machine, scope.owner == machine.owner else { return false }
    if expression.is(DeclReferenceExprSyntax.self), let binding = scope[name] {
      if case .object = binding { return true }
      return false
    }
    return holder.property == name
  }

  /// Whether a function is lent the struct in which the state lies: `change(&model)`.
  func isHolder(lent argument: ExprSyntax, scope: Scope) -> Bool {
    guard machine.object == nil, let lent = argument.as(InOutExprSyntax.self) else { return false }
    return isHolder(lent.expression, scope: scope)
  }

  /// The parameters by which a function is lent that struct, or what a closure or a function around the call is lent as it.
  func parametersLentStruct(of function: FunctionDeclSyntax, by call: InlinedCall, scope: Scope) -> Set<String> {
    guard machine.lentMember != nil, machine.object == nil else { return [] }
    let pairs = function.signature.parameterClause.parameters.pairs(with: call.arguments)
    return Set(pairs.filter { $0.isInout && structLent(by: $1, scope: scope) != nil }.map(\.0.innerName))
  }

  /// The struct around the state, where an argument lends it: `model` of `&model`.
  func structLent(by argument: ExprSyntax, scope: Scope) -> ExprSyntax? {
    guard machine.lentMember != nil, machine.object == nil, let place = argument.as(InOutExprSyntax.self)?.expression,
      isHolder(place, scope: scope) || isContent(place, scope: scope)
    else { return nil }
    return place
  }

  /// What is done before and behind a call that is lent that struct, whose other properties it may set.
  mutating func lentStruct(_ argument: ExprSyntax, scope: Scope) -> (before: [Statement], after: [Statement]) {
    guard let place = argument.as(InOutExprSyntax.self)?.expression else { return ([], []) }
    let setting = changing(place, scope: scope)
    let forgotten = Statement.forget(mentioning: [ownName(of: place, scope: scope)])
    return (setting.before, [forgotten] + setting.after)
  }

  /// Whether a call is where the state is set: of a function of the struct around it, or of one that is lent that struct.
  func isOnHolder(_ call: InlinedCall, scope: Scope) -> Bool {
    guard machine.object == nil, let holder = machine.holder else { return false }
    return call.receiver == .machine && call.owner == holder.content
      || call.arguments.contains { isHolder(lent: $0.expression, scope: scope) }
  }

  /// Whether a place that begins with a local is the state in the object that this stands for; nil where it is no such place.
  func isInObject(_ place: String, scope: Scope) -> Bool? {
    guard let object = machine.object, let dot = place.firstIndex(of: "."),
      let binding = scope[String(place[..<dot]).withoutUnwrapping]
    else { return nil }
    if case .object = binding { return place[place.index(after: dot)...] == object.member }
    return false
  }

  /// Whether a value is the object in which the state lies, which a local then is as well.
  func isObject(_ value: Operands, scope: Scope) -> Bool {
    machine.object != nil && value.single.map { isHolder($0, scope: scope) } ?? false
  }

  /// `model = Model()`, or `self = Model()` in a function of the struct: the state is what it begins with, as far as that can be
  /// told.
  mutating func holderAssignment(_ assignment: Assignment, scope: Scope) -> [Statement]? {
    let isInside = machine.object == nil && scope.receiver == .machine && scope.owner == machine.holder?.content
    let isLent = machine.object == nil && isContent(assignment.target, scope: scope)
    guard let holder = machine.holder,
      isHolder(assignment.target, scope: scope) || isLent
        || isInside && assignment.target.trimmedDescription == "self"
    else { return nil }
    let type = ValueType(path: machine.stateType)
    let content = holder.content.flatMap { machine.declarations.types[$0] }
    if let value = assignment.value.single, let content,
      let state = content.state(in: value, member: holder.member)
        ?? self.state(givenBy: value, in: content, member: holder.member, scope: scope)
    {
      let slot = slot(of: type)
      return lower(Operands(state), to: .slot(slot), expected: type, scope: scope)
        + finish(.slot(slot), at: assignment.value.site, to: .slot(.state))
    }
    let why = "'\(holder.property)' is replaced, and with it the state"
    return discarded(assignment.value, scope: scope)
      + [.lose(.state, Unknown(site: assignment.value.site, why: why))]
  }

  /// The case in what a function without parameters gives, if that is all that it does: `Player(hp: 1)` of `makePlayer()`.
  private func state(
    givenBy value: ExprSyntax,
    in content: Declarations.TypeDeclaration,
    member: String?,
    scope: Scope
  ) -> ExprSyntax? {
    guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let name = call.calledName
    else { return nil }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    let isOwn = base.map { ["self", "Self"].contains($0) } ?? call.calledExpression.is(DeclReferenceExprSyntax.self)
    let named = isOwn ? nil : base.flatMap { machine.declarations.type(named: $0, from: scope.owner) }
    let functions = (isOwn ? machine.declarations.types[scope.owner] : named)?.functions(named: name) ?? []
    guard functions.count == 1, let only = functions.first, only.signature.parameterClause.parameters.isEmpty,
      isOwn && scope[name] == nil || only.isStatic,
      !machine.declarations.mayBeOverridden(only, of: machine.declarations.types[scope.owner]),
      let given = only.body?.statements.onlyExpression, let state = content.state(in: given, member: member)
    else { return nil }
    return state.isNamedCase ? state : nil
  }

  /// A function of the struct that may change what is in it: `model.reset()`.
  func loss(byHolderIn call: FunctionCallExprSyntax, scope: Scope) -> Statement? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      isHolder(base, scope: scope), let content = machine.holder?.content
    else { return nil }
    let name = member.declName.baseName.identifierText
    let functions = machine.declarations.types[content]?.functions(named: name) ?? []
    if let object = machine.object {
      // A class above cannot know of it.
      guard functions.contains(where: { machine.declarations.moves(object.member, of: content, by: $0) }) else {
        return nil
      }
    } else {
      guard functions.isEmpty || functions.contains(where: \.isMutating) else { return nil }
    }
    let site = Operands(ExprSyntax(call)).site
    return .lose(.state, Unknown(site: site, why: "what '\(name)' does to the state is not followed"))
  }
}

extension MachineDeclaration {
  /// The same, where that is a class.
  var object: (property: String, member: String, content: String)? {
    guard storedProperty?.isInObject == true, let holder, let content = holder.content else { return nil }
    return (holder.property, holder.member, content)
  }

  /// Whether what a method of the object does to the state is done when it returns; of a struct, all is.
  func leavesLittleBehind(_ method: String) -> Bool {
    guard let object else { return true }
    guard let type = declarations.types[object.content] else { return false }
    return declarations.surveys.reachable(from: method, in: type).allSatisfy { survey in
      !survey.assignedLater.contains(object.member)
        && !survey.callsLater.contains { $0.isOnSelf && !type.functions(named: $0.name).isEmpty }
    }
  }

  /// What observes the property that stores the state.
  var observersOfState: AccessorBlockSyntax? {
    let (owner, name) = object.map { ($0.content, $0.member) } ?? (owner, storage.propertyName ?? "")
    return declarations.types[owner]?.properties[name]?.accessorBlock
  }

  /// The name of the state in a struct that is lent.
  var lentMember: String? { box?.member ?? (object == nil ? holder?.member : nil) }

  /// The property in which the state lies, or that of which it is a copy, the name that the state has there, and the struct that it is.
  var holder: (property: String, member: String, content: String?)? {
    guard let name = storage.propertyName, let dot = name.firstIndex(of: ".") else {
      return original.map { ($0.property, $0.member, $0.content) }
    }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]), holdingType)
  }
}
