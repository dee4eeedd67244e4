import SwiftSyntax

/// Functions of another file that are given the state to go to: `transition(to: .running)`, `setState(.running)`.
///
/// That such a call sets the state is an assumption, and noted as one. It takes a case of the states, behind a label with
/// `to` or a name that says so, and a function that neither this file nor a protocol's extension declares.
struct StateWrappers {
  let names: Set<String>

  static let none = StateWrappers(names: [])

  private init(names: Set<String>) { self.names = names }

  init(in type: Declarations.TypeDeclaration?, states: EnumShape?, declarations: Declarations) {
    guard let type, let states else {
      self = .none
      return
    }
    let levels = [type] + declarations.classes(above: type)
    let inherited = declarations.extensions(of: levels).flatMap(\.functions)
    let declared = Set((type.functions + declarations.functions + inherited).map(\.name.identifierText))
    var names: Set<String> = []
    for body in type.functions.compactMap(\.body) {
      let survey = declarations.surveys.survey(body)
      for call in survey.calls + survey.callsLater
      where !declared.contains(call.name) && call.isOnSelf && Self.position(in: call, of: states) != nil {
        // What is made of it holds the state, and does not set it.
        if call.name.first?.isUppercase == true { continue }
        names.insert(call.name)
      }
    }
    self.names = names
  }

  func contain(_ call: Survey.CallName) -> Bool { call.isOnSelf && names.contains(call.name) }

  /// Where among the arguments the state is.
  private static func position(in call: Survey.CallName, of states: EnumShape) -> Int? {
    call.arguments.indices.first { index in
      let text = call.arguments[index]
      guard text.hasPrefix("."),
        states.hasCase(String(text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      else { return false }
      return says(label: call.labels[index], name: call.name)
    }
  }

  private static func says(label: String?, name: String) -> Bool {
    if let label { return NameWords(label).words.first == "to" }
    let words = NameWords(name)
    if words.words.last == "to" { return words.contain(movement) }
    return ["set", "change", "update"].contains(words.words.first) && words.words.last == "state"
  }

  private static let movement = Permission.movement.union(["set"])

  /// The argument that is the state.
  static func argument(of call: FunctionCallExprSyntax) -> LabeledExprSyntax? {
    guard let name = call.calledName else { return nil }
    return call.arguments.first { says(label: $0.label?.identifierText, name: name) }
  }
}

extension MachineDeclaration {
  /// The functions of other files that set the state, where a property stores it.
  var wrappers: StateWrappers {
    guard storage.propertyName != nil else { return .none }
    return StateWrappers(in: declarations.types[owner], states: states, declarations: declarations)
  }
}
