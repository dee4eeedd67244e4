import SwiftSyntax

extension Lowering {
  /// What a function that is called knows by other names.
  func renaming(of call: InlinedCall) -> Renaming {
    // What a closure asks, it knows by the names that the caller knows.
    guard case .function(let function) = call.callee, call.closure == nil, let body = function.body else {
      return Renaming()
    }
    // What calls itself is given something else each time.
    let name = function.name.identifierText
    guard !machine.declarations.surveys.survey(body).calls.contains(where: { $0.name == name }) else {
      return Renaming()
    }
    var renaming = Renaming()
    var given = call.arguments[...]
    for parameter in function.signature.parameterClause.parameters {
      var value = parameter.defaultValue?.value.asLiteral
      let own = parameter.arguments(among: given)
      if let argument = own.first { value = argument.expression }
      given = given.dropFirst(own.count)
      guard !parameter.isVariadic, let argument = value?.asArgument, argument.text != parameter.innerName else {
        continue
      }
      renaming.arguments[parameter.innerName] = argument
    }
    guard !renaming.isEmpty else { return renaming }
    for name in body.reboundNames { renaming.arguments[name] = nil }
    return renaming
  }
}

extension ExprSyntax {
  fileprivate var asLiteral: ExprSyntax? { isWritten || self.is(NilLiteralExprSyntax.self) ? self : nil }

  /// What may stand for the name of a parameter; nil for what is too long to be read in a condition, and what is nothing by itself.
  fileprivate var asArgument: Renaming.Argument? {
    let operands = Operands(self)
    let text = operands.text
    let isWaiting = tokens(viewMode: .sourceAccurate).contains { token in
      [.keyword(.try), .keyword(.await), .leftBrace, .prefixAmpersand].contains(token.tokenKind)
    }
    guard text.count <= 40, !isWaiting, !operands.isCase else { return nil }
    guard operands.single == nil || self.is(TernaryExprSyntax.self) else {
      return Renaming.Argument(text: text, form: .single)
    }
    let operators = operands.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    let isSum = operands.elements.count == 2 * operators.count + 1 && operators.allSatisfy("+-*/%".contains)
    return Renaming.Argument(text: text, form: isSum ? .sum : .composed)
  }
}

extension CodeBlockSyntax {
  /// The names that it declares anew, but for what is unwrapped under its own name.
  fileprivate var reboundNames: Set<String> {
    let finder = RebindingFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }
}

private final class RebindingFinder: SyntaxVisitor {
  private(set) var found: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let name = node.identifier.identifierText
    let unwrapped = node.parent?.as(OptionalBindingConditionSyntax.self)
    let isSame = unwrapped.map { $0.initializer.map { $0.value.trimmedDescription == name } ?? true } ?? false
    if !isSame { found.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
    found.formUnion(node.parent?.as(ClosureExprSyntax.self)?.ownNames ?? [])
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    found.insert(node.innerName)
    return .skipChildren
  }
}
