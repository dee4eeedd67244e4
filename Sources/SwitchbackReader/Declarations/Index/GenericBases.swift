import SwiftSyntax

/// What the generic parameters of the classes above a class stand for in it: `T` of `final class Traffic: Machine<Light>`,
/// where `class Machine<T>` is declared. To its members it is a name like an alias.
struct GenericBases {
  /// What each parameter stands for, by the path that it would have in the class.
  private(set) var arguments: [String: TypeSyntax] = [:]
  /// The same as names for others, but of such as mean something else there already.
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
    while let written = types[above]?.declaration?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?
      .type,
      let arguments = written.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments,
      let base = declared([written.plainName], from: above.scopeAround, in: file), seen.insert(base).inserted,
      let parameters = types[base]?.declaration?.as(ClassDeclSyntax.self)?.genericParameterClause?.parameters
    {
      for (parameter, argument) in zip(parameters, arguments) {
        guard let type = argument.argument.as(TypeSyntax.self),
          type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
        else { continue }
        // What a class above hands on is what it was given itself.
        found[parameter.name.identifierText] = found[type.plainName] ?? type
      }
      above = base
    }
    return found
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
