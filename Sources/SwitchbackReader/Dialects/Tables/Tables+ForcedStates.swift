import SwiftSyntax

extension MachineDeclaration {
  /// Where somebody's machine is put into a state whatever its rows say: `machine.reset(to: .idle)`.
  func forcedStates(around syntax: Syntax) -> [Program.Note] {
    guard let member, !hasForeignStates else { return [] }
    return declarations.around(syntax).flatMap { $0.tokens(named: member) }.compactMap { token in
      guard let base = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
      let behindSelf = base.parent?.as(MemberAccessExprSyntax.self).flatMap {
        $0.declName.id == base.id ? Syntax($0) : nil
      }
      var object = behindSelf ?? Syntax(base)
      while let marked = object.parent,
        marked.is(OptionalChainingExprSyntax.self) || marked.is(ForceUnwrapExprSyntax.self)
      {
        object = marked
      }
      guard let called = object.parent?.as(MemberAccessExprSyntax.self),
        called.base.map({ Syntax($0).id }) == object.id,
        let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id
      else { return nil }
      let name = called.declName.baseName.identifierText
      guard NameWords(name).words.first.map(Self.forcing.contains) == true,
        call.arguments.contains(where: { $0.expression.caseName.map(states.hasCase) == true })
      else { return nil }
      return Program.Note(why: "what '\(name)' does to the state is not followed", offset: call.offset)
    }
  }

  private static let forcing: Set = ["force", "jump", "override", "reset", "restore", "rewind"]
}
