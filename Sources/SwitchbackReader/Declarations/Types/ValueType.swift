import SwiftSyntax

/// The type of a value as far as the reader cares: an enum of the module, `Bool`, a tuple or a collection of such.
struct ValueType {
  /// The path of the enum.
  var path: String?
  var isOptional = false
  var isBool = false
  /// A number that is reckoned from what is known; of others nobody asks.
  var isNumber = false
  /// A text; of those that the state does not tell nobody asks.
  var isText = false
  /// Those of a tuple; the element of a list, the key and the value of a dictionary.
  var elements: [ValueType] = []
  var collection: Collection?
  /// Whether it stands in what an update function of Mobius gives, or in an enum that says whether there is a next one.
  var isNext = false
  /// The name of what is declared elsewhere, of which at most what is written behind a dot is known.
  var foreign: String?
  /// Whether nobody knows in which order a collection has what it holds.
  var isUnordered = false

  /// What holds values of which something can be known.
  enum Collection { case list, dictionary }

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
    } else if let wanted = declarations.whole?.argument, let given = type.onlyArgument?.plainName,
      given.lastName != wanted.lastName
    {
      // The same struct around something else.
      self = .other
    } else if let result = declarations.transitionResult, result.isMeant(by: type, from: scope, in: declarations) {
      self = result.type
    } else if let model = type.modelOfNext, declarations.type(named: "Next", from: scope)?.declaration == nil {
      self.init(model, in: declarations, from: scope)
      isNext = true
    } else if let result = ValueType(result: type, in: declarations, from: scope) {
      self = result
    } else if let collection = ValueType(collection: type, in: declarations, from: scope) {
      self = collection
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

  /// `[State]`, `Set<State>` or `[State: Value]`; nil for any other type, and where nothing is known of what it holds.
  private init?(collection type: TypeSyntax, in declarations: Declarations, from scope: String) {
    guard let (kind, inner) = type.collection else { return nil }
    let elements = inner.map { ValueType($0, in: declarations, from: scope) ?? .other }
    guard elements[0].isTracked else { return nil }
    self.init(kind, of: elements)
    isUnordered = kind == .dictionary || type.plainName == "Set"
  }

  init(_ collection: Collection, of elements: [ValueType]) {
    self.elements = elements
    self.collection = collection
  }

  private init?(named name: String, in declarations: Declarations, from scope: String) {
    if let whole = declarations.whole(named: name, from: scope) {
      self = whole.value
    } else if let found = declarations.enumeration(named: name, from: scope) {
      path = found.path
    } else if name == declarations.foreignStates || name == "Self" && scope == declarations.foreignStates {
      path = declarations.foreignStates
    } else if name == "Bool" || name == "Swift.Bool" {
      isBool = true
    } else if name == "String" || name == "Swift.String" {
      self = .text
    } else {
      self = .other
      let isDeclared = declarations.type(named: name, from: scope) != nil
      if !isDeclared, declarations.types[scope]?.genericNames.contains(name) != true { foreign = name }
    }
  }

  static let other = ValueType()

  /// Of what is known at most whether it is nil.
  static let something = {
    var type = ValueType()
    type.isOptional = true
    return type
  }()

  static let bool = ValueType(isBool: true)
  static let number = {
    var type = ValueType()
    type.isNumber = true
    return type
  }()

  static let text = {
    var type = ValueType()
    type.isText = true
    return type
  }()

  private init(isBool: Bool = false) {
    self.isBool = isBool
  }

  /// Whether anything can be known of such a value.
  var isTracked: Bool { isFinite || collection != nil || isNumber }

  /// Whether such a value can only be so many things.
  var isFinite: Bool { path != nil || isBool }

  /// What is behind `?` or `!`.
  var unwrapped: ValueType {
    var type = self
    type.isOptional = false
    return type
  }
}

extension TypeSyntax {
  /// The types of what a collection holds.
  fileprivate var collection: (ValueType.Collection, [TypeSyntax])? {
    if let array = self.as(ArrayTypeSyntax.self) { return (.list, [array.element]) }
    if let dictionary = self.as(DictionaryTypeSyntax.self) { return (.dictionary, [dictionary.key, dictionary.value]) }
    guard let named = self.as(IdentifierTypeSyntax.self), let arguments = named.genericArgumentClause?.arguments else {
      return nil
    }
    let types = arguments.compactMap { $0.argument.as(TypeSyntax.self) }
    switch named.name.text {
    case "Set", "Array": return types.count == 1 ? (.list, types) : nil
    case "Dictionary": return types.count == 2 ? (.dictionary, types) : nil
    default: return nil
    }
  }

  /// What is behind `?` or `!`, or in `Optional<…>`.
  var wrappedInOptional: TypeSyntax? {
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
    return behindQuestionMark
  }

  /// `State` of `State?` and of `Optional<State>`.
  var behindQuestionMark: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional" else { return nil }
    return named.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
  }
}
