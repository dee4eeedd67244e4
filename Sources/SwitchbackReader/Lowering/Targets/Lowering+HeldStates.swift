import SwiftSyntax

/// Enums that say what becomes of the state, and hold it: `case move(State)`, and `Result<State, Failure>`.
extension Lowering {
  /// An enum with the states that its cases hold; what an event holds is whatever it was given.
  func holdingStates(_ shape: EnumShape) -> EnumShape {
    guard let states = variables[Slot.state.id].type?.path, !eventPaths.contains(shape.path),
      let enumeration = machine.declarations.types[shape.path]?.enumeration
    else { return shape }
    var shape = shape
    let elements = enumeration.caseDeclarations.flatMap(\.elements)
    for index in shape.cases.indices where shape.cases[index].nested == nil {
      let payload = elements.first { $0.name.identifierText == shape.cases[index].name }?.parameterClause?.parameters
      let types = payload.map { Array($0.map(\.type)) } ?? []
      // Of several it would not be known which one comes next.
      let positions = types.indices.filter { position in
        let type = ValueType(types[position], in: machine.declarations, from: shape.path)
        return type?.isPlain(states) == true || holdsStates(types[position], of: enumeration, states)
      }
      guard positions.count == 1, let states = self.shape(at: states) else { continue }
      shape.cases[index].held = .init(position: positions[0], path: states.path)
    }
    return shape
  }

  /// Whether a payload is what an enum is generic over, and the type of the machine puts nothing but states there:
  /// `Value` of `Step<Value>`, where each is a `Step<State>`.
  private func holdsStates(_ payload: TypeSyntax, of enumeration: EnumDeclSyntax, _ states: String) -> Bool {
    guard let parameters = enumeration.genericParameterClause?.parameters.map(\.name.text),
      let position = parameters.firstIndex(of: payload.trimmedDescription),
      let members = machine.declarations.types[machine.owner]?.members
    else { return false }
    let finder = GenericArgumentFinder(of: enumeration.name.text, at: position)
    for member in members where !member.isProtocolOrType { finder.walk(member) }
    let given = finder.found.map { ValueType($0, in: machine.declarations, from: machine.owner) }
    return !given.isEmpty && given.allSatisfy { $0?.isPlain(states) == true }
  }

  /// `Result<State, Failure>` as an enum.
  func shape(ofResultAt path: String) -> EnumShape? {
    guard let value = ValueType.valueOfResult(at: path) else { return nil }
    let isState = value == variables[Slot.state.id].type?.path
    return EnumShape(
      name: "Result",
      path: path,
      cases: ["success", "failure"].map { name in
        var item = EnumShape.Case(name: name, payload: [""], isInitial: false, isFinal: false, offset: 0)
        if isState, name == "success" { item.held = .init(position: 0, path: value) }
        return item
      }
    )
  }

  /// What a pattern wants of the state that a case holds: `.move(.idle)`.
  mutating func heldPattern(_ item: EnumShape.Case, _ member: PatternNode.Member) -> CasePattern? {
    guard let held = item.held, member.arguments.count == item.payload.count else { return nil }
    let others = member.arguments.enumerated().filter { $0.offset != held.position }
    guard others.allSatisfy(\.element.isIrrefutable), case .member(let inner) = member.arguments[held.position].content,
      inner.refutablePayload == nil, let path = shape(at: held.path)?.case(inner.name), path.nested == nil
    else { return nil }
    return .path([item.name, inner.name], payload: nil)
  }

  /// The name that a pattern gives to such a state: `.move(let next)`.
  mutating func heldBinding(_ column: PatternNode, of source: Slot, scope: inout Scope) -> Statement? {
    guard case .member(let member) = column.unwrapped.content, let item = shape(of: source)?.case(member.name),
      let held = item.held, member.arguments.count == item.payload.count,
      let name = member.arguments[held.position].boundName
    else { return nil }
    let slot = slot(of: ValueType(path: held.path))
    scope.bind(name, to: .slot(slot))
    return .assign(slot, .nested(in: source, depth: 1), Site(text: name, offset: 0))
  }

