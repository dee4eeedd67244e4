import SwiftSyntax

/// `await task.value`, where the task is a local one: what it does to the state comes before what follows.
extension Lowering {
  /// From there on it is not followed where the task changes the state.
  func leaving(taskAwaitedIn expression: ExprSyntax, scope: Scope) -> [Statement] {
    guard let name = expression.taskName, let closure = Syntax(expression).localTask(named: name),
      changes(in: closure.statements, scope: self.scope(of: closure, in: scope)).contains(.state)
    else { return [] }
    let why = "'\(name)' changes the state while this waits for it, which is not followed"
    return [.giveUp(Unknown(site: Operands(expression).site, why: why))]
  }
}

extension ExprSyntax {
  /// `task` of `task.value` and `task.result`.
  fileprivate var taskName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      ["value", "result"].contains(member.declName.baseName.identifierText)
    else { return nil }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
  }
}

extension Syntax {
  /// What a constant before this one begins: `let task = Task { … }`.
  fileprivate func localTask(named name: String) -> ClosureExprSyntax? {
    let lists = sequence(first: self, next: \.parent).lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }
    let variables = lists.flatMap { items in items.compactMap { $0.item.as(VariableDeclSyntax.self) } }
    let binding = variables.flatMap { Array($0.bindings) }.first { $0.pattern.trimmedDescription == name }
    guard let call = binding?.initializer?.value.as(FunctionCallExprSyntax.self),
      ["Task", "Task.detached"].contains(call.calledExpression.withoutArguments)
    else { return nil }
    return call.trailingClosure
  }
}

extension ExprSyntax {
  /// `Task` of `Task<Void, Never>`.
  var withoutArguments: String { String(trimmedDescription.prefix { $0 != "<" }) }
}
