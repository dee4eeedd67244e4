import SwiftSyntax
import SwitchbackGraph

/// Turns the functions of a machine into a program; what it does not understand it notes as unread.
struct Lowering {
  let machine: MachineDeclaration
  let directives: Directives
  let lines: SourceLines
  var functions: [Function] = []
  /// How each function is called, in the same order.
  var signatures: [Signature] = []
  private(set) var variables: [Variable] = []
  private(set) var notes: Set<Program.Note> = []
  /// What is said of events whose enums are declared elsewhere.
  var whysOfForeignEvents: Set<String> = []
  private var assumptions: [String] = []
  var namedEvents = NamedEvents()
  private(set) var namedStates: [String] = []
  /// The closures that run later, and what names mean in them.
  var laterClosures: [LaterClosure] = []
  /// The functions that give closures which are not followed yet, and the calls of these that are, by the offsets of their names.
  var givers: [Giver] = []
  var followedCalls: Set<Int> = []
  /// The functions inside of functions that run later, those that are no events yet, and the scopes around them.
  var laterFunctions: [(function: FunctionDeclSyntax, scope: Scope)] = []
  var seenFunctions: Set<Int> = []
  /// The events with which it goes on behind `await`.
  var resumptions: [(name: String, offset: Int)] = []
  /// Whether an answer was waited for, by the offset of what is asked.
  var waited: [Int: Slot] = [:]
  /// How often each name was given to something that a function leaves behind.
  var laterNames: [String: Int] = [:]
  /// The functions that closures are which run later.
  var callbacks: [Callback: Int] = [:]
  /// The constants that closures keep, of which the states tell what they may be.
  var keepsakes: [Keepsake] = []
  /// Whether nobody but the functions of the type sets the state.
  let hidesState: Bool
  var observer: Observer?
  /// The other properties whose observers change the state.
  let observed: Set<String>
  /// The members of the struct beside the region whose setters or observers change it.
  let changingMembers: Set<String>
  /// What runs before.
  var observerBefore: Observer?
  /// The computed properties and functions of a view that leave closures behind which bear on the state, or show such ones.
  private(set) var shown: Set<String> = []
  /// The calls in what a view shows, by the offsets of the hidden functions that they call; those of their names.
  var callsInView: [Int: Set<Int>] = [:]
  /// The same in closures that are events.
  var callsInEvents: [Int: Set<Int>] = [:]
  /// The functions of which these have their names.
  var laterOrigins: [LaterOrigin] = []
  /// The methods that come only where a view shows them, by their offsets, and their names.
  var shownMethods: Set<Int> = []
  var shownMethodNames: Set<String> = []
  /// The functions of other files that set the state.
  let wrappers: StateWrappers
  /// The function that says which class may follow, where classes are the states.
  var permissionFunction: Int?
  /// The stored properties of `Bool` that are followed, and those that hold a state to come back to.
  private(set) var flags: [String: Slot] = [:]
  /// Where the type gives the instance to what sets its state.
  var givingSelf = GivingSelf()
  /// What each function declares, by the offsets of their bodies.
  var boundNames: [Int: BoundNames] = [:]
  /// The names that functions and closures ask about, and where first, by their offsets.
  var namesAsked: [Int: [String: Int]] = [:]
  /// What properties set that are asked for, by their names.
  var settingGetters: [String: Set<String>] = [:]
  /// The parameters of `Int`, which a call may give a number.
  var givenNumbers: Set<Slot> = []
  /// The constants that hold a case, by their names, and the cases that each may hold, by its slot.
  var askedConstants: [String: Slot] = [:]
  var constantCases: [Int: PlainCases] = [:]
  /// The other properties that hold a case and are observed, by their names.
  var toldVariables: [String: Slot] = [:]
  /// What functions ask more than once.
  let repeatedQuestions: [Int: RepeatedQuestions]
  /// The properties beside the state that nobody but the type sets.
  let companions: [Companion]
  /// The tasks that properties hold, and whether the one at hand was cancelled.
  var tasks: [KnownTask] = []
  var cancelled = Slot.event
  /// The properties that tell the last of several turns, and those that hold timers.
  var tokens: [KnownToken] = []
  var timers: [KnownTimer] = []
  var questions: [String: Question] = [:]
  var questionSlots: [String: Slot] = [:]
  /// The parameters that some call does not say in the words of its caller.
  var unsaidNames: Set<String> = []
  /// The local numbers that only count, by their slots.
  var counters: [Int: Counter] = [:]
  /// What constants ask that hold the answer, by their slots.
  var keptConditions: [Int: Condition] = [:]
  /// What tells that properties are set which are never nil again.
  var lasting: [String: Slot] = [:]
  /// The locals that are ahead of a stored number.
  var aheadBy: [AheadBy] = []
  /// Where it is kept what was thrown, from the `throw` of a case to the `catch` that names it.
  private(set) var errors = Slot.event
  /// The same for the types of which that may be.
  private(set) var thrownTypes = Slot.event
  /// What the loop at hand asks for but in its first turn, and what tells that.
  var heldAtFirst: [Site: Slot] = [:]
  /// What tells the first turn of the loops over numbers that ask which number it is, by their offsets.
  var firstTurns: [Int: FirstNumber] = [:]
  /// The cases that are equal to themselves, by the paths of their enums.
  var plainCases: [String: PlainCases] = [:]
  /// What enums say of themselves that is equal, by their paths.
  var equalities: [String: OwnEquality] = [:]
  /// The events that have others inside of them.
  private let nestedEvents: [EnumShape]
  /// How many functions that take events have a name.
  let countsOfEntries: [String: Int]
  /// The enums of the events.
  let eventPaths: Set<String>
  /// What blocks copy as it is.
  var putCopies: [SyntaxIdentifier: PutCopies] = [:]
  private var rows = 0
  private var depth = 0

