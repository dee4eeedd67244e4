import SwiftSyntax

/// A property that tells the last of several turns, which nobody but its own type sets: `generation += 1`.
///
/// What a closure keeps of it, `let own = generation`, is equal to it until the next turn.
struct OwnToken {
  var name: String
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
    let names = type.namesOfTokens
    guard !names.isEmpty else { return [] }
    let uses = type.uses(of: Set(names))
    return names.compactMap { name in
      var token = OwnToken(name: name)
      let kept = KeptTokens(of: name, in: self)
      for use in uses[name] ?? [] where !token.notes(use, kept) { return nil }
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
      guard let compared = use.placeOfProperty?.comparedByEquality, let keepers = kept.keepers(of: compared) else {
        return true
      }
      questions.insert(use.offset)
      // Of two that a closure keeps one may come too late, and the other in time.
      for keeper in keepers where self.keepers.updateValue(keeper, forKey: keeper.closure.offset) ?? keeper != keeper {
        return false
      }
      return true
    case .isLent: return use.placeOfProperty?.termAround.flatMap { NumberStep(growing: $0) }?.isRise == true
    case .writes(let item):
      let value = item.as(CodeBlockItemSyntax.self)?.item.as(ExprSyntax.self).flatMap { Assignment($0) }?.value
      return value?.single?.isNewToken(for: item) ?? false
    }
  }
}

extension Declarations.TypeDeclaration {
  /// The properties that may be tokens.
  fileprivate var namesOfTokens: [String] {
    variables.filter(\.isHiddenToken).flatMap(\.bindings).compactMap(\.nameOfToken)
  }

  /// Whether a hidden function compares what it is told with what may be a token.
  func asksForToken(_ function: FunctionDeclSyntax) -> Bool {
    guard function.access == .hidden, let body = function.body else { return false }
    let parameters = Set(function.signature.parameterClause.parameters.map(\.innerName))
    let names = Set(namesOfTokens)
    guard !names.isEmpty, !parameters.isEmpty else { return false }
    return body.tokens(viewMode: .sourceAccurate).contains { token in
      names.contains(token.identifierText) && !token.isNameOfLocal
        && token.placeOfProperty?.comparedByEquality.map { parameters.contains($0.trimmedDescription) } == true
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
  /// The name of `var generation = 0`, `var request = UUID()` and `var request: UUID?`.
  fileprivate var nameOfToken: String? {
    guard accessorBlock == nil, let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
      return nil
    }
    let type = typeAnnotation?.type.trimmedDescription
    switch initializer?.value {
    case nil: return type == "UUID?" ? name : nil
    case let value? where value.is(IntegerLiteralExprSyntax.self):
      return type.map { $0.isWholeNumber } ?? true ? name : nil
    case let value?: return value.isNewToken && type.map { ["UUID", "UUID?"].contains($0) } ?? true ? name : nil
    }
  }
}

extension NumberStep {
  fileprivate var isRise: Bool { amount > 0 }
}

extension ExprSyntax {
  /// What was never there before, or nothing: `UUID()`.
  fileprivate var isNewToken: Bool {
    self.is(NilLiteralExprSyntax.self) || trimmedDescription == "UUID()"
  }

  /// Whether that is set by a statement, be it by way of a constant that no closure can have kept before, and that is not put
  /// there again.
  fileprivate func isNewToken(for item: Syntax) -> Bool {
    if isNewToken { return true }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      let constant = Syntax(self).constant(named: name), constant.initializer?.value.trimmedDescription == "UUID()",
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    let before = list.drop { !$0.range.contains(constant.position) }.prefix { $0.id != item.id }
    return !before.isEmpty && !before.contains(where: \.holdsClosure)
      && list.count { $0.expression.flatMap { Assignment($0) }?.value.single?.trimmedDescription == name } == 1
  }

  fileprivate var termAround: Operands? {
    parent?.parent?.as(SequenceExprSyntax.self).map { Operands(ExprSyntax($0)) }
  }

  /// What it is compared with by `==` or `!=`.
  fileprivate var comparedByEquality: ExprSyntax? {
    guard let elements = parent?.as(ExprListSyntax.self).map(Array.init),
      let index = elements.firstIndex(where: { $0.id == id })
    else { return nil }
    let around = elements.split { ["&&", "||"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text) }
    guard let term = around.first(where: { $0.indices.contains(index) }), term.count == 3,
      let sign = term.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(sign)
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
