import SwiftSyntax

/// The methods of a type that are events themselves: what changes the state, and is called from outside.
struct EventMethods {
  let type: Declarations.TypeDeclaration
  let functions: [Method]
  /// The name of the place where the state lives, and those of the computed properties that give or set it.
  let stateNames: Set<String>
  let stateType: String
  /// Whether nothing may be there.
  private let isOptional: Bool
  /// The functions that are given an enum of events, by their offsets.
  let dispatchers: Set<Int>
  /// Those of them that are given how something went, which is no enum of events to those who call them.
  let takingResults: Set<Int>
  let declarations: Declarations
  /// The closures that may outlive the functions in which they stand.
  let closures: [Survey]
  let madeFromSelf: Set<String>
  /// The names of what the type calls on something else than itself.
  let namesCalledOnOthers: Set<String>
  let looksAtState: (Survey) -> Bool
  let isKeptOutside: Bool
  /// Whether closures and what waits can outlive the call that began them, since more than one value has the state.
  private let isShared: Bool
  let property: StoredProperty?
  let uses: MethodUses

  struct Method {
    var function: FunctionDeclSyntax
    var survey: Survey
    /// Its calls on the same instance that come to an end before it does.
    var calls: [Survey.CallName]
    var changes: Bool
    /// Whether it calls what tells something about the state.
    var asks: Bool
    /// The functions that these calls can be of, by their positions.
    var callees: Set<Int> = []
    /// Those that it names to be run before it ends, and that are not followed there.
    var named: Set<Int> = []
  }

  init(
    of property: StoredProperty? = nil,
    candidates: Candidates,
    type: Declarations.TypeDeclaration,
    besides entries: [MachineDeclaration.Entry]
  ) {
    self.type = type
    self.property = property
    isKeptOutside = property?.isKeptOutside ?? false
    declarations = candidates.declarations
    stateNames = candidates.stateNames
    looksAtState = candidates.looksAtState
    stateType = candidates.stateType
    isOptional = candidates.isOptional
    dispatchers = Set(entries.map(\.function.offset))
    takingResults = Set(entries.filter(\.takesResult).map(\.function.offset))
    let isShared = type.isShared || property?.isKeptOutside == true || property?.isStatic == true
    self.isShared = isShared
    var closures: [Survey] = isShared ? type.otherClosures(in: candidates.declarations) : []
    var seen = Set(entries.map(\.function.signatureText))
    var functions = type.functions.compactMap { function -> Method? in
      // One function may stand in each branch of an '#if'.
      let isSecond =
        !type.conditional.isEmpty && !seen.insert(function.signatureText).inserted
        && type.conditional.contains(function.offset)
      guard let body = function.body, !isSecond || entries.contains(where: { $0.function == function }) else {
        return nil
      }
      let survey = candidates.declarations.surveys.survey(body)
      // In a value that changes itself no closure can outlive the call.
      let isValue = !isShared && function.isMutating
      if !isValue { closures += survey.closures.flatMap { Self.surveys(of: $0, in: candidates.declarations) } }
      let above = type.overridden.isEmpty ? [] : candidates.declarations.surveys.above(survey, of: type)
      let calls = (survey.calls + (isValue ? survey.callsLater : []))
        .filter { $0.isOnSelf && property?.isGivenOn(by: $0) != false }
      return Method(
        function: function,
        survey: survey,
        calls: calls,
        changes: candidates.changesItself(survey, includingLater: isValue)
          || above.contains { candidates.changesItself($0, includingLater: false) },
        asks: candidates.asksState(survey) || above.contains(where: candidates.looksAtState)
          || candidates.derivesState(body) || candidates.asksForMove(function)
      )
    }
    let named = Dictionary(grouping: functions.indices) { functions[$0].function.name.identifierText }
    for index in functions.indices {
      let callees = functions[index].calls.flatMap { call in
        (named[call.name] ?? []).filter { functions[$0].function.answers(call) }
      }
      let values = functions[index].valuesRunAtOnce(of: type, among: named)
      functions[index].callees = values.followed.union(callees)
      functions[index].named = values.others
    }
    for table in type.actionTables {
      let callees = Set(table.callees(in: declarations).flatMap { named[$0] ?? [] })
      for index in functions.indices where functions[index].function.asks(table) {
        functions[index].callees.formUnion(callees)
        if table.assigns(stateNames, in: declarations) { functions[index].changes = true }
      }
    }
    self.functions = functions
    self.closures = closures
    uses = MethodUses(of: type, functions, closures: closures, in: declarations)
    namesCalledOnOthers = type.isShared ? type.namesCalledOnOthers(in: candidates.declarations) : []
    madeFromSelf = closures.isEmpty ? [] : functions.reduce(into: []) { $0.formUnion($1.survey.madeFromSelf) }
  }

