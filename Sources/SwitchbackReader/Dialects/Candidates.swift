import SwiftSyntax

/// The functions of a type that may take events: those that look at the state and at an enum that they are given.
struct Candidates {
  private let functions: [FunctionDeclSyntax]
  private let surveys: [String: [Survey]]
  /// The name of the place where the state lives.
  private let state: String
  private let stateType: String
  private let owner: String
  private let declarations: Declarations

  init(type: Declarations.TypeDeclaration, state: String, stateType: String, in declarations: Declarations) {
    functions = type.functions.filter { $0.body != nil }
    surveys = Dictionary(grouping: functions, by: \.name.identifierText).mapValues { $0.compactMap(\.survey) }
    self.state = state
    self.stateType = stateType
    owner = type.path
    self.declarations = declarations
  }

  /// A single function that is given its state.
  init(function: FunctionDeclSyntax, state: String, owner: String, in declarations: Declarations) {
    functions = [function]
    surveys = [:]
    self.state = state
    stateType = ""
    self.owner = owner
    self.declarations = declarations
  }

  /// The functions that take events and that no other such function calls.
  func entries(where isPossible: (FunctionDeclSyntax) -> Bool) -> [MachineDeclaration.Entry] {
    let found = functions.filter(isPossible).compactMap { entry(of: $0, stateType: stateType) }
    let called = Set(found.flatMap { self.called(by: $0.function.name.identifierText) })
    return found.filter { !called.contains($0.function.name.identifierText) }
  }

  func entry(of function: FunctionDeclSyntax, stateType: String) -> MachineDeclaration.Entry? {
    guard let survey = function.survey else { return nil }
    let parameters = Array(function.signature.parameterClause.parameters)
    for (position, parameter) in parameters.enumerated() where parameter.innerName != state {
      let enumeration = declarations.enumeration(named: parameter.type.plainName, from: owner)
      let switchesOverBoth = survey.looked.contains(state) && survey.looked.contains(parameter.innerName)
      guard enumeration.map({ $0.path != stateType }) ?? false else { continue }
      var seen: Set<Survey.CallName> = []
      guard switchesOverBoth || looks(survey, event: parameter.innerName, seen: &seen) == (true, true) else { continue }
      var entry = MachineDeclaration.Entry(function: function, parameter: position, owner: owner, in: declarations)
      if surveys.isEmpty { entry.state = state }
      return entry
    }
    return nil
  }

  /// Whether a function, or one that it calls, looks at the state and at the event.
  private func looks(
    _ survey: Survey,
    event: String?,
    seen: inout Set<Survey.CallName>
  ) -> (state: Bool, event: Bool) {
    var looks = (state: survey.looked.contains(state), event: event.map(survey.looked.contains) ?? false)
    for call in survey.calls where call.isOnSelf && seen.insert(call).inserted {
      let passed = event.flatMap { call.arguments.firstIndex(of: $0) }
      for function in functions where function.name.identifierText == call.name {
        let parameters = Array(function.signature.parameterClause.parameters)
        let name = passed.flatMap { parameters.indices.contains($0) ? parameters[$0].innerName : nil }
        let inner = function.survey.map { self.looks($0, event: name, seen: &seen) } ?? (false, false)
        looks = (looks.state || inner.0, looks.event || inner.1)
      }
    }
    return looks
  }

  /// Whether a function, or one that it calls, assigns the state, be it in a closure.
  func assigns(_ function: FunctionDeclSyntax) -> Bool {
    let names = called(by: function.name.identifierText).union([function.name.identifierText])
    return names.flatMap { surveys[$0] ?? [] }.contains { $0.assigned.union($0.assignedLater).contains(state) }
  }

  /// The names of the functions that a function calls on the same instance, directly or not.
  private func called(by name: String) -> Set<String> {
    var all: Set<String> = []
    var pending = [name]
    while let next = pending.popLast() {
      for call in surveys[next]?.flatMap(\.calls) ?? [] where call.isOnSelf && surveys[call.name] != nil {
        if call.name != name, all.insert(call.name).inserted { pending.append(call.name) }
      }
    }
    return all
  }
}

extension Survey.CallName {
  /// Whether it is a function of the type at hand that is called on `self`.
  var isOnSelf: Bool { base == nil || base == "self" || base == "Self" }
}

extension FunctionDeclSyntax {
  fileprivate var survey: Survey? { body.map { Survey($0) } }
}
