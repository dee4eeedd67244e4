import SwiftSyntax

/// What the generic parameters of the classes above a class stand for in it: `T` of `final class Traffic: Machine<Light>`,
/// where `class Machine<T>` is declared. To its members it is a name like an alias.
struct GenericBases {
  /// What each parameter stands for, by the path that it would have in the class.
  private(set) var arguments: [String: TypeSyntax] = [:]
  /// The same as aliases, except where the name already means a type in the class.
  private(set) var aliases: [DeclarationParts.Alias] = []
  private let types: [String: Declarations.TypeDeclaration]
  private let names: TypeNames

  /// - Parameter homes: the file of each type.
  init(of types: [String: Declarations.TypeDeclaration], named names: TypeNames, in homes: [String: Int]) {
    (self.types, self.names) = (types, names)
    for (path, type) in types where type.declaration?.is(ClassDeclSyntax.self) == true {
      guard let file = homes[path] else { continue }
      for (name, argument) in parameters(above: path, in: file) {
        arguments["\(path).\(name)"] = argument
        let first = argument.plainName.split(separator: ".").prefix(1).map(String.init)
        // A type inside of the class is not what is meant around it.
        guard declared([name], from: path, in: file) == nil, types[names.path(of: first, below: path, in: file)] == nil
        else { continue }
        let whole = path.split(separator: ".").map(String.init) + [name]
        aliases.append(.init(names: whole, file: file, isPrivate: false, target: argument))
      }
    }
  }

  private func parameters(above path: String, in file: Int) -> [String: TypeSyntax] {
    var (found, above, seen) = ([String: TypeSyntax](), path, Set([path]))
    // What the parameters of the class at hand stand for.
    var given: [String: TypeSyntax] = [:]
    var ambiguous: Set<String> = []
    while let written = superclass(of: above),
      let base = declared([written.plainName], from: above.scopeAround, in: file),
      seen.insert(base).inserted, let declaration = types[base]?.declaration?.as(ClassDeclSyntax.self)
    {
      given = meant(by: declaration.genericParameterClause?.parameters, of: written, knowing: given)
      for (name, type) in given {
        // Two levels may mean something else by one name.
        if let other = found[name], other.trimmedDescription != type.trimmedDescription { ambiguous.insert(name) }
        found[name] = type
      }
      above = base
    }
    return found.filter { !ambiguous.contains($0.key) }
  }

  private func superclass(of path: String) -> TypeSyntax? {
    types[path]?.declaration?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type
  }

  /// - Parameter given: what the parameters of the class below stand for, which it may hand on.
  private func meant(
    by parameters: GenericParameterListSyntax?,
    of written: TypeSyntax,
    knowing given: [String: TypeSyntax]
  ) -> [String: TypeSyntax] {
    let arguments = written.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
    guard let parameters, let arguments else { return [:] }
    return zip(parameters, arguments).reduce(into: [:]) { meant, pair in
      guard let type = pair.1.argument.as(TypeSyntax.self),
        type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
      else { return }
      meant[pair.0.name.identifierText] = given[type.plainName] ?? type
    }
  }

  /// The path of a type that a name means, looked up from a type outwards.
  private func declared(_ written: [String], from path: String, in file: Int) -> String? {
    var scope = path.split(separator: ".").map(String.init)
    while true {
      let full = names.path(of: written, below: scope.joined(separator: "."), in: file)
      if types[full] != nil { return full }
      if scope.popLast() == nil { return nil }
    }
  }
}