  /// Whether closures set the state that ask for it themselves, or in a view, where something asks for it: `Button("Next") { step = .two }`.
  var closuresMove: Bool {
    guard isKeptOutside else {
      return closures.contains { looksAtState($0) && (!$0.assigned.isDisjoint(with: stateNames) || callsMove($0)) }
    }
    let getters = type.bindings.compactMap(\.getter).map(declarations.surveys.survey)
    return (closures.contains { !$0.assigned.isDisjoint(with: stateNames) || callsMove($0) } || showsMove)
      && (getters + functions.map(\.survey)).contains(where: looksAtState)
  }

  /// Whether it calls a function of the type that sets the state.
  private func callsMove(_ survey: Survey) -> Bool {
    survey.calls.contains { call in
      call.isOnSelf && answering(call).contains { changesState($0) }
    }
  }

  /// Whether a function that sets the state is named to be called by others: `Button("Next", action: advance)`.
  private var showsMove: Bool {
    functions.indices.contains { changesState($0) && isLeftBehind($0) }
  }

  /// A closure, and those inside of it.
  static func surveys(of closure: ClosureExprSyntax, in declarations: Declarations) -> [Survey] {
    let survey = declarations.surveys.fresh(closure.statements)
    return [survey] + survey.closures.flatMap { surveys(of: $0, in: declarations) }
  }

  /// The methods, in the order in which they stand in the file.
  func entries(where isPossible: (FunctionDeclSyntax) -> Bool) -> [MachineDeclaration.Entry] {
    let events = functions.indices.filter { isPossible(functions[$0].function) && isEvent($0) }
    return events.map { .init(function: functions[$0].function, event: "", events: .function) }
  }

  /// The functions that others can call and that are no events, since only functions of the type are seen to call them.
  func takenForHelpers(where isPossible: (FunctionDeclSyntax) -> Bool) -> [String] {
    guard !hidesFunctions else { return [] }
    let found = functions.indices.filter { index in
      let function = functions[index].function
      return function.access == .shown && isPossible(function) && !isDispatcher(index) && changesState(index)
        && (!isKeptOutside || !function.isView) && !isCalledFromOutside(index)
    }
    return found.map { functions[$0].function.signatureText }
  }

  /// Whether a function looks at the state and changes it, itself or in what it calls.
  func movesBetweenStates(_ function: FunctionDeclSyntax) -> Bool {
    guard let index = uses.positions[function.id] else { return false }
    return changesState(index) && asksState(index)
  }

  /// Whether a function looks at the state, and a closure that it leaves behind sets it: `guard state == .idle …; queue.async { self.state = .busy }`.
  var moveLater: Bool {
    isShared && !isKeptOutside
      && functions.indices.contains { index in
        reachable(from: index).contains(where: leavesChange) && asksState(index)
      }
  }

  /// How many of the closures that functions leave behind set the state.
  var settingClosures: Int { closures.count { !$0.assigned.isDisjoint(with: stateNames) } }

  /// Whether a function sets the state, waits, and sets it again, so that it has an order, though nobody may ask for it here.
  func waitBetweenStates(of property: StoredProperty) -> Bool {
    guard isShared else { return false }
    let possible = functions.filter { !dispatchers.contains($0.function.offset) }.map { ($0.function, $0.survey) }
    let first = type.hides(settingOf: property.name) ? property.value : nil
    let needsNoSelf = isKeptOutside || property.isStatic
    return LifeCycle(of: stateNames, first: first, needsNoSelf: needsNoSelf, in: possible).isFound
  }

  /// Whether a class asks for its state where it does not set it: in an observer, in a method that shows it, or in a
  /// computed property that tells what may be done, where nobody else can set it.
  func reactToState(of property: StoredProperty) -> Bool {
    // What others may set as well is data of a struct.
    guard type.isShared || !isKeptOutside && type.hides(settingOf: property.name) else { return false }
    let observers = type.properties[property.name]?.accessorBlock.map { declarations.surveys.survey($0) }
    return (functions.map(\.survey) + closures).contains(where: looksAtState)
      || observers.map { looksAtState($0) || !$0.calls.isEmpty && handsOnState(in: $0) } ?? false
      || isToldByCondition(property)
  }

  /// Whether a computed `Bool` asks for what only the type itself can set, or what it sets in many ways; an enum that changes
  /// itself is a machine by itself.
  private func isToldByCondition(_ property: StoredProperty) -> Bool {
    (type.hides(settingOf: property.name) || setsInManyWays(property))
      && property.state?.functions.contains(where: \.isMutating) == false
      && type.conditions.map(declarations.surveys.survey).contains(where: looksAtState)
  }

