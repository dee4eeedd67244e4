import SwiftSyntax

/// States that are reckoned: `Step.allCases[index + 1]` and `Step(rawValue: step.rawValue + 1)`.
extension Lowering {
  /// The type of a number, or of what is got by one; nil for anything else.
  func numericType(_ term: Operands, scope: Scope) -> ValueType? {
    if let number = NumberSyntax(term), !number.isLiteral, let type = type(of: number, scope: scope) { return type }
    guard let expression = term.single, let found = numbered(expression, scope: scope) else { return nil }
    return found.type
  }

  /// The statements that bring a number, or what is got by one, to where it is wanted.
  mutating func numeric(_ term: Operands, to destination: Destination, scope: Scope) -> [Statement]? {
    if let number = NumberSyntax(term), !number.isLiteral, let type = type(of: number, scope: scope), type.isNumber {
      guard let (before, reckoning) = reckoning(number, scope: scope) else { return nil }
      return before + finish(.reckoned(reckoning), at: term.site, to: destination)
    }
    guard let expression = term.single, let found = numbered(expression, scope: scope) else { return nil }
    switch found.source {
    case .list(let list):
      guard let (made, slot) = valued(list, scope: scope), let (before, place) = place(found, in: slot, scope: scope)
      else { return nil }
      let isThere = Condition.compared(place, .within, .count(of: slot), text: "\(term.text) is there")
      let required: [Statement] =
        found.type.isOptional ? [] : [.require(isThere, isSure: true, offset: expression.offset)]
      return made + before + required + finish(.element(in: slot, at: place), at: term.site, to: destination)
    case .rawNumbers(let numbers):
      guard let number = found.number, let (before, raw) = reckoning(number, scope: scope) else { return nil }
      return before + finish(.made(fromRaw: raw, numbers), at: term.site, to: destination)
    }
  }

  /// `index + 1 < Step.allCases.count`, `Step.allCases.indices.contains(index)` and `(1...3).contains(step.rawValue)`.
  mutating func comparedNumbers(_ term: Operands, scope: Scope) -> Asked? {
    guard let (left, comparison, right) = resolved(sides(of: term) ?? term.comparisonWithRange, scope: scope),
      !isGiven(left, scope: scope) || !isGiven(right, scope: scope) || isOrderOfGiven(left, comparison, right),
      isNumber(left, scope: scope), isNumber(right, scope: scope),
      let (before, first) = reckoning(left, scope: scope), let (more, second) = reckoning(right, scope: scope)
    else { return nil }
    let (kept, earlier) = read(first, before: more, at: term.site)
    let condition = Condition.compared(earlier, comparison, second, text: term.text)
    return Asked(before: before + kept + more, condition: answered(condition, by: term, scope: scope), scope: scope)
  }

  /// The same where a constant on the right is the number that it is; what only counts knows only those that are written.
  private func resolved(
    _ sides: (NumberSyntax, Reckoning.Comparison, NumberSyntax)?,
    scope: Scope
  ) -> (NumberSyntax, Reckoning.Comparison, NumberSyntax)? {
    guard let (left, comparison, right) = sides, case .name(let term) = right, let name = term.single,
      place(term, scope: scope) == nil, !isGiven(left, scope: scope), !counts(left, scope: scope),
      let number = integer(name, scope: scope)
    else { return sides }
    return (left, comparison, .literal(number))
  }

  private func counts(_ number: NumberSyntax, scope: Scope) -> Bool {
    switch number {
    case .name(let term): place(term, scope: scope).map { counters[$0.id] != nil } ?? false
    case .combined(let left, _, let right): counts(left, scope: scope) || counts(right, scope: scope)
    case .literal, .count, .place, .rawValue: false
    }
  }

