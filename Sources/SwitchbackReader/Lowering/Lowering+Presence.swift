import SwiftSyntax

/// Locals of which only matters whether something is there, since a chain on one is waited for: `await analyzer?.stop()`.
extension Lowering {
  /// Where it is kept whether a local is there that begins with nil; nothing but the function itself sets it.
  mutating func presence(declaredBy binding: PatternBindingSyntax, _ type: ValueType?) -> Slot? {
    guard machine.isShared, type?.isTracked != true, binding.accessorBlock == nil,
      binding.typeAnnotation?.type.behindQuestionMark != nil,
      binding.initializer?.value.is(NilLiteralExprSyntax.self) ?? true, binding.isWaitedFor
    else { return nil }
    var type = ValueType.other
    type.isOptional = true
    return slot(of: type)
  }

  /// That of what goes by such a name.
  func presence(of term: Operands, scope: Scope) -> Slot? {
    guard let name = term.single?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      case .slot(let slot)? = scope[name], let type = variables[slot.id].type, type.isOptional, !type.isTracked
    else { return nil }
    return slot
  }

  /// Whether a value is written, or has a name of which the source tells that it is no optional.
  func isNeverNil(_ term: Operands) -> Bool {
    guard let expression = term.single else { return false }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      return expression.isWritten && !expression.is(NilLiteralExprSyntax.self)
    }
    // What the module adds to optionals can be asked of them as well.
    let isExtended = machine.declarations.types["Optional"] != nil
    return Syntax(expression).isPresent(name) || !isExtended && Syntax(expression).isUsedAsPresent(name)
  }
}

extension PatternBindingSyntax {
  /// Whether what follows waits for a chain on it, and sets it in no closure and by no reference.
  fileprivate var isWaitedFor: Bool {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let items = Syntax(self).itemsAround
    else { return false }
    let named = items.tokens(viewMode: .sourceAccurate).filter {
      $0.identifierText == name && $0.position > endPosition
    }
    return named.contains { $0.isChained && $0.isInside(AwaitExprSyntax.self, of: items) }
      && !named.contains { token in
        token.previousToken(viewMode: .sourceAccurate)?.text == "&"
          || token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal
            && token.isInside(ClosureExprSyntax.self, of: items)
          || token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal
            && token.isInside(FunctionDeclSyntax.self, of: items)
      }
  }
}

extension TokenSyntax {
  fileprivate var isChained: Bool { parent?.parent?.is(OptionalChainingExprSyntax.self) == true }

  fileprivate func isInside<Node: SyntaxProtocol>(_ type: Node.Type, of items: CodeBlockItemListSyntax) -> Bool {
    sequence(first: Syntax(self), next: \.parent).prefix { $0.id != Syntax(items).id }.contains { $0.is(type) }
  }
}

extension Syntax {
  fileprivate var itemsAround: CodeBlockItemListSyntax? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }.first
  }

  /// Whether a constant of the function goes by a name, of which a member is asked that no optional has.
  fileprivate func isUsedAsPresent(_ name: String) -> Bool {
    let function = sequence(first: self, next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self)?.body }.first
    guard let tokens = function?.tokens(viewMode: .sourceAccurate).filter({ $0.identifierText == name }) else {
      return false
    }
    let declared = tokens.filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }
    guard declared.count == 1, declared[0].isConstant else { return false }
    return tokens.contains { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        let member = reference.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(reference).id
      else { return false }
      return !Self.membersOfOptionals.contains(member.declName.baseName.identifierText)
    }
  }

  private static let membersOfOptionals: Set = [
    "map", "flatMap", "unsafelyUnwrapped", "take", "hashValue", "hash", "debugDescription", "customMirror", "self",
    "publisher", "encode", "isEmpty", "description",
  ]
}

extension TokenSyntax {
  /// Whether it is what `let` declares, and of no type that `!` opens by itself.
  fileprivate var isConstant: Bool {
    let around = sequence(first: Syntax(self), next: \.parent)
    guard let binding = around.lazy.compactMap({ $0.as(PatternBindingSyntax.self) }).first,
      binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) != true
    else { return false }
    return binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
  }
}