  /// Deeper than anybody nests, and shallow enough for the stack of a thread.
  private static let deepest = 64

  /// What is known of a slot's type.
  struct Variable {
    var type: ValueType?
    /// Whether it holds an event whose enum is declared elsewhere.
    var isForeignEvent = false
    /// Whether that may be missing.
    var mayBeNil = false
  }

  init(machine: MachineDeclaration, directives: Directives, lines: SourceLines) {
    self.machine = machine
    self.directives = directives
    self.lines = lines
    wrappers = machine.wrappers
    observed = machine.observedProperties
    changingMembers = machine.declarations.membersChangingRegion
    companions = machine.companions
    hidesState = machine.hidesState
    countsOfEntries = machine.entries.reduce(into: [:]) { $0[$1.function.name.identifierText, default: 0] += 1 }
    repeatedQuestions = Self.repeatedQuestions(of: machine, besides: companions.flatMap(\.questions))
    eventPaths = Set(machine.events.compactMap { $0.shape?.path })
    nestedEvents = machine.region == nil && machine.closure == nil ? [] : machine.events.compactMap(\.shape)
    let isBool = machine.region?.isBool ?? false
    variables = [Variable(type: isBool ? .bool : machine.placeType), Variable()]
    errors = slot()
    thrownTypes = slot()
    let own = companions.filter(\.isFlag).map(\.name)
    for name in Set(machine.flags + own).sorted() { flags[name] = slot(of: .bool) }
    for companion in companions {
      guard case .state(let isOptional) = companion.kind else { continue }
      var type = ValueType(path: machine.stateType)
      type.isOptional = isOptional
      flags[companion.name] = slot(of: type)
    }
    makeQuestionSlots()
    makeSlotsAhead()
    makeLastingSlots()
    makeConstantSlots()
    makeVariableSlots()
    makeTaskSlots()
    makeTokenSlots()
    makeTimerSlots()
    givingSelf = findGivingSelf()
    settingGetters = findSettingGetters()
    givers = findGivers()
    if machine.isKeptOutside {
      findShown()
      shown = namesShown()
    }
  }

