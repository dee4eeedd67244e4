import SwiftSyntax

/// The functions of a type that may take events: those that look at the state and at an enum that they are given.
struct Candidates {
  let functions: [FunctionDeclSyntax]
  private let named: [String: [FunctionDeclSyntax]]
  private let surveys: [String: [Survey]]
  /// The name of the place where the state lives.
  let state: String
  /// That name, and those of the computed properties that give or set it.
  let stateNames: Set<String>
  /// The computed properties that ask for the state: `isOpen`.
  private let questions: Set<String>
  let stateType: String
  /// What lends the state to closures.
  let box: Box?
  /// The property that holds the struct in which the state lies, and the type of that.
  let holder: (property: String, type: String)?
  let owner: String
  /// The other properties whose observers change the state.
  private let observed: Set<String>
  /// Whether the place may hold nothing.
  let isOptional: Bool
  let declarations: Declarations
  /// The functions of other files that set the state.
  private let wrappers: StateWrappers

  /// What never holds a case; what may be anything can.
  private static let noEvents = StoredProperty.noStates.subtracting(["Any", "AnyObject", "Error"])

  init(
    type: Declarations.TypeDeclaration,
    state: String,
    stateType: String,
    box: Box? = nil,
    holdingType: String? = nil,
    namesInObject: Set<String> = [],
    isOptional: Bool = false,
    in declarations: Declarations
  ) {
    holder = holdingType.map { (String(state.prefix { $0 != "." }), $0) }
    functions = type.functions.filter { $0.body != nil }
    named = Dictionary(grouping: functions, by: \.name.identifierText)
    surveys = named.mapValues {
      $0.compactMap { $0.body.map { declarations.surveys.survey($0) } }
    }
    self.state = state
    let aliases = type.computed.filter { binding in
      guard let accessors = binding.accessorBlock else { return false }
      if holdingType != nil, binding.getter?.trimmedDescription.withoutSelf == state { return true }
      return declarations.surveys.survey(accessors).mentions(state, inBox: box != nil)
    }
    let accessors = declarations.surveys.accessors(of: state, among: type.computed) { binding in
      ValueType(binding.typeAnnotation?.type, in: declarations, from: type.path)?.path == stateType
    }
    questions = declarations.surveys.questions(about: accessors.union([state]), among: type.computed, of: type)
    stateNames = Set(aliases.map(\.pattern.trimmedDescription)).union(accessors).union(questions).union([state])
      .union(namesInObject)
    self.stateType = stateType
    self.box = box
    self.isOptional = isOptional
    wrappers = StateWrappers(
      in: type,
      states: state == "self" ? nil : declarations.eventShape(at: stateType),
      declarations: declarations
    )
    owner = type.path
    let places = [String(state.prefix { $0 != "." })] + [box?.name].compactMap(\.self)
    observed = state == "self" ? [] : type.observed(changing: stateNames.union(places), in: declarations)
    self.declarations = declarations
  }

  /// A single function that is given its state.
  init(function: FunctionDeclSyntax, state: String, owner: String, in declarations: Declarations) {
    functions = [function]
    named = [function.name.identifierText: functions]
    surveys = [:]
    self.state = state
    stateNames = [state]
    questions = []
    observed = []
    stateType = ""
    box = nil
    holder = nil
    isOptional = false
    wrappers = .none
    self.owner = owner
    self.declarations = declarations
  }

  private func isConditional(_ function: FunctionDeclSyntax) -> Bool {
    declarations.types[owner]?.conditional.contains(function.offset) ?? false
  }

  func survey(_ function: FunctionDeclSyntax) -> Survey? {
    function.body.map { declarations.surveys.survey($0) }
  }

  /// The functions that take events and that no other such function calls.
  func entries(where isPossible: (FunctionDeclSyntax) -> Bool) -> [MachineDeclaration.Entry] {
    // One function may stand in each branch of an '#if'.
    var seen: Set<String> = []
    // Few functions are given an event; what they do is looked at last.
    let found = functions.compactMap { entry(of: $0, stateType: stateType) }.filter { isPossible($0.function) }
      .filter { !isConditional($0.function) || seen.insert($0.function.signatureText).inserted }
      .filter { !isToldBySiblings($0) }
    let called = Set(found.flatMap { self.called(by: $0.function.name.identifierText) })
    return found.filter { !called.contains($0.function.name.identifierText) }
  }

