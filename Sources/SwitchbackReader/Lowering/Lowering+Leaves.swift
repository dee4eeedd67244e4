import SwiftSyntax

extension Lowering {
  /// An expression without branches: what it does, and what it says about its value.
  mutating func leaf(_ term: Operands, expected: ValueType?, scope: Scope) -> ([Statement], Expression) {
    if !term.isCase, let slot = place(term, scope: scope) {
      if expected?.isBool == true, variables[slot.id].type?.isBool == true, scope.result?.isBool == true {
        return ([], .condition(.holds(slot, text: term.text)))
      }
      return (requirement(of: term, slot), stated(.slot(slot), term, expected: expected))
    }
    if let answer = answer(term, expected: expected, scope: scope) { return answer }
    guard let expression = term.single else {
      return unknown("target is computed by '\(term.text)'", term, expected, scope)
    }
    if machine.followers != nil, let list = expression.listed { return ([], membership(in: list)) }
    if expression.is(NilLiteralExprSyntax.self) { return ([], .none) }
    if expression.is(MissingExprSyntax.self) { return ([], .unknown(why: "the new state is missing")) }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) { return ([], .bool(literal.literal.text == "true")) }
    if let literal = expression.as(IntegerLiteralExprSyntax.self), let number = Int(literal.literal.text) {
      return ([], .constant(.number(number)))
    }
    if expected?.isText == true, expected?.isOptional == false, let text = text(expression, scope: scope) {
      return ([], text)
    }
    if let found = collection(expression, expected: expected, scope: scope)
      ?? picked(expression, expected: expected, scope: scope)
    {
      return found
    }
    if expected?.isOptional == true, expected?.isTracked == false,
      isPresent(expression, scope: scope)
    {
      return (effects(in: term, scope: scope), .constant(.something(nil)))
    }
    if expected?.isBool == true, let asked = askedAnswer(term, scope: scope) {
      return ([], .condition(.holds(asked, text: term.text)))
    }
    if let given = stateGiven(by: expression, at: term.site, expected: expected, scope: scope) { return given }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      return unknown("target is the value of '\(name)'", term, expected, scope)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return self.member(member, term, expected: expected, scope: scope)
    }
    if let (name, call) = stateMade(by: expression) {
      let before = call.arguments.flatMap { effects(in: Operands($0.expression), scope: scope) }
      return (before, stated(.enumCase(name, nested: nil), term, expected: expected))
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return constructor(call, term, expected: expected, scope: scope)
    }
    return unknown("target is computed by '\(term.text)'", term, expected, scope)
  }

  private mutating func unknown(_ why: String, _ term: Operands, _ expected: ValueType?, _ scope: Scope) -> (
    [Statement], Expression
  ) {
    // What a condition is called is all that there is to know of it, and whether it was asked before.
    if expected?.isBool == true {
      return (effects(in: term, scope: scope), .condition(question(term, scope: scope)))
    }
    return (effects(in: term, scope: scope), stated(.unknown(why: why), term, expected: expected))
  }

  private mutating func member(
    _ member: MemberAccessExprSyntax,
    _ term: Operands,
    expected: ValueType?,
    scope: Scope
  ) -> ([Statement], Expression) {
    let name = member.declName.baseName.identifierText
    if let constant = constant(member, expected: expected, scope: scope) { return constant }
    let shape = self.shape(before: member.base, expected: expected, scope: scope)
    if name == "none",
      member.base?.isOptionalType
        ?? (expected?.isOptional == true || shape?.hasCase(name) != true && !isEffect(expected))
    {
      return ([], .none)
    }
    if member.base == nil || member.base?.trimmedDescription == machine.stateType, noteState(name, of: expected) {
      return ([], .enumCase(name, nested: nil))
    }
    if let named = caseElsewhere(member, expected: expected) { return ([], named) }
    guard let shape else { return unknown("target is the value of '\(member.text)'", term, expected, scope) }
    guard let item = shape.case(name) else {
      let remark = shape.nearestCase(to: name) ?? "only its declaration tells its value"
      let why = "target '\(name)' is not a case of '\(shape.path)'; \(remark)"
      return unknown(why, term, expected, scope)
    }
    guard item.nested == nil else {
      return unknown(Unknown.whyNested(in: name), term, expected, scope)
    }
    return ([], .enumCase(name, nested: nil))
  }

  /// Whether a value is of a type of which only its own declaration tells what `.none` is.
  private func isEffect(_ expected: ValueType?) -> Bool {
    expected.map { !$0.isTracked && !$0.isOptional && $0.elements.isEmpty } ?? false
  }

  /// `Self.start` and `.start`: a `static let` whose declaration tells its value.
  private mutating func constant(
    _ member: MemberAccessExprSyntax,
    expected: ValueType?,
    scope: Scope
  ) -> ([Statement], Expression)? {
    let name = member.declName.baseName.identifierText
    let type =
      member.base.map { machine.declarations.type(named: $0.trimmedDescription, from: scope.owner)?.path }
      ?? expected?.path
    guard let type, let value = machine.declarations.types[type]?.constant(named: name) else { return nil }
    return nestedLeaf(Operands(value), expected: expected ?? ValueType(path: type), owner: type)
  }

  /// Constants may be made from others, and by mistake from themselves.
  private mutating func nestedLeaf(
    _ term: Operands,
    expected: ValueType?,
    owner: String
  ) -> ([Statement], Expression)? {
    var found: ([Statement], Expression)?
    _ = nested(at: term.site.offset) { lowering in
      found = lowering.leaf(term, expected: expected, scope: Scope(receiver: .other, owner: owner))
      return Block()
    }
    return found
  }

  /// Whether a name that does not begin with a capital is that of the enum that is expected, such as `_State`.
  private func isEnum(_ name: String, expected: ValueType?, scope: Scope) -> Bool {
    guard let path = expected?.path, scope[name] == nil,
      machine.declarations.types[scope.owner]?.properties[name] == nil
    else { return false }
    return machine.declarations.enumeration(named: name, from: scope.owner)?.path == path
  }

  /// The enum whose case a member is: the one before the dot, or the one that is expected.
  func shape(before base: ExprSyntax?, expected: ValueType?, scope: Scope) -> EnumShape? {
    guard let base else { return shape(at: expected?.path) }
    let written = base.trimmedDescription
    guard written.first?.isUppercase == true || isEnum(written, expected: expected, scope: scope) else { return nil }
    if let wanted = shape(at: expected?.path), written.split(separator: ".").last.map(String.init) == wanted.name {
      return wanted
    }
    return shape(at: machine.declarations.seen(from: base).enumeration(named: written, from: scope.owner)?.path)
  }

  /// `.failed(error)`, `State.failed(error)`, `.some(.idle)` and `Optional(.idle)`.
  private mutating func constructor(
    _ call: FunctionCallExprSyntax,
    _ term: Operands,
    expected: ValueType?,
    scope: Scope
  ) -> ([Statement], Expression) {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let shape = member.flatMap { self.shape(before: $0.base, expected: expected, scope: scope) }
    if let argument = call.optionalArgument(isCase: shape?.hasCase("some") ?? false) {
      return leaf(Operands(argument), expected: expected, scope: scope)
    }
    if let member, member.base == nil || member.base?.trimmedDescription == machine.stateType,
      noteState(member.declName.baseName.identifierText, of: expected)
    {
      return (
        call.arguments.flatMap { effects(in: Operands($0.expression), scope: scope) },
        .enumCase(member.declName.baseName.identifierText, nested: nil)
      )
    }
    guard let member, let item = shape?.case(member.declName.baseName.identifierText) else {
      return unknown("target comes from a call to '\(call.signature)'", term, expected, scope)
    }
    if mayBeStatic(call, named: item.name, of: shape) {
      return unknown(
        "whether '\(call.signature)' is the case or the function of that name is not followed",
        term,
        expected,
        scope
      )
    }
    if let (before, value) = combination(item, call.arguments, scope: scope)
      ?? holding(item, call.arguments, scope: scope)
    {
      return (before, stated(value, term, expected: expected))
    }
    var before: [Statement] = []
    var nested: Expression?
    for argument in call.arguments {
      if let inner = item.nested, nested == nil {
        let (more, value) = leaf(Operands(argument.expression), expected: ValueType(path: inner.path), scope: scope)
        before += more
        nested = value
      } else {
        before += effects(in: Operands(argument.expression), scope: scope)
      }
    }
    if item.nested != nil, nested == nil {
      return unknown(Unknown.whyNested(in: item.name), term, expected, scope)
    }
    return (before, stated(.enumCase(item.name, nested: nested), term, expected: expected))
  }

  // MARK: Comments that state targets

  /// The expression, with what a comment at its own line or at its row's pattern states for it.
  private mutating func stated(_ value: Expression, _ term: Operands, expected: ValueType?) -> Expression {
    guard expected?.path == machine.stateType, let expression = term.elements.first,
      let names = statedNames(for: expression)
    else { return value }
    if case .enumCase(_, nil) = value { return value }
    var values: [Stated] = []
    for name in names {
      if name == "nil" {
        values.append(Stated(name: "nil", value: Value.none))
      } else if name == "self" {
        values.append(Stated(name: "self", value: nil))
      } else if let path = machine.states.leaf(name.split(separator: ".").map(String.init)) {
        values.append(Stated(name: ".\(name)", value: .path(path)))
      } else {
        unread("the comment states '\(name)', which is no state of '\(machine.name)'", at: expression.offset)
      }
    }
    let place = lines.place(at: expression.offset, seenFrom: machine.offset)
    assume("\(place): '\(term.text)' gives \(names.joined(separator: ", ")), as its comment states")
    return .stated(values, of: value)
  }

  private func statedNames(for expression: ExprSyntax) -> [String]? {
    guard !directives.areMissing(around: expression.offset) else { return nil }
    let row = sequence(first: Syntax(expression), next: \.parent).lazy.compactMap { $0.as(SwitchCaseSyntax.self) }.first
    let label = row.map { [$0.label.endPositionBeforeTrailingTrivia.utf8Offset, $0.offset] } ?? []
    return ([expression.offset] + label).lazy.compactMap { directives.targets(at: $0) }.first
  }
}

extension EnumShape {
  /// The path itself when it names a state, nested or not, to its end.
  fileprivate func leaf(_ path: [String]) -> [String]? {
    guard let first = path.first, let item = self.case(first) else { return nil }
    guard let nested = item.nested else { return path.count == 1 ? path : nil }
    return nested.leaf(Array(path.dropFirst())).map { [first] + $0 }
  }
}

extension ExprSyntax {
  fileprivate var isOptionalType: Bool {
    trimmedDescription.hasPrefix("Optional") || trimmedDescription.hasSuffix("?")
  }
}

extension FunctionCallExprSyntax {
  /// The argument of `.some(…)` and `Optional(…)`.
  ///
  /// - Parameter isCase: whether `some` is a case of the enum itself.
  fileprivate func optionalArgument(isCase: Bool) -> ExprSyntax? {
    guard arguments.count == 1, let argument = arguments.first?.expression else { return nil }
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "some" && (member.base?.isOptionalType ?? !isCase) ? argument : nil
    }
    return calledExpression.trimmedDescription == "Optional" ? argument : nil
  }

  /// The function's full name as far as the call shows it: `resolve(_:at:)`.
  fileprivate var signature: String {
    let labels = arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    return "\(calledExpression.text)(\(labels))"
  }
}
