import SwiftSyntax

/// The type of a value as far as the reader cares: an enum of the module, `Bool`, or a tuple of such.
struct ValueType {
  /// The path of the enum.
  var path: String?
  var isOptional = false
  var isBool = false
  var elements: [ValueType] = []

  init(path: String) {
    self.path = path
  }

  /// - Parameter scope: the path of the type inside of which the name is written.
  init?(_ type: TypeSyntax?, in declarations: Declarations, from scope: String) {
    guard let type else { return nil }
    let declarations = declarations.seen(from: type)
    if let attributed = type.as(AttributedTypeSyntax.self) {
      self.init(attributed.baseType, in: declarations, from: scope)
    } else if let existential = type.as(SomeOrAnyTypeSyntax.self) {
      self.init(existential.constraint, in: declarations, from: scope)
    } else if let wrapped = type.wrappedInOptional {
      self.init(wrapped, in: declarations, from: scope)
      isOptional = true
    } else if let tuple = type.as(TupleTypeSyntax.self) {
      self.init(tuple: tuple, in: declarations, from: scope)
    } else {
      self.init(named: type.plainName, in: declarations, from: scope)
    }
  }

  private init?(tuple: TupleTypeSyntax, in declarations: Declarations, from scope: String) {
    let types = tuple.elements.map { ValueType($0.type, in: declarations, from: scope) }
    if types.count == 1, let only = types[0] {
      self = only
    } else {
      elements = types.map { $0 ?? .other }
      if elements.isEmpty { return nil }
    }
  }

  private init?(named name: String, in declarations: Declarations, from scope: String) {
    if let whole = declarations.whole, declarations.type(named: name, from: scope)?.path == whole.path {
      self = whole.value
    } else if let found = declarations.enumeration(named: name, from: scope) {
      path = found.path
    } else if name == declarations.foreignStates {
      path = name
    } else if name == "Bool" || name == "Swift.Bool" {
      isBool = true
    } else {
      self = .other
    }
  }

  static let other = ValueType()
  static let bool = ValueType(isBool: true)

  private init(isBool: Bool = false) {
    self.isBool = isBool
  }

  /// Whether anything can be known of such a value.
  var isTracked: Bool { path != nil || isBool }
}

extension TypeSyntax {
  fileprivate var wrappedInOptional: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
    guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional" else { return nil }
    return named.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
  }
}
