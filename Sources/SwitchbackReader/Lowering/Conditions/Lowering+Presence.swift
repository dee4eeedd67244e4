import SwiftSyntax

/// Locals of which only matters whether something is there, since a chain on one is waited for: `await analyzer?.stop()`.
extension Lowering {
  /// Where it is kept whether a local is there that begins with nil; nothing but the function itself sets it.
  mutating func presence(declaredBy binding: PatternBindingSyntax, _ type: ValueType?) -> Slot? {
    guard machine.isShared, type?.isTracked != true, binding.accessorBlock == nil,
      binding.typeAnnotation?.type.behindQuestionMark != nil,
      binding.initializer?.value.is(NilLiteralExprSyntax.self) ?? true, binding.isWaitedFor
    else { return nil }
    return slot(of: .something)
  }

  /// That of what goes by such a name.
  func presence(of term: Operands, scope: Scope) -> Slot? {
    guard let name = term.single?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      case .slot(let slot)? = scope[name], let type = variables[slot.id].type, type.isOptional, !type.isTracked
    else { return nil }
    return slot
  }
}

extension PatternBindingSyntax {
  /// Whether what follows waits for a chain on it, and sets it in no closure and by no reference.
  fileprivate var isWaitedFor: Bool {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let items = Syntax(self).itemsAround
    else { return false }
    let named = items.tokens(named: name).filter { $0.position > endPosition }
    return named.contains { $0.isChained && $0.isInside(AwaitExprSyntax.self, of: items) }
      && !named.contains { token in
        token.isLent
          || token.isAssigned
            && (token.isInside(ClosureExprSyntax.self, of: items) || token.isInside(FunctionDeclSyntax.self, of: items))
      }
  }
}

extension TokenSyntax {
  fileprivate var isChained: Bool { parent?.parent?.is(OptionalChainingExprSyntax.self) == true }
  fileprivate var isAssigned: Bool { nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal }

  fileprivate func isInside<Node: SyntaxProtocol>(_ type: Node.Type, of items: CodeBlockItemListSyntax) -> Bool {
    sequence(first: Syntax(self), next: \.parent).prefix { $0.id != Syntax(items).id }.contains { $0.is(type) }
  }
}

extension Syntax {
  fileprivate var itemsAround: CodeBlockItemListSyntax? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }.first
  }
}
