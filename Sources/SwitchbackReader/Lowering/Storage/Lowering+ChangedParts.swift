import SwiftSyntax

/// A part of a property is changed whose setter or observers change the state, `items.append(item)`, so that these run as
/// where the property is assigned.
extension Lowering {
  /// - Parameters:
  ///   - place: what is given another value, or of which something is called.
  ///   - call: the call that changes it.
  ///   - text: what says the new value.
  /// - Returns: what runs before it is changed, and behind that.
  mutating func changing(
    _ place: ExprSyntax,
    by call: FunctionCallExprSyntax? = nil,
    to text: Renaming.Argument? = nil,
    scope: Scope
  ) -> (before: [Statement], after: [Statement]) {
    guard scope.receiver == .machine, scope.owner == machine.owner,
      let part = ChangedPart(place, isCalled: call != nil, where: { isInstance($0, scope: scope) }),
      changes(part, by: call)
    else { return ([], []) }
    let site = Operands(call.map { ExprSyntax($0) } ?? place).site
    let set = setting(part, by: call, to: text, at: site, scope: scope)
    guard !set.before.isEmpty || !set.after.isEmpty else { return ([], []) }
    switch machine.declarations.isOfValue(part, of: machine.owner) {
    case true?: return (reached(place, set.before, scope: scope), reached(place, set.after, scope: scope))
    case false?: return ([], [])
    case nil:
      let why = "whether '\(site.text)' sets '\(part.name)', which changes the state, is not followed"
      return ([], [.lose(.state, Unknown(site: site, why: why))])
    }
  }

  private func isInstance(_ expression: ExprSyntax, scope: Scope) -> Bool {
    expression.isSelf || isAlias(expression.trimmedDescription, scope: scope)
  }

  /// Whether a call changes what it is a call of.
  private func changes(_ part: ChangedPart, by call: FunctionCallExprSyntax?) -> Bool {
    guard let call else { return true }
    guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText,
      machine.declarations.mayChangeInPlace(name)
    else { return false }
    let types = WrittenTypes(in: part.property, of: machine.owner, machine.declarations)
    guard let place = part.around.first, case .named(let path)? = types.type(of: place) else { return true }
    let functions = machine.declarations.types[path]?.functions(named: name) ?? []
    return functions.isEmpty || functions.contains(where: \.isMutating)
  }

  private mutating func setting(
    _ part: ChangedPart,
    by call: FunctionCallExprSyntax?,
    to text: Renaming.Argument?,
    at site: Site,
    scope: Scope
  ) -> (before: [Statement], after: [Statement]) {
    guard let setter = setterOfState(part.property, scope: scope) else {
      return observers(of: part.property, scope: scope)
    }
    let value = slot(of: setter.type)
    if setter.type?.isBool == true, part.around.count == 1, call?.calledName == "toggle" {
      // What is asked of 'self?' would be known of no instance.
      let name = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(part.name)))
      let isPlain = [part.name, "self.\(part.name)"].contains(part.property.trimmedDescription)
      let asked = condition(Operands(isPlain ? part.property : name), scope: scope.revealing(part.name))
      let negated = Statement.assign(value, .condition(.not(asked.condition)), site)
      return (asked.before + [negated], [self.call(setter, with: value, at: site)])
    }
    let known = part.isWhole ? text : nil
    return ([], [.assign(value, .unknown(why: ""), site), self.call(setter, with: value, as: known, at: site)])
  }
}

extension Operands {
  /// `count + 1` of `count += 1`.
  var combined: Renaming.Argument? {
    guard elements.count == 3, let symbol = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["+=", "-=", "*=", "/=", "%="].contains(symbol)
    else { return nil }
    return Renaming.Argument(text: "\(elements[0].text) \(symbol.dropLast()) \(elements[2].text)", form: .sum)
  }
}
