import SwiftSyntax

/// How many turns a loop has, where that is written, and what each of them has for an element.
struct WrittenTurns {
  var count: Int
  /// Nil where the elements are no numbers or texts that are written.
  var elements: [WrittenValue]?
  /// Whether each comes with its place.
  var isEnumerated = false

  /// Of more turns than these none is counted.
  fileprivate static let most = 16
}

extension Lowering {
  /// Those over `0..<2`, `["a", "b"]`, `(1...3).reversed()`, `stride(from: 0, to: 4, by: 2)`; nil for too many.
  func writtenTurns(over expression: ExprSyntax, scope: Scope) -> WrittenTurns? {
    if let inside = expression.unwrappedParentheses { return writtenTurns(over: inside, scope: scope) }
    if let list = expression.as(ArrayExprSyntax.self) { return turns(list, of: nil) }
    if let list = constantValue(expression, scope: scope)?.as(ArrayExprSyntax.self) {
      return turns(list, of: list.parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return reordered(call, scope: scope) ?? stride(call, scope: scope) ?? repeated(call, scope: scope)
    }
    guard let range = RangeSyntax(Operands(expression)), let ends = range.ends,
      let first = integer(ends.lower, scope: scope), let last = integer(ends.upper, scope: scope), first <= last
    else { return nil }
    return range.isClosed
      ? turns(Swift.stride(from: first, through: last, by: 1)) : turns(Swift.stride(from: first, to: last, by: 1))
  }

  /// - Parameter type: what is written for it; a set has no order, and `[1, 2]` may be no whole numbers.
  private func turns(_ list: ArrayExprSyntax, of type: TypeSyntax?) -> WrittenTurns? {
    guard list.elements.count <= WrittenTurns.most, type?.is(ArrayTypeSyntax.self) ?? true else { return nil }
    let written = list.elements.map { WrittenValue($0.expression) }
    let isKnown = written.areAlike && type.map { ["[Int]", "[String]"].contains($0.trimmedDescription) } ?? true
    return WrittenTurns(count: written.count, elements: isKnown ? written.compactMap(\.self) : nil)
  }

  private func turns(_ numbers: some Sequence<Int>) -> WrittenTurns? {
    let some = numbers.prefix(WrittenTurns.most + 1).map { WrittenValue.integer($0) }
    return some.count > WrittenTurns.most ? nil : WrittenTurns(count: some.count, elements: some)
  }

  private func reordered(_ call: FunctionCallExprSyntax, scope: Scope) -> WrittenTurns? {
    guard let (base, name) = call.reordered, var turns = writtenTurns(over: base, scope: scope), !turns.isEnumerated
    else { return nil }
    switch name {
    case "enumerated": turns.isEnumerated = true
    case "reversed": turns.elements?.reverse()
    default: turns.elements = nil
    }
    return turns
  }

  private func stride(_ call: FunctionCallExprSyntax, scope: Scope) -> WrittenTurns? {
    let labels = call.arguments.map { $0.label?.text }
    let numbers = call.arguments.compactMap { integer($0.expression, scope: scope) }
    guard call.calledExpression.trimmedDescription == "stride", numbers.count == 3, numbers[2] != 0 else { return nil }
    return switch labels {
    case ["from", "through", "by"]: turns(Swift.stride(from: numbers[0], through: numbers[1], by: numbers[2]))
    case ["from", "to", "by"]: turns(Swift.stride(from: numbers[0], to: numbers[1], by: numbers[2]))
    default: nil
    }
  }

  /// `repeatElement(step, count: 2)` and `Array(repeating: step, count: 2)`.
  private func repeated(_ call: FunctionCallExprSyntax, scope: Scope) -> WrittenTurns? {
    let labels = call.arguments.map { $0.label?.text }
    guard ["repeatElement", "Array"].contains(call.calledExpression.trimmedDescription),
      labels == [nil, "count"] || labels == ["repeating", "count"],
      let count = call.arguments.last.flatMap({ integer($0.expression, scope: scope) }),
      (0...WrittenTurns.most).contains(count)
    else { return nil }
    return WrittenTurns(count: count)
  }
}

extension [WrittenValue?] {
  /// Whether all are numbers, or all are texts.
  fileprivate var areAlike: Bool {
    allSatisfy { if case .integer? = $0 { true } else { false } }
      || allSatisfy { if case .string? = $0 { true } else { false } }
  }
}

extension FunctionCallExprSyntax {
  /// `1...3` of `(1...3).reversed()`, and what it is called by.
  var reordered: (base: ExprSyntax, name: String)? {
    guard arguments.isEmpty, trailingClosure == nil, let member = calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, ["enumerated", "reversed", "sorted", "shuffled"].contains(member.declName.baseName.text)
    else { return nil }
    return (base, member.declName.baseName.text)
  }
}
