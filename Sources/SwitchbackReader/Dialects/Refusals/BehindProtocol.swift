import SwiftSyntax

/// A machine that somebody else is: a type asks it and tells it events, and all that is known of it is a protocol.
enum BehindProtocol {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    for binding in type.stored where !binding.isWeak {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
        let written = binding.typeAnnotation?.type,
        let path = type.protocolNames(of: written).lazy.compactMap({
          declarations.seen(from: binding).protocolPath(named: $0, from: type.path)
        }).first,
        ProtocolNeeds(at: path, in: declarations).areUsed(of: name, by: type, in: declarations),
        !declarations.everywhere.contains(where: { declarations.protocols(of: $0).contains(path) })
      else { continue }
      let why =
        "what it asks and tells is behind the protocol '\(path.lastName)', and no type that was read conforms to it"
      return .refused(type, states: .none(at: type), why: why, at: binding.offset, in: declarations)
    }
    return nil
  }
}

extension Declarations.TypeDeclaration {
  /// The names of the protocols that a type which is written is: `any P & Q`, `P?`, and what stands behind the colon of a generic
  /// parameter.
  fileprivate func protocolNames(of type: TypeSyntax) -> [String] {
    if let wrapped = type.wrappedInOptional { return protocolNames(of: wrapped) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return protocolNames(of: only.type)
    }
    if let existential = type.as(SomeOrAnyTypeSyntax.self) { return protocolNames(of: existential.constraint) }
    if let all = type.as(CompositionTypeSyntax.self) { return all.elements.flatMap { protocolNames(of: $0.type) } }
    let generic = declaration?.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
      .first { $0.name.identifierText == type.trimmedDescription }
    if let generic { return generic.inheritedType.map { protocolNames(of: $0) } ?? [] }
    return [type.plainName]
  }
}
