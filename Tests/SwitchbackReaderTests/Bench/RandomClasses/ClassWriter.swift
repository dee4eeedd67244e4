import SwitchbackTestSupport

/// Writes classes at random whose methods wait, begin tasks and leave closures behind; they end, and they are Swift.
struct ClassWriter {
  var random: SeededGenerator
  let states: [String]
  let numbered: String?
  let flags: [String]
  /// Whether closures may ask whether another turn has begun since they were left behind.
  let hasToken: Bool
  /// The functions that may be called: those that were written before.
  var helpers: [RandomClass.Function] = []
  var counter = 0
  /// How many statements the function may still have.
  var budget = 0

  static func machine(seed: Int) -> RandomClass {
    var writer = ClassWriter(random: SeededGenerator(seed: seed))
    var machine = RandomClass(seed: seed, states: writer.states, numbered: writer.numbered, flags: writer.flags)
    machine.hasToken = writer.hasToken
    machine.source = writer.source(events: &machine.events)
    return machine
  }

  private init(random: SeededGenerator) {
    self.random = random
    states = ["idle", "loading", "loaded", "failed"]
    numbered = self.random.isOnce(in: 3) ? ["loading", "loaded", "failed"].randomElement(using: &self.random) : nil
    flags = Array(["isReady", "isMuted"].prefix(Int.random(in: 0...2, using: &self.random)))
    hasToken = self.random.isOnce(in: 3)
  }

  private mutating func source(events: inout [RandomClass.Function]) -> String {
    let members = hiddenMembers()
    let names = ["start", "load", "stop", "reset"].shuffled(using: &random).prefix(choose(2) + 2)
    var body: [String] = []
    for name in names {
      events.append(event(named: name))
      // Where nothing that sets the state asks for it, there is no machine to be found.
      let asks = events.count == 1 || isOnce(in: 2)
      body += [""] + lines(of: events[events.count - 1], asks: asks).indented
    }
    let cases = states.map { $0 == numbered ? "\($0)(Int)" : $0 }.joined(separator: ", ")
    var lines = [isOnce(in: 2) ? "final class Machine {" : "@MainActor final class Machine {"]
    lines += ["  enum State: Hashable { case \(cases) }", "  private(set) var state: State = .idle"]
    lines += flags.map { "  private var \($0) = \(isOnce(in: 2))" }
    if hasToken { lines += ["  private var generation = 0"] }
    lines += ["  private let service: Service", "", "  init(service: Service) { self.service = service }"]
    lines += body
    for member in members.reversed() where lines.contains(where: { $0.contains("\(member.name)(") }) {
      lines += [""] + member.lines.indented
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private mutating func event(named name: String) -> RandomClass.Function {
    let waits = isOnce(in: 2)
    return RandomClass.Function(
      name: name,
      parameters: isOnce(in: 4) ? ["isOn: Bool"] : [],
      waits: waits,
      mayThrow: isOnce(in: waits ? 2 : 4)
    )
  }

  mutating func isOnce(in count: Int) -> Bool { random.isOnce(in: count) }

  mutating func choose(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func pick<Element>(_ elements: Element...) -> Element { elements[choose(elements.count)] }

  mutating func fresh(_ prefix: String) -> String {
    counter += 1
    return "\(prefix)\(counter)"
  }
}
