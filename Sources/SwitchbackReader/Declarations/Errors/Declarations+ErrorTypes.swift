import SwiftSyntax

/// Which types of errors names mean.
extension Declarations {
  /// The type that a name means inside of another one; nil for a generic one, and for those of which values are bridged.
  func errorType(_ type: TypeSyntax, from path: String) -> ErrorType? {
    let written = type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type
    guard written.is(IdentifierTypeSyntax.self) || written.is(MemberTypeSyntax.self),
      !written.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .leftAngle }),
      !written.isGenericParameter
    else { return nil }
    return errorType(named: written.plainName, from: path)
  }

  func errorType(named name: String, from path: String) -> ErrorType? {
    if let found = type(named: name, from: path), let declaration = found.declaration {
      guard declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil else {
        return nil
      }
      let isConcrete = !declaration.is(ClassDeclSyntax.self) || found.isFinal
      return ErrorType(name: found.path, above: names(above: found), isConcrete: isConcrete)
    }
    guard !isGenericParameter(name, from: path) else { return nil }
    if let path = protocolPath(named: name, from: path) { return ErrorType(name: path) }
    guard !mayBeAlias(name), name != "Self" else { return nil }
    let plain = ["Swift.", "Foundation."].first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
    if plain == ErrorType.cancellation.name { return .cancellation }
    // An instance of it is in all errors where they are bridged.
    guard !["NSError", "NSObject", "AnyObject", "Any", "Never"].contains(plain) else { return nil }
    return ErrorType(name: plain, isConcrete: Self.knownErrors.contains(plain))
  }

  /// Whether a type around, be it in an extension, is given what goes by a name.
  private func isGenericParameter(_ name: String, from path: String) -> Bool {
    let around = sequence(first: path) { $0.isEmpty ? nil : $0.scopeAround }
    let first = name.split(separator: ".").first.map(String.init) ?? name
    return around.contains { types[$0]?.genericNames.contains(first) == true }
  }

  /// The structs and enums of errors that Swift and Foundation declare.
  private static let knownErrors: Set<String> = ["DecodingError", "EncodingError", "URLError"]

  /// The protocols that a type says to have, and the classes above it.
  private func names(above type: TypeDeclaration) -> Set<String> {
    let levels = [type] + classes(above: type)
    let protocols = levels.flatMap { self.protocols(of: $0) }
    let refined = protocols.flatMap { index.refinement(at: $0, from: file) ?? [] }
    let written = levels.flatMap(\.conformances) + refined
    let elsewhere = written.filter { !mayBeAlias($0) && protocolPath(named: $0, from: type.path.scopeAround) == nil }
    return Set(protocols + elsewhere + levels.dropFirst().map(\.path))
  }
}

extension TypeSyntax {
  /// Whether it stands for a type that the function or the type around it is given.
  fileprivate var isGenericParameter: Bool {
    guard let name = self.as(IdentifierTypeSyntax.self)?.name.text else { return false }
    return sequence(first: Syntax(self), next: \.parent).contains { around in
      around.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
        .contains { $0.name.text == name } == true
    }
  }
}