  func sides(of term: Operands) -> (NumberSyntax, Reckoning.Comparison, NumberSyntax)? {
    if let call = term.single?.as(FunctionCallExprSyntax.self), call.calledName == "contains",
      let indices = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(MemberAccessExprSyntax.self),
      indices.declName.baseName.text == "indices", let list = indices.base, call.arguments.count == 1,
      let place = call.arguments.first.flatMap({ NumberSyntax(Operands($0.expression)) })
    {
      return (place, .within, .count(list))
    }
    if let call = term.single?.as(FunctionCallExprSyntax.self), let (number, factor) = call.multiple {
      return (.combined(number, .rest, .literal(factor)), .equal, .literal(0))
    }
    let found = term.elements.indices.compactMap { index in
      term.elements[index].as(BinaryOperatorExprSyntax.self).flatMap {
        Reckoning.Comparison(rawValue: $0.operator.text)
      }
      .map { (index, $0) }
    }
    guard found.count == 1, let (index, comparison) = found.first,
      let left = NumberSyntax(Operands(term.elements[..<index])),
      let right = NumberSyntax(Operands(term.elements[(index + 1)...]))
    else { return nil }
    return (left, comparison, right)
  }

  /// Whether what a call may give is told to be more or less than what is written: `left > 0`.
  private func isOrderOfGiven(
    _ left: NumberSyntax,
    _ comparison: Reckoning.Comparison,
    _ right: NumberSyntax
  ) -> Bool {
    [.less, .more, .atMost, .atLeast].contains(comparison) && left.isLiteral != right.isLiteral
  }

  private func isNumber(_ number: NumberSyntax, scope: Scope) -> Bool {
    isGiven(number, scope: scope) || type(of: number, scope: scope)?.isNumber == true
  }

  /// Whether it is written, or a call may give it, which says nothing of what is reckoned by it.
  private func isGiven(_ number: NumberSyntax, scope: Scope) -> Bool {
    guard case .name(let term) = number else { return number.isLiteral }
    return place(term, scope: scope).map(givenNumbers.contains) ?? false
  }

  private func type(of number: NumberSyntax, scope: Scope) -> ValueType? {
    switch number {
    case .literal: return .number
    case .name(let term):
      if ownRawValue(term, scope: scope) != nil || numberProperty(term, scope: scope) != nil { return .number }
      guard let slot = place(term, scope: scope), let type = variables[slot.id].type, type.isNumber else { return nil }
      return type
    case .count(let list): return isList(list, scope: scope) ? .number : nil
    case .place(_, let list):
      guard isList(list, scope: scope) else { return nil }
      var type = ValueType.number
      type.isOptional = true
      return type
    case .rawValue(let value): return rawNumbers(of: value, scope: scope).map { _ in .number }
    case .combined(let left, _, let right):
      guard !isGiven(left, scope: scope) || !isGiven(right, scope: scope) else { return nil }
      return isNumber(left, scope: scope) && isNumber(right, scope: scope) ? .number : nil
    }
  }

  private mutating func reckoning(_ number: NumberSyntax, scope: Scope) -> ([Statement], Reckoning)? {
    switch number {
    case .literal(let value): return ([], .literal(value))
    case .name(let term):
      if let own = ownRawValue(term, scope: scope) { return ([], own) }
      if let property = numberProperty(term, scope: scope) {
        let slot = slot(of: .number)
        return (call(property, to: .slot(slot), at: term.site, scope: scope), .slot(slot))
      }
      return place(term, scope: scope).map { ([], .slot($0)) }
    case .count(let list):
      // A condition of a row has no room for statements before it.
      if let all = allCases(list, scope: scope) { return ([], .literal(all.cases.count)) }
      return valued(list, scope: scope).map { ($0, .count(of: $1)) }
    case .place(let element, let list):
      guard let type = type(ofBase: list, scope: scope), let (before, slot) = valued(list, scope: scope) else {
        return nil
      }
      let wanted = self.slot(of: type.elements[0])
      let more = lower(Operands(element), to: .slot(wanted), expected: type.elements[0], scope: scope)
      return (before + more, .place(of: wanted, in: slot, plain: plainCases(of: type.elements[0])))
    case .rawValue(let value):
      guard let numbers = rawNumbers(of: value, scope: scope), let (before, slot) = valued(value, scope: scope) else {
        return nil
      }
      return (before, .rawValue(of: slot, numbers: numbers))
    case .combined(let left, let combine, let right):
      guard let (before, first) = reckoning(left, scope: scope), let (more, second) = reckoning(right, scope: scope)
      else { return nil }
      let (kept, earlier) = read(first, before: more, at: Site(text: combine.rawValue, offset: 0))
      return (before + kept + more, .combined(earlier, combine, second))
    }
  }

  // MARK: What is got by a number

