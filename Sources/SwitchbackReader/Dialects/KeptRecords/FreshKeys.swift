import SwiftSyntax

extension KeptRecords {
  /// Whether no value goes by a key yet, as a function makes it: `let id = UUID()`, and `job.id` behind `let job = Job()`.
  func isFresh(_ key: ExprSyntax, _ types: WrittenTypes) -> Bool {
    let (name, member) = (key.as(DeclReferenceExprSyntax.self), key.as(MemberAccessExprSyntax.self))
    if let name, case .value(let value)? = Syntax(key).localBinding(of: name.baseName.identifierText) {
      return value.makesIdentifier || isFresh(value, types)
    }
    guard let member, let base = member.base?.as(DeclReferenceExprSyntax.self),
      case .value(let value)? = Syntax(base).localBinding(of: base.baseName.identifierText),
      let call = value.as(FunctionCallExprSyntax.self), let link = linkMade(by: call, types),
      let type = type(of: link, types)
    else { return false }
    let given = type.state(in: value, member: member.declName.baseName.identifierText)
    return given?.makesIdentifier == true || given.map { isFresh($0, types) } == true
  }
}

extension ExprSyntax {
  /// `UUID()`, `UUID().uuidString`.
  fileprivate var makesIdentifier: Bool {
    let made = self.as(MemberAccessExprSyntax.self)?.base ?? self
    guard let call = made.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.isEmpty
      && ["UUID", "UUID.init", "Foundation.UUID"].contains(call.calledExpression.trimmedDescription)
  }
}
