import SwiftSyntax

/// Functions and computed properties of a struct of which one property is the region: in them, `self` is the region.
extension Lowering {
  /// What `self` holds in a function of a type.
  func valueType(ofOwner owner: String) -> ValueType {
    if let whole = machine.declarations.whole, whole.path == owner, !whole.isHandedOn { return whole.value }
    return ValueType(path: owner)
  }

  /// The region by its name in a function of the struct itself.
  func regionOfSelf(named name: String, scope: Scope) -> Slot? {
    guard let whole = machine.declarations.whole, !whole.isHandedOn, whole.region == name, scope.owner == whole.path,
      case .value(let slot) = scope.receiver
    else { return nil }
    return slot
  }

  /// The path of the struct, where an expression is one and not its region, and has a member of this name.
  func ownerAsWhole(of base: ExprSyntax, asked name: String, scope: Scope) -> String? {
    if base.trimmedDescription == "self" { return ownWhole(asked: name, scope: scope) }
    guard region(base, scope: scope) == nil, let reference = base.as(DeclReferenceExprSyntax.self),
      scope[reference.baseName.identifierText] != nil
    else { return nil }
    return wholeThatHas(name)
  }

  /// The same in a function of the struct, where nothing stands before the name.
  func ownWhole(asked name: String, scope: Scope) -> String? {
    guard case .value = scope.receiver, scope.owner == machine.declarations.whole?.path else { return nil }
    return wholeThatHas(name)
  }

  /// Nil where the type of the region has such a member as well: a local may be one or the other.
  private func wholeThatHas(_ name: String) -> String? {
    guard let whole = machine.declarations.whole, !whole.isHandedOn, let type = machine.declarations.types[whole.path]
    else { return nil }
    let region = whole.value.path.flatMap { machine.declarations.types[$0] }
    let isInBoth = region.map { $0.properties[name] != nil || !$0.functions(named: name).isEmpty } ?? false
    let isThere = type.properties[name]?.isComputed == true || !type.functions(named: name).isEmpty
    return isThere && !isInBoth ? whole.path : nil
  }

  func methodOfWhole(
    named name: String,
    _ arguments: [LabeledExprSyntax],
    on slot: Slot,
    owner: String,
    at offset: Int
  ) -> InlinedCall? {
    guard let whole = machine.declarations.whole,
      let found = method(named: name, arguments, on: .value(slot), owner: owner, at: offset),
      case .function(let function) = found.callee, mayChangeRegion(function, of: whole),
      !changesThroughAccessors(function, of: whole), !callsOneOfSeveral(function, of: whole)
    else { return nil }
    return found
  }

  /// Whether a function of the struct names the region, or what may change it.
  func mayChangeRegion(_ function: FunctionDeclSyntax, of whole: Declarations.Whole) -> Bool {
    let names = accessorNames(of: whole).union([whole.region, "self"])
    return reachable(from: function, of: whole).contains { survey in
      survey.fails || names.contains(where: survey.mentions)
    }
  }

  /// Whether a property is changed, or may be, whose accessors name the region.
  private func changesThroughAccessors(_ function: FunctionDeclSyntax, of whole: Declarations.Whole) -> Bool {
    let names = accessorNames(of: whole)
    return reachable(from: function, of: whole).contains { survey in
      let calledOn = survey.calls.compactMap(\.base).filter { $0 != "self" }
      return survey.allAssigned.union(calledOn).contains { names.contains($0.firstName) }
    }
  }

  /// Whether it calls a function of the struct of whose name there are several.
  private func callsOneOfSeveral(_ function: FunctionDeclSyntax, of whole: Declarations.Whole) -> Bool {
    guard let type = machine.declarations.types[whole.path] else { return false }
    let name = function.name.identifierText
    let called = machine.declarations.surveys.names(reachableFrom: name, in: type).subtracting([name])
    return called.contains { type.functions(named: $0).count > 1 }
  }

  private func reachable(from function: FunctionDeclSyntax, of whole: Declarations.Whole) -> [Survey] {
    machine.declarations.surveys.reachable(
      from: function.name.identifierText,
      in: machine.declarations.types[whole.path],
      or: function
    )
  }

  /// The properties with a setter or observers that name the region, directly or by one another.
  private func accessorNames(of whole: Declarations.Whole) -> Set<String> {
    var names: Set<String> = [whole.region]
    let accessors = (machine.declarations.types[whole.path]?.properties ?? [:]).compactMapValues(\.accessorBlock)
    var isGrowing = true
    while isGrowing {
      let more = accessors.filter { name, block in
        let survey = machine.declarations.surveys.survey(block)
        return !names.contains(name) && (names.contains(where: survey.mentions) || survey.names.contains("self"))
      }
      names.formUnion(more.keys)
      isGrowing = !more.isEmpty
    }
    return accessors[whole.region] == nil ? names.subtracting([whole.region]) : names
  }
}

extension String {
  /// `items` of `self.items[0].name`.
  fileprivate var firstName: String {
    let name = hasPrefix("self.") ? dropFirst(5) : self[...]
    return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
