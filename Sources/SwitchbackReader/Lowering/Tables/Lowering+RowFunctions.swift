import SwiftSyntax

/// What a row of a table has for a function: `Rule(matches: { $0 == .idle }, next: { _ in .running })`.
enum RowFunction {
  case given(GivenClosure)
  /// `nil`
  case nothing
}

/// Functions of a row are followed where one row is meant: `rule.matches(state)`, `row.condition?(self) ?? true`.
extension Lowering {
  /// Those that are written in a row, by their labels; what else stands there is not known.
  func functions(of row: WrittenRow, _ type: RecordType, scope: Scope) -> [String: RowFunction] {
    var functions: [String: RowFunction] = [:]
    for (index, field) in type.fields.enumerated() {
      guard let function = field.function, let name = field.label ?? (type.path == nil ? "\(index)" : nil) else {
        continue
      }
      functions[name] = written(field, at: index, in: row.value, type).flatMap { value in
        if value.is(NilLiteralExprSyntax.self) { return .nothing }
        guard let closure = value.as(ClosureExprSyntax.self), closure.signature?.capture == nil else { return nil }
        var outer = row.scope
        if outer.owner == scope.owner { outer.receiver = scope.receiver }
        let inside = self.scope(of: closure, in: outer)
        let (told, given) = (function.parameters.map(\.type), function.returnClause.type)
        var found = GivenClosure(closure: closure, scope: inside, toldTypes: told, givenType: given)
        found.standsElsewhere = true
        return .given(found)
      }
    }
    return functions
  }

  /// What stands in a row for one of its values, or what a memberwise initialiser puts there.
  func written(_ field: RecordType.Field, at index: Int, in row: ExprSyntax, _ type: RecordType) -> ExprSyntax? {
    if let tuple = row.as(TupleExprSyntax.self) { return tuple.elements.map(\.expression).dropFirst(index).first }
    guard let call = row.as(FunctionCallExprSyntax.self), let label = field.label, let path = type.path,
      let declaration = machine.declarations.types[path], declaration.isInitializer(call.calledExpression)
    else { return nil }
    if let value = declaration.value(of: label, madeBy: call) { return value }
    guard declaration.initializers.isEmpty else { return nil }
    return field.standard ?? (field.mayBeLeftOut ? ExprSyntax(NilLiteralExprSyntax()) : nil)
  }

  // MARK: Calls

  /// The function that a name behind a row means: `condition` of `row.condition`.
  func rowFunction(_ expression: ExprSyntax, scope: Scope) -> RowFunction? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      case .record(let record)? = scope[base]
    else { return nil }
    return record.functions[member.declName.baseName.identifierText]
  }

  /// `rule.matches(state)`, `rule.matches?(state)`, `rule.matches!(state)`.
  func rowFunction(calledBy call: FunctionCallExprSyntax, scope: Scope) -> RowFunction? {
    let callee = call.calledExpression.unwrappedOptional?.single ?? call.calledExpression
    return call.trailingClosure == nil ? rowFunction(callee, scope: scope) : nil
  }

  func inlinedRowFunction(_ call: FunctionCallExprSyntax, scope: Scope) -> InlinedCall? {
    guard case .given(let closure)? = rowFunction(calledBy: call, scope: scope) else { return nil }
    let arguments = Array(call.arguments)
    return InlinedCall(callee: .closure(closure), arguments: arguments, receiver: scope.receiver, owner: scope.owner)
  }

  /// What `row.condition?(self) ?? true` comes to where it is known whether there is a condition.
  func withKnownFunction(_ term: Operands, scope: Scope) -> Operands {
    guard term.elements.count > 2, term.index(of: "??") == 1, Operands.ternary(term) == nil,
      let call = term.elements[0].as(FunctionCallExprSyntax.self),
      call.calledExpression.is(OptionalChainingExprSyntax.self),
      let function = rowFunction(calledBy: call, scope: scope)
    else { return term }
    switch function {
    case .nothing: return Operands(term.elements.dropFirst(2))
    case .given(let closure):
      return closure.givenType?.behindQuestionMark == nil ? Operands(term.elements[..<1]) : term
    }
  }

  /// `row.condition == nil`, and `row.condition?(self) != false` of a row that has none.
  func presence(ofRowFunction term: Operands, scope: Scope) -> Condition? {
    guard term.elements.count == 3,
      let symbol = term.elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, symbol == "==" || symbol == "!="
    else { return nil }
    let isNil: Bool
    if term.elements[2].is(NilLiteralExprSyntax.self), let function = rowFunction(term.elements[0], scope: scope) {
      isNil = if case .nothing = function { true } else { false }
    } else if term.elements[2].is(BooleanLiteralExprSyntax.self),
      let call = term.elements[0].as(FunctionCallExprSyntax.self),
      case .nothing? = rowFunction(calledBy: call, scope: scope)
    {
      isNil = false
    } else {
      return nil
    }
    return isNil == (symbol == "==") ? .all([]) : .any([])
  }

  /// `let condition = row.condition`, where the name stands for what is there from then on.
  func bound(_ binding: OptionalBindingConditionSyntax, to value: Operands, scope: Scope) -> Asked? {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let function = value.single.flatMap({ rowFunction($0, scope: scope) })
    else { return nil }
    var inside = scope
    guard case .given(let closure) = function else {
      inside.bind(name, to: .untracked)
      return Asked(condition: .any([]), scope: inside)
    }
    inside.bind(name, to: .closure(closure))
    return Asked(condition: .all([]), scope: inside)
  }
}
