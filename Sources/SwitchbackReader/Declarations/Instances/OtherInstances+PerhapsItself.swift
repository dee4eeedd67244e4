import SwiftSyntax

extension MachineDeclaration {
  /// Where the type calls what sets the state on something that is the instance itself on some ways:
  /// `let root = isFirst ? self : other; root.close()`.
  var callsOnPerhapsItself: [AssignmentSite] {
    guard case .property = storage, !isStatic, region == nil, steps == nil, closure == nil,
      let type = declarations.types[owner], type.declaration?.is(ClassDeclSyntax.self) == true
    else { return [] }
    let names = stateNames(in: owner)
    let members = type.members.withoutAlikes.filter { member in
      member.asProtocol((any DeclGroupSyntax).self) == nil
        && declarations.surveys.survey(member).calls.contains { call in
          !call.isOnSelf && call.base != nil && type.functions(named: call.name).contains { !$0.isStatic }
        }
    }
    return members.flatMap { member in
      EveryCallFinder.calls(in: member).compactMap { call -> AssignmentSite? in
        guard let base = call.otherBase, let name = call.calledName, !type.functions(named: name).isEmpty,
          type.perhapsGivesItself(base),
          declarations.surveys.reachable(from: name, in: type).contains(where: { survey in
            !survey.assigned.isDisjoint(with: names)
          })
        else { return nil }
        let why = "'\(base.text)' may be the instance itself, and what '\(name)' does to its state is not followed"
        return AssignmentSite(range: call.offset..<call.endPosition.utf8Offset, why: why)
      }
    }
  }
}

extension Declarations.TypeDeclaration {
  /// Whether an expression is the instance on some ways, and something else on others.
  fileprivate func perhapsGivesItself(_ expression: ExprSyntax, depth: Int = 3) -> Bool {
    guard depth > 0 else { return false }
    let name = expression.nameBehindSelf
    if expression.is(DeclReferenceExprSyntax.self), let local = Syntax(expression).localBinding(of: name) {
      switch local {
      case .value(let value), .bound(let value): return perhapsGivesItself(value, depth: depth - 1)
      default: return false
      }
    }
    if let getter = properties[name]?.getter { return getter.givesSelf }
    let values = Operands.ternary(expression).map { [Operands($0.first), $0.second] }
    let branches = (values ?? Operands(expression).split(by: "??")).compactMap(\.single)
    let inside = branches.count > 1 ? branches : expression.branchValues ?? []
    return inside.count > 1 && inside.contains { $0.isSelf || perhapsGivesItself($0, depth: depth - 1) }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it returns the instance, or is nothing else.
  fileprivate var givesSelf: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard token.tokenKind == .keyword(.self), let item = token.parent?.parent else { return false }
      return item.is(ReturnStmtSyntax.self) || item.is(CodeBlockItemSyntax.self)
    }
  }
}

extension FunctionCallExprSyntax {
  /// What it is called on, if that is something else than the instance.
  fileprivate var otherBase: ExprSyntax? {
    guard let base = calledExpression.as(MemberAccessExprSyntax.self)?.base?.withoutMarks, !base.isSelf,
      !SelfAliases.around(base).contains(base.trimmedDescription)
    else { return nil }
    return base
  }
}