  private struct Numbered {
    enum Source {
      case list(ExprSyntax)
      case rawNumbers(RawNumbers)
    }

    var source: Source
    /// Nil for the last element.
    var number: NumberSyntax?
    var type: ValueType
  }

  private mutating func place(_ found: Numbered, in list: Slot, scope: Scope) -> ([Statement], Reckoning)? {
    guard let number = found.number else { return ([], .combined(.count(of: list), .minus, .literal(1))) }
    return reckoning(number, scope: scope)
  }

  /// `list[index]`, `list.first`, `list.last`, `Step(rawValue: number)`.
  private func numbered(_ expression: ExprSyntax, scope: Scope) -> Numbered? {
    if let subscripted = expression.as(SubscriptCallExprSyntax.self) {
      guard let argument = subscripted.arguments.first, subscripted.arguments.count == 1, argument.label == nil,
        let type = type(ofBase: subscripted.calledExpression, scope: scope), type.collection == .list,
        let number = NumberSyntax(Operands(argument.expression)), isNumber(number, scope: scope)
      else { return nil }
      return Numbered(source: .list(subscripted.calledExpression), number: number, type: type.elements[0])
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let list = member.base,
      ["first", "last"].contains(member.declName.baseName.text), let found = type(ofBase: list, scope: scope),
      found.collection == .list
    {
      var type = found.elements[0]
      type.isOptional = true
      let isFirst = member.declName.baseName.text == "first"
      return Numbered(source: .list(list), number: isFirst ? .literal(0) : nil, type: type)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first, argument.label?.text == "rawValue",
      let number = NumberSyntax(Operands(argument.expression)), isNumber(number, scope: scope),
      let path = enumeration(call.calledExpression, scope: scope),
      let numbers = machine.declarations.rawNumbers(of: path)
    else { return nil }
    var type = ValueType(path: path)
    type.isOptional = true
    return Numbered(source: .rawNumbers(numbers), number: number, type: type)
  }

  // MARK: All cases

  /// The cases that `Step.allCases` has, in their order.
  func allCases(_ expression: ExprSyntax, scope: Scope) -> (path: String, cases: [[String]])? {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "allCases",
      let base = member.base, let path = enumeration(base, scope: scope),
      let cases = machine.declarations.allCases(of: path)
    else { return nil }
    return (path, cases)
  }

  private func enumeration(_ expression: ExprSyntax, scope: Scope) -> String? {
    let text = expression.trimmedDescription
    if ["Self", "type(of: self)", "Self.init"].contains(text) {
      return machine.declarations.types[scope.owner]?.enumeration == nil ? nil : scope.owner
    }
    return machine.declarations.seen(from: expression).enumeration(named: text, from: scope.owner)?.path
  }

  private func isList(_ expression: ExprSyntax, scope: Scope) -> Bool {
    type(ofBase: expression, scope: scope)?.collection == .list
  }

  /// `rawValue` in the enum itself.
  private func ownRawValue(_ term: Operands, scope: Scope) -> Reckoning? {
    guard term.text == "rawValue", scope["rawValue"] == nil, case .value(let slot) = scope.receiver,
      let numbers = machine.declarations.rawNumbers(of: scope.owner)
    else { return nil }
    return .rawValue(of: slot, numbers: numbers)
  }

  /// A computed property that asks the state for a number.
  private func numberProperty(_ term: Operands, scope: Scope) -> InlinedCall? {
    guard let expression = term.single, let found = inlined(expression, scope: scope),
      case .getter(_, let type) = found.callee, type?.trimmedDescription == "Int"
    else { return nil }
    return found
  }

  private func rawNumbers(of value: ExprSyntax, scope: Scope) -> RawNumbers? {
    guard let type = type(of: Operands(value), scope: scope), !type.isOptional, let path = type.path else { return nil }
    return machine.declarations.rawNumbers(of: path)
  }
}

extension FunctionCallExprSyntax {
  /// `index` and 2 of `index.isMultiple(of: 2)`.
  fileprivate var multiple: (NumberSyntax, Int)? {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "isMultiple",
      let base = member.base, let number = NumberSyntax(Operands(base)), arguments.count == 1,
      let argument = arguments.first, argument.label?.text == "of",
      case .integer(let factor)? = WrittenValue(argument.expression), factor != 0
    else { return nil }
    return (number, factor)
  }
}