  /// `.move(next(event))`.
  mutating func holding(
    _ item: EnumShape.Case,
    _ arguments: LabeledExprListSyntax,
    scope: Scope
  ) -> ([Statement], Expression)? {
    guard let held = item.held else { return nil }
    let type = ValueType(path: held.path)
    let slot = slot(of: type)
    guard arguments.count == item.payload.count else {
      let before = arguments.flatMap { effects(in: Operands($0.expression), scope: scope) }
      return (before, .holding(item.name, slot))
    }
    var before: [Statement] = []
    for (position, argument) in arguments.enumerated() {
      let term = Operands(argument.expression)
      before +=
        position == held.position
        ? lower(term, to: .slot(slot), expected: type, scope: scope) : effects(in: term, scope: scope)
    }
    return (before, .holding(item.name, slot))
  }

  // MARK: Results

  /// What is asked by `next(event).get()`, where that is a `Result` with a state.
  func resultAsked(_ expression: ExprSyntax, scope: Scope) -> (base: Operands, type: ValueType)? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "get",
      let base = member.base, base.is(DeclReferenceExprSyntax.self) || base.is(FunctionCallExprSyntax.self),
      let type = type(of: Operands(base), scope: scope), !type.isOptional, type.collection == nil,
      let path = type.path, ValueType.valueOfResult(at: path) != nil, shape(at: path)?.case("success")?.held != nil
    else { return nil }
    return (Operands(base), type)
  }

  /// The type of what that holds.
  func typeOfResult(_ expression: ExprSyntax, scope: Scope) -> ValueType? {
    resultAsked(expression, scope: scope)?.type.path.flatMap(ValueType.valueOfResult).map { ValueType(path: $0) }
  }

  /// The state that it holds goes where it is wanted; where it holds an error, that is thrown.
  mutating func resultGot(_ expression: ExprSyntax, to destination: Destination, scope: Scope) -> [Statement]? {
    guard let (base, type) = resultAsked(expression, scope: scope) else { return nil }
    let slot = slot(of: type)
    let site = Operands(expression).site
    let before = lower(base, to: .slot(slot), expected: type, scope: scope)
    let isThere = Condition.matches(
      Operand(slot: slot, text: base.text),
      .path(["success"], payload: nil),
      text: "case .success = \(base.text)"
    )
    let got = Block(statements: finish(.nested(in: slot, depth: 1), at: site, to: destination))
    let unknown = Statement.assign(errors, .unknown(why: ""), site)
    let thrown = Block(statements: [unknown, .fail(offset: expression.offset)])
    return before + [.branch(isThere, then: got, otherwise: thrown)]
  }
}

extension EnumShape {
  /// The state that a case of another enum holds.
  struct Held {
    /// Its position in the payload.
    var position: Int
    /// The path of the states' enum.
    var path: String
  }
}

extension ValueType {
  /// Whether it is the enum of a path, and never missing.
  fileprivate func isPlain(_ path: String) -> Bool { self.path == path && !isOptional && collection == nil }
}

extension PatternNode {
  /// The pattern of what is there: `.move(let next)` of `.move(let next)?`.
  fileprivate var unwrapped: PatternNode {
    switch content {
    case .optional(let inner): inner.unwrapped
    case .member(let member) where member.name == "some" && member.arguments.count == 1: member.arguments[0].unwrapped
    default: self
    }
  }
}

/// Finds what is written for one of the parameters of a generic type.
private final class GenericArgumentFinder: SyntaxVisitor {
  private(set) var found: [TypeSyntax] = []
  private let name: String
  private let position: Int

  init(of name: String, at position: Int) {
    (self.name, self.position) = (name, position)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    if node.previousToken(viewMode: .sourceAccurate)?.text == name, arguments.indices.contains(position),
      let type = arguments[position].argument.as(TypeSyntax.self)
    {
      found.append(type)
    }
    return .visitChildren
  }
}