  static func program(of machine: MachineDeclaration, directives: Directives, lines: SourceLines) -> Program {
    var lowering = Lowering(machine: machine, directives: directives, lines: lines)
    for conditional in machine.conditionalCases {
      lowering.unread("cases inside '#if' depend on the build", at: conditional.offset)
    }
    if let table = machine.table {
      let choice = lowering.choice(of: table)
      return lowering.program(lowering.events(of: table, function: choice))
    }
    if let closure = machine.closure { return lowering.program(lowering.events(of: closure)) }
    if let loop = machine.loop { return lowering.program(lowering.events(of: loop)) }
    if let states = machine.stateTypes {
      lowering.assumeHelpers()
      let areClasses = machine.dialect == .stateClasses && states.context == nil
      let events = areClasses ? lowering.events(ofClasses: states) : lowering.events(of: states)
      return lowering.program(events)
    }
    if let followers = machine.followers {
      let list = lowering.list(of: followers)
      return lowering.program(lowering.requests(function: list))
    }
    lowering.assumeAnswers()
    lowering.assumeHelpers()
    lowering.assumeGivenObject()
    lowering.assumeBegunEvents()
    lowering.assumeRecords()
    lowering.assumeQueues()
    lowering.followObservers()
    let entries = machine.entries.map { entry in
      lowering.namedEvents.begin(entry.events)
      return (entry, lowering.entry(entry))
    }
    let events = entries.flatMap { lowering.events(of: $0, function: $1) }
    let targeted = events + lowering.targetedEvents(besides: events)
    let told = lowering.toldEvents(besides: targeted)
    let observed =
      lowering.settingEvents() + lowering.observedEvents() + lowering.stateObserverEvents()
      + lowering.gettingEvents()
    return lowering.program(targeted + told + observed + lowering.beginningEvents())
  }

  private mutating func program(_ events: [Program.Event]) -> Program {
    let states =
      machine.hasForeignStates ? namedStates.map { ([$0], nil) } : machine.states.leaves.map { ($0.path, $0.item) }
    let initial = machine.initial.map { $0.flatMap { initialStates(Operands($0)) } }
    let initializers = initializers()
    let step = step()
    noteGivenSubject()
    let views = lowerSchedulers()
    let closures = closureEvents() + publisherEvents()
    let own = whereShown(events.filter { !isPartOfClosures($0) }).map(placed)
    let events = withUniqueNames(withFullNames(own + closures))
    let implied = rivals().merging(impliedAnswers()) { $0.merging($1) }
    let stored = flags.merging(toldVariables) { first, _ in first }
    // What happens on events that no row names is run as well.
    let isKnown = step == nil && notes.allSatisfy { whysOfForeignEvents.contains($0.why) }
    let isFollowed = isKnown && views.isEmpty
    let ownClosures = isKnown ? followedClosures(events) : []
    let (companions, tasks) = isFollowed ? (followedCompanions(events), followedTasks(events)) : ([], [])
    return Program(
      states: states.map { path, item in
        Program.StateCase(
          path: path,
          isFinal: machine.states.case(path[0])?.isFinal ?? (item?.isFinal == true),
          hasPayload: item?.payload.isEmpty == false
        )
      },
      initial: initial ?? [],
      initializers: initializers,
      step: step,
      views: views,
      callbacks: step == nil && views.isEmpty ? [:] : callbacks,
      keepsakes: keepsakes,
      events: events,
      resumptions: resumptions,
      functions: functions,
      answers: machine.answers?.meanings ?? [:],
      isBool: machine.region?.isBool ?? false,
      hasNil: machine.hasOptionalState,
      flags: stored.values.map(\.id).sorted(),
      ownFlags: Set(stored.filter { machine.hidesSetting(of: $0.key) }.values.map(\.id))
        .union(questions.values.filter(\.isOwn).map(\.slot.id)),
      flagsOfWaiting: flagsOfWaiting(besides: stored),
      questions: Dictionary(
        stored.map { ($1.id, $0) } + questions.values.map { ($0.slot.id, $0.text) },
        uniquingKeysWith: { first, _ in first }
      ),
      questionSources: questionSources,
      questionLocals: Dictionary(questions.values.map { ($0.slot.id, $0.locals) }) { first, _ in first },
      alongCalls: answersAlongCalls,
      constants: Set(questions.values.filter(\.isConstant).map(\.slot.id)).union(constantCases.keys),
      constantCases: constantCases,
      answersAboutParameters: answersAboutParameters,
      keptConditions: keptConditions,
      namedAnswers: namedAnswers,
      answersAboutVariables: answersAboutVariables,
      implied: implied,
      errors: errors,
      thrownTypes: thrownTypes,
      loose: Set(questions.values.filter { !$0.isPlain }.map(\.slot.id)),
      steady: Set(questions.values.filter { $0.isPlain && $0.namesPlaces }.map(\.slot.id)),
      places: places,
      companions: companions,
      tasks: tasks,
      cancelled: cancelled,
      closures: ownClosures,
      isShared: machine.isShared && machine.storage.propertyName != nil,
      stateSites: companions.isEmpty && tasks.isEmpty && ownClosures.isEmpty
        ? [] : machine.assignmentSites.map(\.range),
      unread: notes.sorted { ($0.offset, $0.why) < ($1.offset, $1.why) },
      assumptions: assumptions
    )
  }

