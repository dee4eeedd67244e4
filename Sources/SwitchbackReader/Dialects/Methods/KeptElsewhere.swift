import SwiftSyntax

/// States that methods ask for and set, and of which it is not followed where they are kept: a setter puts them into
/// user defaults, a dictionary or an array has several, or an atomic value holds them.
enum KeptElsewhere {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    let kept = type.ownBindings.compactMap { binding in
      binding.keeper.map { (binding, $0) }
    }
    guard !kept.isEmpty else { return nil }
    let bodies = type.functions.compactMap(\.body)
    let uses = PlaceUses(in: bodies.map(Syntax.init))
    for (binding, keeper) in kept {
      let name = binding.pattern.trimmedDescription
      guard let states = declarations.seen(from: binding).enumeration(named: keeper.type.statedName, from: type.path),
        let enumeration = states.enumeration
      else { continue }
      let shape = EnumShape(states: enumeration, eventType: nil, path: states.path)
      var (given, asked) =
        keeper.isAtomic
        ? bodies.atomicUses(of: name, in: declarations)
        : keeper.isElement ? uses.casesOfElements(of: name) : uses.cases(at: [name])
      if keeper.isElement { given.formUnion(bodies.casesUpdated(in: name, declarations)) }
      guard shape.isState(at: name, of: keeper.type.statedName, given: given, asked: asked) else { continue }
      var refused = MachineDeclaration.refused(
        type,
        states: shape,
        why: keeper.why(name),
        at: binding.offset,
        in: declarations
      )
      refused.records = KeptRecords(binding, of: type, holding: states.path)
      return refused
    }
    return nil
  }
}

/// What keeps a state.
private enum Keeper {
  case setter(TypeSyntax)
  case dictionary(TypeSyntax)
  case array(TypeSyntax)
  case atomic(TypeSyntax)

  var type: TypeSyntax {
    switch self {
    case .setter(let type), .dictionary(let type), .array(let type), .atomic(let type): type
    }
  }

  var isElement: Bool {
    switch self {
    case .dictionary, .array: true
    case .setter, .atomic: false
    }
  }

  var isAtomic: Bool { if case .atomic = self { true } else { false } }

  func why(_ name: String) -> String {
    switch self {
    case .setter: "'\(name)' is kept by a setter that is not followed"
    case .dictionary: "each key of '\(name)' has a state of its own"
    case .array: "each element of '\(name)' has a state of its own"
    case .atomic: "'\(name)' is an atomic value, which is not followed"
    }
  }
}

extension PatternBindingSyntax {
  fileprivate var keeper: Keeper? {
    if case .accessors(let accessors) = accessorBlock?.accessors {
      return accessors.contains { $0.accessorSpecifier.text == "set" } ? typeAnnotation.map { .setter($0.type) } : nil
    }
    guard accessorBlock == nil else { return nil }
    if let value = typeAnnotation?.type.valueOfDictionary ?? initializer?.value.madeValue { return .dictionary(value) }
    if let element = typeAnnotation?.type.innermostElement ?? initializer?.value.madeElement { return .array(element) }
    return (typeAnnotation?.type.atomicValue ?? initializer?.value.madeAtomicValue).map { .atomic($0) }
  }
}

extension [CodeBlockSyntax] {
  /// The cases that a dictionary is told for a key: `states.updateValue(.open, forKey: id)`.
  fileprivate func casesUpdated(in name: String, _ declarations: Declarations) -> Set<String> {
    let surveys = map(declarations.surveys.survey)
    let calls = surveys.flatMap { $0.calls + $0.callsLater }
      .filter { $0.name == "updateValue" && $0.base?.withoutSelf == name }
    let values = calls.compactMap(\.arguments.first).filter { $0.hasPrefix(".") }
    return Set(values.map { String($0.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }) })
  }

  /// The same of an atomic value: what its methods are given, `compareExchange(expected: .idle, desired: .busy, …)`.
  fileprivate func atomicUses(
    of name: String,
    in declarations: Declarations
  ) -> (given: Set<String>, asked: Set<String>) {
    let surveys = map(declarations.surveys.survey)
    let calls = surveys.flatMap { $0.calls + $0.callsLater }.filter { $0.base?.withoutSelf == name }
    let isAsked = calls.contains { ["load", "compareExchange", "weakCompareExchange"].contains($0.name) }
    let cases = calls.flatMap(\.arguments).compactMap { $0.split(separator: ".").last.map(String.init) }
    return (Set(cases), isAsked ? Set(cases) : [])
  }
}

extension TypeSyntax {
  /// `State` of `[ID: State]` and `Dictionary<ID, State>`.
  fileprivate var valueOfDictionary: TypeSyntax? {
    if let value = self.as(DictionaryTypeSyntax.self)?.value { return value }
    guard let type = self.as(IdentifierTypeSyntax.self), type.name.text == "Dictionary" else { return nil }
    return type.genericArgumentClause?.arguments.last?.argument.as(TypeSyntax.self)
  }

  /// `State` of `[State]` and `[[State]]`.
  fileprivate var innermostElement: TypeSyntax? {
    let element = self.as(ArrayTypeSyntax.self)?.element
    return element?.innermostElement ?? element
  }

  /// `State` of `Atomic<State>` and `ManagedAtomic<State>`.
  fileprivate var atomicValue: TypeSyntax? {
    guard let type = self.as(IdentifierTypeSyntax.self), ["Atomic", "ManagedAtomic"].contains(type.name.text) else {
      return nil
    }
    return type.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
  }
}

extension ExprSyntax {
  /// `State` of `[ID: State]()`.
  fileprivate var madeValue: TypeSyntax? {
    guard let dictionary = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DictionaryExprSyntax.self),
      let name = dictionary.content.as(DictionaryElementListSyntax.self)?.first?.value,
      name.is(DeclReferenceExprSyntax.self) || name.is(MemberAccessExprSyntax.self)
    else { return nil }
    return TypeSyntax(IdentifierTypeSyntax(name: .identifier(name.trimmedDescription)))
  }

  /// `State` of `[State](repeating: .idle, count: 9)`.
  fileprivate var madeElement: TypeSyntax? {
    guard let list = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(ArrayExprSyntax.self),
      let name = list.elements.first?.expression, list.elements.count == 1,
      name.is(DeclReferenceExprSyntax.self) || name.is(MemberAccessExprSyntax.self)
    else { return nil }
    return TypeSyntax(IdentifierTypeSyntax(name: .identifier(name.trimmedDescription)))
  }

  /// `State` of `Atomic<State>(.idle)`.
  fileprivate var madeAtomicValue: TypeSyntax? {
    guard
      let special = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(GenericSpecializationExprSyntax.self),
      ["Atomic", "ManagedAtomic"].contains(special.expression.trimmedDescription)
    else { return nil }
    return special.genericArgumentClause.arguments.first?.argument.as(TypeSyntax.self)
  }
}