  /// - Parameter others: the names of the parameters that are states themselves.
  func entry(
    of function: FunctionDeclSyntax,
    stateType: String,
    besides others: Set<String> = []
  ) -> MachineDeclaration.Entry? {
    guard let survey = survey(function) else { return nil }
    let parameters = Array(function.signature.parameterClause.parameters)
    let outermost = survey.matchedTogether.first { !$0.isEmpty } ?? []
    for (position, parameter) in parameters.enumerated() where parameter.innerName != state {
      guard !others.contains(parameter.innerName), isEvent(parameter, of: survey, stateType: stateType) else {
        continue
      }
      // Inside of a switch over another parameter it is a detail of how, not of what happens.
      let beside = parameters.map(\.innerName).filter { $0 != parameter.innerName && $0 != state }
      guard outermost.contains(parameter.innerName) || outermost.isDisjoint(with: beside) else { continue }
      let seen = declarations.seen(from: function)
      var entry = MachineDeclaration.Entry(function: function, parameter: position, owner: owner, in: seen)
      if surveys.isEmpty { entry.state = state }
      return entry
    }
    return surveys.isEmpty ? nil : unwrapped(function, survey)
  }

  /// Whether a body itself looks at the state, be it through a property that asks for it: `guard isOpen`, `if let failure`.
  func looksAtState(_ survey: Survey) -> Bool {
    !survey.looked.isDisjoint(with: stateNames)
      || !survey.conditions.union(survey.unwrapped).isDisjoint(with: questions)
  }

  /// Whether a function, or one that it calls, looks at the state.
  func looksAtState(_ function: FunctionDeclSyntax) -> Bool {
    var seen: Set<Survey.CallName> = []
    return survey(function).map { looks($0, event: nil, seen: &seen).state } ?? false
  }

  /// Whether some function matches the state with cases.
  var matchesState: Bool {
    surveys.values.contains { $0.contains { !$0.matched.isDisjoint(with: stateNames) } }
  }

  /// Whether a function assigns the state, itself or in what it calls.
  private func assigned(_ survey: Survey, wherever: Bool) -> Bool {
    if !survey.assigned.isDisjoint(with: stateNames) || survey.calls.contains(where: wrappers.contain) { return true }
    guard wherever else { return false }
    let called = Set(survey.calls.filter(\.isOnSelf).flatMap { self.called(by: $0.name).union([$0.name]) })
    return called.contains { surveys[$0]?.contains { !$0.assigned.isDisjoint(with: stateNames) } == true }
  }

  /// An event that the function makes from what it is given: `switch (unwrap(data), state)`.
  private func unwrapped(_ function: FunctionDeclSyntax, _ survey: Survey) -> MachineDeclaration.Entry? {
    let parameters = Set(function.signature.parameterClause.parameters.map(\.innerName))
    let beside = survey.matchedTogether.filter { !$0.isDisjoint(with: stateNames) }
    // Beside the state first; a switch over the event alone counts where what it calls looks at the state.
    let made = (beside.isEmpty ? survey.matchedTogether : beside).lazy.compactMap { matched in
      madeEvent(among: matched, from: parameters, survey)
    }
    let bearing = made.first { event in
      (!beside.isEmpty || bears(onStateByRowsFor: event, in: function)) && !isAnswerOfState(event, in: function)
    }
    guard let event = bearing, isMatchedAtOnce(event, in: function), !beside.isEmpty || looksAtState(function),
      function.body?.makesInLoop(event) == false,
      !beside.isEmpty || function.body?.asksForPart(event, of: parameters) == false
    else { return nil }
    return MachineDeclaration.Entry(function: function, event: event, events: .elsewhere(type: event), isMade: true)
  }

  /// The only one that is made from a parameter; what a function of the type itself gives is a result, not an event that came in.
  private func madeEvent(among matched: Set<String>, from parameters: Set<String>, _ survey: Survey) -> String? {
    let events = matched.subtracting(stateNames).filter { name in
      guard let sources = survey.sources[name] else { return false }
      return !sources.isDisjoint(with: parameters) && sources.isDisjoint(with: surveys.keys)
    }
    return events.count == 1 ? events.first : nil
  }

  /// Whether a function matches the state and the event in one switch, so that it shows what both of them are.
  func matches(_ function: FunctionDeclSyntax, with event: String) -> Bool {
    survey(function)?.matchedTogether.contains { $0.contains(event) && !$0.isDisjoint(with: stateNames) } ?? false
  }

