import SwiftSyntax

/// By how much a stored number grows, or by how much a local is ahead of it.
struct NumberStep: Hashable {
  /// The number's name, without `self`.
  var name: String
  var amount: Int

  /// `generation += 1`
  init?(growing term: Operands) { self.init(term, operators: ["+=": 1, "&+=": 1, "-=": -1, "&-=": -1]) }

  /// `generation + 1`
  init?(ahead value: Operands) { self.init(value, operators: ["+": 1, "&+": 1, "-": -1, "&-": -1]) }

  private init?(_ term: Operands, operators: [String: Int]) {
    guard term.elements.count == 3, let symbol = term.elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      let sign = operators[symbol], case .integer(let number)? = WrittenValue(term.elements[2]), number != 0
    else { return nil }
    name = term.elements[0].nameBehindSelf
    amount = sign * number
    if name.isEmpty || name.contains(".") { return nil }
  }
}
