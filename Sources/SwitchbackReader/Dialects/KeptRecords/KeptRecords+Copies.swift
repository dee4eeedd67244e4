import SwiftSyntax

extension KeptRecords {
  /// What a key is written as, behind the constants that stand for it.
  func plainKey(_ key: ExprSyntax) -> String { written(key).trimmedDescription }

  /// What stands behind a key where a constant is it, or where a value is asked for its own: `id` for `job.id` of
  /// `let job = jobs[id]`.
  func written(_ key: ExprSyntax, depth: Int = 4) -> ExprSyntax {
    guard depth > 0 else { return key }
    if let name = key.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      case .value(let value)? = Syntax(key).localBinding(of: name),
      value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self)
    {
      return written(value, depth: depth - 1)
    }
    guard let member = key.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "id",
      let base = member.base?.as(DeclReferenceExprSyntax.self)
    else { return key }
    switch Syntax(base).localBinding(of: base.baseName.identifierText) {
    case .bound(let value)?, .value(let value)?:
      guard let place = value.bare.as(SubscriptCallExprSyntax.self), isPlace(place),
        let inner = place.arguments.first?.expression
      else { return key }
      return written(inner, depth: depth - 1)
    default: return key
    }
  }

  /// Whether the state of a place, or the whole of it, is set there.
  func isSet(_ place: SubscriptCallExprSyntax, _ types: WrittenTypes, in member: Syntax) -> Bool {
    let target = ExprSyntax(place).outermostLink(of: self, types)
    guard target.isTarget else { return isMoved(target, types) }
    guard target.bare.id == ExprSyntax(place).id, let copy = target.assignedValue?.as(DeclReferenceExprSyntax.self),
      case .bound(let value)? = Syntax(copy).localBinding(of: copy.baseName.identifierText),
      value.trimmedDescription == place.trimmedDescription
    else { return true }
    return !keepsState(of: copy.baseName.identifierText, in: member, types)
  }

  /// Whether a function of the states moves one: `jobs[id]?.phase.next()`.
  private func isMoved(_ state: ExprSyntax, _ types: WrittenTypes) -> Bool {
    guard let member = state.parent?.as(MemberAccessExprSyntax.self), member.base?.id == state.id else { return false }
    let called = types.declarations.types[states]?.functions(named: member.declName.baseName.identifierText) ?? []
    return called.contains(where: \.isMutating)
  }

  /// Whether it is asked what the state of a place is, be it in a copy.
  func isAsked(_ place: SubscriptCallExprSyntax, _ types: WrittenTypes, in member: Syntax) -> Bool {
    let whole = ExprSyntax(place).outermostLink(of: self, types)
    if whole.isTarget { return false }
    if let member = whole.parent?.as(MemberAccessExprSyntax.self), member.base?.id == whole.id, isOther(member, types) {
      return false
    }
    guard let name = place.boundName, !links.isEmpty else { return true }
    return !keepsState(of: name, in: member, types)
  }

  /// Whether a copy is asked for nothing but other properties, and put back at most.
  private func keepsState(of name: String, in member: Syntax, _ types: WrittenTypes) -> Bool {
    ReferenceFinder.references(to: name, in: member.wholeMember).allSatisfy { copy in
      let around = copy.parent?.as(MemberAccessExprSyntax.self)
      // Of something else, it is no more than a name.
      if around?.declName.id == copy.id { return true }
      if let around { return isOther(around, types) }
      return ExprSyntax(copy).isPutBack
    }
  }
}

extension SubscriptCallExprSyntax {
  /// `job` of `if var job = jobs[id]` and of `let job = jobs[id]`.
  fileprivate var boundName: String? {
    let clause = ExprSyntax(self).withMarks.parent?.as(InitializerClauseSyntax.self)
    let pattern =
      clause?.parent?.as(OptionalBindingConditionSyntax.self)?.pattern
      ?? clause?.parent?.as(PatternBindingSyntax.self)?.pattern
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier.identifierText
  }
}

extension ExprSyntax {
  /// What is put there, where that is one expression.
  fileprivate var assignedValue: ExprSyntax? {
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3 else { return nil }
    return list.last
  }

  /// Whether it is all that is put into an element: `jobs[id] = job`.
  fileprivate var isPutBack: Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == id else { return false }
    return list.first?.is(SubscriptCallExprSyntax.self) == true
  }
}

extension Syntax {
  /// The member of the type inside of which it stands.
  fileprivate var wholeMember: Syntax {
    sequence(first: self, next: \.parent).first { $0.parent?.is(MemberBlockItemSyntax.self) ?? true } ?? self
  }
}
