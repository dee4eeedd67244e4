/// Questions about the order of cases: `state < .busy`.
extension Lowering {
  /// A comparison with a case, either way round, where the compiler orders the cases as they stand.
  mutating func order(_ term: Operands, scope: Scope) -> Asked? {
    for (symbol, mirrored) in Self.mirrored {
      guard let index = term.index(of: symbol) else { continue }
      let (left, right) = (Operands(term.elements[..<index]), Operands(term.elements[(index + 1)...]))
      return order(left, symbol, right, term, scope) ?? order(right, mirrored, left, term, scope)
    }
    return nil
  }

  private static let mirrored = [("<", ">"), ("<=", ">="), (">", "<"), (">=", "<=")]

  private mutating func order(
    _ left: Operands,
    _ symbol: String,
    _ right: Operands,
    _ term: Operands,
    _ scope: Scope
  ) -> Asked? {
    guard let slot = place(left, scope: scope), let type = variables[slot.id].type, !type.isOptional,
      let path = type.path, let names = orderedCases(of: path)
    else { return nil }
    let operand = Operand(slot: slot, text: left.text)
    guard case .path(let wanted, nil)? = casePattern(literal: right, of: operand), wanted.count == 1,
      let position = names.firstIndex(of: wanted[0])
    else { return nil }
    let found =
      switch symbol {
      case "<": names[..<position]
      case "<=": names[...position]
      case ">": names[(position + 1)...]
      default: names[position...]
      }
    let patterns = found.map { CasePattern.path([$0], payload: nil) }
    return Asked(condition: .matches(operand, .either(patterns), text: term.text), scope: scope)
  }

  /// Protocols that bring no order of their own; a raw type needs one that is written.
  private static let withoutOrder: Set = [
    "Comparable", "Equatable", "Hashable", "Sendable", "BitwiseCopyable", "CaseIterable", "Codable", "Encodable",
    "Decodable", "Error", "CustomStringConvertible", "CustomDebugStringConvertible",
  ]

  /// The cases of an enum that is `Comparable` and does not say itself what is less.
  private func orderedCases(of path: String) -> [String]? {
    guard let shape = shape(at: path), shape.cases.allSatisfy(\.isPlain), !shape.isOpen,
      let type = machine.declarations.types[path], let enumeration = type.enumeration,
      enumeration.conditionalCases.isEmpty, type.conformances.contains("Comparable"),
      Set(type.conformances).isSubset(of: Self.withoutOrder),
      type.functions(named: "<").isEmpty, machine.declarations.functions(named: "<", seenFrom: machine.offset).isEmpty
    else { return nil }
    return shape.cases.map(\.name)
  }
}
