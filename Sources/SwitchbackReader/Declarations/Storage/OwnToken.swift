import SwiftSyntax

/// A property that tells the last of several turns, which nobody but its own type sets: `generation += 1`.
///
/// What a closure keeps of it, `let own = generation`, is equal to it until the next turn.
struct OwnToken {
  var name: String
  var kind: KindOfToken
  /// Where is asked whether it is still what a closure keeps, by the offsets of its name there.
  var questions: Set<Int> = []
  /// The closures that ask, by their offsets.
  var keepers: [Int: TokenKeeper] = [:]
}

/// A closure that keeps what a token was.
struct TokenKeeper: Equatable {
  var closure: ClosureExprSyntax
  /// Where that is declared.
  var kept: AbsolutePosition
  /// Whether the closure around it keeps that, too.
  var isHandedOn: Bool
}

extension MachineDeclaration {
  var ownTokens: [OwnToken] {
    guard hidesState, let type = declarations.types[owner] else { return [] }
    let tokens = type.possibleTokens
    guard !tokens.isEmpty else { return [] }
    let uses = type.uses(of: Set(tokens.map(\.name)))
    return tokens.compactMap { token in
      var token = token
      let kept = KeptTokens(of: token, in: self)
      for use in uses[token.name] ?? [] where !token.notes(use, kept) { return nil }
      return token.questions.isEmpty ? nil : token
    }
  }
}

extension OwnToken {
  /// - Returns: whether it is another one behind what is done to it there, if anything is.
  fileprivate mutating func notes(_ use: TokenSyntax, _ kept: KeptTokens) -> Bool {
    if use.isNameOfLocal { return true }
    switch use.useOfProperty(isFlag: false) {
    case .reads:
      guard let compared = use.placeOfProperty?.compared(by: kind.signs), let keepers = kept.keepers(of: compared)
      else { return true }
      questions.insert(use.offset)
      // Of two that a closure keeps one may come too late, and the other in time.
      for keeper in keepers where self.keepers.updateValue(keeper, forKey: keeper.closure.offset) ?? keeper != keeper {
        return false
      }
      return true
    case .isLent: return use.placeOfProperty?.termAround.flatMap { NumberStep(growing: $0) }?.isRise == true
    case .writes(let item):
      let value = item.as(CodeBlockItemSyntax.self)?.item.as(ExprSyntax.self).flatMap { Assignment($0) }?.value
      return value?.single?.isNewToken(for: item, of: kind) ?? false
    }
  }
}

extension Declarations.TypeDeclaration {
  /// The properties that may be tokens.
  fileprivate var possibleTokens: [OwnToken] {
    variables.filter(\.isHiddenToken).flatMap(\.bindings).compactMap { binding in
      guard binding.accessorBlock == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let kind = binding.kindOfToken
      else { return nil }
      return OwnToken(name: name.identifierText, kind: kind)
    }
  }

  /// Whether a hidden function compares what it is told with what may be a token.
  func asksForToken(_ function: FunctionDeclSyntax) -> Bool {
    guard function.access == .hidden, let body = function.body else { return false }
    let parameters = Set(function.signature.parameterClause.parameters.map(\.innerName))
    guard !parameters.isEmpty else { return false }
    let kinds = Dictionary(possibleTokens.map { ($0.name, $0.kind) }) { first, _ in first }
    guard !kinds.isEmpty else { return false }
    return body.tokens(viewMode: .sourceAccurate).contains { token in
      guard let kind = kinds[token.identifierText], !token.isNameOfLocal else { return false }
      return token.placeOfProperty?.compared(by: kind.signs).map { parameters.contains($0.trimmedDescription) } == true
    }
  }
}

extension VariableDeclSyntax {
  /// Whether no more than its own type sets it, be it a view that keeps it outside.
  fileprivate var isHiddenToken: Bool {
    isHiddenInType
      || bindingSpecifier.text == "var" && modifiers.contains { $0.name.text == "private" }
        && attributes.allSatisfy { $0.trimmedDescription == "@State" }
  }
}

extension PatternBindingSyntax {
  /// That of `var generation = 0`, `var request = UUID()`, `var request: UUID?` and `var client: Client?`.
  fileprivate var kindOfToken: KindOfToken? {
    let type = typeAnnotation?.type
    guard let value = initializer?.value, !value.is(NilLiteralExprSyntax.self) else {
      let name = type?.as(OptionalTypeSyntax.self)?.wrappedType.as(IdentifierTypeSyntax.self)?.name.identifierText
      return name.map { $0 == "UUID" ? .value : .object($0) }
    }
    if value.is(IntegerLiteralExprSyntax.self) {
      return type.map(\.trimmedDescription.isWholeNumber) ?? true ? .value : nil
    }
    return KindOfToken.value.makes(value) && type.map { ["UUID", "UUID?"].contains($0.trimmedDescription) } ?? true
      ? .value : nil
  }
}

extension NumberStep {
  fileprivate var isRise: Bool { amount > 0 }
}

extension ExprSyntax {
  /// Whether a statement sets what was never there before, or nothing, be it by way of a constant that no closure can have kept
  /// before, and that is not put there again.
  fileprivate func isNewToken(for item: Syntax, of kind: KindOfToken) -> Bool {
    if self.is(NilLiteralExprSyntax.self) || kind.makes(self) { return true }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let constant = Syntax(self).constant(named: name), let made = constant.initializer?.value, kind.makes(made),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    let before = list.drop { !$0.range.contains(constant.position) }.prefix { $0.id != item.id }
    return !before.isEmpty && !before.dropFirst().contains(where: \.holdsClosure)
      && list.count { $0.expression.flatMap { Assignment($0) }?.value.single?.trimmedDescription == name } == 1
  }

  fileprivate var termAround: Operands? {
    parent?.parent?.as(SequenceExprSyntax.self).map { Operands(ExprSyntax($0)) }
  }

  /// What it is compared with by one of some operators.
  fileprivate func compared(by signs: Set<String>) -> ExprSyntax? {
    guard let elements = parent?.as(ExprListSyntax.self).map(Array.init),
      let index = elements.firstIndex(where: { $0.id == id })
    else { return nil }
    let around = elements.split { ["&&", "||"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text) }
    guard let term = around.first(where: { $0.indices.contains(index) }), term.count == 3,
      let sign = term.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text, signs.contains(sign)
    else { return nil }
    return term.first { $0.id != id && !$0.is(BinaryOperatorExprSyntax.self) }
  }
}

extension CodeBlockItemSyntax {
  fileprivate var holdsClosure: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.parent?.is(ClosureExprSyntax.self) == true }
  }
}

extension TokenSyntax {
  /// The property of the instance that goes by this name here.
  fileprivate var placeOfProperty: ExprSyntax? {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id else {
      return ExprSyntax(reference)
    }
    return member.base?.isInstanceAround == true ? ExprSyntax(member) : nil
  }
}
