import SwiftSyntax

/// A closure that is given a state and an event, and gives the next: `StateMachine(initial: .idle) { state, event in … }`.
///
/// It switches over both at once, gets the events one after the other, or looks at both and says of which types they are; and
/// what it gives is a case of one of the two. Closures that compare two values of one enum, or give something else, are none.
struct TransitionClosures {
  /// What is read of such a closure.
  struct Body {
    /// What runs for an event, one after the other.
    var parts: [Part]
    /// Whether it assigns the state that it is given.
    var assigns: Bool
    var events: MachineDeclaration.Events
    /// Where the state stands in the tuple that it gives, and how long that is.
    var place: (position: Int, count: Int)?
  }

  /// A closure, and what it calls what it is given.
  struct Part {
    var statements: CodeBlockItemListSyntax
    var state: String
    var event: String
  }

  static func machines(in statements: [CodeBlockItemSyntax], _ declarations: Declarations) -> [MachineDeclaration] {
    let finder = PairFinder(viewMode: .sourceAccurate)
    for statement in statements where statement.mayHoldTransitions { finder.walk(statement) }
    return finder.found.compactMap { closure in
      guard var machine = machine(of: closure, in: declarations) else { return nil }
      machine.notes += ComposedClosures.notes(of: closure, among: finder.found)
      return machine
    }
  }

  private static func machine(of closure: ClosureExprSyntax, in declarations: Declarations) -> MachineDeclaration? {
    let names = closure.parameterNames.isEmpty ? ["$0", "$1"] : closure.parameterNames
    let survey = Survey(closure.statements)
    let isFolding = closure.call?.seed != nil && !survey.matched.isDisjoint(with: names)
    let owner = Syntax(closure).typePath
    guard names.count == 2,
      isFolding || survey.matchedTogether.contains(where: { $0.isSuperset(of: names) })
        || survey.looked.isSuperset(of: names) && closure.saysTypes(in: declarations, from: owner)
    else { return nil }
    let shapes = closure.types(in: declarations, from: owner, named: names)
    guard shapes.count == 2, shapes[0].path != shapes[1].path else { return nil }
    let copied = names.indices.filter { !closure.copies(of: names[$0]).isDisjoint(with: survey.assigned) }
    let assigned = copied.isEmpty ? names.indices.filter { survey.assigned.contains(names[$0]) } : []
    let tuple = closure.resultTuple
    let given = tuple.isEmpty ? [closure.results] : tuple
    let places = shapes.indices.map { index in
      given.firstIndex { gives($0, of: shapes[index], not: shapes[1 - index]) }
    }
    let results = copied + shapes.indices.filter { places[$0] != nil }
    guard let state = (assigned.isEmpty ? results : assigned).first, assigned.count < 2 else { return nil }
    let (states, events) = (shapes[state], shapes[1 - state])
    let enumeration = declarations.types[states.path]?.enumeration
    var machine = MachineDeclaration(
      name: owner.isEmpty ? states.path : owner,
      states: EnumShape(states: enumeration, eventType: events.name, path: states.path),
      stateType: states.path,
      storage: .parameter,
      owner: owner,
      entries: [],
      conditionalCases: [states, events].compactMap { declarations.types[$0.path]?.enumeration }
        .flatMap(\.conditionalCases),
      offset: closure.offset,
      declarations: declarations,
      member: closure.variableName
    )
    machine.initial = closure.call.flatMap { TableCall(ExprSyntax($0)).initial ?? $0.seed }.map { [$0] }
    machine.closure = Body(
      parts: [Part(statements: closure.statements, state: names[state], event: names[1 - state])],
      assigns: !assigned.isEmpty,
      events: .declared(events, path: events.path),
      place: tuple.isEmpty ? nil : places[state].map { ($0, tuple.count) }
    )
    if closure.call != nil { machine.notes = machine.forcedStates(around: Syntax(closure)) }
    return machine
  }

  /// Whether results are cases of one enum, and not all of them of the other as well.
  private static func gives(_ results: Set<String>, of shape: EnumShape, not other: EnumShape) -> Bool {
    let common = results.filter(other.hasCase)
    if common.isEmpty { return results.contains(where: shape.hasCase) }
    return common != results && results.allSatisfy(shape.hasCase)
  }
}

extension FunctionCallExprSyntax {
  /// What a closure begins with that gets one event after the other: `events.scan(State.idle) { state, event in … }`.
  fileprivate var seed: ExprSyntax? {
    guard let callee = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      ["scan", "reductions"].contains(callee), let first = arguments.first,
      first.label == nil || first.label?.text == "into"
    else { return nil }
    return first.expression
  }
}

extension ClosureExprSyntax {
  /// The enums of both parameters: as they are written, as the types around tell, or the only ones of the file with these cases.
  fileprivate func types(in declarations: Declarations, from owner: String, named names: [String]) -> [EnumShape] {
    let written = toldTypes(in: declarations, from: owner) ?? writtenTypes ?? []
    if written.count >= 2 {
      return written.prefix(2).compactMap { declarations.enumeration(named: $0, from: owner)?.path }
        .compactMap { declarations.eventShape(at: $0) }
    }
    let all = declarations.order.compactMap {
      declarations.types[$0]?.enumeration == nil ? nil : declarations.eventShape(at: $0)
    }
    func only(with cases: Set<String>) -> EnumShape? {
      let possible = all.filter { shape in cases.allSatisfy(shape.hasCase) && !cases.isEmpty }
      let near = possible.filter { declarations.enumeration(named: $0.name, from: owner)?.path == $0.path }
      return near.count == 1 ? near[0] : possible.count == 1 ? possible[0] : nil
    }
    let columns = columns(of: names)
    guard let seed = call?.seed?.as(MemberAccessExprSyntax.self) else { return columns.compactMap(only) }
    let named = seed.base.flatMap { declarations.enumeration(named: $0.trimmedDescription, from: owner)?.path }
    let states = named.flatMap { declarations.eventShape(at: $0) } ?? only(with: columns[0].union(results))
    return [states, only(with: columns[1])].compactMap(\.self)
  }

