import SwiftSyntax

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
    guard let type = type(of: left, scope: scope), !type.isOptional, let path = type.path,
      let names = orderedCases(of: path), let subject = subject(left, scope: scope), let slot = subject.operand.slot
    else { return nil }
    let operand = Operand(slot: slot, text: left.text)
    if let other = place(right, scope: scope), variables[other.id].type?.path == path,
      let comparison = Reckoning.Comparison(rawValue: symbol)
    {
      let places = Dictionary(names.enumerated().map { ([$1], $0) }) { first, _ in first }
      let sides = (Reckoning.rawValue(of: slot, numbers: places), Reckoning.rawValue(of: other, numbers: places))
      let condition = Condition.compared(sides.0, comparison, sides.1, text: term.text)
      return Asked(before: subject.before, condition: condition, scope: scope)
    }
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
    let condition = Condition.matches(operand, .either(patterns), text: term.text)
    return Asked(before: subject.before, condition: condition, scope: scope)
  }

  /// Protocols that bring no order of their own; a raw type needs one that is written.
  private static let withoutOrder: Set = [
    "Comparable", "Equatable", "Hashable", "Sendable", "BitwiseCopyable", "CaseIterable", "Codable", "Encodable",
    "Decodable", "Error", "CustomStringConvertible", "CustomDebugStringConvertible",
  ]

  /// The cases of an enum that is `Comparable` in their order: as they stand, or by raw values that it compares itself.
  private func orderedCases(of path: String) -> [String]? {
    guard let shape = shape(at: path), shape.cases.allSatisfy(\.isPlain), !shape.isOpen,
      let type = machine.declarations.types[path], let enumeration = type.enumeration,
      enumeration.conditionalCases.isEmpty, type.conformances.contains("Comparable")
    else { return nil }
    let own = type.functions(named: "<") + machine.declarations.functions(named: "<", seenFrom: machine.offset)
    guard own.isEmpty else {
      guard own.count == 1, own[0].comparesRawValues, let numbers = machine.declarations.rawNumbers(of: path) else {
        return nil
      }
      return numbers.sorted { $0.value < $1.value }.compactMap(\.key.first)
    }
    return Set(type.conformances).isSubset(of: Self.withoutOrder) ? shape.cases.map(\.name) : nil
  }
}

extension FunctionDeclSyntax {
  /// `static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }`
  fileprivate var comparesRawValues: Bool {
    let names = signature.parameterClause.parameters.map(\.innerName)
    guard names.count == 2, let expression = body?.statements.onlyExpression else { return false }
    return Operands(expression).elements.map(\.trimmedDescription) == [
      "\(names[0]).rawValue", "<", "\(names[1]).rawValue",
    ]
  }
}
