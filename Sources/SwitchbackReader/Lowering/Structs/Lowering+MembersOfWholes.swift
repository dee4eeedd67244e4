import SwiftSyntax

/// Members of the struct beside the region that change it where they are changed: by a setter, by observers, by a subscript.
extension Lowering {
  /// What setting such a member does to the region, which is not followed.
  func loss(byMemberOfWhole target: ExprSyntax, scope: Scope) -> [Statement] {
    guard let region = machine.declarations.whole?.region, let slot = whole(changedBy: target, scope: scope) else {
      return []
    }
    let why = "what changing '\(target.text)' does to '\(region)' is not followed"
    return [.lose(slot, Unknown(site: Operands(target).site, why: why))]
  }

  /// `state.isOn.toggle()` and `state.items.append(item)`.
  func loss(byCallOnMemberOfWhole call: FunctionCallExprSyntax, scope: Scope) -> [Statement] {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      place(Operands(base), scope: scope) == nil
    else { return [] }
    let lost = loss(byMemberOfWhole: base, scope: scope)
    let mayChange = call.standsAlone || machine.declarations.mayChangeInPlace(member.declName.baseName.identifierText)
    return lost.isEmpty || !mayChange ? [] : lost
  }

  /// The same of a name that a survey has.
  func whole(changedByNamed name: String, scope: Scope) -> Slot? {
    guard machine.declarations.whole != nil else { return nil }
    let root = String(name.prefix { $0 != "." && $0 != "[" })
    guard scope[root] != nil, root.count < name.count,
      let slot = whole(DeclReferenceExprSyntax.named(root), scope: scope)
    else { return nil }
    let rest = name.dropFirst(root.count)
    if rest.first == "[" { return rest.hasPrefix("[keyPath") || hasChangingSubscript ? slot : nil }
    let member = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return changingMembers.contains(String(member)) ? slot : nil
  }

  /// The place of the struct of which a member is changed, where that may change the region.
  private func whole(changedBy target: ExprSyntax, scope: Scope) -> Slot? {
    guard machine.declarations.whole?.isHandedOn == false else { return nil }
    var target = target
    while true {
      if let inner = target.unwrappedOptional?.single {
        target = inner
      } else if let subscripted = target.as(SubscriptCallExprSyntax.self) {
        if let slot = whole(subscripted.calledExpression, scope: scope) {
          return mayChangeRegion(subscripted) ? slot : nil
        }
        target = subscripted.calledExpression
      } else if let member = target.as(MemberAccessExprSyntax.self), let base = member.base {
        if let slot = whole(base, scope: scope) {
          return changingMembers.contains(member.declName.baseName.identifierText) ? slot : nil
        }
        target = base
      } else {
        return nil
      }
    }
  }

  /// The place of an expression that may be the struct, and is not its region.
  private func whole(_ base: ExprSyntax, scope: Scope) -> Slot? {
    guard let whole = machine.declarations.whole, !whole.isHandedOn, region(base, scope: scope) == nil else {
      return nil
    }
    if base.isSelf {
      guard case .value(let slot) = scope.receiver, scope.owner == whole.path else { return nil }
      return slot
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, case .slot(let slot)? = scope[name]
    else { return nil }
    let type = variables[slot.id].type
    return type?.path == whole.value.path && type?.isBool == whole.value.isBool ? slot : nil
  }

  private func mayChangeRegion(_ subscripted: SubscriptCallExprSyntax) -> Bool {
    guard let place = KeyPathPlace(ExprSyntax(subscripted)) else { return hasChangingSubscript }
    guard let whole = machine.declarations.whole, let name = place.firstName else { return true }
    return name == whole.region || changingMembers.contains(name)
  }

  private var hasChangingSubscript: Bool {
    guard let whole = machine.declarations.whole, let type = machine.declarations.types[whole.path] else {
      return false
    }
    let subscripts = type.members.compactMap { $0.as(SubscriptDeclSyntax.self) }
    let names = changingMembers.union([whole.region, "self"])
    return subscripts.contains { machine.declarations.changes(any: names, in: $0, of: type) }
  }
}

extension Declarations {
  /// The properties of the struct whose setters or observers may change the region, be it by one another.
  var membersChangingRegion: Set<String> {
    guard let whole, !whole.isHandedOn, let type = types[whole.path] else { return [] }
    let accessors = type.properties.compactMapValues(\.bodiesOfSetters).filter { $0.key != whole.region }
    var found: Set<String> = []
    while true {
      let names = found.union([whole.region, "self"])
      let more = accessors.filter { name, bodies in
        !found.contains(name) && bodies.contains { changes(any: names, in: $0, of: type) }
      }
      if more.isEmpty { return found }
      found.formUnion(more.keys)
    }
  }

  /// Whether a piece of the struct, or what it calls, sets one of some properties, or calls something on it that may.
  fileprivate func changes(any names: Set<String>, in syntax: some SyntaxProtocol, of type: TypeDeclaration) -> Bool {
    let survey = surveys.survey(syntax)
    let called = survey.calls.filter(\.isOnSelf).flatMap { surveys.reachable(from: $0.name, in: type) }
    return ([survey] + called).contains { survey in
      !survey.allAssigned.isDisjoint(with: names)
        || survey.calls.contains { call in
          call.base.map { names.contains($0.withoutSelf) && !$0.isEmpty && $0 != "self" } == true
            && mayChangeInPlace(call.name)
        }
    }
  }
}

extension PatternBindingSyntax {
  /// The bodies that run where it is set; nil where there are none.
  fileprivate var bodiesOfSetters: [Syntax]? {
    guard case .accessors(let accessors)? = accessorBlock?.accessors else { return nil }
    let bodies = accessors.filter { $0.accessorSpecifier.text != "get" }.compactMap(\.body).map { Syntax($0) }
    return bodies.isEmpty ? nil : bodies
  }
}

extension DeclReferenceExprSyntax {
  fileprivate static func named(_ name: String) -> ExprSyntax {
    ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
  }
}