  /// Whether three methods or more put three cases or more there: no choice that somebody else makes.
  private func setsInManyWays(_ property: StoredProperty) -> Bool {
    guard type.isShared, functions.count(where: \.changes) > 2 else { return false }
    let bodies = functions.compactMap { $0.function.body.map { Syntax($0) } }
    return PlaceUses(in: bodies).assigned[property.name].map { $0.count > 2 } ?? false
  }

  private func leavesChange(_ index: Int) -> Bool {
    let survey = functions[index].survey
    return !survey.assignedLater.isDisjoint(with: stateNames)
      || survey.callsLater.contains { call in
        call.isOnSelf && answering(call).contains { functions[$0].changes }
      }
  }

  /// Whether a function looks at the state, itself or in what it calls.
  private func asksState(_ index: Int) -> Bool {
    let all = reachable(from: index)
    // A function that is called may lend the state to a closure.
    let lent = all.count > 1 ? functions[index].survey.closureParameters : []
    return all.contains {
      functions[$0].asks || looksAtState(functions[$0].survey)
        || !looked(in: functions[$0].survey).isDisjoint(with: stateNames.union(lent)) || handsOnState($0)
        || takesNeighbour(functions[$0].function, functions[$0].survey)
    }
  }

  private func looked(in survey: Survey) -> Set<String> {
    survey.looked.union(survey.subscripts).union(isOptional ? survey.unwrapped : [])
  }

  /// Whether a function gives the state to one that looks at it.
  private func handsOnState(_ index: Int) -> Bool { handsOnState(in: functions[index].survey) }

  private func handsOnState(in survey: Survey) -> Bool {
    survey.calls.contains { call in
      guard call.isOnSelf, let position = call.arguments.firstIndex(where: { stateNames.contains($0.withoutSelf) })
      else {
        return false
      }
      return answering(call).contains { callee in
        let parameters = Array(functions[callee].function.signature.parameterClause.parameters)
        return parameters.indices.contains(position)
          && looked(in: functions[callee].survey).contains(parameters[position].innerName)
      }
    }
  }

  /// Whether a function changes the state, itself or in what it calls.
  func changesState(_ function: FunctionDeclSyntax) -> Bool {
    uses.positions[function.id].map { changesState($0) } ?? false
  }

  func changesState(_ index: Int) -> Bool { reachable(from: index).contains { functions[$0].changes } }

  /// Whether a function, itself or in what it calls, sets the state to more than one case.
  func setsSeveralCases(_ function: FunctionDeclSyntax) -> Bool {
    guard let index = uses.positions[function.id] else { return false }
    let uses = PlaceUses(in: reachable(from: index).compactMap { functions[$0].function.body.map(Syntax.init) })
    return Set(stateNames.flatMap { uses.assigned[$0] ?? [] }).count > 1
  }

  private func isEvent(_ index: Int) -> Bool {
    let function = functions[index].function
    guard !dispatchers.contains(function.offset), !isKeptOutside || !function.isView else { return false }
    let changes = changesState(index)
    // What only asks is `mutating` for no other reason than that it is an event.
    let asks = function.isMutating && !functions[index].survey.matched.isDisjoint(with: stateNames)
    guard changes || asks && !callsDispatcher(index) else { return false }
    return isCalledFromOutside(index)
  }

  private func callsDispatcher(_ index: Int) -> Bool {
    functions[index].callees.contains(where: isDispatcher)
  }
}

extension String {
  var withoutSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }
}

extension DeclSyntax {
  var isProtocolOrType: Bool {
    asProtocol((any DeclGroupSyntax).self) != nil || self.is(TypeAliasDeclSyntax.self)
  }
}

extension Declarations.TypeDeclaration {
  /// What computes the properties of `Bool`.
  fileprivate var conditions: [CodeBlockItemListSyntax] {
    bindings.filter { $0.typeAnnotation?.type.trimmedDescription == "Bool" }.compactMap(\.getter)
  }

  /// The closures in computed, observed and lazy properties and in initialisers, and those inside of them.
  fileprivate func otherClosures(in declarations: Declarations) -> [Survey] {
    let bodies = bindings.compactMap(\.getter) + initializers.compactMap(\.body?.statements)
    let observers = bindings.flatMap(\.observers)
    let values = lazyValues.filter { !isActionTable($0) }
    return (bodies.map(Syntax.init) + observers.map(Syntax.init) + values.map(Syntax.init)).flatMap { body in
      declarations.surveys.fresh(body).closures.flatMap { EventMethods.surveys(of: $0, in: declarations) }
    }
  }
}
