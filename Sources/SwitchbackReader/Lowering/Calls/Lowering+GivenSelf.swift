import SwiftSyntax

/// Functions of something else that are given the instance, and set its state: `state.apply(to: self)`.
extension Lowering {
  /// What a call may do to the instance that it is given, which is not followed.
  ///
  /// - Parameter callee: the function that is called, where that is known.
  func lost(
    byGivingSelfTo call: FunctionCallExprSyntax,
    _ callee: FunctionDeclSyntax? = nil,
    scope: Scope
  ) -> [Statement] {
    guard machine.storage.propertyName != nil, machine.stateTypes == nil, machine.steps == nil else { return [] }
    // What is lent is lost already.
    let given = call.arguments.map(\.expression).filter {
      !$0.is(InOutExprSyntax.self) && isInstance(lent: $0, scope: scope)
    }
    guard !given.isEmpty else { return [] }
    var seen: Set<Int> = []
    guard setsState(call, given: given, callee.map { [$0] }, scope.owner, seen: &seen) else { return [] }
    let why = "what '\(call.calledExpression.text)' does to 'self' is not followed"
    return [.lose(.state, Unknown(site: Operands(ExprSyntax(call)).site, why: why))]
  }

  /// The same of a call that is followed otherwise.
  func lost(byGivingSelfIn call: InlinedCall, scope: Scope) -> [Statement] {
    guard case .function(let function) = call.callee, let syntax = call.syntax?.as(FunctionCallExprSyntax.self) else {
      return []
    }
    return lost(byGivingSelfTo: syntax, function, scope: scope)
  }

  /// Whether one of the functions that a call can mean sets the state of what it is given.
  private func setsState(
    _ call: FunctionCallExprSyntax,
    given: [ExprSyntax],
    _ known: [FunctionDeclSyntax]? = nil,
    _ owner: String,
    seen: inout Set<Int>
  ) -> Bool {
    let functions = known ?? machine.declarations.functions(calledBy: call, from: owner)
    for function in functions where seen.insert(function.offset).inserted {
      let parameters = function.signature.parameterClause.parameters.parameters(for: Array(call.arguments))
      for (argument, parameter) in parameters where given.contains(where: { $0.id == argument.expression.id }) {
        if mayBeInstance(parameter.type), setsState(function, of: parameter.innerName, seen: &seen) { return true }
      }
    }
    return false
  }

  private func setsState(_ function: FunctionDeclSyntax, of name: String, seen: inout Set<Int>) -> Bool {
    guard let body = function.body else { return false }
    let survey = machine.declarations.surveys.fresh(body, includingClosures: true)
    let places = Set(machine.stateNames(in: machine.owner).flatMap { ["\(name).\($0)", "\(name)?.\($0)"] })
    let calls = survey.calls + survey.callsLater
    if !survey.assigned.union(survey.assignedLater).isDisjoint(with: places)
      || calls.contains(where: { $0.base == name && changesState(named: $0.name, owner: machine.owner) })
    {
      return true
    }
    for (call, given) in HandedOnFinder.calls(handingOn: name, in: body) {
      if setsState(call, given: given, nil, "", seen: &seen) { return true }
    }
    return false
  }

  /// Whether a parameter of this type may be the instance: what is behind a protocol calls back when it likes.
  private func mayBeInstance(_ type: TypeSyntax) -> Bool {
    let type = type.as(AttributedTypeSyntax.self)?.baseType ?? type
    return machine.declarations.seen(from: type).type(named: type.plainName, from: machine.owner)?.path == machine.owner
  }
}

extension Declarations {
  /// The functions of the module that a call can mean as far as its name and its labels tell.
  fileprivate func functions(calledBy call: FunctionCallExprSyntax, from owner: String) -> [FunctionDeclSyntax] {
    let arguments = Array(call.arguments)
    let found: [FunctionDeclSyntax]
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.identifierText
      found = types.keys.sorted().flatMap { types[$0]?.functions(named: name) ?? [] }
    } else {
      let name = call.calledExpression.trimmedDescription
      found = (types[owner]?.functions(named: name) ?? []) + functions(named: name, seenFrom: call.offset)
    }
    return found.filter { $0.signature.parameterClause.parameters.takes(arguments) }
  }
}

extension FunctionParameterListSyntax {
  /// Each argument with its parameter.
  fileprivate func parameters(
    for arguments: [LabeledExprSyntax]
  ) -> [(LabeledExprSyntax, FunctionParameterSyntax)] {
    var given = arguments[...]
    return flatMap { parameter in
      let own = parameter.arguments(among: given)
      given = given.dropFirst(own.count)
      return own.map { ($0, parameter) }
    }
  }
}

/// Finds the calls that are given what a name stands for.
private final class HandedOnFinder: SyntaxVisitor {
  private var found: [(FunctionCallExprSyntax, [ExprSyntax])] = []
  private let name: String

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func calls(
    handingOn name: String,
    in body: CodeBlockSyntax
  ) -> [(FunctionCallExprSyntax, [ExprSyntax])] {
    let finder = HandedOnFinder(name)
    finder.walk(body)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let given = node.arguments.map(\.expression).filter {
      ($0.as(InOutExprSyntax.self)?.expression ?? $0).as(DeclReferenceExprSyntax.self)?.baseName.identifierText == name
    }
    if !given.isEmpty { found.append((node, given)) }
    return .visitChildren
  }
}
