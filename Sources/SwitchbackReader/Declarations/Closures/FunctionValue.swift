import SwiftSyntax

/// A function that is named to be called by others: `socket.onClose = handleClose`, `connect(completion: handleClose)`,
/// `#selector(handleClose)`.
struct FunctionValue {
  var reference: DeclReferenceExprSyntax
  /// The call that is given it; nil where it is put into a place, or is a selector.
  var call: FunctionCallExprSyntax?
  var timing: ClosureTiming

  var name: String { reference.baseName.identifierText }

  /// Nil for what is called, or stands elsewhere.
  init?(_ reference: DeclReferenceExprSyntax) {
    self.reference = reference
    let member = reference.parent?.as(MemberAccessExprSyntax.self)
    // A leading dot is a member of the type that is expected there.
    if let member, member.declName.id != reference.id || member.base == nil { return nil }
    let value = member.map { ExprSyntax($0) } ?? ExprSyntax(reference)
    if let argument = value.parent?.as(LabeledExprSyntax.self) {
      if argument.parent?.parent?.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector" {
        timing = .later
        return
      }
      guard member?.base?.isOwn ?? true, let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else {
        return nil
      }
      self.call = call
      timing = call.timing(ofArgument: argument.label?.text)
    } else {
      guard member?.base?.isOwn ?? true, value.isAssigned else { return nil }
      timing = .later
    }
  }

  /// Whether a function of the type runs it before it returns, or what is known to do so, or may do so with elements.
  func runsAtOnce(in type: Declarations.TypeDeclaration?) -> Bool {
    guard let call, let callee = call.calledName, call.calledExpression.nameBehindSelf == callee else {
      return timing.isAtOnce || call?.mayRepeat == true
    }
    if let keeps = call.localCalleeKeepsClosures { return timing.isAtOnce || !keeps }
    return timing.isAtOnce || type?.functions(named: callee).first?.keepsClosures == false
  }

  /// Whether it outlives what it is given to, as far as that can be told.
  func runsLater(in type: Declarations.TypeDeclaration?, _ declarations: Declarations) -> Bool {
    guard let call, timing == .unknown else { return timing == .later }
    let value = reference.parent?.as(MemberAccessExprSyntax.self).map { ExprSyntax($0) } ?? ExprSyntax(reference)
    if call.mayRepeat || declarations.surveys.facts.runners.run(value, givenBy: call) { return false }
    guard let callee = call.calledName, call.calledExpression.nameBehindSelf == callee else { return true }
    if let keeps = call.localCalleeKeepsClosures { return keeps }
    let own = type?.functions(named: callee).first
    let declared = own ?? declarations.functions.first { $0.name.identifierText == callee }
    return declared?.keepsClosures ?? true
  }
}

extension ExprSyntax {
  fileprivate var isOwn: Bool { ["self", "self?", "self!"].contains(trimmedDescription) }

  /// Whether it is put into a place that is no local.
  fileprivate var isAssigned: Bool {
    if let list = parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == id {
      return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        && list.first?.is(MemberAccessExprSyntax.self) == true
    }
    guard let infix = parent?.as(InfixOperatorExprSyntax.self), infix.rightOperand.id == id else { return false }
    return infix.operator.is(AssignmentExprSyntax.self) && infix.leftOperand.is(MemberAccessExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// Whether what it calls may keep a closure, if that is a function inside of the function around, or a closure there
  /// that is a constant; nil for anything else.
  fileprivate var localCalleeKeepsClosures: Bool? {
    guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return nil }
    if case .value(let value)? = Syntax(self).localBinding(of: name), let closure = value.as(ClosureExprSyntax.self) {
      return closure.parameterTypes.contains { $0?.isKeptFunction ?? false }
    }
    let around = sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(MemberBlockItemSyntax.self) }
    return around.lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }.filter(\.isInFunction)
      .flatMap { $0.compactMap { $0.item.as(FunctionDeclSyntax.self) } }
      .first { $0.name.identifierText == name }?.keepsClosures
  }
}

extension FunctionDeclSyntax {
  /// Whether it may keep a closure that it is given.
  var keepsClosures: Bool { signature.parameterClause.parameters.contains { $0.type.isKeptFunction } }
}

extension TypeSyntax {
  /// Whether it is a function that may outlive the call.
  var isKeptFunction: Bool {
    let text = trimmedDescription
    return text.contains("@escaping") || text.hasSuffix(")?")
  }
}
