import SwiftSyntax

/// Calls that change the state without an assignment to it.
extension Candidates {
  /// Whether a call is of the state's own function that changes it: `state.advance()`.
  func mutatesState(_ call: Survey.CallName) -> Bool {
    if box == nil, call.mayChange(valueOfTypeAt: stateType, named: state, isOptional: isOptional, in: declarations) {
      return true
    }
    if let box, box.isChanged(by: call, in: declarations) { return true }
    return [(state, stateType), holder].compactMap(\.self).contains { place, type in
      guard call.base == place || call.base == "self.\(place)" else { return false }
      return declarations.types[type]?.functions.contains { $0.name.identifierText == call.name && $0.isMutating }
        ?? false
    } || movesObject(call)
  }

  /// Whether a call is of a method of the object in which the state lies that sets it: `model?.reset()`.
  private func movesObject(_ call: Survey.CallName) -> Bool {
    guard let holder, let base = call.base?.filter({ $0 != "?" && $0 != "!" }), base.withoutSelf == holder.property,
      let functions = declarations.types[holder.type]?.functions(named: call.name)
    else { return false }
    let member = String(state.dropFirst(holder.property.count + 1))
    return functions.contains { declarations.moves(member, of: holder.type, by: $0) }
  }
}
