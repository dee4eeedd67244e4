import SwiftSyntax

/// States of values that a type has many of, or is handed: it asks for them and sets them, `jobs[id]?.state`, and the values have no
/// functions that do so.
enum StatesOfMany {
  /// - Parameter machines: what the type is itself; beside that the refused one goes by the property of the values.
  static func machine(
    of type: Declarations.TypeDeclaration,
    besides machines: [MachineDeclaration] = [],
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let functions = type.functions.filter { function in
      guard let body = function.body else { return false }
      let survey = declarations.surveys.survey(body)
      return survey.assigned.union(survey.assignedLater).contains { place in
        place.contains(".") && NameWords.nameState(place.lastName)
      }
    }
    guard !functions.isEmpty else { return nil }
    let drawn = Set(machines.map(\.stateType))
    var found: [String: [(value: String, offset: Int)]] = [:]
    var contents: [String: Content] = [:]
    for function in functions {
      let types = WrittenTypes(in: DeclSyntax(function), of: type.path, declarations)
      for (assignment, offset) in AssignmentFinder.assignments(in: function) {
        guard let content = content(of: assignment.target, types), let value = assignment.value.single?.caseName,
          content.shape.hasCase(value), !drawn.contains(content.shape.path)
        else { continue }
        contents[content.key] = content
        found[content.key, default: []].append((value, offset))
      }
    }
    let moved = found.filter { Set($0.value.map(\.value)).count > 1 }
    guard let first = moved.min(by: { ($0.value.first?.offset ?? 0) < ($1.value.first?.offset ?? 0) }),
      let content = contents[first.key], let offset = first.value.first?.offset, content.isAsked(by: type)
    else { return nil }
    let (all, one) = (type.path, content.path)
    let why = "'\(all)' asks for and sets the state of each '\(one)', which is not followed; let '\(one)' do so"
    var refused = MachineDeclaration.refused(type, states: content.shape, why: why, at: offset, in: declarations)
    if !machines.isEmpty { refused.name = content.key }
    return refused
  }

  /// What has the state that is assigned, where it is an element, a parameter or a local.
  private static func content(of target: ExprSyntax, _ types: WrittenTypes) -> Content? {
    guard let member = target.withoutMarks.as(MemberAccessExprSyntax.self), let base = member.base?.withoutMarks,
      isOneOfMany(base), case .named(let path)? = types.type(of: base), path != types.path
    else { return nil }
    let name = member.declName.baseName.identifierText
    let declarations = types.declarations
    guard let content = declarations.types[path], case .named(let states)? = types.property(name, of: path),
      let enumeration = declarations.types[states]?.enumeration,
      NameWords.nameState(name) || NameWords.nameState(states.lastName),
      !content.functions.contains(where: { function in
        function.body.map { declarations.surveys.survey($0).assigned.contains(name) } == true
      })
    else { return nil }
    return Content(path: path, name: name, shape: EnumShape(states: enumeration, eventType: nil, path: states))
  }

  private static func isOneOfMany(_ base: ExprSyntax) -> Bool {
    if base.is(SubscriptCallExprSyntax.self) { return true }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return name == "$0" || Syntax(base).isLocal(name)
  }

  private struct Content {
    var path: String
    /// The property.
    var name: String
    var shape: EnumShape

    var key: String { "\(path).\(name)" }

    func isAsked(by type: Declarations.TypeDeclaration) -> Bool {
      let uses = PlaceUses(of: type)
      return [uses.asked, uses.compared].contains { places in
        places.contains { $0.key.hasSuffix(".\(name)") && $0.value.contains(where: shape.hasCase) }
      }
    }
  }
}
