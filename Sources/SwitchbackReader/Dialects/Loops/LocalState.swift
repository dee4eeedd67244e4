import SwiftSyntax

/// A local variable of a function, and where that names it.
struct LocalState {
  let name: String
  let binding: PatternBindingSyntax
  /// What it begins with.
  let value: ExprSyntax?
  private(set) var uses: [Use] = []

  struct Use {
    var place: ExprSyntax
    /// The loops around it that stand where the variable is known, from the outside in.
    var loops: [StmtSyntax] = []
    /// What is put there.
    var assignment: Assignment?
    /// Whether a closure or a function has it that stands in none of these loops.
    var isInFunction = false
    /// Whether it is given to something that may change it: `&state`.
    var isLent = false
    /// Whether a function of its own is called that may change it: `state.advance()`.
    var isMoved = false
    /// The same where its enum is declared in this function: any other is a machine by itself.
    var makesMachine = false
    /// Whether a closure inside of the innermost of these loops has it.
    var isInClosure = false

    var mayChange: Bool { assignment != nil || isLent || makesMachine }
    var isAsked: Bool { assignment == nil }
  }

  /// - Parameters:
  ///   - moving: the names of the functions of the state that may change it.
  ///   - isLocal: whether its enum is declared in the function.
  init?(_ local: LocalVariable, movedBy moving: Set<String>, isLocal: Bool, in bindings: BindingItems) {
    guard let variable = local.binding.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.text == "var", local.binding.accessorBlock == nil,
      let list = variable.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    (name, binding, value) = (local.name, local.binding, local.value)
    uses = list.tokens(named: name).filter { $0.position > variable.position }.compactMap { token in
      guard let place = token.parent?.as(DeclReferenceExprSyntax.self), !place.isMember,
        isMeant(Syntax(place).localBinding(of: name, in: bindings))
      else { return nil }
      var use = Use(ExprSyntax(place), within: list, isLent: token.isLent)
      use.isMoved = place.calledMember.map(moving.contains) ?? false
      use.makesMachine = use.isMoved && isLocal
      return use
    }
  }

  private func isMeant(_ found: LocalBinding?) -> Bool {
    switch found {
    case .declared(let type, _)?: type.id == binding.typeAnnotation?.type.id
    case .value(let value)?: value.id == self.value?.id
    default: false
    }
  }
}

extension LocalState.Use {
  fileprivate init(_ place: ExprSyntax, within list: CodeBlockItemListSyntax, isLent: Bool) {
    self.place = place
    self.isLent = isLent
    let around = sequence(first: Syntax(place), next: \.parent).prefix { $0.id != list.id }
    assignment = around.lazy.compactMap { $0.as(ExprSyntax.self) }.compactMap { Assignment($0) }
      .first { $0.target.id == place.id }
    for outer in around.reversed() {
      if outer.is(ClosureExprSyntax.self) || outer.is(FunctionDeclSyntax.self) {
        (isInFunction, isInClosure) = (loops.isEmpty, !loops.isEmpty)
        break
      }
      if let loop = outer.as(StmtSyntax.self), loop.isLoop { loops.append(loop) }
    }
  }

  func isIn(_ loop: StmtSyntax) -> Bool { loops.contains { $0.id == loop.id } }
}

extension DeclReferenceExprSyntax {
  /// `advance` of `state.advance()`.
  fileprivate var calledMember: String? {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(self).id,
      member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(member).id
    else { return nil }
    return member.declName.baseName.identifierText
  }

  /// Whether it stands behind a dot.
  fileprivate var isMember: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}
