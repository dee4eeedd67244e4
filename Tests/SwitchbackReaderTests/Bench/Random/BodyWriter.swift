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
  var mayThrow = false
  var knowsEvent = true
  /// Where the state is.
  private(set) var place = "state"

  enum Result: CaseIterable { case nothing, answer, error }

  struct Helper {
    enum Kind: CaseIterable { case changes, changesTo, inPlace, asks, follows }
    var kind: Kind
    var name: String
  }

  /// The source of a machine.
  static func machine(seed: Int, in frame: Frame) -> (source: String, result: Result) {
    var writer = BodyWriter(random: SeededGenerator(seed: seed))
    if frame.hasMembers {
      for _ in 0..<Int.random(in: 0...3, using: &writer.random) { writer.addHelper() }
    }
    writer.place = frame.place
    writer.result = Result.allCases.randomElement(using: &writer.random) ?? .nothing
    writer.names = [(writer.place, true)]
    writer.mayThrow = writer.result == .error
    let depth = writer.isOnce(in: 3) ? 3 : 2
    let body = frame.first + writer.block(depth: depth) + writer.ending
    let lines = frame.lines(body, writer.result, members: writer.members(calledFrom: body))
    return (lines.joined(separator: "\n") + "\n", writer.result)
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

  var ending: [String] { result == .answer ? ["return true"] : [] }

  mutating func fresh(_ prefix: String) -> String {
    counter += 1
    return "\(prefix)\(counter)"
  }

  mutating func isOnce(in count: Int) -> Bool { random.isOnce(in: count) }

  mutating func choose(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}
