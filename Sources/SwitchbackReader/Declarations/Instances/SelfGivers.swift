import SwiftSyntax

/// The methods of classes that give the instance on which they are called: `func to(_ next: State) -> Self { …; return self }`.
struct SelfGivers {
  /// Their names, by those of the classes.
  private var names: [String: Set<String>] = [:]

  init() {}

  init(in index: DeclarationIndex) {
    for type in index.types.values where type.isShared {
      let name = type.path.lastName
      let grouped = Dictionary(grouping: type.functions as [FunctionDeclSyntax], by: \.name.identifierText)
      let giving = grouped.filter { named, functions in
        !index.overridden.contains(named) && functions.allSatisfy { $0.givesInstance(of: name) }
      }
      if !giving.isEmpty { names[name, default: []].formUnion(giving.keys) }
    }
  }

  /// Whether an expression is a call on the instance at hand of what may give it, and something else, or nothing, as well.
  func mayInclude(_ expression: ExprSyntax?, of type: Declarations.TypeDeclaration?) -> Bool {
    guard let type, let expression else { return false }
    if let inner = Operands(expression).unwrapped?.single { return mayInclude(inner, of: type) }
    guard let call = expression.withoutMarks.as(FunctionCallExprSyntax.self), let name = call.calledName else {
      return false
    }
    let giving = type.functions(named: name).compactMap(\.signature.returnClause?.type.plainInstance)
    guard giving.contains(where: { ["Self", type.path.lastName].contains($0) }) else { return false }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return Syntax(call).localBinding(of: name) == nil
    }
    guard let base = member.base else { return false }
    return base.withoutMarks.isSelf || include(base) || mayInclude(base, of: type)
  }

  /// Whether an expression is a call of one on the instance at hand, or on what such a call gives: `to(.b).to(.c)`.
  func include(_ expression: ExprSyntax?) -> Bool {
    guard !names.isEmpty, let expression else { return false }
    if let inner = Operands(expression).unwrapped?.single { return include(inner) }
    guard let call = expression.withoutMarks.as(FunctionCallExprSyntax.self) else { return false }
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.identifierText
      return isGiving(name, at: Syntax(call)) && Syntax(call).localBinding(of: name) == nil
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      isGiving(member.declName.baseName.identifierText, at: Syntax(call))
    else { return false }
    return base.withoutMarks.isSelf || include(base)
  }

  private func isGiving(_ name: String, at syntax: Syntax) -> Bool {
    guard names.values.contains(where: { $0.contains(name) }) else { return false }
    for parent in sequence(first: syntax, next: \.parent) {
      if let type = parent.as(ExtensionDeclSyntax.self)?.extendedType.plainName.lastName
        ?? parent.as(ClassDeclSyntax.self)?.name.identifierText ?? parent.as(ActorDeclSyntax.self)?.name.identifierText
      {
        return names[type]?.contains(name) ?? false
      }
    }
    return false
  }
}

extension FunctionDeclSyntax {
  /// Whether all that it gives is the instance.
  fileprivate func givesInstance(of type: String) -> Bool {
    guard !isStatic, let result = signature.returnClause?.type, ["Self", type].contains(result.plainInstance),
      let results = body?.statements.allResults
    else { return false }
    return results.allSatisfy(\.isSelf)
  }
}

extension TypeSyntax {
  /// The type itself, or that of which it is an optional.
  fileprivate var plainInstance: String { (behindQuestionMark ?? self).trimmedDescription }
}
