import SwiftSyntax

/// A type that holds one of several types by what they have in common, and puts another one there where it asks the one at hand, or
/// where that one has it do so: `handler.receive(self)`, by which `handler` comes to be the next.
enum HeldTypes {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let kept = type.storedVariables.compactMap { binding -> (name: String, common: String, offset: Int)? in
      guard !binding.isWeak,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
        let written = binding.typeAnnotation?.type.behindMarks,
        let common = declarations.seen(from: binding).common(named: written.plainName, from: type.path)
      else { return nil }
      return (name, common, binding.offset)
    }
    guard !kept.isEmpty else { return nil }
    let all = type.functions.compactMap { function in
      function.body.map { (function, survey: declarations.surveys.survey($0)) }
    }
    for (name, common, offset) in kept {
      let setters = all.filter { $1.assigned.contains(name) || $1.assignedLater.contains(name) }
      let puts = setters.compactMap { Put(into: name, by: $0.0) }
      guard Set(puts.flatMap(\.made)).count > 1 else { continue }
      let made = Set(puts.flatMap(\.made)).sorted().compactMap { declarations.type(named: $0, from: type.path) }
        .filter { declarations.has($0, common) }
      guard made.count > 1, !made.contains(where: { StateTypes.contain($0.path, in: declarations) }),
        puts.contains(where: { $0.asks(name) }) || made.contains(where: { $0.calls(one: puts, declarations.surveys) })
      else { continue }
      let names = made.map { "'\($0.path.lastName)'" }.joined(separator: ", ")
      let why = "the state is which of \(names) '\(name)' holds, and where another one is put there is not followed"
      return .refused(type, states: .none(at: type), why: why, at: offset, in: declarations)
    }
    return nil
  }

  /// A function that puts what it makes into a property.
  fileprivate struct Put {
    let function: FunctionDeclSyntax
    /// The names of the types of which it makes one for it.
    let made: [String]

    init?(into property: String, by function: FunctionDeclSyntax) {
      if function.isStatic { return nil }
      let values = AssignmentFinder.assignments(in: function).map(\.assignment)
        .filter { $0.target.nameBehindSelf == property }.flatMap(\.value.elements)
      made = values.flatMap { EveryCallFinder.calls(in: $0) }.compactMap { ExprSyntax($0).madeType }
      self.function = function
      if made.isEmpty { return nil }
    }

    /// Whether it asks what is there for something, or tells it something.
    func asks(_ property: String) -> Bool {
      function.body?.tokens(named: property).contains { token in
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
        var place = ExprSyntax(reference)
        if let member = place.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
          guard member.base?.isSelf == true else { return false }
          place = ExprSyntax(member)
        }
        place = place.withMarks
        return place.parent?.as(MemberAccessExprSyntax.self)?.base?.id == place.id
      } ?? false
    }
  }
}

extension Declarations {
  /// The path of a protocol or a class of the module.
  fileprivate func common(named name: String, from path: String) -> String? {
    if let path = protocolPath(named: name, from: path) { return path }
    let type = type(named: name, from: path)
    return type?.declaration?.is(ClassDeclSyntax.self) == true ? type?.path : nil
  }

  fileprivate func has(_ type: TypeDeclaration, _ common: String) -> Bool {
    protocols(of: type).contains(common) || classes(above: type).contains { $0.path == common }
  }
}

extension Declarations.TypeDeclaration {
  /// Whether one of its functions calls a function of something else that puts another one in its place.
  fileprivate func calls(one puts: [HeldTypes.Put], _ surveys: Surveys) -> Bool {
    let names = Set(puts.map(\.function.name.identifierText))
    return functions.compactMap(\.body).contains { body in
      let survey = surveys.survey(body)
      return (survey.calls + survey.callsLater).contains { !$0.isOnSelf && names.contains($0.name) }
    }
  }
}
