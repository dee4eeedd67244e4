import SwiftSyntax

/// `async let` of what changes the state, which does so beside what follows.
extension Lowering {
  /// The function is not followed further, unless nothing is done with the state until that is waited for.
  mutating func begunBeside(_ variable: VariableDeclSyntax, scope: inout Scope) -> [Statement]? {
    guard variable.isAsyncLet else { return nil }
    let slots = variable.bindings.compactMap(\.initializer?.value).flatMap { changes(in: $0, scope: scope) }
    guard !slots.isEmpty, !isWaitedForNext(variable, scope: scope) else { return nil }
    scope = scope.shadowed(by: variable.bindings.flatMap(\.pattern.boundNames))
    let site = Site(text: variable.bindings.first?.initializer?.value.text ?? variable.text, offset: variable.offset)
    let why = "what 'async let' begins changes the state beside what follows, which is not followed"
    let unknown = Unknown(site: site, why: why)
    return slots.contains(.state) ? [.giveUp(unknown)] : slots.map { .lose($0, unknown) }
  }

  private func isWaitedForNext(_ variable: VariableDeclSyntax, scope: Scope) -> Bool {
    let names = variable.bindings.flatMap(\.pattern.boundNames)
    guard names.count == 1,
      let item = sequence(first: Syntax(variable), next: \.parent).lazy.compactMap({
        $0.as(CodeBlockItemSyntax.self)
      }).first, let items = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    for next in items.drop(while: { $0.id != item.id }).dropFirst() {
      if next.waitsOnly(for: names[0]) { return true }
      guard leavesAlone(next, scope: scope) else { return false }
    }
    return false
  }

  /// Whether it neither changes the state nor asks for it; what it begins beside others may wait, it may not.
  private func leavesAlone(_ item: CodeBlockItemSyntax, scope: Scope) -> Bool {
    let survey = machine.declarations.surveys.fresh(item, includingClosures: true)
    let mentioned = survey.names.intersection(machine.stateNames(in: scope.owner))
    let isBegun = item.item.as(VariableDeclSyntax.self)?.isAsyncLet == true
    return changes(in: item, scope: scope).isEmpty && mentioned.isEmpty
      && (isBegun || !item.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) })
  }
}

extension VariableDeclSyntax {
  fileprivate var isAsyncLet: Bool { modifiers.contains { $0.name.text == "async" } }
}

extension CodeBlockItemSyntax {
  /// Whether the first that it does is to wait for some locals, one of which has this name.
  fileprivate func waitsOnly(for name: String) -> Bool {
    let tokens = Array(self.tokens(viewMode: .sourceAccurate))
    let waits = tokens.filter { $0.tokenKind == .keyword(.await) }.compactMap { $0.parent?.as(AwaitExprSyntax.self) }
    guard waits.count == 1, let waited = waits[0].expression.localsAlone, waited.contains(name) else { return false }
    return !tokens.contains { $0.parent?.is(FunctionCallExprSyntax.self) == true || $0.tokenKind == .leftBrace }
  }
}

extension ExprSyntax {
  /// The names, if it is one, or a tuple or a list of such.
  fileprivate var localsAlone: [String]? {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.localsAlone }
    if let name = self.as(DeclReferenceExprSyntax.self) { return [name.baseName.identifierText] }
    let elements =
      self.as(TupleExprSyntax.self)?.elements.map(\.expression)
      ?? self.as(ArrayExprSyntax.self)?.elements.map(\.expression)
    guard let elements else { return nil }
    let names = elements.compactMap(\.localsAlone)
    return names.count == elements.count ? names.flatMap(\.self) : nil
  }
}