  /// Whether a parameter can be the event: an enum of this file, or one of another file over whose cases the function switches.
  private func isEvent(_ parameter: FunctionParameterSyntax, of survey: Survey, stateType: String) -> Bool {
    guard !parameter.isVariadic else { return false }
    let wrapped = parameter.type.behindQuestionMark
    let name = (wrapped ?? parameter.type).plainName
    let declarations = declarations.seen(from: parameter)
    if let enumeration = declarations.enumeration(named: name, from: owner) {
      var seen: Set<Survey.CallName> = []
      let looks = looks(survey, event: parameter.innerName, seen: &seen)
      // A value of the states' own type is an event only where both are matched with cases.
      if enumeration.path == stateType {
        return survey.matched.isSuperset(of: [state, parameter.innerName]) && survey.assigned.contains(state)
      }
      // With an enum of another file it is easy to find a parameter that has nothing to do with the state.
      let isNear = enumeration.declaration.map { declarations.isSameFile($0.offset, parameter.offset) } ?? true
      // Beside other arguments its cases are events only where there is something for each of them.
      let isAlone = surveys.isEmpty || parameter.parent?.as(FunctionParameterListSyntax.self)?.count == 1
      // So are those of one that may be missing.
      guard isNear && isAlone && wrapped == nil || decides(survey, event: parameter.innerName), asks(for: parameter)
      else { return false }
      return looks.state || (surveys.isEmpty ? looks.event : assigned(survey, wherever: looks.event))
    }
    guard declarations.type(named: name, from: owner) == nil, name.first?.isUppercase == true,
      !Self.noEvents.contains(name)
    else { return false }
    return !survey.looked.isDisjoint(with: stateNames) && survey.matched.contains(parameter.innerName)
      && isMatchedForState(parameter)
  }

