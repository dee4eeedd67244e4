import SwiftSyntax

/// Collections of constants, and what is asked of them: `allowed[state]?.contains(next) ?? false`.
extension Lowering {
  /// The statements that bring what a collection says to where it is wanted; nil for anything else.
  ///
  /// - Parameter text: how a condition reads that cannot be told.
  mutating func lookup(
    _ term: Operands,
    to destination: Destination,
    scope: Scope,
    text: String? = nil
  ) -> [Statement]? {
    guard let expression = term.single, let type = collectionType(expression, scope: scope) else { return nil }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      guard let (before, slot) = valued(forced.expression, scope: scope) else { return nil }
      let exists = Condition.exists(slot, text: "\(forced.expression.text) != nil")
      return before + [.require(exists, isSure: true, offset: expression.offset)]
        + finish(.slot(slot), at: term.site, to: destination)
    }
    if let subscripted = expression.as(SubscriptCallExprSyntax.self) {
      return element(subscripted, of: type, at: term.site, to: destination, scope: scope)
        ?? keyedElement(subscripted, at: term.site, to: destination, scope: scope)
    }
    if let member = rowMember(expression, scope: scope) {
      return value(of: member, at: term.site, to: destination, scope: scope)
    }
    if let question = CollectionQuestion(expression) {
      return answer(question, at: term.site, to: destination, scope: scope, text: text ?? term.text)
    }
    if MergedCollection(expression) != nil {
      guard let entries = writtenDictionary(expression, of: type, scope: scope) else { return nil }
      return finish(.constant(.dictionary(entries)), at: term.site, to: destination)
    }
    if let all = allCases(expression, scope: scope) {
      return finish(.constant(.list(all.cases.map(Value.path))), at: term.site, to: destination)
    }
    if let constant = constant(expression, scope: scope) {
      if MergedCollection(constant.value) != nil {
        return lookup(Operands(constant.value), to: destination, scope: scope.inside(constant))
      }
      let (before, value) = leaf(Operands(constant.value), expected: type, scope: scope.inside(constant))
      return before + finish(value, at: term.site, to: destination)
    }
    return nil
  }

  /// `allowed[state]`, and `allowed[state, default: []]`.
  private mutating func element(
    _ subscripted: SubscriptCallExprSyntax,
    of type: ValueType,
    at site: Site,
    to destination: Destination,
    scope: Scope
  ) -> [Statement]? {
    let arguments = Array(subscripted.arguments)
    guard let base = self.type(ofBase: subscripted.calledExpression, scope: scope), base.collection == .dictionary,
      let (before, dictionary) = valued(subscripted.calledExpression.unchained, scope: scope)
    else { return nil }
    let key = slot(of: base.elements[0])
    var statements =
      before + lower(Operands(arguments[0].expression), to: .slot(key), expected: base.elements[0], scope: scope)
    let found = Expression.lookup(in: dictionary, key: key, plain: plainCases(of: base.elements[0]))
    guard arguments.count == 2 else { return statements + finish(found, at: site, to: destination) }
    let (first, second) = (slot(of: type), slot(of: type))
    statements.append(.assign(first, found, site))
    statements += lower(Operands(arguments[1].expression), to: .slot(second), expected: type, scope: scope)
    return statements + finish(.coalesced(first, second), at: site, to: destination)
  }

  /// `allowed.contains(next)` and `allowed.isEmpty`.
  private mutating func answer(
    _ question: CollectionQuestion,
    at site: Site,
    to destination: Destination,
    scope: Scope,
    text: String
  ) -> [Statement]? {
    guard let type = self.type(ofBase: question.base, scope: scope),
      let (made, list) = valued(question.base.unchained, scope: scope)
    else { return nil }
    var before = made
    let condition: Condition
    if let wanted = question.element {
      let element = slot(of: type.elements[0])
      before += lower(Operands(wanted), to: .slot(element), expected: type.elements[0], scope: scope)
      condition = .contains(list, element, plain: plainCases(of: type.elements[0]), text: text)
    } else {
      condition = .isEmpty(list, text: text)
    }
    let isChained = question.base.isChained
    return before + finish(isChained ? .chained(list, condition) : .condition(condition), at: site, to: destination)
  }

  /// `allowed[state] ?? []`, and `allowed[state]?.contains(next) ?? false`.
  mutating func coalescedLookup(
    _ left: Operands,
    _ right: Operands,
    _ term: Operands,
    to destination: Destination,
    scope: Scope
  ) -> [Statement]? {
    guard term.elements.count == 3, let expression = left.single, let type = collectionType(expression, scope: scope),
      type.isOptional, type.isBool || type.collection != nil
    else { return nil }
    let (first, second) = (slot(of: type), slot(of: type.unwrapped))
    // What the words mean that stand for it is the whole.
    guard let before = lookup(left, to: .slot(first), scope: scope, text: term.text) else { return nil }
    let other = lower(right, to: .slot(second), expected: type.unwrapped, scope: scope)
    guard !other.contains(where: \.isMoreThanAssignment) else { return nil }
    return before + other + finish(.coalesced(first, second), at: term.site, to: destination)
  }

  /// A value in a slot.
  mutating func valued(_ expression: ExprSyntax, scope: Scope) -> ([Statement], Slot)? {
    let term = Operands(expression)
    if let slot = place(term, scope: scope) { return ([], slot) }
    guard let type = type(of: term, scope: scope) else { return nil }
    let slot = slot(of: type)
    return (lower(term, to: .slot(slot), expected: type, scope: scope), slot)
  }

  // MARK: Literals

  /// `[.idle, .loading]`, `[.idle: [.loading]]` and `Set([.idle])`, where the type says what they hold.
  mutating func collection(_ expression: ExprSyntax, expected: ValueType?, scope: Scope) -> ([Statement], Expression)? {
    guard let type = expected, let kind = type.collection else { return nil }
    var before: [Statement] = []
    if kind == .list, let list = expression.as(ArrayExprSyntax.self) {
      return elements(list.elements.map(\.expression), of: type, scope: scope)
    }
    if kind == .dictionary, let dictionary = expression.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = dictionary.content else { return ([], .constant(.dictionary([]))) }
      let entries = elements.map { element in
        let (first, key) = leaf(Operands(element.key), expected: type.elements[0], scope: scope)
        let (second, value) = leaf(Operands(element.value), expected: type.elements[1], scope: scope)
        before += first + second
        return (key, value)
      }
      return (before, Expression.dictionary(entries).folded)
    }
    guard kind == .list, let call = expression.collectionCall else { return nil }
    guard let argument = call.arguments.first else { return ([], .constant(.list([]))) }
    return collection(argument.expression, expected: type, scope: scope)
  }

  /// The list of some values.
  mutating func elements(_ values: [ExprSyntax], of type: ValueType, scope: Scope) -> ([Statement], Expression) {
    var before: [Statement] = []
    let elements = values.map { element in
      let (more, value) = leaf(Operands(element), expected: type.elements[0], scope: scope)
      before += more
      return value
    }
    return (before, Expression.list(elements).folded)
  }

  /// The cases of a type that are equal to themselves.
  mutating func plainCases(of type: ValueType?) -> PlainCases {
    guard let path = type?.path, let shape = shape(at: path) else { return [] }
    if let known = plainCases[path] { return known }
    // An enum may say of itself what is equal.
    let functions = machine.declarations.types[path]?.functions ?? []
    let isSpecial = functions.contains { ["==", "hash"].contains($0.name.text) }
    let cases: PlainCases = isSpecial ? [] : Set(shape.leaves.filter(\.item.isPlain).map(\.path))
    plainCases[path] = cases
    return cases
  }
}
