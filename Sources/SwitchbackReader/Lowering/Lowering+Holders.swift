import SwiftSyntax

/// A state that lies in what a property holds: in a subject, or in a struct.
extension Lowering {
  /// Whether it is the property that holds the subject or the struct: `model` where `model.phase` is the state.
  func isHolder(_ expression: ExprSyntax, scope: Scope) -> Bool {
    let name = expression.nameBehindSelf
    guard let holder = machine.holder, holder.property == name, scope.receiver == .machine, scope.owner == machine.owner
    else { return false }
    return expression.is(MemberAccessExprSyntax.self) || scope[name] == nil
  }

  /// `model = Model()`: the state is what the struct begins with, as far as that can be told.
  mutating func holderAssignment(_ assignment: Assignment, scope: Scope) -> [Statement]? {
    guard let holder = machine.holder, isHolder(assignment.target, scope: scope) else { return nil }
    let type = ValueType(path: machine.stateType)
    let content = holder.content.flatMap { machine.declarations.types[$0] }
    if let value = assignment.value.single, let state = content?.state(in: value, member: holder.member) {
      let slot = slot(of: type)
      return lower(Operands(state), to: .slot(slot), expected: type, scope: scope)
        + finish(.slot(slot), at: assignment.value.site, to: .slot(.state))
    }
    let why = "'\(holder.property)' is replaced, and with it the state"
    return discarded(assignment.value, scope: scope)
      + [.lose(.state, Unknown(site: assignment.value.site, why: why))]
  }

  /// A function of the struct that may change what is in it: `model.reset()`.
  func loss(byHolderIn call: FunctionCallExprSyntax, scope: Scope) -> Statement? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      isHolder(base, scope: scope), let content = machine.holder?.content
    else { return nil }
    let name = member.declName.baseName.identifierText
    let functions = machine.declarations.types[content]?.functions(named: name) ?? []
    guard functions.isEmpty || functions.contains(where: \.isMutating) else { return nil }
    let site = Operands(ExprSyntax(call)).site
    return .lose(.state, Unknown(site: site, why: "what '\(name)' does to the state is not followed"))
  }
}

extension MachineDeclaration {
  /// The property in which the state lies, the name that the state has there, and the struct that it is.
  var holder: (property: String, member: String, content: String?)? {
    guard let name = storage.propertyName, let dot = name.firstIndex(of: ".") else { return nil }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]), holdingType)
  }
}