  /// Whether a function does more with a parameter than to hand it on to others, of which none of this type asks for it.
  private func asks(for parameter: FunctionParameterSyntax, depth: Int = 8) -> Bool {
    guard depth > 0, !surveys.isEmpty, let body = parameter.around?.body else { return true }
    let name = parameter.innerName
    let mentions = body.tokens(named: name).compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }
    let texts = declarations.enumeration(named: parameter.type.plainName, from: owner)?.texts ?? []
    return mentions.contains { mention in
      let ofState = declarations.types[stateType]?.functions ?? []
      if mention.isOnlyKept(exceptBy: stateNames, ofState, texts: texts) { return false }
      if mention.decidesNothing(about: stateNames, in: body) { return false }
      guard let call = mention.callAlone else { return true }
      guard let callee = call.calledName, call.calledExpression.nameBehindSelf == callee else {
        return call.calledExpression.tokens(viewMode: .sourceAccurate).contains {
          stateNames.contains($0.identifierText)
        }
      }
      let passed = Array(call.arguments).firstIndex { $0.expression.id == ExprSyntax(mention).id } ?? 0
      return (functions + declarations.functions).filter { $0.name.identifierText == callee }.contains { function in
        let parameters = Array(function.signature.parameterClause.parameters)
        return !parameters.indices.contains(passed) || asks(for: parameters[passed], depth: depth - 1)
      }
    }
  }

  /// Whether a function, or one to which it hands the event, has rows for its cases, or asks for them beside the state.
  private func decides(_ survey: Survey, event: String, depth: Int = 8) -> Bool {
    if survey.matched.contains(event) { return true }
    if survey.askedTogether.contains(where: { $0.contains(event) && !$0.isDisjoint(with: stateNames) }) { return true }
    guard depth > 0 else { return false }
    return survey.calls.contains { call in
      guard call.isOnSelf, let passed = call.arguments.firstIndex(of: event) else { return false }
      return (declarations.types[owner]?.functions ?? declarations.functions).contains { function in
        let parameters = Array(function.signature.parameterClause.parameters)
        guard function.name.identifierText == call.name, parameters.indices.contains(passed),
          let inner = self.survey(function)
        else { return false }
        return decides(inner, event: parameters[passed].innerName, depth: depth - 1)
      }
    }
  }

  /// Whether a function, or one that it calls, looks at the state and at the event.
  private func looks(
    _ survey: Survey,
    event: String?,
    seen: inout Set<Survey.CallName>
  ) -> (state: Bool, event: Bool) {
    let unwraps = isOptional && !survey.unwrapped.isDisjoint(with: stateNames)
    let looksAtState = unwraps || looksAtState(survey) || asksState(survey)
    // A table may be asked for both.
    let keys = survey.subscripts.isDisjoint(with: stateNames) ? [] : survey.subscripts
    var looks = (state: looksAtState, event: event.map(survey.looked.union(keys).contains) ?? false)
    for call in survey.calls where call.isOnSelf && seen.insert(call).inserted {
      let passed = event.flatMap { call.arguments.firstIndex(of: $0) }
      for function in named[call.name] ?? [] {
        let parameters = Array(function.signature.parameterClause.parameters)
        let name = passed.flatMap { parameters.indices.contains($0) ? parameters[$0].innerName : nil }
        let inner = self.survey(function).map { self.looks($0, event: name, seen: &seen) } ?? (false, false)
        looks = (looks.state || inner.0, looks.event || inner.1)
      }
    }
    return looks
  }

  /// Whether a function, or one that it calls, assigns the state, be it in a closure.
  func assigns(_ function: FunctionDeclSyntax) -> Bool {
    let names = called(by: function.name.identifierText).union([function.name.identifierText])
    let wanted = namesOfChanged
    return names.flatMap { surveys[$0] ?? [] }.contains { survey in
      !survey.allAssigned.isDisjoint(with: wanted)
        || survey.calls.contains(where: mutatesState)
        || (survey.calls + survey.callsLater).contains(where: wrappers.contain)
    }
  }

  /// Whether a body changes the state itself, apart from what it calls on the same instance.
  func changesItself(_ survey: Survey, includingLater: Bool) -> Bool {
    let assigned = includingLater ? survey.allAssigned : survey.assigned
    let calls = includingLater ? survey.calls + survey.callsLater : survey.calls
    return !assigned.isDisjoint(with: namesOfChanged) || survey.assigns(any: observed)
      || calls.contains { mutatesState($0) || wrappers.contain($0) }
  }

  /// What is changed where the state is; what is in a box may change as a whole.
  private var namesOfChanged: Set<String> {
    stateNames.union(["self"] + [box?.name, holder?.property].compactMap(\.self))
  }

  /// Whether a body calls a function of the state that tells something about it: `state.canMove(to: .paused)`.
  func asksState(_ survey: Survey) -> Bool {
    let functions = declarations.types[stateType]?.functions ?? []
    return (survey.calls + survey.callsLater).contains { call in
      guard let base = call.base, stateNames.contains(base.hasPrefix("self.") ? String(base.dropFirst(5)) : base) else {
        return false
      }
      return functions.contains {
        $0.name.identifierText == call.name && !$0.isMutating && $0.signature.returnClause != nil
      }
    }
  }

  /// The names of the functions that a function calls on the same instance, directly or not.
  func called(by name: String) -> Set<String> {
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
  var isOnSelf: Bool { base == nil ? !isOfLocal : base == "self" || base == "Self" || base == "self?" }
}

extension Declarations.TypeDeclaration {
  /// The properties that give no more than a text or a number.
  fileprivate var texts: Set<String> {
    let plain = StoredProperty.noStates.subtracting(["Bool", "Error", "Any", "AnyObject", "Array", "Set", "Dictionary"])
    return Set(properties.filter { plain.contains($0.value.typeAnnotation?.type.plainName ?? "") }.keys)
  }
}

extension Survey {
  /// - Parameter inBox: whether a closure has to look at it.
  fileprivate func mentions(_ name: String, inBox: Bool) -> Bool {
    inBox ? looked.contains(name) : names.contains(name)
  }
}

extension FunctionParameterSyntax {
  var around: FunctionDeclSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
  }
}

extension DeclReferenceExprSyntax {
  /// The call that it is an argument of, if nobody asks for what that gives.
  fileprivate var callAlone: FunctionCallExprSyntax? {
    guard let call = parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self) else {
      return nil
    }
    var around = call.parent
    while let expression = around, expression.is(AwaitExprSyntax.self) || expression.is(TryExprSyntax.self) {
      around = expression.parent
    }
    guard let item = around?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else {
      return nil
    }
    // The only expression of a body may be its result.
    return list.count > 1 ? call : nil
  }
}
