import SwiftSyntax

/// A class of machines whose states are objects: that of a library, or one that asks a state of it which may follow.
struct StateMachineClass {
  /// The functions that enter a state of a class which they are given.
  private(set) var requests: Set<String> = [Self.request]
  /// The properties that hold the state.
  private(set) var current: Set<String> = ["currentState"]
  /// What else may be called on it, of which it is not known what it does.
  private(set) var others: Set<String> = []

  private static let library = "GKStateMachine"
  private static let request = "enter"

  /// - Parameter name: what it is called in a type.
  init?(named name: String, from path: String, holding states: StateTypes, in declarations: Declarations) {
    guard let type = declarations.type(named: name, from: path), type.declaration != nil else {
      guard name == Self.library else { return nil }
      return
    }
    let permissions = Set(states.permissions.values.map(\.name.identifierText))
    let entering = type.functions.filter { $0.enters(asking: permissions) }.map(\.name.identifierText)
    if type.inherited.first == Self.library, declarations.types[Self.library] == nil {
      guard type.functions(named: Self.request).isEmpty else { return nil }
    } else {
      guard !entering.isEmpty else { return nil }
      requests = Set(entering)
      current = type.properties(ofOneOf: states)
    }
    others = Set(type.functions.filter { !$0.asks(permissions) }.map(\.name.identifierText)).subtracting(requests)
  }
}

extension Declarations.TypeDeclaration {
  /// Those whose type the states have in common.
  fileprivate func properties(ofOneOf states: StateTypes) -> Set<String> {
    let above = Set(states.types.flatMap { $0.inherited.prefix(1) } + [states.common]).map(\.lastName)
    let found = bindings.filter { binding in
      (binding.typeAnnotation?.type.behindMarks.plainName.lastName).map(above.contains) ?? false
    }
    return Set(found.map(\.pattern.trimmedDescription))
  }
}

extension FunctionDeclSyntax {
  /// `func enter(_ type: AnyClass) { guard current.isValidNextState(type) … }`
  fileprivate func enters(asking permissions: Set<String>) -> Bool {
    NameWords(name.identifierText).contain(Permission.movement) && takesClass && calls(oneOf: permissions)
      && signature.returnClause.map { $0.type.trimmedDescription == "Bool" } != false && !asks(permissions)
  }

  /// `func canEnter(_ type: AnyClass) -> Bool { current.isValidNextState(type) }`
  fileprivate func asks(_ permissions: Set<String>) -> Bool {
    name.identifierText.saysWhatMayFollow && takesClass && calls(oneOf: permissions)
  }

  private var takesClass: Bool {
    let parameters = signature.parameterClause.parameters
    guard parameters.count == 1, let only = parameters.first else { return false }
    return only.type.plainName == "AnyClass" || only.type.is(MetatypeTypeSyntax.self)
  }

  private func calls(oneOf names: Set<String>) -> Bool {
    body.map { Survey($0).calls.contains { names.contains($0.name) } } ?? false
  }
}
