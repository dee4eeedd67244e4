import SwiftSyntax

/// A type with the classes above and below it, whose instances have what it has.
struct Family {
  private let paths: Set<String>
  /// The protocols of these, by which an instance may go.
  private let protocols: Set<String>

  init(of owner: String, in declarations: Declarations) {
    guard let type = declarations.types[owner] else {
      (paths, protocols) = ([owner], [])
      return
    }
    let levels = [type] + declarations.classes(above: type) + declarations.classes(below: type)
    paths = Set(levels.map(\.path) + type.above)
    protocols = Set(levels.flatMap { declarations.protocols(of: $0) })
  }

  func contains(_ path: String) -> Bool { paths.contains(path) }

  enum Answer { case surely, perhaps, unknown, never }

  /// Whether an expression is another instance of one of them.
  func includes(_ base: ExprSyntax, _ types: WrittenTypes) -> Answer {
    let place = base.withoutMarks
    guard !place.isSelf, !place.is(SuperExprSyntax.self),
      !SelfAliases.around(place).contains(place.trimmedDescription)
    else { return .never }
    guard let type = types.type(of: place), type != .open else { return .unknown }
    guard case .named(let path) = type else { return .never }
    if protocols.contains(path) || types.declarations.handsOn(path, to: paths) { return .perhaps }
    return paths.contains(path) ? .surely : .never
  }

  /// Whether an expression names one of them.
  func includes(typeNamed base: ExprSyntax, _ types: WrittenTypes) -> Answer {
    let named = types.declarations.type(named: base.trimmedDescription, from: types.path)
    return named.map { paths.contains($0.path) } == true ? .surely : .never
  }
}

extension Declarations {
  /// Whether the members of a type are those of another one as well, by key paths: `@dynamicMemberLookup`.
  fileprivate func handsOn(_ path: String, to others: Set<String>) -> Bool {
    guard let type = types[path], type.declaration?.isLookedUpDynamically == true else { return false }
    return type.members.lazy.compactMap { $0.as(SubscriptDeclSyntax.self) }.contains { member in
      guard let parameter = member.parameterClause.parameters.first, parameter.firstName.text == "dynamicMember",
        let arguments = parameter.type.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments,
        let root = arguments.first?.argument.as(TypeSyntax.self)
      else { return false }
      let found = seen(from: member).type(named: root.plainName, from: path)
      // A generic root may be any type.
      return found.map { others.contains($0.path) } ?? true
    }
  }
}

extension DeclSyntax {
  fileprivate var isLookedUpDynamically: Bool {
    asProtocol((any WithAttributesSyntax).self)?.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "dynamicMemberLookup"
    } ?? false
  }
}
