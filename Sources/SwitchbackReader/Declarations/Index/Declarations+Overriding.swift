import SwiftSyntax

/// What a class has in place of something above it, by which a state that it inherits moves otherwise.
extension Declarations {
  /// The classes of the module that inherit from one.
  func classes(below type: TypeDeclaration) -> [TypeDeclaration] {
    guard type.declaration?.is(ClassDeclSyntax.self) == true, !type.isFinal else { return [] }
    let last = type.path.plainPath.lastName
    guard types.values.contains(where: { $0.conformances.contains { $0.lastName == last } }) else { return [] }
    return everywhere.filter { other in
      other.declaration?.is(ClassDeclSyntax.self) == true && !other.inherited.isEmpty
        && classes(above: other).contains { $0.path == type.path }
    }
  }

  /// The property itself, and the computed ones of its type whose setter sets it.
  func names(setting state: InheritedState) -> Set<String> {
    let computed = state.owner.ownBindings.filter { $0.setter != nil }
    let setting = computed.filter { binding in
      binding.accessorBlock.map { surveys.survey($0).assigned.contains(state.name) } == true
    }
    return Set(setting.map(\.pattern.trimmedDescription) + [state.name])
  }

  /// Where a class has something else for a function or a property above, which calls what sets the state, or leaves out what set it.
  func overrides(of state: InheritedState, by type: TypeDeclaration) -> [Int] {
    overrides(of: state, by: type, among: type.members)
  }

  /// - Parameter members: those of the class that are asked.
  func overrides(of state: InheritedState, by type: TypeDeclaration, among members: [DeclSyntax]) -> [Int] {
    let own = members.filter(\.isOverride)
    guard !own.isEmpty else { return [] }
    let above = classes(above: type)
    let names = names(setting: state)
    return own.filter { member in
      var reach = StateReach(names: names, levels: [type] + above, surveys: surveys)
      guard let function = member.as(FunctionDeclSyntax.self) else {
        return overridesState(member, named: names, &reach)
      }
      let name = function.name.identifierText
      guard let body = function.body, !function.isStatic,
        above.contains(where: { !$0.functions(named: name).isEmpty })
      else { return false }
      let calls = surveys.survey(body).allCalls
      let others = calls.filter { $0.base != "super" || $0.name != name }
      reach.visited = [name]
      if reach.moves(byAny: others) { return true }
      reach = StateReach(names: names, levels: above, surveys: surveys)
      // To hand on once is to leave it as it is.
      return calls.count - others.count != 1 && reach.moves(calling: name)
    }.map(\.offset)
  }

  /// Whether a property stands in the place of the state, and sets it otherwise, or moves it on when it is set.
  private func overridesState(_ member: DeclSyntax, named names: Set<String>, _ reach: inout StateReach) -> Bool {
    let bindings = member.as(VariableDeclSyntax.self)?.bindings ?? []
    for binding in bindings where names.contains(binding.pattern.trimmedDescription) {
      guard let accessors = binding.accessorBlock else { continue }
      let survey = surveys.survey(accessors)
      let isSetAbove = !survey.allAssigned.isDisjoint(with: names.map { "super.\($0)" })
      if binding.setter != nil || isSetAbove || reach.moves(byAny: survey.allCalls) { return true }
    }
    return false
  }
}

/// Which functions set a state, in a class and those above it, whichever of them has them.
private struct StateReach {
  /// Those of the properties that set it.
  var names: Set<String>
  var levels: [Declarations.TypeDeclaration]
  var surveys: Surveys
  var visited: Set<String> = []

  mutating func moves(byAny calls: [Survey.CallName]) -> Bool {
    for call in calls where call.isOnSelf || call.base == "super" {
      if moves(calling: call.name) { return true }
    }
    return false
  }

  mutating func moves(calling name: String) -> Bool {
    guard visited.insert(name).inserted else { return false }
    for body in levels.flatMap({ $0.functions(named: name) }).compactMap(\.body) {
      let survey = surveys.survey(body)
      if !survey.allAssigned.isDisjoint(with: names) { return true }
      if moves(byAny: survey.allCalls) { return true }
    }
    return false
  }
}

extension Survey {
  fileprivate var allCalls: [CallName] { calls + callsLater }
}

extension DeclSyntax {
  var isOverride: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "override" } == true
  }
}
