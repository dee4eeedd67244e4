import SwiftSyntax

/// States that an object sets, and also asks for and sets of something that may be the object itself:
/// `bound.value.handler.state = .idle`.
enum SetByOtherNames {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    guard type.isShared else { return nil }
    let kept = type.storedEnums(in: declarations)
    guard !kept.isEmpty else { return nil }
    let surveys = type.functions.compactMap(\.body).map(declarations.surveys.survey)
    let assigned = surveys.reduce(into: Set<String>()) { $0.formUnion($1.assigned.union($1.assignedLater)) }
    let names = Set(assigned.filter { $0.contains(".") }.map(\.lastName)).intersection(assigned)
    guard !names.isEmpty else { return nil }
    let uses = PlaceUses(of: type)
    for (name, shape, _) in kept where names.contains(name) {
      guard let place = place(of: name, in: type, declarations) else { continue }
      let (given, asked) = uses.cases(at: [name, place.nameBehindSelf])
      guard given.filter(shape.hasCase).count > 1, !asked.filter(shape.hasCase).isEmpty else { continue }
      let why = "'\(place.text)' is set, which may be '\(name)' of this instance, and is not followed"
      return .refused(type, states: shape, why: why, at: place.offset, in: declarations)
    }
    return nil
  }

  /// What is set there that goes by this name and may belong to the instance, as far as types are written.
  private static func place(
    of name: String,
    in type: Declarations.TypeDeclaration,
    _ declarations: Declarations
  ) -> ExprSyntax? {
    type.functions.compactMap(\.body).flatMap { AssignmentFinder.assignments(in: $0) }.map(\.assignment.target)
      .first { target in
        guard let member = target.as(MemberAccessExprSyntax.self), let base = member.base, !base.isSelf,
          member.declName.baseName.identifierText == name
        else { return false }
        switch WrittenTypes(in: target, of: type.path, declarations).type(of: base) {
        case .named(let path)?: return path == type.path
        case .open?, nil: return true
        case .list?, .dictionary?, .elsewhere?: return false
        }
      }
  }
}
