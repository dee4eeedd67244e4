import SwiftSyntax

/// Computed properties of the instance whose setters change the state.
extension Lowering {
  struct StateSetter {
    var body: SetterBody
    var type: ValueType?
  }

  /// The setter of such a property; nil where it is another place.
  func setterOfState(_ target: ExprSyntax, scope: Scope) -> StateSetter? {
    let name = ownName(of: target, scope: scope)
    guard scope.receiver == .machine, scope[name] == nil || target.is(MemberAccessExprSyntax.self),
      scope.owner == machine.owner,
      let binding = machine.declarations.types[machine.owner]?.properties[name], let body = binding.setter,
      changesState(in: body.statements)
    else { return nil }
    let type = ValueType(binding.typeAnnotation?.type, in: machine.declarations, from: machine.owner)
    return StateSetter(body: body, type: type)
  }

  /// - Parameter text: what stands for the new value where that is not known.
  mutating func call(
    _ setter: StateSetter,
    with value: Slot,
    as text: Renaming.Argument? = nil,
    at site: Site
  ) -> Statement {
    let (id, parameter) = self.setter(setter.body, type: setter.type)
    let argument = Call.Argument(parameter: parameter, value: .slot(value))
    let renaming = text.map { self.renaming(of: setter.body, by: $0) }
    return .call(Call(function: id, arguments: [argument], site: site, renaming: renaming ?? Renaming()))
  }

  /// Each setter that others can use is an event, as a method is.
  mutating func settingEvents() -> [Program.Event] {
    machine.eventSetters.compactMap { binding in
      guard let body = binding.setter else { return nil }
      let type = ValueType(binding.typeAnnotation?.type, in: machine.declarations, from: machine.owner)
      let name = "\(binding.pattern.trimmedDescription)(set)"
      return Program.Event(name: name, path: [], function: setter(body, type: type).function, resultIsState: false)
    }
  }

  /// Whether a place is one that is set so, be it by a closure that is not followed.
  func isSetBySetter(_ target: ExprSyntax, scope: Scope) -> Bool {
    if setterOfState(target, scope: scope) != nil { return true }
    let name = ownName(of: target, scope: scope)
    return scope.receiver == .machine && scope.owner == machine.owner && machine.storedProperty?.obstacle?.name == name
      && (scope[name] == nil || target.is(MemberAccessExprSyntax.self))
  }

  /// What `&state` lends to a call: the place itself, or a copy that is read before and set behind it.
  mutating func lent(
    _ passed: InOutExprSyntax,
    to call: InlinedCall,
    scope: Scope
  ) -> (slot: Slot?, before: [Statement], after: [Statement]) {
    let term = Operands(passed.expression)
    if let slot = place(term, scope: scope) { return (slot, [], []) }
    let site = Site(text: passed.trimmedDescription, offset: passed.offset)
    if isInstance(lent: ExprSyntax(passed), scope: scope) { return (nil, [], lost(byLending: site, to: call)) }
    guard let setter = setterOfState(passed.expression, scope: scope), !call.mayThrow else {
      guard
        isSetBySetter(passed.expression, scope: scope) || isReachedByKeyPath(passed.expression, scope: scope)
          || !call.isClosure && isHolder(passed.expression, scope: scope)
      else {
        let lost = loss(byMemberOfWhole: passed.expression, scope: scope)
        let setting = changing(passed.expression, scope: scope)
        let forgotten = forgetting(assigned: passed.expression, scope: scope)
        return (nil, setting.before, lost + forgotten + setting.after)
      }
      let why = "what the call does to '\(site.text)' is not followed"
      return (nil, [.lose(.state, Unknown(site: site, why: why))], [])
    }
    let copy = slot(of: setter.type)
    let before = lower(term, to: .slot(copy), expected: setter.type, scope: scope)
    return (copy, before, [self.call(setter, with: copy, at: site)])
  }
}

extension InlinedCall {
  /// Whether what is called may end with an error, and set what it was lent all the same.
  fileprivate var mayThrow: Bool {
    guard case .function(let function) = callee else { return true }
    return function.signature.effectSpecifiers?.throwsClause != nil
  }
}
