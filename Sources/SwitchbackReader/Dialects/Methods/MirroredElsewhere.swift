import SwiftSyntax

/// States that a method takes over into another object, and asks there what came before: a view's `updateUIView` that compares the
/// state its coordinator has with the one that it is given, `coordinator.state = newState`.
enum MirroredElsewhere {
  static func machine(
    of type: Declarations.TypeDeclaration,
    in declarations: Declarations
  ) -> MachineDeclaration? {
    for function in type.functions {
      guard let body = function.body, declarations.mayNameState(in: body),
        declarations.surveys.survey(body).assigned.contains(where: \.isStateOfOther)
      else { continue }
      let uses = PlaceUses(in: [Syntax(function)])
      for (assignment, offset) in AssignmentFinder.assignments(in: function) {
        let place = assignment.target.nameBehindSelf
        guard place.isStateOfOther, let value = assignment.value.single, value.caseName == nil,
          let origin = uses.origin(of: value.nameBehindSelf, in: type), uses.asks(forWhatWasIn: place)
        else { continue }
        let why = "'\(place)' takes over what '\(origin)' is, which is not followed; look where that is set"
        return .refused(type, states: .none(at: type), why: why, at: offset, in: declarations)
      }
    }
    return nil
  }
}

extension PlaceUses {
  /// The property of the type that a value is, or from which a local of this name is made, where it is called a state.
  fileprivate func origin(of value: String, in type: Declarations.TypeDeclaration) -> String? {
    let values = copied[value].map { Array($0) } ?? [value]
    guard values.count == 1, NameWords.nameState(values[0].lastName), types[values[0]] == nil,
      type.properties[String(values[0].prefix { $0 != "." })] != nil
    else { return nil }
    return values[0]
  }

  /// Whether it asks which case was there, be it by a local that is made from it.
  fileprivate func asks(forWhatWasIn place: String) -> Bool {
    let places = copied.filter { $0.value.contains(place) }.map(\.key) + [place]
    return places.contains { !(asked[$0] ?? []).union(compared[$0] ?? []).subtracting(["some", "none"]).isEmpty }
  }
}

extension String {
  /// `coordinator.state`, which is not the type's own.
  fileprivate var isStateOfOther: Bool { contains(".") && !contains("(") && NameWords.nameState(lastName) }
}
