import SwiftSyntax

/// What tells that a function over a struct and an enum is about states and events, and what it changes.
enum ReducerEvidence {
  static func isReducer(_ name: String) -> Bool { NameWords(name).contain(["reduce", "reducer"]) }

  /// `func update(_ msg: Msg, _ model: Model) -> (Model, Cmd)`, as it is called after Elm.
  static func isUpdate(_ function: FunctionDeclSyntax) -> Bool {
    function.name.identifierText == "update" && function.signature.parameterClause.parameters.count == 2
      && function.signature.returnClause != nil
  }

  static func isEvent(_ type: String) -> Bool {
    NameWords(type.lastName).words.last.map(TableEvidence.events.contains) ?? false
  }

  static func isState(_ type: String) -> Bool {
    NameWords(type.lastName).words.last.map(TableEvidence.states.contains) ?? false
  }

  /// Whether a function, or one to which it hands the event, asks for the cases of the event.
  static func asks(
    _ function: FunctionDeclSyntax,
    for event: String,
    owner: String,
    in declarations: Declarations,
    depth: Int = 8
  ) -> Bool {
    guard let body = function.body else { return false }
    let survey = declarations.surveys.survey(body)
    if survey.matched.contains(event) || survey.looked.contains(event) { return true }
    guard depth > 0 else { return false }
    return survey.calls.contains { call in
      guard call.isOnSelf, let position = call.arguments.firstIndex(of: event) else { return false }
      return functions(named: call.name, owner: owner, at: body.offset, in: declarations).contains { callee in
        let parameters = Array(callee.signature.parameterClause.parameters)
        return parameters.indices.contains(position)
          && asks(callee, for: parameters[position].innerName, owner: owner, in: declarations, depth: depth - 1)
      }
    }
  }

  /// Those of the same type, or else those outside of all types.
  static func functions(
    named name: String,
    owner: String,
    at offset: Int,
    in declarations: Declarations
  ) -> [FunctionDeclSyntax] {
    let own = declarations.types[owner]?.functions(named: name) ?? []
    return own.isEmpty ? declarations.functions(named: name, seenFrom: offset) : own
  }

  /// The functions themselves, and those that they call in the same type or outside of all types.
  static func reachable(
    from functions: [FunctionDeclSyntax],
    owner: String,
    in declarations: Declarations
  ) -> [FunctionDeclSyntax] {
    var reached = functions
    var seen = Set(functions.map(\.offset))
    var next = 0
    while next < reached.count {
      let body = reached[next].body
      next += 1
      guard let body else { continue }
      for name in calls(in: declarations.surveys.survey(body)) {
        let called = Self.functions(named: name, owner: owner, at: body.offset, in: declarations)
        reached += called.filter { $0.body != nil && seen.insert($0.offset).inserted }
      }
    }
    return reached
  }

  static func calls(in survey: Survey) -> Set<String> {
    Set(survey.calls.filter(\.isOnSelf).map(\.name))
  }

  /// Whether a property that can only be so many things is asked for and set, so that it is a state whatever it is called.
  static func move(_ surveys: [Survey], of whole: StructState) -> Bool {
    let asked = Set(surveys.flatMap(\.looked).filter { $0.contains(".") }.map(\.lastName))
    let regions = whole.regions.filter { $0.value.path != nil && asked.contains($0.name) }.map(\.name)
    return !regions.isEmpty && !changed(surveys, of: whole).isDisjoint(with: regions)
  }

  /// The properties that are assigned somewhere, or given to the initialiser.
  static func changed(_ surveys: [Survey], of whole: StructState) -> Set<String> {
    let name = whole.path.lastName
    var changed: Set<String> = []
    for survey in surveys {
      changed.formUnion(survey.assigned.filter { $0.contains(".") }.map(\.lastName))
      for call in survey.calls {
        // 'state.isOn.toggle()', and what a function of the property itself does.
        if let base = call.base, base.contains(".") { changed.insert(base.lastName) }
        let isInitializer = [name, "Self", whole.path].contains(call.name) || call.base == "." && call.name == "init"
        if isInitializer { changed.formUnion(call.labels.compactMap(\.self)) }
      }
    }
    return changed
  }
}
