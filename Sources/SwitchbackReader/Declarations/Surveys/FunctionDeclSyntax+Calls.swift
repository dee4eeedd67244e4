import SwiftSyntax

extension FunctionDeclSyntax {
  enum Access { case hidden, shown, open }

  /// How far it can be called, as its own modifiers or those of its extension tell.
  var access: Access {
    let own = modifiers.map(\.name.text)
    let around = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    let names = own + (around?.modifiers.map(\.name.text) ?? [])
    if !Set(own).isDisjoint(with: ["public", "open", "override", "package"]) { return .open }
    // What the runtime calls by its name, such as a button of a storyboard, it calls whatever Swift hides.
    let isCalledByName = attributes.names("IBAction") || attributes.names("objc")
    if !isCalledByName, names.contains("private") || names.contains("fileprivate") { return .hidden }
    return names.contains("public") ? .open : .shown
  }

  /// Whether a call tells it a state by its name: `transition(to: .closed)`.
  func isTold(_ stateType: String, by call: Survey.CallName, in declarations: Declarations, of owner: String) -> Bool {
    let isGiven = signature.parameterClause.parameters.contains {
      ValueType($0.type, in: declarations, from: owner)?.path == stateType
    }
    return isGiven && call.tellsCase || isToldStep(by: call)
  }

  /// Whether a call on the same instance can be one of this function.
  func answers(_ call: Survey.CallName) -> Bool {
    guard call.name == name.identifierText else { return false }
    var rest = signature.parameterClause.parameters[...]
    var isOpen = false
    for label in call.labels {
      if isOpen, label == nil { continue }
      guard let next = rest.firstIndex(where: { $0.label == label }) else { return false }
      isOpen = rest[next].isVariadic
      rest = rest[rest.index(after: next)...]
    }
    return rest.count { $0.defaultValue == nil && !$0.isVariadic } <= (call.hasTrailingClosure ? 1 : 0)
  }
}
