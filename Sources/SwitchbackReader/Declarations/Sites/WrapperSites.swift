import SwiftSyntax

extension MachineDeclaration {
  /// Where a wrapper around the state, or what that shows of itself, is used such that it may set the state:
  /// `$state.write(.idle)`, `take(_state)`.
  var sitesOfWrapper: [AssignmentSite] {
    guard let (name, wrapper) = wrappedState, let type = declarations.types[owner] else { return [] }
    let finder = finder(of: name, wrapper) { $0?.withoutMarks.isSelf != false }
    for member in type.members.withoutAlikes { finder.walk(member) }
    return finder.found.map { syntax, why in
      AssignmentSite(range: syntax.offset..<syntax.endPosition.utf8Offset, why: why)
    }
  }

  /// The same where the wrapper is that of another object: `session.$state.write(.idle)`.
  var wrapperUsesElsewhere: [Program.Note] {
    guard let (name, wrapper) = wrappedState, wrapper != nil, !isKeptOutside, !isStatic,
      let type = declarations.types[owner]
    else { return [] }
    let family = Family(of: owner, in: declarations)
    let own = type.members.filter { !$0.isProtocolOrType }.map { (path: owner, member: Syntax($0)) }
    return (own + declarations.members(outside: owner) { $0.shown.contains(name) }).flatMap { path, member in
      let types = WrittenTypes(in: member, of: path, declarations)
      let finder = finder(of: name, wrapper) { base in
        base.map { [.surely, .perhaps].contains(family.includes($0, types)) } ?? false
      }
      finder.walk(member)
      return finder.found.map { Program.Note(why: $1, offset: $0.offset) }
    }
  }

  private typealias Wrapper = Declarations.TypeDeclaration

  /// The property that holds the state, where something is wrapped around it, and the type of that if the module declares it.
  private var wrappedState: (name: String, wrapper: Wrapper?)? {
    guard case .property(let name) = storage, box == nil, steps == nil, let type = declarations.types[owner],
      let variable = type.variables.first(where: { $0.declares(anyOf: [name]) }), variable.hasWrapper
    else { return nil }
    return (name, declarations.wrapper(of: variable, from: owner))
  }

  /// - Parameter isMeant: whether the wrapper is looked for of what stands before the dot, or nothing.
  private func finder(
    of name: String,
    _ wrapper: Wrapper?,
    where isMeant: @escaping (ExprSyntax?) -> Bool
  ) -> WrapperUseFinder {
    let shown = wrapper.map { isKeptOutside ? false : $0.showsWhatMaySet(declarations) } ?? false
    return WrapperUseFinder(of: name, wrapper: isKeptOutside ? nil : wrapper, isShown: shown, where: isMeant)
  }
}

extension Declarations {
  fileprivate func wrapper(of variable: VariableDeclSyntax, from path: String) -> TypeDeclaration? {
    let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    return attributes.lazy.compactMap { attribute in
      let written = String(attribute.attributeName.plainName.prefix { $0 != "<" })
      return seen(from: variable).type(named: written, from: path)
    }.first { $0.properties["wrappedValue"] != nil }
  }
}

extension Declarations.TypeDeclaration {
  /// Whether what stands behind `$` is of a type of the module, which may know how to set what is wrapped.
  fileprivate func showsWhatMaySet(_ declarations: Declarations) -> Bool {
    guard let written = properties["projectedValue"]?.typeAnnotation?.type else { return false }
    let name = String(written.plainName.prefix { $0 != "<" })
    return name == "Self" || declarations.type(named: name, from: path) != nil
  }

  /// Whether calling a function of this name sets nothing and hands nothing on.
  func onlyTells(_ name: String) -> Bool {
    let found = functions(named: name)
    return !found.isEmpty
      && found.allSatisfy { function in
        guard let body = function.body else { return false }
        let survey = Survey(body)
        return survey.assigned.isEmpty && survey.assignedLater.isEmpty && survey.calls.isEmpty
          && survey.callsLater.isEmpty
      }
  }
}
