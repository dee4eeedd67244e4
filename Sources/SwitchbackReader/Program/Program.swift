/// What bears on the state in the functions of a machine, lowered to small values that know no syntax.
struct Program {
  var states: [StateCase]
  /// Where the machine starts, when more than the declaration of the states tells; several are possible.
  var initial: [[String]] = []
  /// The functions at whose end the state's slot tells where the machine starts.
  var initializers: [Int] = []
  /// What performs a step, where the last one is the state.
  var step: Step?
  /// The computed properties that show a state, and leave behind what can happen there.
  var views: [Int] = []
  /// The functions that closures are which run later; where steps are performed or views shown, alone.
  var callbacks: [Callback: Int] = [:]
  /// The constants that closures keep, of which the states tell what they may be in which the closures are left behind.
  var keepsakes: [Keepsake] = []
  var events: [Event]
  /// The events behind these: what a function does when it goes on behind `await`.
  var resumptions: [(name: String, offset: Int)] = []
  var functions: [Function]
  /// What the cases mean that a function gives which is asked for a state.
  var answers: [String: Answer] = [:]
  /// Whether the states are `true` and `false`.
  var isBool = false
  /// Whether one of the states is `nil`.
  var hasNil = false
  /// The slots of what is stored beside the state.
  var flags: [Int] = []
  /// Those that only the type can set.
  var ownFlags: Set<Int> = []
  /// Those that nothing sets but what waits.
  var flagsOfWaiting: Set<Int> = []
  /// What those and others stand for of which it is known what was answered, by their slots.
  var questions: [Int: String] = [:]
  /// What the computed properties and functions mention that they name.
  var questionSources: [Int: Set<String>] = [:]
  /// The locals and parameters that they are about.
  var questionLocals: [Int: Set<String>] = [:]
  /// Those of them that are asked along calls only.
  var alongCalls: Set<Int> = []
  /// Those of them that nothing changes.
  var constants: Set<Int> = []
  /// The cases that each of those may be which holds one.
  var constantCases: [Int: PlainCases] = [:]
  /// Those that are about the parameters of a function, by its offset.
  var answersAboutParameters: [Int: [Int]] = [:]
  /// What constants ask that hold the answer, by their slots; nothing changes what it is about.
  var keptConditions: [Int: Condition] = [:]
  /// The answers about constants of functions, by the functions' offsets and by how they are asked there.
  var namedAnswers: [Int: [String: Int]] = [:]
  /// Those that are about locals which nothing but their function sets.
  var answersAboutVariables: Set<Int> = []
  /// What the answers tell about others.
  var implied: [Int: ImpliedAnswers] = [:]
  /// Where it is kept what was thrown.
  var errors: Slot?
  /// The same for the types of which that may be.
  var thrownTypes: Slot?
  /// Those that any assignment may change.
  var loose: Set<Int> = []
  /// Those that one turn of a loop leaves to the next, if no assignment changes what they name.
  var steady: Set<Int> = []
  /// What may hold a state, so that it counts where that comes from.
  var places: Set<Int> = []
  /// Properties beside the state that nothing sets but what is followed.
  var companions: [Companion] = []
  /// The tasks that properties hold, if nothing sets these but what is followed.
  var tasks: [OwnTask] = []
  /// Whether the task at hand was cancelled.
  var cancelled = Slot.event
  /// Closures that are events, and that nothing leaves behind but what is followed.
  var closures: [OwnClosure] = []
  /// Whether what is called, or what runs at the same time, can move the state while a function runs.
  var isShared = false
  /// Where the state is set, if there are such.
  var stateSites: [Range<Int>] = []
  /// What could not be lowered, with its offset in the source.
  var unread: [Note] = []
  var assumptions: [String] = []

  /// Whether the functions answer whether a state may be had.
  var isAsked: Bool { events.first?.isRequest ?? false }

  /// The names that each of those is about.
  var questionNames: [Int: Set<String>] {
    var names = questions.mapValues(\.names)
    for (slot, locals) in questionLocals {
      names[slot] = names[slot]?.subtracting(locals).union(locals.map(Question.local))
    }
    return names.merging(questionSources) { $0.union($1) }
  }

  /// A state without its payload; nested states are their leaves.
  struct StateCase {
    var path: [String]
    var isFinal: Bool
    /// Whether the same state may hold something else when it is set again.
    var hasPayload = false
    var name: String { path.joined(separator: ".") }
  }

  func hasPayload(_ state: [String]) -> Bool { states.contains { $0.path == state && $0.hasPayload } }

  /// An event, and the function that takes it.
  struct Event {
    var name: String
    var path: [String]
    var function: Int
    /// Whether the function's result is the next state; otherwise what it leaves in the state's slot is.
    var resultIsState: Bool
    /// Whether it stands for those that no row names, of an enum that another file declares.
    var isRest = false
    /// Whether that leads anywhere, so that it is drawn.
    var isDrawnRest = false
    /// Whether it does nothing to the state but to begin others, so that it is not drawn.
    var onlyBegins = false
    /// Whether the event asks for a state, and the result is whether it may be had.
    var isRequest = false
    /// Whether it is that there is none: `receive(nil)`.
    var isNil = false
    /// Whether it is a property that is told the next state.
    var isSetter = false
    /// Whether it is a closure that runs later.
    var isClosure = false
    /// Whether nobody is told what it throws: `Task { try … }`.
    var dropsErrors = false
    /// The closure that it is, which only comes where it was left behind.
    var callback: Callback?
    /// What the method is called of which this is the case of a parameter.
    var method: String?
    /// The event that a method is as a whole, where this one is the method with one of the states as its argument.
    var whole: Int?

    var value: Value { isNil ? .none : .path(path) }
  }

  /// A function that performs a step, and where it takes it.
  struct Step {
    var function: Int
    var parameter: Slot
  }

  /// The state in which a property has no value.
  static let nilState = ["nil"]

  /// A state as the value that the functions see.
  func value(of state: [String]) -> Value {
    if isBool { return .bool(state == ["true"]) }
    return hasNil && state == Self.nilState ? .none : .path(state)
  }

  /// The state that a value is, if it is known.
  func path(of value: Value) -> [String]? {
    if case .path(let path) = value { return path }
    return hasNil && value == .none ? Self.nilState : nil
  }

  /// - Parameter index: among the events, and the resumptions behind them.
  func isRest(_ index: Int) -> Bool { index < events.count && events[index].isRest }

  /// Whether it stands for events of which nothing is drawn.
  ///
  /// - Parameter index: among the events, and the resumptions behind them.
  func leavesOut(_ index: Int) -> Bool { isRest(index) && !events[index].isDrawnRest }

  /// - Parameter index: among the events, and the resumptions behind them.
  func eventName(_ index: Int) -> String {
    index < events.count ? events[index].name : resumptions[index - events.count].name
  }

  struct Note: Hashable {
    var why: String
    var offset: Int
  }
}

/// A function that takes events, or one that such a function calls.
struct Function {
  var name: String
  var offset: Int
  var body = Block()
  /// Whether it can change the state.
  var assigns = false
  /// Whether it is an initialiser, which makes nothing where it returns nil.
  var isInitializer = false
  /// Whether it is a computed property, of which one does not say that it is called.
  var isProperty = false
  /// Whether it never returns, as its result type `Never` says.
  var isNever = false
  /// Whether it is a closure that is called for its value.
  var isAsked = false
}

/// A place for a value: the state's, the event's, or that of a parameter or a local.
struct Slot: Hashable {
  var id: Int

  static let state = Slot(id: 0)
  static let event = Slot(id: 1)
}
