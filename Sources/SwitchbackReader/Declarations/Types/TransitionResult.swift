import SwiftSyntax

/// An enum of which one case carries the next state, and the others say why there is none: `.moves(to: .open)`, `.refused`.
struct TransitionResult {
  var path: String
  /// The case that carries the state, and the position of it in the payload.
  var moving: String
  var position: Int
  var value: ValueType
  /// The argument of a generic enum that is the state.
  var argument: String?

  /// That of a value of the enum, of which only the state is followed.
  var type: ValueType {
    var type = value
    type.isNext = true
    return type
  }

  /// - Parameter result: what a function gives that is given one of some states.
  init?(_ result: TypeSyntax, from owner: String, givenOneOf states: Set<String>, in declarations: Declarations) {
    guard let type = declarations.enumeration(named: result.plainName, from: owner), !states.contains(type.path),
      let elements = type.enumeration?.caseDeclarations.flatMap(\.elements)
    else { return nil }
    let argument = result.onlyArgument?.plainName
    let given = argument.flatMap { declarations.enumeration(named: $0, from: owner)?.path }
    func isState(_ payload: EnumCaseParameterSyntax) -> Bool {
      let name = payload.type.plainName
      let path = type.genericNames.contains(name) ? given : declarations.enumeration(named: name, from: type.path)?.path
      return path.map(states.contains) ?? false
    }
    let carrying = elements.flatMap { element in
      (element.parameterClause?.parameters ?? []).enumerated().filter { isState($0.element) }
        .map { (case: element.name.identifierText, position: $0.offset, type: $0.element.type.plainName) }
    }
    guard carrying.count == 1, elements.count > 1, let only = carrying.first else { return nil }
    let states = type.genericNames.contains(only.type) ? given : nil
    let path = states ?? declarations.enumeration(named: only.type, from: type.path)?.path
    guard let path else { return nil }
    self.init(
      path: type.path,
      moving: only.case,
      position: only.position,
      value: ValueType(path: path),
      argument: argument
    )
  }

  private init(path: String, moving: String, position: Int, value: ValueType, argument: String?) {
    (self.path, self.moving, self.position, self.value, self.argument) = (path, moving, position, value, argument)
  }

  /// Whether a type is this enum around the same states.
  func isMeant(by type: TypeSyntax, from scope: String, in declarations: Declarations) -> Bool {
    declarations.type(named: type.plainName, from: scope)?.path == path
      && (argument == nil || type.onlyArgument?.plainName.lastName == argument?.lastName)
  }
}

extension Declarations {
  /// The same with the enum around the next state that one of some functions gives.
  func knowingTransitionResult(of functions: [FunctionDeclSyntax], owner: String = "") -> Declarations {
    var known = self
    known.transitionResult = functions.lazy.compactMap { transitionResult(of: $0, owner: owner) }.first
    return known
  }

  /// The enum around the next state that a function of a type gives, which is one itself or is given one.
  func transitionResult(of function: FunctionDeclSyntax, owner: String) -> TransitionResult? {
    guard let result = function.signature.returnClause?.type, function.body != nil else { return nil }
    let seen = seen(from: function)
    let parameters = function.signature.parameterClause.parameters.map(\.type.plainName)
    let given = parameters.compactMap { seen.enumeration(named: $0, from: owner)?.path }
    let own = function.isStatic || types[owner]?.enumeration == nil ? [] : [owner]
    return TransitionResult(result.wrappedInOptional ?? result, from: owner, givenOneOf: Set(given + own), in: seen)
  }
}
