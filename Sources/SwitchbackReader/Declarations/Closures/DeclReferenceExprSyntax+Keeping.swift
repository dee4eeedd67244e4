import SwiftSyntax

extension DeclReferenceExprSyntax {
  /// Whether a value, or what it is called, is only put somewhere: into a property, a payload, a new value or a text.
  ///
  /// - Parameters:
  ///   - places: those where it is more than kept.
  ///   - functions: those of the states' type, which may be called like a case.
  ///   - texts: the properties of the value that give no more than a text or a number.
  func isOnlyKept(exceptBy places: Set<String>, _ functions: [FunctionDeclSyntax], texts: Set<String> = []) -> Bool {
    let value = named(texts).inLists
    if value.parent?.is(LabeledExprSyntax.self) == true {
      guard !value.isInText else { return true }
      return value.newValue.map { name in !functions.contains { $0.name.identifierText == name } } ?? false
    }
    guard let elements = value.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
      elements[1].is(AssignmentExprSyntax.self), elements[2].id == value.id
    else { return false }
    return !places.contains(elements[0].nameBehindSelf)
  }

  /// The name itself, or what it says of itself: `trigger.rawValue`.
  private func named(_ texts: Set<String>) -> ExprSyntax {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id,
      texts.union(["rawValue", "description"]).contains(member.declName.baseName.text)
    else { return ExprSyntax(self) }
    return ExprSyntax(member)
  }
}

extension ExprSyntax {
  /// The outermost written list of which it is an element: `[trigger.rawValue]`.
  fileprivate var inLists: ExprSyntax {
    guard parent?.is(ArrayElementSyntax.self) == true, let list = parent?.parent?.parent?.as(ArrayExprSyntax.self)
    else {
      return self
    }
    return ExprSyntax(list).inLists
  }

  /// `"\(trigger)"`.
  fileprivate var isInText: Bool { parent?.parent?.parent?.is(ExpressionSegmentSyntax.self) == true }

  /// The name of what is made with it: `.stopped(reason)` and `Record(trigger)`.
  fileprivate var newValue: String? {
    guard let call = parent?.parent?.parent?.as(FunctionCallExprSyntax.self), let name = call.calledName, !call.isKey
    else { return nil }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return name.first?.isUppercase == true ? name : nil
    }
    return member.base == nil ? name : nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether something is looked up by it: `table[Key(state, event)]`, and `table[key]` where a local is called so.
  fileprivate var isKey: Bool {
    if parent?.parent?.parent?.is(SubscriptCallExprSyntax.self) == true { return true }
    guard let binding = parent?.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let block = sequence(first: Syntax(binding), next: \.parent).first(where: { $0.is(CodeBlockItemListSyntax.self) })
    else { return false }
    return block.tokens(named: name).contains { token in
      token.parent?.parent?.parent?.parent?.is(SubscriptCallExprSyntax.self) == true
        && token.parent?.parent?.is(LabeledExprSyntax.self) == true
    }
  }
}
