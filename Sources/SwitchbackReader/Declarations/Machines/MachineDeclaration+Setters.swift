import SwiftSyntax

extension MachineDeclaration {
  /// The computed properties of the type whose setter sets the state: itself, through others of them, or by what it calls.
  var settersOfState: Set<String> {
    guard storage.propertyName != nil, region == nil, steps == nil, closure == nil,
      let type = declarations.types[owner], let state = stateName(in: owner)
    else { return [] }
    let surveys = declarations.surveys
    let setters = type.variables.filter { $0.isStatic == isStatic }.flatMap(\.bindings).compactMap { binding in
      binding.setter.map { (name: binding.pattern.trimmedDescription, survey: surveys.fresh($0.statements)) }
    }
    let own = Set([state]).union(storedProperty?.namesInObject ?? [])
    var found = Set([storedProperty?.obstacle?.name].compactMap(\.self))
    while true {
      let places = found.union(own)
      let more = setters.filter { name, survey in
        !found.contains(name) && (survey.assigns(any: places) || surveys.calls(in: survey, of: type, assign: places))
      }
      if more.isEmpty { return found }
      found.formUnion(more.map(\.name))
    }
  }

  /// Those of them that are no events themselves.
  var untoldSettersOfState: Set<String> {
    let isDrawn = dialect == .eventMethods && !hasForeignStates
    let drawn = (isDrawn ? toldProperties : []) + eventSetters
    return settersOfState.subtracting(drawn.map(\.pattern.trimmedDescription))
  }

  /// Those that others can set and that are told something else than a state, so that to set them is an event.
  var eventSetters: [PatternBindingSyntax] {
    guard !isKeptOutside, let type = declarations.types[owner], type.declaration?.is(ActorDeclSyntax.self) != true
    else {
      return []
    }
    let names = settersOfState.subtracting([storedProperty?.obstacle?.name].compactMap(\.self))
    let variables = type.variables.filter { variable in
      variable.isStatic == isStatic && variable.setterAccess != .hidden && !type.conditional.contains(variable.offset)
    }
    return names.isEmpty
      ? []
      : variables.flatMap { variable in
        variable.bindings.filter { binding in
          let name = binding.pattern.trimmedDescription
          let told = ValueType(binding.typeAnnotation?.type, in: declarations, from: owner)
          return names.contains(name) && told?.path != stateType && !isHelper(name, of: variable, in: type)
        }
      }
  }

  /// Whether only the type itself is thought to set a property, as with functions: it does so, and hides nothing of itself.
  func isHelper(
    _ name: String,
    of variable: VariableDeclSyntax,
    in type: Declarations.TypeDeclaration
  ) -> Bool {
    guard variable.setterAccess == .shown, !type.functions.contains(where: { $0.access == .hidden }),
      !type.variables.contains(where: { $0.setterAccess == .hidden })
    else { return false }
    let others = type.members.filter { $0.offset != variable.offset && !$0.is(InitializerDeclSyntax.self) }
    return others.contains { member in
      let survey = declarations.surveys.survey(member)
      return survey.assigned.contains(name) || survey.assignedLater.contains(name)
    }
  }
}

extension Surveys {
  /// Whether what a survey saw called on the same instance assigns one of some properties.
  func calls(in survey: Survey, of type: Declarations.TypeDeclaration, assign places: Set<String>) -> Bool {
    survey.calls.contains { call in
      call.isOnSelf && reachable(from: call.name, in: type).contains { !$0.assigned.isDisjoint(with: places) }
    }
  }
}
