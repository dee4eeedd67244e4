import SwitchbackTestSupport

/// Writes statements at random, of all kinds that a method of a machine may have; they end, and they are Swift.
struct BodyWriter {
  var random: SeededGenerator
  /// The names of states that can be seen, and whether they can be assigned.
  var names: [(name: String, isVariable: Bool)] = []
  var optionals: [String] = []
  var counter = 0
  /// Functions that may be called: those that were written before.
  var helpers: [Helper] = []
  var members: [(name: String, lines: [String])] = []
  var result = Result.nothing
  /// What `return` has to say, where one may stand.
  var mayReturn = true
  /// Whether the answer may be a condition: of what closures give the type is not known.
  var givesConditions = true
  var mayThrow = false
  var knowsEvent = true
  var stored: [Stored] = []
  /// Those that can be set.
  var settable: [Stored] = []
  /// What runs when a property is set, by its name.
  var observers: [String: [String]] = [:]
  var isInObserver = false
  /// Whether the machine is a class, of which only itself sets the state.
  var isShared = false
  /// What states carry, by their names.
  var payloads: [String: Payload] = [:]
  /// Numbers that were bound.
  var numbers: [String] = []
  /// Whether the states say and do something of themselves, and whether properties of the machine are computed of them.
  var hasStateMembers = false
  var hasComputed = false
  /// Where the state is.
  var place = "state"

  /// Locals that are true or false, and whether they can be assigned.
  var bools: [(name: String, isVariable: Bool)] = []

  enum Result {
    case nothing, answer, error
    /// A state, which only helpers give, and an error of one type, which only they throw.
    case state, trouble
    static let ofMethods = [nothing, answer, error]
  }

  struct Helper {
    enum Kind: CaseIterable { case changes, changesTo, inPlace, asks, follows, gives, fails }
    var kind: Kind
    var name: String
  }

  /// What was written.
  struct Machine {
    var source: String
    var result: Result
    /// The arguments of the initializer that sets all to what is tried.
    var trial: String
    /// The states that are tried, where these carry something.
    var samples: [String]?
    var stored: [Stored]
  }

  /// The source of a machine.
  static func machine(seed: Int, in frame: Frame) -> Machine {
    var writer = BodyWriter(random: SeededGenerator(seed: seed))
    writer.stored = writer.chosenStored(frame)
    writer.hasStateMembers = writer.isOnce(in: 3)
    writer.hasComputed = frame.hasMembers
    writer.isShared = frame == .hidden
    if !writer.isShared { writer.choosePayloads() }
    let states = writer.stateEnum()
    if frame.hasMembers {
      for _ in 0..<Int.random(in: 0...3, using: &writer.random) { writer.addHelper() }
    }
    writer.addObservers()
    writer.begin(frame)
    let body = writer.first(frame) + writer.block(depth: writer.isOnce(in: 3) ? 3 : 2) + writer.ending
    let observers = writer.observers.values.flatMap(\.self)
    var members = writer.members(calledFrom: body + observers)
    if frame.hasMembers { members += writer.computed(namedIn: body + observers + members) }
    let all = body + observers + members
    let needsTrouble = all.contains { $0.contains("Trouble") }
    let types =
      states + (needsTrouble ? ["enum Trouble: Error { case light, grave }"] : [])
      + (writer.needsSides ? ["enum Side { case left, right }"] : [])
    let lines = frame.lines(body, writer.result, types, writer.properties, members: members)
    return Machine(
      source: lines.joined(separator: "\n") + "\n",
      result: writer.result,
      trial: writer.trial(),
      samples: writer.samples,
      stored: writer.stored
    )
  }

  private mutating func begin(_ frame: Frame) {
    place = frame.place
    result = Result.ofMethods.randomElement(using: &random) ?? .nothing
    names = [(place, true)]
    givesConditions = frame != .closure
    see(setting: stored)
    mayThrow = result == .error
  }

  /// The functions that are called: others would be taken for events of their own.
  private func members(calledFrom body: [String]) -> [String] {
    var lines = body
    for member in members.reversed() where lines.contains(where: { $0.contains("\(member.name)(") }) {
      lines += member.lines
    }
    return Array(lines.dropFirst(body.count))
  }

  private init(random: SeededGenerator) { self.random = random }

  var ending: [String] { result == .answer ? ["return true"] : result == .state ? ["return state"] : [] }

  mutating func fresh(_ prefix: String) -> String {
    counter += 1
    return "\(prefix)\(counter)"
  }

  mutating func isOnce(in count: Int) -> Bool { random.isOnce(in: count) }

  mutating func choose(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}
