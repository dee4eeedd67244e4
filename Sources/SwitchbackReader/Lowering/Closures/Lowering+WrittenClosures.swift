import SwiftSyntax

/// Parameters of hidden functions for which all calls write one and the same closure; it stands where it is called.
extension Lowering {
  /// Binds those that may change the state, so that `completion(user)` is followed.
  func binding(closuresWrittenFor function: FunctionDeclSyntax, owner: String, in scope: Scope) -> Scope {
    let parameters = Array(function.signature.parameterClause.parameters)
    guard machine.isShared, machine.steps == nil, owner == machine.owner, function.access == .hidden,
      scope.receiver == .machine, parameters.contains(where: \.type.isFunction)
    else { return scope }
    var scope = scope
    for position in parameters.indices where parameters[position].type.isFunction {
      let name = parameters[position].innerName
      guard scope[name]?.isPlain == true,
        let closure = closure(writtenFor: position, of: parameters, function)
      else { continue }
      let outer = Scope(receiver: .machine, owner: machine.owner).shadowed(by: closure.namesAround)
      let inside = self.scope(of: closure, in: outer)
      if changes(by: closure, scope: inside).contains(.state) {
        scope.bind(name, to: .closure(GivenClosure(closure: closure, scope: inside)))
      }
    }
    return scope
  }

  /// The only closure that the calls of a function give it; what it hands on to itself it was given before.
  private func closure(
    writtenFor position: Int,
    of parameters: [FunctionParameterSyntax],
    _ function: FunctionDeclSyntax
  ) -> ClosureExprSyntax? {
    var found: ClosureExprSyntax?
    for reference in machine.declarations.references(to: function, in: machine.owner) {
      guard let call = reference.syntax.baseName.callOnSelf, let given = call.given(at: position, of: parameters) else {
        return nil
      }
      let isInside = function.position <= call.position && call.position < function.endPosition
      if isInside, given.as(DeclReferenceExprSyntax.self)?.baseName.identifierText == parameters[position].innerName {
        continue
      }
      guard found == nil, let closure = given.as(ClosureExprSyntax.self) else { return nil }
      found = closure
    }
    return found
  }
}

extension Scope.Binding {
  /// Whether nothing is known of it but its name.
  fileprivate var isPlain: Bool {
    switch self {
    case .slot, .untracked: true
    default: false
    }
  }
}

extension FunctionCallExprSyntax {
  /// What is given for a parameter, be it behind the call.
  fileprivate func given(at position: Int, of parameters: [FunctionParameterSyntax]) -> ExprSyntax? {
    let label = parameters[position].label
    let last = parameters.count - 1
    let trailing = Array(additionalTrailingClosures)
    if let closure = trailing.first(where: { $0.label.identifierText == label }) { return ExprSyntax(closure.closure) }
    if let trailingClosure, position == last - trailing.count { return ExprSyntax(trailingClosure) }
    guard label != nil else { return nil }
    return arguments.first { $0.label?.identifierText == label }?.expression
  }
}

extension ClosureExprSyntax {
  /// The names of the parameters and locals around it.
  fileprivate var namesAround: Set<String> {
    let around = sequence(first: Syntax(self), next: \.parent).first { $0.is(MemberBlockItemSyntax.self) }
    let finder = LocalNameFinder(viewMode: .sourceAccurate)
    if let around { finder.walk(around) }
    return finder.names
  }
}

private final class LocalNameFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.identifierText)
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.innerName)
    return .visitChildren
  }
}