  /// The types of the parameters, or the arguments of the generic type that the closure helps to make.
  var writtenTypes: [String]? {
    if case .parameterClause(let clause)? = signature?.parameterClause {
      let types = clause.parameters.compactMap { $0.type.map { $0.behindInout.plainName } }
      if types.count == 2 { return types }
    }
    if let special = call?.calledExpression.as(GenericSpecializationExprSyntax.self) {
      return special.genericArgumentClause.arguments.compactMap { $0.argument.as(TypeSyntax.self)?.plainName }
    }
    let type = binding?.typeAnnotation?.type.as(IdentifierTypeSyntax.self) ?? madeResult
    return type?.genericArgumentClause?.arguments.compactMap { $0.argument.as(TypeSyntax.self)?.plainName }
  }

  /// Whether the types of its parameters stand at them, at the constant that it is, or at what it helps to make, `Machine<State, Event>`.
  fileprivate func saysTypes(in declarations: Declarations, from owner: String) -> Bool {
    if toldTypes(in: declarations, from: owner) != nil { return true }
    if case .parameterClause(let clause)? = signature?.parameterClause {
      return signature?.returnClause != nil && clause.parameters.allSatisfy { $0.type != nil }
    }
    guard let callee = call?.calledExpression else { return false }
    let type = binding?.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.name.identifierText
    return callee.is(GenericSpecializationExprSyntax.self) || madeResult != nil
      || type.map { [$0, ".init"].contains(callee.trimmedDescription) } ?? false
  }

  /// The generic type that the function or the computed property around gives, where the closure helps to make one of these.
  private var madeResult: IdentifierTypeSyntax? {
    guard let callee = call?.calledExpression.trimmedDescription else { return nil }
    var type: TypeSyntax?
    for around in sequence(first: Syntax(self), next: \.parent).dropFirst() {
      if around.is(ClosureExprSyntax.self) || around.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
      if let function = around.as(FunctionDeclSyntax.self) {
        type = function.signature.returnClause?.type
        break
      }
      if let property = around.as(PatternBindingSyntax.self), property.isComputed {
        type = property.typeAnnotation?.type
        break
      }
    }
    let made = (type?.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type)?.as(IdentifierTypeSyntax.self)
    return [made?.name.identifierText, ".init"].contains(callee) ? made : nil
  }

  private var binding: PatternBindingSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.prefix {
      !$0.is(CodeBlockItemSyntax.self) || $0.is(PatternBindingSyntax.self)
    }
    .compactMap { $0.as(PatternBindingSyntax.self) }.first
  }

  var variableName: String? { binding?.pattern.trimmedDescription }
}

extension TypeSyntax {
  fileprivate var behindInout: TypeSyntax { self.as(AttributedTypeSyntax.self)?.baseType ?? self }
}

extension CodeBlockItemSyntax {
  /// Whether a `switch` over a tuple occurs, a closure of two parameters, or what gives one event after the other: else there is
  /// nothing to look for.
  fileprivate var mayHoldTransitions: Bool {
    let words = ["switch (", "switch(", "scan(", "reductions("].map { Array($0.utf8) }
    return syntaxTextBytes.withUnsafeBufferPointer { text in
      guard let bytes = text.baseAddress else { return false }
      let (first, other, last, count) = (UInt8(ascii: "s"), UInt8(ascii: "r"), UInt8(ascii: "i"), text.count)
      // A loop by hand: it looks at every byte of the source.
      var index = 0
      while index < count {
        let byte = bytes[index]
        if byte == first || byte == other, words.contains(where: text[index...].starts) { return true }
        if byte == last, text.endsParameters(at: index) { return true }
        index += 1
      }
      return false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the `in` of `state, event in` or of `-> State in` stands there.
  fileprivate func endsParameters(at index: Int) -> Bool {
    guard index > 3, index + 2 < count, self[index + 1] == UInt8(ascii: "n"), self[index - 1] == UInt8(ascii: " "),
      self[index + 2] <= UInt8(ascii: " ")
    else { return false }
    var start = index - 2
    while start > 1, self[start] > UInt8(ascii: "/") { start -= 1 }
    return self[start] == UInt8(ascii: " ") && [UInt8(ascii: ","), UInt8(ascii: ">")].contains(self[start - 1])
  }
}

/// Closures with two parameters that hold a `switch` over a tuple or over one of them, or are given one event after the other.
private final class PairFinder: SyntaxVisitor {
  private(set) var found: [ClosureExprSyntax] = []
  private var around: [ClosureExprSyntax] = []

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    around.append(node)
    if node.call?.seed != nil { note(node) }
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { around.removeLast() }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if let closure = around.last,
      node.subject.is(TupleExprSyntax.self) || closure.parameterNames.contains(node.subject.trimmedDescription)
    {
      note(closure)
    }
    return .visitChildren
  }

  private func note(_ closure: ClosureExprSyntax) {
    let names = closure.parameterNames
    if names.count == 2 || names.isEmpty, !found.contains(closure) { found.append(closure) }
  }
}
