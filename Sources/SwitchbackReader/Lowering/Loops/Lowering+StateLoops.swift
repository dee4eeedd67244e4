import SwiftSyntax

/// The turns of a loop that moves a local variable are events.
extension Lowering {
  mutating func events(of loop: StateLoop) -> [Program.Event] {
    var scope = Scope(receiver: .other, owner: machine.owner, result: .other)
    scope.bind(loop.variable, to: .slot(.state))
    let offset = loop.statement.offset
    let id = add(Function(name: loop.turn, offset: offset, assigns: true), isEntry: true)
    if case .declared(_, let path) = loop.events, let element = loop.element {
      setType(of: .event, to: Variable(type: ValueType(path: path)))
      functions[id].body = turn(of: loop, scope: scope) { $0.bind(element, to: .slot(.event)) }
      return paths(of: loop.events).map { path in
        let name = path.joined(separator: ".")
        return Program.Event(name: name, path: path, function: id, resultIsState: false)
      }
    }
    functions[id].body = turn(of: loop, scope: scope) { _ in }
    return [Program.Event(name: loop.turn, path: [], function: id, resultIsState: false)]
  }

  /// What one turn does, be it the last; a loop that asks for the state has no turn where the answer ends it.
  ///
  /// - Parameter bind: makes known what the loop goes through.
  private mutating func turn(of loop: StateLoop, scope: Scope, bind: (inout Scope) -> Void) -> Block {
    var statements: [Statement] = []
    if let each = loop.statement.as(ForStmtSyntax.self) {
      var inside = scope.shadowed(by: each.pattern.boundNames)
      bind(&inside)
      let asked = each.whereClause.map { condition(Operands($0.condition), scope: inside) }
      statements = asked?.before ?? []
      statements += turn(each.body, of: loop, if: asked?.condition, scope: inside)
    } else if let loopWhile = loop.statement.as(WhileStmtSyntax.self) {
      let asked = conditions(loopWhile.conditions, scope: scope)
      statements = asked.before + turn(loopWhile.body, of: loop, if: asked.condition, scope: asked.scope)
    } else if let untilThen = loop.statement.as(RepeatStmtSyntax.self) {
      // Of what else the loop asks for when a turn ends, this one knows nothing.
      let condition = Operands(untilThen.condition)
      let terms = condition.index(of: "||") == nil ? condition.split(by: "&&") : [condition]
      let asked = terms.filter { $0.asksOnly(for: loop.variable) }.map { self.condition($0, scope: scope).condition }
      statements = turn(untilThen.body, of: loop, if: asked.isEmpty ? nil : .all(asked), scope: scope)
    }
    for label in [loop.label].compactMap(\.self) + loop.outerLabels {
      statements = [.landing(Jump(kind: .again, label: label), catchesUnlabelled: false, Block(statements: statements))]
      statements = [.landing(Jump(kind: .leave, label: label), catchesUnlabelled: false, Block(statements: statements))]
    }
    let leaving = Jump(kind: .leave, label: loop.label)
    return Block(statements: [.landing(leaving, catchesUnlabelled: true, Block(statements: statements))])
  }

  private mutating func turn(
    _ body: CodeBlockSyntax,
    of loop: StateLoop,
    if condition: Condition?,
    scope: Scope
  ) -> [Statement] {
    let body = again(body, label: loop.label, scope: scope)
    guard let condition else { return body.statements }
    return [.branch(condition, then: body, otherwise: Block())]
  }
}

extension Operands {
  /// Whether it names nothing but a local variable and cases: `mode != .done`.
  fileprivate func asksOnly(for name: String) -> Bool {
    let references = elements.flatMap { $0.tokens(viewMode: .sourceAccurate) }.compactMap { token in
      token.parent?.as(DeclReferenceExprSyntax.self)
    }
    let places = references.filter { reference in
      reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
    }
    return !places.isEmpty && places.allSatisfy { $0.baseName.identifierText == name }
  }
}
