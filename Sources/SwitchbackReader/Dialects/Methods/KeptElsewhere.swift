import SwiftSyntax

/// States that methods ask for and set, and of which it is not followed where they are kept: a setter puts them into
/// user defaults, or a dictionary has one for each key.
enum KeptElsewhere {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let bindings = type.variables.filter { !$0.isStatic }.flatMap(\.bindings)
    let kept = bindings.filter { $0.isSetByAccessor || $0.statePerKey != nil }
    guard !kept.isEmpty else { return nil }
    let uses = PlaceUses(in: type.functions.compactMap { $0.body.map(Syntax.init) })
    for binding in kept {
      let name = binding.pattern.trimmedDescription
      guard let written = binding.statePerKey?.plainName ?? binding.typeAnnotation?.type.statedName,
        let states = declarations.seen(from: binding).enumeration(named: written, from: type.path),
        let enumeration = states.enumeration
      else { continue }
      let shape = EnumShape(states: enumeration, eventType: nil, path: states.path)
      let places = binding.statePerKey == nil ? [name] : uses.assigned.keys.filter { $0.hasPrefix("\(name)[") }
      let given = Set(places.flatMap { uses.assigned[$0] ?? [] }).filter(shape.hasCase)
      let asked = places.flatMap { (uses.asked[$0] ?? []).union(uses.compared[$0] ?? []) }.filter(shape.hasCase)
      // Without a name that tells, what goes to three cases or more is a state all the same.
      let isNamed = NameWords.nameState(name) || NameWords.nameState(written.lastName)
      guard isNamed ? given.count > 1 : given.union(asked).count > 2, !given.isEmpty, !asked.isEmpty else { continue }
      let why =
        binding.statePerKey == nil
        ? "'\(name)' is kept by a setter that is not followed" : "each key of '\(name)' has a state of its own"
      return .refused(type, states: shape, why: why, at: binding.offset, in: declarations)
    }
    return nil
  }
}

extension PatternBindingSyntax {
  /// Whether it has a setter.
  fileprivate var isSetByAccessor: Bool {
    guard case .accessors(let accessors) = accessorBlock?.accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.text == "set" }
  }

  /// `State` of `[Key: State]`.
  fileprivate var statePerKey: TypeSyntax? {
    accessorBlock == nil ? typeAnnotation?.type.as(DictionaryTypeSyntax.self)?.value : nil
  }
}
