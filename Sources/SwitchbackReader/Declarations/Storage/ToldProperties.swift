import SwiftSyntax

/// The computed properties that others tell the next state: `machine.state = .closed`, where the setter looks at the
/// state at hand and may set another one.
struct ToldProperties {
  private(set) var bindings: [PatternBindingSyntax] = []

  /// - Parameters:
  ///   - stateType: the path of the enum of the states.
  ///   - stateNames: the names of the property that stores the state, and of those that give or set it.
  init(
    of type: Declarations.TypeDeclaration,
    stateType: String,
    stateNames: Set<String>,
    isStatic: Bool,
    in declarations: Declarations
  ) {
    let variables = type.variables.filter { $0.isStatic == isStatic && !type.conditional.contains($0.offset) }
    for variable in variables where variable.setterAccess != .hidden {
      for binding in variable.bindings {
        guard let setter = binding.setter, let written = binding.typeAnnotation?.type else { continue }
        let told = ValueType(written, in: declarations, from: type.path)
        guard told?.path == stateType, told?.isOptional == false, told?.collection == nil else { continue }
        let survey = declarations.surveys.survey(setter.statements)
        guard !survey.looked.isDisjoint(with: stateNames) else { continue }
        let sets = !survey.assigned.isDisjoint(with: stateNames)
        // What the type itself sets by it is a helper.
        let name = binding.pattern.trimmedDescription
        guard sets, variable.setterAccess == .open || !type.assigns(name, in: declarations) else { continue }
        bindings.append(binding)
      }
    }
  }
}

extension Declarations.TypeDeclaration {
  /// Whether a member assigns a property, be it in a closure.
  fileprivate func assigns(_ property: String, in declarations: Declarations) -> Bool {
    members.contains { member in
      let survey = declarations.surveys.survey(member)
      return survey.assigned.contains(property) || survey.assignedLater.contains(property)
    }
  }
}

extension StoredProperty {
  /// Whether a computed property is told the next state that this one stores.
  func isToldBySetter(
    of type: Declarations.TypeDeclaration,
    stateNames: Set<String>,
    in declarations: Declarations
  ) -> Bool {
    guard let state, !isOptional else { return false }
    let told = ToldProperties(
      of: type,
      stateType: state.path,
      stateNames: stateNames,
      isStatic: isStatic,
      in: declarations
    )
    return !told.bindings.isEmpty
  }
}

extension VariableDeclSyntax {
  /// How far it can be set, as its own modifiers or those of its extension tell.
  var setterAccess: FunctionDeclSyntax.Access {
    let around = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    let own = modifiers.filter { $0.detail?.detail.text == "set" }.map(\.name.text)
    let all = own.isEmpty ? modifiers.map(\.name.text) + (around?.modifiers.map(\.name.text) ?? []) : own
    if all.contains("private") || all.contains("fileprivate") { return .hidden }
    return Set(all).isDisjoint(with: ["public", "open", "override", "package"]) ? .shown : .open
  }
}
