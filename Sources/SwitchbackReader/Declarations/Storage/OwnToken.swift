import SwiftSyntax

/// A property that tells the last of several turns, which nobody but its own type sets: `generation += 1`.
///
/// What a closure keeps of it, `let own = generation`, is equal to it until the next turn.
struct OwnToken {
  var name: String
  /// Where closures ask whether it is still what they keep, by the offsets of its name there.
  var questions: [Int: ClosureExprSyntax] = [:]
}

extension MachineDeclaration {
  var ownTokens: [OwnToken] {
    guard hidesState, let type = declarations.types[owner] else { return [] }
    let names = type.variables.filter(\.isHiddenToken).flatMap(\.bindings).compactMap(\.nameOfToken)
    guard !names.isEmpty else { return [] }
    let uses = type.uses(of: Set(names))
    return names.compactMap { name in
      var token = OwnToken(name: name)
      for use in uses[name] ?? [] where !token.notes(use) { return nil }
      return token.questions.isEmpty ? nil : token
    }
  }
}

extension OwnToken {
  /// - Returns: whether it is another one behind what is done to it there, if anything is.
  fileprivate mutating func notes(_ use: TokenSyntax) -> Bool {
    switch use.useOfProperty(isFlag: false) {
    case .reads:
      if let place = use.placeOfProperty, let closure = place.closureComparing { questions[use.offset] = closure }
      return true
    case .isLent: return use.placeOfProperty?.termAround.flatMap { NumberStep(growing: $0) }?.isRise == true
    case .writes(let item):
      let value = item.as(CodeBlockItemSyntax.self)?.item.as(ExprSyntax.self).flatMap { Assignment($0) }?.value
      return value?.single?.isNewToken ?? false
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
  /// What was never there before, or nothing: `UUID()`, and a constant that is one.
  fileprivate var isNewToken: Bool {
    if self.is(NilLiteralExprSyntax.self) || trimmedDescription == "UUID()" { return true }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return false }
    return Syntax(self).constant(named: name)?.initializer?.value.trimmedDescription == "UUID()"
  }

  fileprivate var termAround: Operands? {
    parent?.parent?.as(SequenceExprSyntax.self).map { Operands(ExprSyntax($0)) }
  }

  /// The closure that asks whether a property is still what was kept of it around the closure.
  fileprivate var closureComparing: ClosureExprSyntax? {
    guard let elements = parent?.as(ExprListSyntax.self).map(Array.init),
      let index = elements.firstIndex(where: { $0.id == id })
    else { return nil }
    let around = elements.split { ["&&", "||"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text) }
    guard let term = around.first(where: { $0.indices.contains(index) }), term.count == 3,
      let sign = term.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(sign),
      let kept = term.first(where: { $0.id != id && $0.is(DeclReferenceExprSyntax.self) }),
      let constant = Syntax(kept).constant(named: kept.trimmedDescription)
    else { return nil }
    let closures = sequence(first: Syntax(self), next: \.parent).compactMap { $0.as(ClosureExprSyntax.self) }
      .prefix { !$0.range.contains(constant.position) }
    return closures.count == 1 ? closures.first : nil
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
