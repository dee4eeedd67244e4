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
    argument = result.onlyArgument?.plainName
    let given = argument.flatMap { declarations.enumeration(named: $0, from: owner)?.path }
    func state(of payload: EnumCaseParameterSyntax) -> String? {
      let name = payload.type.plainName
      let path = type.genericNames.contains(name) ? given : declarations.enumeration(named: name, from: type.path)?.path
      return path.flatMap { states.contains($0) ? $0 : nil }
    }
    let carrying = elements.flatMap { element in
      (element.parameterClause?.parameters ?? []).enumerated().compactMap { position, payload in
        state(of: payload).map { (case: element.name.identifierText, position: position, state: $0) }
      }
    }
    guard carrying.count == 1, elements.count > 1, let only = carrying.first else { return nil }
    (path, moving, position, value) = (type.path, only.case, only.position, ValueType(path: only.state))
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
