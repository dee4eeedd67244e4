import SwiftSyntax

/// A state for each key, for which functions ask by something else than the dictionary itself: `switch state(of: id)`,
/// `switch self[id]`.
enum StatesByKey {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    for binding in type.storedVariables {
      guard let value = binding.valueOfDictionary,
        let states = declarations.enumeration(named: value, from: type.path), let enumeration = states.enumeration
      else { continue }
      let shape = EnumShape(states: enumeration, eventType: nil, path: states.path)
      let name = binding.plainName
      let uses = PlaceUses(of: type)
      let set = uses.assigned.keys.filter { $0.hasPrefix("\(name)[") || $0.hasPrefix("self[") }
      let asked = Set(uses.asked.keys).union(uses.compared.keys).filter { $0.hasSuffix("]") || $0.hasSuffix(")") }
      let given = uses.cases(at: Array(set)).given
      guard shape.isState(at: name, of: value, given: given, asked: uses.cases(at: Array(asked)).asked) else {
        continue
      }
      let why = "'\(name)' holds a state for each key, and how functions ask for one is not followed"
      return .refused(type, states: shape, why: why, at: binding.offset, in: declarations)
    }
    return nil
  }
}
