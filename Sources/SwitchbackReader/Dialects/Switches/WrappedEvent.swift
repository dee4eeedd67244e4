import SwiftSyntax

/// The event of a function that is given it inside of a struct, or as something that it casts to one: `event.kind`.
struct WrappedEvent {
  /// The name that the function has for it.
  var name: String
  /// Whether it is a local that a cast makes.
  var isMade: Bool
  /// The enum; nil where the parameter is one.
  var whole: Declarations.Whole?
  var events: MachineDeclaration.Events

  /// The only one; with several, nobody knows which decides.
  init?(
    in function: FunctionDeclSyntax,
    besides state: String,
    owner: String,
    _ declarations: Declarations
  ) {
    let parameters = function.signature.parameterClause.parameters.filter { $0.innerName != state }
    let matched = declarations.matched(in: function, owner: owner)
    let given = parameters.compactMap { parameter -> WrappedEvent? in
      Self(named: parameter.innerName, of: parameter.type, isMade: false, owner: owner, matched, declarations)
    }
    var made: [WrappedEvent] = []
    for cast in function.casts where cast.value.map({ value in parameters.contains { $0.innerName == value } }) ?? false
    {
      let event = Self(named: cast.name, of: cast.type, isMade: true, owner: owner, matched, declarations)
      guard let event, !made.contains(where: { $0.name == event.name && $0.whole?.path == event.whole?.path }) else {
        continue
      }
      made.append(event)
    }
    let found = given + made
    guard found.count == 1 else { return nil }
    self = found[0]
  }

  private init?(
    named name: String,
    of type: TypeSyntax,
    isMade: Bool,
    owner: String,
    _ matched: Set<String>,
    _ declarations: Declarations
  ) {
    guard let found = declarations.type(named: type.plainName, from: owner) else { return nil }
    (self.name, self.isMade) = (name, isMade)
    if found.enumeration != nil, let shape = declarations.eventShape(at: found.path), matched.contains(name) {
      events = .declared(shape, path: found.path)
      return
    }
    let stored = found.stored
    let enums = stored.compactMap { binding -> Declarations.Whole? in
      guard let value = ValueType(binding.typeAnnotation?.type, in: declarations, from: found.path),
        let path = value.path, !value.isOptional, declarations.types[path] != nil
      else { return nil }
      let region = binding.pattern.trimmedDescription
      // Inside of a function that it is handed to it may have another name.
      guard matched.contains(where: { $0.hasSuffix(".\(region)") }) else { return nil }
      return Declarations.Whole(path: found.path, region: region, value: value, isHandedOn: true)
    }
    guard enums.count == 1, let path = enums[0].value.path, let shape = declarations.eventShape(at: path) else {
      return nil
    }
    whole = enums[0]
    events = .declared(shape, path: path)
  }

  func entry(of function: FunctionDeclSyntax, state: String) -> MachineDeclaration.Entry {
    .init(function: function, event: name, state: state, events: events, isMade: isMade)
  }
}

extension Declarations {
  /// What a function, and those that it calls on the same instance, match with cases.
  fileprivate func matched(in function: FunctionDeclSyntax, owner: String) -> Set<String> {
    surveys.reachable(from: function.name.identifierText, in: types[owner], or: function)
      .reduce(into: []) { $0.formUnion($1.matched) }
  }
}

extension Declarations.Whole {
  /// A struct around a state, by its generic argument, that stores one such value.
  init?(around states: String, in result: TypeSyntax, from owner: String, _ declarations: Declarations) {
    guard let type = declarations.type(named: result.plainName, from: owner),
      let structure = type.declaration?.as(StructDeclSyntax.self),
      let parameter = structure.genericParameterClause?.parameters.first?.name.identifierText
    else { return nil }
    let stored = type.stored
    let states = ValueType(path: states)
    let holders = stored.filter { $0.typeAnnotation?.type.trimmedDescription == parameter }
    guard holders.count == 1 else { return nil }
    self.init(
      path: type.path,
      region: holders[0].pattern.trimmedDescription,
      value: states,
      argument: result.onlyArgument?.plainName,
      isHandedOn: true
    )
  }
}

/// `let start = event as? StartEvent`.
private struct Cast {
  var name: String
  var value: String?
  var type: TypeSyntax
}

extension FunctionDeclSyntax {
  fileprivate var casts: [Cast] {
    let finder = CastFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }
}

private final class CastFinder: SyntaxVisitor {
  private(set) var found: [Cast] = []

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.initializer?.value)
    return .visitChildren
  }

  private func note(_ pattern: PatternSyntax, _ value: ExprSyntax?) {
    guard let value, let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else { return }
    let elements = Operands(value).elements
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self)
    {
      found.append(Cast(name: name, value: elements[0].trimmedDescription, type: type.type))
    } else if let cast = value.as(AsExprSyntax.self) {
      found.append(Cast(name: name, value: cast.expression.trimmedDescription, type: cast.type))
    }
  }
}
