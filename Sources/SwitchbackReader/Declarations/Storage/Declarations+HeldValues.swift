import SwiftSyntax

extension Declarations {
  /// Whether what a property holds is a value, a part of which cannot be changed without setting it.
  func holdsValue(_ binding: PatternBindingSyntax, of path: String) -> Bool {
    if binding.typeAnnotation?.type.is(TupleTypeSyntax.self) == true { return true }
    let types = WrittenTypes(in: binding, of: path, self)
    switch types.property(binding.plainName, of: path) {
    case .list?, .dictionary?: return true
    case .named(let held)?:
      let declaration = self.types[held]?.declaration
      return declaration?.is(StructDeclSyntax.self) == true || declaration?.is(EnumDeclSyntax.self) == true
    case .elsewhere?:
      guard let type = binding.typeAnnotation?.type else { return binding.initializer?.value.isLiteral == true }
      return StoredProperty.plainValues.contains((type.behindQuestionMark ?? type).plainName)
    case .open?, nil: return false
    }
  }

  /// Whether it is an enum of the module that has functions which put another case there.
  func holdsEnum(_ binding: PatternBindingSyntax, of path: String) -> Bool {
    let types = WrittenTypes(in: binding, of: path, self)
    guard case .named(let held)? = types.property(binding.plainName, of: path) else { return false }
    return self.types[held]?.isEnumThatMoves == true
  }

  /// Whether it is a collection of objects.
  func holdsObjects(_ binding: PatternBindingSyntax, of path: String) -> Bool {
    let types = WrittenTypes(in: binding, of: path, self)
    switch types.property(binding.plainName, of: path) {
    case .list(.named(let element))?, .dictionary(.named(let element))?: return self.types[element]?.isShared == true
    case .list?, .dictionary?, .named?, .elsewhere?, .open?, nil: return false
    }
  }

  /// Whether a part that is changed is one of the value of the property; nil where that is not known.
  func isOfValue(_ part: ChangedPart, of path: String) -> Bool? {
    let types = WrittenTypes(in: part.property, of: path, self)
    for container in part.around {
      switch types.type(of: container) {
      case .list?, .dictionary?: continue
      case .named(let held)?:
        guard let declaration = self.types[held]?.declaration else { return nil }
        if self.types[held]?.isShared == true { return false }
        if declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) { continue }
        return nil
      case .elsewhere?:
        guard let (binding, owner) = binding(of: container, types), holdsValue(binding, of: owner) else { return nil }
      case .open?, nil: return nil
      }
    }
    return true
  }

  private func binding(of member: ExprSyntax, _ types: WrittenTypes) -> (PatternBindingSyntax, String)? {
    var (owner, name) = (types.path, member.nameBehindSelf)
    if let member = member.as(MemberAccessExprSyntax.self), let base = member.base, !base.bare.isSelf {
      guard case .named(let path)? = types.type(of: base) else { return nil }
      (owner, name) = (path, member.declName.baseName.identifierText)
    }
    return self.types[owner]?.properties[name].map { ($0, owner) }
  }
}
