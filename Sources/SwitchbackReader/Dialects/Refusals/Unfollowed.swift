import SwiftSyntax

/// Machines whose states nobody can tell from the source: they are named, and refused with the reason.
enum Unfollowed {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard type.declaration != nil, type.enumeration == nil else { return nil }
    let kinds: [(Declarations.TypeDeclaration, Declarations) -> MachineDeclaration?] = [
      recomputed, CountedEvents.machine, whole, BehindProtocol.machine, KeptElsewhere.machine, UndeclaredStates.machine,
      MirroredStates.machine, { StatesOfMany.machine(of: $0, in: $1) }, MirroredElsewhere.machine,
      { SetOnInstances.machine(of: $0, in: $1) },
      UnaskedStates.machine, SetByStates.machine, SetInCopies.machine, SetByOtherNames.machine, SetByProperties.machine,
      StatesAsTexts.machine, HeldTypes.machine, CountsOfMethods.machine, FactsTogether.machine,
      { KeptRecords.machine(of: $0, in: $1) }, StatesByKey.machine,
    ]
    return kinds.lazy.compactMap { $0(type, declarations) }.first
  }

  /// `var step: Step { if name == nil { return .name } … }`: what the state is follows from what is there.
  private static func recomputed(
    _ type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    for binding in type.ownBindings where binding.isComputed {
      guard let written = binding.typeAnnotation?.type.plainName,
        let states = declarations.enumeration(named: written, from: type.path), let enumeration = states.enumeration,
        NameWords(binding.pattern.trimmedDescription).words.last.map(TableEvidence.states.contains) == true,
        let body = binding.getter
      else { continue }
      let shape = EnumShape(states: enumeration, eventType: nil, path: states.path)
      let survey = declarations.surveys.survey(body)
      let facts = type.storedNames.filter { survey.looked.contains($0) || survey.names.contains($0) }
      let changed = facts.filter { fact in
        type.functions.contains { function in
          function.body.map { declarations.surveys.survey($0).assigned.contains(fact) } ?? false
        }
      }
      // One that is only handed on is stored elsewhere.
      guard changed.count > 1, body.casesNamed(of: shape).count > 1 else { continue }
      let names = changed.map { "'\($0)'" }.joined(separator: ", ")
      let why = "'\(binding.pattern.trimmedDescription)' is computed anew from \(names), and is stored nowhere"
      return .refused(type, states: shape, why: why, at: binding.offset, in: declarations)
    }
    return nil
  }

  /// A struct that a `reduce` changes by events, and of which no property can only be so many things.
  private static func whole(
    _ type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard let structure = type.declaration?.as(StructDeclSyntax.self),
      let function = structure.reducers.first, function.body != nil, !type.hasFiniteProperty(in: declarations),
      StateReducer.machines(of: type, in: declarations).isEmpty,
      function.signature.parameterClause.parameters.contains(where: {
        declarations.enumeration(named: $0.type.plainName, from: type.path) != nil
      })
    else { return nil }
    let why = "no property of '\(type.path)' can only be so many things"
    return .refused(type, states: .none(at: type), why: why, at: function.offset, in: declarations)
  }
}

extension MachineDeclaration {
  /// A machine of which only its name is told, and why.
  static func refused(
    _ type: Declarations.TypeDeclaration,
    states: EnumShape,
    why: String,
    at offset: Int,
    in declarations: Declarations
  ) -> MachineDeclaration {
    MachineDeclaration(
      name: type.path,
      states: EnumShape(name: states.name, path: states.path, cases: []),
      stateType: states.path,
      storage: .parameter,
      owner: type.path,
      entries: [],
      conditionalCases: [],
      offset: type.nameOffset,
      declarations: declarations,
      refusal: Program.Note(why: why, offset: offset)
    )
  }
}

extension EnumShape {
  static func none(at type: Declarations.TypeDeclaration) -> EnumShape {
    EnumShape(name: type.path, path: type.path, cases: [])
  }
}

extension Declarations.TypeDeclaration {
  /// The names of what an instance stores and can change.
  var storedNames: [String] {
    storedVariables.map(\.pattern.trimmedDescription)
  }
}

extension Declarations.TypeDeclaration {
  fileprivate func hasFiniteProperty(in declarations: Declarations) -> Bool {
    ownBindings.contains { binding in
      let written = binding.typeAnnotation.flatMap { ValueType($0.type, in: declarations, from: path) }
      return !binding.isComputed
        && (written?.isFinite ?? binding.initializer?.value.is(BooleanLiteralExprSyntax.self) ?? false)
    }
  }
}

extension SyntaxProtocol {
  /// The cases of these states that are written in it.
  func casesNamed(of states: EnumShape) -> Set<String> {
    Set(
      tokens(viewMode: .sourceAccurate).compactMap { token in
        guard states.hasCase(token.identifierText), token.parent?.parent?.is(MemberAccessExprSyntax.self) == true else {
          return nil
        }
        return token.identifierText
      }
    )
  }
}