  /// What else than the state may hold one.
  private var places: Set<Int> {
    Set(variables.indices.filter { $0 != Slot.state.id && variables[$0].type?.path == machine.stateType })
  }

  /// Both of `condition ? .one : .other`, if both are known.
  private mutating func initialStates(_ term: Operands) -> [[String]] {
    let term = givenByStatic(term)
    guard let (_, first, second) = Operands.ternary(term) ?? term.single.flatMap(Operands.ternary) else {
      return [initialState(term)].compactMap(\.self)
    }
    let (one, other) = (initialStates(Operands(first)), initialStates(second))
    return one.isEmpty || other.isEmpty ? [] : one + other.filter { !one.contains($0) }
  }

  private mutating func initialState(_ term: Operands) -> [String]? {
    let scope = Scope(receiver: .other, owner: machine.owner)
    let type = machine.region?.isBool == true ? .bool : machine.placeType
    var value = leaf(term, expected: type, scope: scope).1
    var path: [String] = []
    if case .bool(let value) = value { return ["\(value)"] }
    if case .none = value, machine.hasOptionalState { return Program.nilState }
    while case .enumCase(let name, let nested) = value {
      path.append(name)
      guard let nested else { return path }
      value = nested
    }
    return nil
  }

  // MARK: Notes

  mutating func unread(_ why: String, at offset: Int) {
    notes.insert(Program.Note(why: why, offset: offset))
  }

  mutating func assume(_ text: String) {
    if !assumptions.contains(text) { assumptions.append(text) }
  }

  private mutating func assumeHelpers() {
    guard !machine.takenForHelpers.isEmpty else { return }
    let names = machine.takenForHelpers.map { "'\($0)'" }.joined(separator: ", ")
    let type = machine.owner.plainPath
    assume("helpers and no events, since only functions of '\(type)' are seen to call them: \(names)")
  }

  /// A case of the states' enum, where that is declared elsewhere.
  mutating func noteState(_ name: String, of type: ValueType?) -> Bool {
    guard machine.hasForeignStates, type?.path == machine.stateType else { return false }
    if !namedStates.contains(name) { namedStates.append(name) }
    return true
  }

  mutating func noteEvent(_ name: String, of slot: Slot?) {
    guard let slot, variables[slot.id].isForeignEvent else { return }
    namedEvents.add(name)
  }

  /// A block inside of another; what is nested too deeply is not followed.
  mutating func nested(at offset: Int, _ block: (inout Self) -> Block) -> Block {
    guard depth < Self.deepest else {
      let unknown = Unknown(site: Site(text: "…", offset: offset), why: ReadingLimit.nesting.rawValue)
      unread(unknown.why, at: offset)
      return Block(statements: [.giveUp(unknown)])
    }
    depth += 1
    defer { depth -= 1 }
    return block(&self)
  }

  mutating func nextRow() -> Int {
    rows += 1
    return rows
  }

  // MARK: Slots

  mutating func slot(of type: ValueType? = nil, isForeignEvent: Bool = false) -> Slot {
    variables.append(Variable(type: type, isForeignEvent: isForeignEvent))
    return Slot(id: variables.count - 1)
  }

  mutating func setType(of slot: Slot, to variable: Variable) {
    variables[slot.id] = variable
  }

  /// The enum at a path, where this file declares it.
  func shape(at path: String?) -> EnumShape? {
    guard let path else { return nil }
    if machine.hasForeignStates, path == machine.stateType { return nil }
    if let states = machine.states.shape(at: path) { return states }
    if let events = nestedEvents.lazy.compactMap({ $0.shape(at: path) }).first { return events }
    return machine.declarations.eventShape(at: path).map(holdingStates) ?? shape(ofResultAt: path)
  }

  func shape(of slot: Slot?) -> EnumShape? {
    slot.flatMap { shape(at: variables[$0.id].type?.path) }
  }
}

extension MachineDeclaration {
  /// Whether a function's result is the next state, and not what it leaves where the state lives.
  func resultIsState(of entry: Entry) -> Bool {
    if saysAllowedMoves { return true }
    let parameters = entry.function.signature.parameterClause.parameters
    if storage == .itself { return !entry.function.isMutating }
    return parameters.contains { $0.innerName == entry.state && !$0.isInout }
  }
}
