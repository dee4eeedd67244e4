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
    return settersOfState.subtracting(isDrawn ? toldProperties.map(\.pattern.trimmedDescription) : [])
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
