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

  /// What `for` and `forEach` give, one after the other; of a dictionary that is a pair.
  var element: WrittenType? {
    if case .list(let element) = self { element } else { nil }
  }

  /// What stands behind `[…]`.
  func subscripted(by arguments: LabeledExprListSyntax) -> WrittenType? {
    switch self {
    case .list(let element): arguments.contains { $0.expression.isRange } ? self : element
    case .dictionary(let value): value
    case .named, .elsewhere: nil
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
    case .named, .elsewhere: return nil
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
    } else {
      self = Self(named: type.plainName, in: declarations, from: path)
    }
  }

  init(named name: String, in declarations: Declarations, from path: String) {
    self = declarations.type(named: name, from: path).map { .named($0.path) } ?? .elsewhere
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

extension ExprSyntax {
  fileprivate var isRange: Bool {
    Operands(self).elements.contains { element in
      let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text
      return name.map(["...", "..<"].contains) == true || element.is(PrefixOperatorExprSyntax.self)
        || element.is(PostfixOperatorExprSyntax.self)
    }
  }
}
