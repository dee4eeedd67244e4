import SwiftSyntax

/// States that lie in a struct which a type holds, or is, and that are set in a copy of it, or where it is lent to a closure.
enum SetInCopies {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let kept = structs(of: type, in: declarations).flatMap { structure, holder in
      structure.storedEnums(in: declarations).map {
        (name: $0.name, shape: $0.shape, offset: $0.offset, holder: holder)
      }
    }
    guard !kept.isEmpty else { return nil }
    let uses = PlaceUses(in: type.functions.compactMap { $0.body.map(Syntax.init) })
    guard !uses.assigned.isEmpty || !uses.copied.isEmpty else { return nil }
    for (name, shape, offset, holder) in kept {
      let places = Set(uses.assigned.keys).union(uses.asked.keys).union(uses.compared.keys)
        .filter { $0.hasSuffix(".\(name)") || holder == nil && $0 == name }
      let made = holder.map { type.casesGiven(to: name, by: $0) } ?? []
      let given = Set(places.flatMap { uses.assigned[$0] ?? [] }).union(made).filter(shape.hasCase)
      let asked = places.flatMap { (uses.asked[$0] ?? []).union(uses.compared[$0] ?? []) }.filter(shape.hasCase)
      guard given.count > 1, !asked.isEmpty else { continue }
      let whole = holder.map { "'\(name)' of '\($0)'" } ?? "'\(name)'"
      let why = "\(whole) is set in a copy, or where it is lent, which is not followed"
      return .refused(type, states: shape, why: why, at: offset, in: declarations)
    }
    return nil
  }

  /// The type itself, if its methods give copies, and the structs that its properties hold, with their names.
  private static func structs(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> [(Declarations.TypeDeclaration, holder: String?)] {
    let own = type.declaration?.is(StructDeclSyntax.self) == true ? [(type, holder: String?.none)] : []
    return own
      + type.storedVariables.compactMap { binding in
        let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
        guard let name = binding.typeAnnotation?.type.plainName ?? made?.trimmedDescription,
          let held = declarations.type(named: name, from: type.path),
          held.declaration?.is(StructDeclSyntax.self) == true
        else { return nil }
        return (held, binding.pattern.trimmedDescription)
      }
  }
}

extension Declarations.TypeDeclaration {
  /// The cases with which methods of a struct, or its initialiser, make the next one: `model = model.with(phase: .open)`.
  fileprivate func casesGiven(to property: String, by holder: String) -> Set<String> {
    let assignments = functions.compactMap(\.body).flatMap { AssignmentFinder.assignments(in: $0) }
    let calls = assignments.filter { $0.assignment.target.nameBehindSelf == holder }
      .compactMap { $0.assignment.value.single?.as(FunctionCallExprSyntax.self) }
    let arguments = calls.flatMap(\.arguments).filter { $0.label.map { $0.identifierText == property } ?? true }
    return Set(arguments.compactMap(\.expression.caseName))
  }
}
