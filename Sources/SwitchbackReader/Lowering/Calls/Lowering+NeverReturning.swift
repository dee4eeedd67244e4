import SwiftSyntax

/// What never comes back from where it is called, so that nothing behind it runs.
extension Lowering {
  /// What such a call does.
  mutating func ended(by expression: ExprSyntax, scope: Scope) -> [Statement]? {
    guard neverReturns(expression, scope: scope) else { return nil }
    return effects(in: Operands(expression), scope: scope) + [.trap(offset: expression.offset)]
  }

  /// Whether a call ends the program, as the result type `Never` says of what it calls, be it of another type.
  private func neverReturns(_ expression: ExprSyntax, scope: Scope) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else { return false }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      if case .function(let local)? = scope[name] { return local.neverReturns }
      guard scope[name] == nil else { return false }
      let own = machine.declarations.functions(named: name, ofTypeAt: scope.owner)
      let found = own.isEmpty ? machine.declarations.functions(named: name, seenFrom: call.offset) : own
      return found.isEmpty ? endsProcess(call, named: name, scope: scope) : found.neverReturn(from: call)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    let name = member.declName.baseName.identifierText
    let found = functions(named: name, of: base, scope: scope)
    return found.isEmpty && base.namesCLibrary ? call.mayEndProcess(named: name) : found.neverReturn(from: call)
  }

  /// Whether it is the C library's function of that name, and none that the type has from elsewhere.
  private func endsProcess(_ call: FunctionCallExprSyntax, named name: String, scope: Scope) -> Bool {
    call.mayEndProcess(named: name) && machine.declarations.types[scope.owner]?.properties[name] == nil
      && machine.declarations.everywhere.allSatisfy { $0.functions(named: name).isEmpty }
  }

  /// Those that a call on something may run; of all types where nothing tells that of the base.
  private func functions(named name: String, of base: ExprSyntax, scope: Scope) -> [FunctionDeclSyntax] {
    let declarations = machine.declarations.seen(from: base)
    let isLocal = base.as(DeclReferenceExprSyntax.self).map { scope[$0.baseName.identifierText] != nil } ?? false
    if base.isSelf || !isLocal && base.isTypeName {
      let path = base.isSelf ? scope.owner : declarations.type(named: base.trimmedDescription, from: scope.owner)?.path
      return path.map { declarations.functions(named: name, ofTypeAt: $0) } ?? []
    }
    let written = WrittenTypes(in: base, of: scope.owner, declarations).type(of: base)
    if case .named(let path)? = written { return declarations.functions(named: name, ofTypeAt: path) }
    let types = declarations.everywhere.filter { written != .elsewhere || $0.declaration == nil }
    return types.flatMap { $0.functions(named: name) }
  }
}

extension FunctionDeclSyntax {
  /// Whether it does not come back, as its result type says; one that waits may well let others go on.
  var neverReturns: Bool {
    ["Never", "Swift.Never"].contains(signature.returnClause?.type.trimmedDescription)
      && signature.effectSpecifiers?.asyncSpecifier == nil
  }
}

extension [FunctionDeclSyntax] {
  /// Whether each of them that can be given a call's arguments never returns.
  fileprivate func neverReturn(from call: FunctionCallExprSyntax) -> Bool {
    let arguments = [LabeledExprSyntax](call.arguments)
    let fitting = filter { $0.signature.parameterClause.parameters.takes(arguments) }
    return !fitting.isEmpty && fitting.allSatisfy(\.neverReturns)
  }
}

extension FunctionCallExprSyntax {
  /// `exit(1)` and `abort()`, as far as the arguments tell.
  fileprivate func mayEndProcess(named name: String) -> Bool {
    switch name {
    case "abort": arguments.isEmpty
    case "exit", "_exit", "_Exit", "quick_exit": arguments.count == 1 && arguments.first?.label == nil
    default: false
    }
  }
}

extension ExprSyntax {
  /// `Log`, and `Log.Place`.
  fileprivate var isTypeName: Bool {
    guard let last = self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self) else {
      return false
    }
    return last.baseName.text.first?.isUppercase == true
  }

  fileprivate var namesCLibrary: Bool {
    ["Foundation", "Darwin", "Glibc", "Musl", "Swift"].contains(trimmedDescription)
  }
}

extension GuardStmtSyntax {
  /// What stands last where it does not hold, and cannot return there, since nothing may fall through.
  var lastCall: CodeBlockItemSyntax? { body.statements.last.flatMap { $0.expression == nil ? nil : $0 } }
}
