import SwiftSyntax

/// Which of two are drawn where functions look up a table: the table stands for functions that do nothing else.
extension MachineDeclaration {
  /// Whether each of the functions looks up a table, so that the table stands for them.
  func asks(_ table: MachineDeclaration) -> Bool {
    guard let name = table.member, region == nil || refusal == nil else { return false }
    return entries.allSatisfy { entry in
      guard let body = entry.function.body else { return false }
      let survey = declarations.surveys.survey(body)
      return survey.names.contains(name) && survey.matchedTogether.allSatisfy(\.isEmpty)
    }
  }

  /// Whether the functions look up a table, and what they do besides matters, so that they are read and not the table.
  func doesMore(thanLookUp table: MachineDeclaration) -> Bool {
    guard let name = table.member, table.table?.type.isFoundByStateAndEvent == true, refusal == nil,
      stateType == table.stateType, mentions(name)
    else { return false }
    return !doesNoMore(thanLookUp: table)
  }

  func doesNoMore(thanLookUp table: MachineDeclaration) -> Bool {
    guard let name = table.member, let type = table.table?.type, type.isFoundByStateAndEvent else { return false }
    return asks(table) && onlyLooksUp(name, type)
  }

  // MARK: Who asks the table

  private var functionsOfOwner: [FunctionDeclSyntax] {
    declarations.types[owner]?.functions ?? entries.map(\.function)
  }

  /// Whether a function that moves the machine names the table, or what is made of it.
  private func mentions(_ table: String) -> Bool {
    let names = namesMade(of: table)
    let functions = functionsOfOwner
    var called = entries.map(\.function)
    var seen = Set(called.map(\.offset))
    while let function = called.popLast() {
      guard let words = function.body.map({ declarations.surveys.survey($0).names }) else { continue }
      if !words.isDisjoint(with: names) { return true }
      called += functions.filter { words.contains($0.name.identifierText) && seen.insert($0.offset).inserted }
    }
    return false
  }

  /// The table, and the properties that are made of it: `let table = base.merging(errors) { a, _ in a }`.
  private func namesMade(of table: String) -> Set<String> {
    guard let type = declarations.types[owner] else { return [table] }
    func mentions(_ syntax: some SyntaxProtocol) -> Bool { !syntax.tokens(named: table).isEmpty }
    let properties = type.properties.filter { mentions($0.value) }.keys
    let assigned = type.initializers.compactMap(\.body).flatMap(AssignmentFinder.assignments(in:)).filter {
      $0.assignment.value.elements.contains(where: mentions)
    }.map(\.assignment.target.nameBehindSelf)
    return Set(properties).union(assigned).union([table])
  }

  /// The functions that ask the table or set the state, themselves or in what they call.
  private func askers(of table: String, settingAnyOf places: Set<String>) -> Set<String> {
    let functions = functionsOfOwner.compactMap { function in
      function.body.map { (name: function.name.identifierText, survey: declarations.surveys.survey($0)) }
    }
    var found = Set(
      functions.filter { $0.survey.names.contains(table) || !$0.survey.assigned.isDisjoint(with: places) }.map(\.name)
    )
    while let next = functions.first(where: { !found.contains($0.name) && !$0.survey.names.isDisjoint(with: found) }) {
      found.insert(next.name)
    }
    return found
  }

  // MARK: What they do besides

  private func isLocal(_ table: String) -> Bool {
    guard let owner = declarations.types[owner] else {
      return entries.contains { $0.function.body?.boundNames.contains(table) == true }
    }
    return owner.properties[table] == nil && owner.functions(named: table).isEmpty
  }

  private var otherMembers: [DeclSyntax] {
    (declarations.types[owner]?.members ?? []).filter { member in
      !member.isProtocolOrType && !entries.contains { $0.function.offset == member.offset }
    }
  }

  private func onlyLooksUp(_ table: String, _ type: TableType) -> Bool {
    let place: String? =
      switch storage {
      case .itself: "self"
      case .property(let name): storedProperty?.stateName ?? name
      case .parameter, .performed: nil
      }
    let places = place.map { stateAliases.union([$0, "self"]) } ?? []
    let askers = askers(of: table, settingAnyOf: places)
    func isPlain(_ function: FunctionDeclSyntax, state: String, event: String, places: Set<String>) -> Bool {
      let question = TableQuestion(table: table, state: state, event: event, form: type.form)
      var lookUp = PlainLookUp(question, places: places, others: askers)
      lookUp.givesState = places.isEmpty || place == "self"
      lookUp.isLocal = isLocal(table)
      return function.body.map(lookUp.isAll) ?? false
    }
    let arePlain = entries.allSatisfy { entry in
      guard let state = place ?? entry.state else { return false }
      let isLent = entry.function.signature.parameterClause.parameters.contains { $0.isInout && $0.innerName == state }
      let events = entry.isEvent ? entry.function.parameterNames : [entry.event]
      return events.contains { isPlain(entry.function, state: state, event: $0, places: isLent ? [state] : places) }
    }
    guard let place, arePlain else { return arePlain }
    return assignersElsewhere.isEmpty
      && otherMembers.allSatisfy { member in
        let targets = AssignmentFinder.assignments(in: member).map(\.assignment.target.nameBehindSelf)
        guard targets.contains(where: places.contains) else { return true }
        guard let function = member.as(FunctionDeclSyntax.self) else { return false }
        return function.parameterNames.contains { isPlain(function, state: place, event: $0, places: places) }
      }
  }
}

extension TableType {
  /// Whether a lookup takes the state and the event: in `[State: [Event: State]]` and in a list of rows.
  fileprivate var isFoundByStateAndEvent: Bool {
    switch form {
    case .dictionary: event != nil
    case .rows, .keyed: true
    case .own, .foreign: false
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate var parameterNames: [String] { signature.parameterClause.parameters.map(\.innerName) }
}
