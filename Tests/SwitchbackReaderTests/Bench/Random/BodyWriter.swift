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
  var setsStored = true
  /// Whether the states say and do something of themselves, and whether properties of the machine are computed of them.
  var hasStateMembers = false
  var hasComputed = false
  /// Where the state is.
  private(set) var place = "state"

  /// Locals that are true or false, and whether they can be assigned.
  var bools: [(name: String, isVariable: Bool)] = []

  enum Result {
    case nothing, answer, error
    /// A state, which only helpers give.
    case state
    static let ofMethods = [nothing, answer, error]
  }

  struct Helper {
    enum Kind: CaseIterable { case changes, changesTo, inPlace, asks, follows, gives }
    var kind: Kind
    var name: String
  }

  /// What was written.
  struct Machine {
    var source: String
    var result: Result
    var stored: [Stored]
  }

  /// The source of a machine.
  static func machine(seed: Int, in frame: Frame) -> Machine {
    var writer = BodyWriter(random: SeededGenerator(seed: seed))
    writer.stored = writer.chosenStored()
    writer.hasStateMembers = writer.isOnce(in: 3)
    writer.hasComputed = frame.hasMembers
    let states = writer.stateEnum()
    if frame.hasMembers {
      for _ in 0..<Int.random(in: 0...3, using: &writer.random) { writer.addHelper() }
    }
    writer.begin(frame)
    let body = frame.first + writer.block(depth: writer.isOnce(in: 3) ? 3 : 2) + writer.ending
    var members = writer.members(calledFrom: body)
    if frame.hasMembers { members += computed(namedIn: body + members) }
    let lines = frame.lines(body, writer.result, states, writer.stored, members: members)
    return Machine(source: lines.joined(separator: "\n") + "\n", result: writer.result, stored: writer.stored)
  }

  private mutating func begin(_ frame: Frame) {
    place = frame.place
    result = Result.ofMethods.randomElement(using: &random) ?? .nothing
    names = [(place, true)]
    givesConditions = frame != .closure
    see(canSet: true)
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
