import SwiftSyntax

/// A type as declarations write it, without what may be nil: one of the module, or a collection of such.
indirect enum WrittenType: Equatable {
  /// The path of a type of the module.
  case named(String)
  case list(WrittenType)
  /// By keys; of these nobody asks for the type.
  case dictionary(WrittenType)
  /// That of no type in the module.
  case elsewhere
  /// A generic parameter, of which it is only known elsewhere for what it stands.
  case open

  /// What `for` and `forEach` give, one after the other; of a dictionary that is a pair.
  var element: WrittenType? {
    if case .list(let element) = self { element } else { nil }
  }

  /// What stands behind `[…]`.
  func subscripted(by arguments: LabeledExprListSyntax) -> WrittenType? {
    switch self {
    case .list(let element): arguments.contains { $0.expression.isRange } ? self : element
    case .dictionary(let value): value
    case .named, .elsewhere, .open: nil
    }
  }

  /// What a property or a method of the standard library gives.
  func member(_ name: String) -> WrittenType? {
    switch self {
    case .list(let element):
      if Self.pickingNames.contains(name) { return element }
      return Self.selectingNames.contains(name) ? self : nil
    case .dictionary(let value):
      if name == "values" { return .list(value) }
      return ["removeValue", "updateValue"].contains(name) ? value : nil
    case .named, .elsewhere, .open: return nil
    }
  }

  private static let pickingNames: Set<String> = [
    "first", "last", "min", "max", "randomElement", "popFirst", "popLast", "remove", "removeFirst", "removeLast",
  ]
  private static let selectingNames: Set<String> = [
    "lazy", "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "union",
    "intersection", "subtracting",
  ]

  /// The methods that give one element after the other to a closure.
  static let visitingNames: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "last", "contains", "allSatisfy", "firstIndex",
    "lastIndex", "count", "removeAll", "prefix", "drop",
  ]
}

extension WrittenType {
  /// - Parameters:
  ///   - declarations: as the file sees them in which it is written.
  ///   - path: that of the type inside of which it is written.
  init(_ type: TypeSyntax, in declarations: Declarations, from path: String) {
    let type = declarations.unaliased(type, from: path).withoutMarks
    if let array = type.as(ArrayTypeSyntax.self) {
      self = .list(Self(array.element, in: declarations, from: path))
    } else if let dictionary = type.as(DictionaryTypeSyntax.self) {
      self = .dictionary(Self(dictionary.value, in: declarations, from: path))
    } else if let generic = type.as(IdentifierTypeSyntax.self),
      let arguments = generic.genericArgumentClause?.arguments,
      let last = arguments.last?.argument.as(TypeSyntax.self)
    {
      let inner = Self(last, in: declarations, from: path)
      switch generic.name.identifierText {
      case "Array", "Set", "ContiguousArray", "ArraySlice": self = .list(inner)
      case "Dictionary": self = .dictionary(inner)
      case "Optional": self = inner
      default: self = Self(named: type.plainName, in: declarations, from: path)
      }
    } else if let parameter = type.genericParameter(in: declarations, from: path) {
      let bound = parameter.inheritedType.map { Self(named: $0.plainName, in: declarations, from: path) }
      if case .named? = bound { self = bound ?? .open } else { self = .open }
    } else {
      self = Self(named: type.plainName, in: declarations, from: path)
    }
  }

  init(named name: String, in declarations: Declarations, from path: String) {
    let found = declarations.type(named: name, from: path)?.path ?? declarations.protocolPath(named: name, from: path)
    self = found.map { .named($0) } ?? (name.contains("&") ? .open : .elsewhere)
  }
}

extension TypeSyntax {
  /// Without `?`, `!`, `inout`, `some`, `any` and parentheses.
  fileprivate var withoutMarks: TypeSyntax {
    let inner =
      self.as(OptionalTypeSyntax.self)?.wrappedType ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      ?? self.as(AttributedTypeSyntax.self)?.baseType ?? self.as(SomeOrAnyTypeSyntax.self)?.constraint
    if let inner { return inner.withoutMarks }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first else {
      return self
    }
    return only.type.withoutMarks
  }
}

extension TypeSyntax {
  /// What it is where it is a generic parameter of the function or the type inside of which it is written.
  fileprivate func genericParameter(in declarations: Declarations, from path: String) -> GenericParameterSyntax? {
    guard let name = self.as(IdentifierTypeSyntax.self)?.name.identifierText else { return nil }
    let around = sequence(first: Syntax(self), next: \.parent).compactMap {
      $0.asProtocol((any WithGenericParametersSyntax).self)
    }
    let extended = declarations.types[path]?.declaration?.asProtocol((any WithGenericParametersSyntax).self)
    let parameters = (around + [extended].compactMap(\.self)).compactMap(\.genericParameterClause).flatMap(\.parameters)
    return parameters.first { $0.name.identifierText == name }
  }
}

extension ExprSyntax {
  fileprivate var isRange: Bool {
    Operands(self).elements.contains { element in
      let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text
      return name.map(["...", "..<"].contains) == true || element.is(PrefixOperatorExprSyntax.self)
        || element.is(PostfixOperatorExprSyntax.self)
    }
  }
}
