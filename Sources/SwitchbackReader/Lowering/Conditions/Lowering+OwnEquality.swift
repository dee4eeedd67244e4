import SwiftSyntax

/// Enums that say of themselves what is equal: `static func == (lhs: State, rhs: State) -> Bool`.
extension Lowering {
  /// What a value is where it is equal to what a pattern stands for.
  ///
  /// - Parameter text: the whole comparison.
  mutating func equal(to pattern: CasePattern, _ operand: Operand, in text: String) -> CasePattern {
    guard let path = operand.slot.flatMap({ variables[$0.id].type?.path }), let function = equality(of: path),
      let enumeration = machine.declarations.types[path]?.enumeration
    else { return pattern }
    let names = enumeration.caseDeclarations.flatMap(\.elements).map(\.name.identifierText)
    guard let equality = equalities[path] ?? OwnEquality(function, among: names) else {
      assume("the '==' of '\(path.plainPath)' tells its cases apart, and nothing else")
      return pattern
    }
    equalities[path] = equality
    return equality.isPlain(enumeration) ? pattern : pattern.equal(by: equality, among: names, in: text)
  }

  /// The function that compares two values of an enum; where there are several, none of them is followed.
  private func equality(of path: String) -> FunctionDeclSyntax? {
    let own = machine.declarations.types[path]?.functions(named: "==") ?? []
    let free = machine.declarations.index.functionsByName["=="] ?? []
    return (own + free).first { function in
      let types = function.signature.parameterClause.parameters.map { parameter in
        ValueType(parameter.type, in: machine.declarations, from: path)
      }
      return types.count == 2 && types.allSatisfy { $0?.path == path && $0?.isOptional == false }
    }
  }
}

extension CasePattern {
  fileprivate func equal(by equality: OwnEquality, among names: [String], in text: String) -> CasePattern {
    switch self {
    case .something(let inner): return .something(inner.equal(by: equality, among: names, in: text))
    case .path(let path, let payload):
      guard path.count == 1 else { return self }
      return .either(
        names.compactMap { name in
          switch equality.answer(name, path[0]) {
          case .never: nil
          case .always: .path([name], payload: nil)
          case .sometimes:
            .path([name], payload: name == path[0] ? payload ?? Payload(text: text) : Payload(text: text))
          }
        }
      )
    default: return self
    }
  }
}
