import SwiftSyntax

/// Finds the uses of `_state` and `$state` that may set what is wrapped.
final class WrapperUseFinder: SyntaxVisitor {
  private(set) var found: [(syntax: Syntax, why: String)] = []
  private let property: String
  private let wrapper: Declarations.TypeDeclaration?
  private let isShown: Bool
  private let isMeant: (ExprSyntax?) -> Bool
  private var isInInitializer = false

  /// - Parameter isMeant: whether what stands before the dot, or nothing, is what the wrapper is of.
  init(
    of property: String,
    wrapper: Declarations.TypeDeclaration?,
    isShown: Bool,
    where isMeant: @escaping (ExprSyntax?) -> Bool
  ) {
    (self.property, self.wrapper, self.isShown, self.isMeant) = (property, wrapper, isShown, isMeant)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    isInInitializer = true
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { isInInitializer = false }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.identifierText
    guard ["_\(property)", "$\(property)"].contains(name) else { return .visitChildren }
    var place = ExprSyntax(node)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      guard isMeant(member.base) else { return .visitChildren }
      place = ExprSyntax(member)
    } else if !isMeant(nil) || Syntax(node).localBinding(of: name) != nil {
      return .visitChildren
    }
    note(place, isStorage: name.hasPrefix("_"))
    return .visitChildren
  }

  private func note(_ place: ExprSyntax, isStorage: Bool) {
    let isFollowed = wrapper != nil && (isStorage || isShown)
    guard let member = place.parent?.as(MemberAccessExprSyntax.self), member.base?.id == place.id else {
      guard isFollowed, !isInInitializer || !place.isSet, !isGivenPublisher(place) else { return }
      return add(place, place.isSet ? "the wrapper '\(place.text)' is replaced" : "'\(place.text)' is given away")
    }
    if let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id {
      let name = member.declName.baseName.identifierText
      guard isFollowed, !isFollowedElsewhere(call), wrapper?.onlyTells(name) != true else { return }
      return add(call, "what '\(member.text)' does to the state is not followed")
    }
    let isValue = member.declName.baseName.text == "wrappedValue" && (isStorage || wrapper != nil)
    if isFollowed || isValue, ExprSyntax(member).isSet { add(member, "'\(member.text)' is set, which is not followed") }
  }

  /// What is lent to a closure is read there; where it is another object's, a closure matters that sets it.
  private func isFollowedElsewhere(_ call: FunctionCallExprSyntax) -> Bool {
    guard let closure = call.onlyClosure, closure.ownNames.count == 1 else { return false }
    if isMeant(nil) { return true }
    let survey = Survey(closure.statements)
    return survey.assigned.isDisjoint(with: closure.ownNames)
      && !survey.calls.contains { $0.base.map(closure.ownNames.contains) ?? false }
  }

  /// Combine's `assign(to: &$state)`, of which it is said already that it sets the state.
  private func isGivenPublisher(_ place: ExprSyntax) -> Bool {
    let argument = place.parent?.as(InOutExprSyntax.self)?.parent?.as(LabeledExprSyntax.self)
    return argument?.parent?.parent?.as(FunctionCallExprSyntax.self)?.publishedPlace(named: property) ?? false
  }

  private func add(_ syntax: some SyntaxProtocol, _ why: String) { found.append((Syntax(syntax), why)) }
}

extension ExprSyntax {
  /// Whether it is assigned, or handed on to be.
  fileprivate var isSet: Bool {
    if parent?.is(InOutExprSyntax.self) == true { return true }
    if let infix = parent?.as(InfixOperatorExprSyntax.self) {
      return infix.leftOperand.id == id && infix.operator.is(AssignmentExprSyntax.self)
    }
    guard let list = parent?.as(ExprListSyntax.self), list.first?.id == id else { return false }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}
