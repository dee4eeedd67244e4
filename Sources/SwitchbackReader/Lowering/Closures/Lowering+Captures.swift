import SwiftSyntax

/// What a closure's list takes with it is the value at that time: `{ [state] in … }`, `{ [before = state] in … }`.
extension Lowering {
  /// Gives the names in it slots of their own.
  mutating func captured(by closure: ClosureExprSyntax, scope: inout Scope) -> [Statement] {
    guard scope.receiver == .machine, let items = closure.signature?.capture?.items else { return [] }
    let around = scope
    var statements: [Statement] = []
    for item in items where item.name.text != "self" {
      let name = item.name.identifierText
      let value = closure.value(captured: name) ?? Operands(named: name)
      guard let source = place(value, scope: around), isChangeable(source) || item.initializer != nil else { continue }
      let slot = slot(of: variables[source.id].type)
      scope.bind(name, to: .slot(slot))
      statements.append(.assign(slot, .slot(source), Site(text: value.text, offset: item.offset)))
    }
    return statements
  }

  /// Whether it is the state that a closure takes with it by this name.
  func capturesState(_ closure: ClosureExprSyntax, as name: String, scope: Scope) -> Bool {
    guard let value = closure.value(captured: name) else { return false }
    return place(value, scope: scope.revealing(name)) == .state
  }

  /// Whether others than the function set what is there: the state, and what is stored beside it.
  private func isChangeable(_ slot: Slot) -> Bool { slot == .state || flags.values.contains(slot) }
}

extension ClosureExprSyntax {
  /// What the closure's list gives a name; nil for one that is not in it.
  fileprivate func value(captured name: String) -> Operands? {
    guard let item = signature?.capture?.items.first(where: { $0.name.identifierText == name }) else { return nil }
    return item.initializer.map { Operands($0.value) } ?? Operands(named: name)
  }
}
