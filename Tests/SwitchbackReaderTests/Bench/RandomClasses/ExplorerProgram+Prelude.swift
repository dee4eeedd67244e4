extension ExplorerProgram {
  /// What the classes call, and a search that has them do all they can: all events everywhere, with all answers.
  static let prelude = """
    struct Failure: Error {}

    /// The answers that are given in one run, of which all combinations are tried.
    enum Script {
      nonisolated(unsafe) static var answers: [Int] = []
      nonisolated(unsafe) static var counts: [Int] = []
      nonisolated(unsafe) static var asked = 0
      nonisolated(unsafe) static var changes = 0
      /// Where a run asks for more than can all be tried, chance decides.
      nonisolated(unsafe) static var chance: UInt64?
      /// The first answer ends loops, and is the only one left where a run asks for more and more.
      static func answer(of count: Int) -> Int {
        asked += 1
        if asked > (chance == nil ? 8 : 40) { return 0 }
        if let last = chance {
          let next = last &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          chance = next
          return Int(next >> 33) % count
        }
        if asked > answers.count { answers.append(0); counts.append(count) }
        return answers[asked - 1]
      }
      static func answer() -> Bool { answer(of: 2) == 1 }
      /// What locals were given, which closures may hold.
      nonisolated(unsafe) static var kept: [Int] = []
      static func kept(number: Int) -> Int {
        kept.append(number)
        return number
      }
      static func keptAnswer() -> Bool { kept(number: answer(of: 2)) == 1 }
      static func next() -> Bool {
        while let last = answers.last, last + 1 == counts[answers.count - 1] {
          answers.removeLast()
          counts.removeLast()
        }
        guard let last = answers.last else { return false }
        answers[answers.count - 1] = last + 1
        return true
      }
    }

    /// What happens without waiting: where it began, and where the state is at its end.
    struct Stretch: Hashable {
      var from: String
      /// Where it may be drawn: where it began, which calls were around it, and what it called.
      var lines: Set<Int>
      var to: String

      nonisolated(unsafe) static var word: () -> String = { "" }
      /// What others do while something waits.
      nonisolated(unsafe) static var others: () -> Void = {}
      nonisolated(unsafe) static var all: Set<Stretch> = []
      nonisolated(unsafe) static var calls: [Int] = []
      nonisolated(unsafe) static var current = Stretch(from: "", lines: [], to: "")
      static func begin(_ line: Int) { current = Stretch(from: word(), lines: Set(calls + [line]), to: "") }
      static func end() { current.to = word(); all.insert(current) }
      static func wait(_ line: Int) { end(); others(); begin(line) }
      static func printAll(_ start: String, seed: Int) {
        for stretch in all {
          print(seed, start, stretch.from, stretch.to, stretch.lines.map(String.init).joined(separator: ","))
        }
        all = []
      }
      static func enter(_ caller: Int, _ line: Int) {
        calls.append(caller)
        // The calls of a function that is told the state may be drawn at the states, which are in the second line.
        current.lines.formUnion([line, 2])
      }
      static func leave() { calls.removeLast() }
    }

    /// A closure that was left behind, once for all that it may hold.
    struct Later {
      struct Way: Hashable {
        var line: Int
        var calls: [Int] = []
        var kept: [Int] = []
      }
      var way: Way
      /// Whether what was given it calls it once.
      var isOnce: Bool
      var run: () throws -> Void
      nonisolated(unsafe) static var all: [Later] = []
      /// Where each stands among all.
      nonisolated(unsafe) static var indices: [Way: Int] = [:]
      nonisolated(unsafe) static var counts: [Int: Int] = [:]
      /// What one run left behind.
      nonisolated(unsafe) static var left: Set<Int> = []
      static func add(_ line: Int, isOnce: Bool = false, _ run: @escaping () throws -> Void) {
        let way = Way(line: line, calls: Stretch.calls, kept: Script.kept)
        if let known = indices[way] {
          left.insert(known)
        } else if counts[line, default: 0] < 60 {
          counts[line, default: 0] += 1
          indices[way] = all.count
          left.insert(all.count)
          all.append(Later(way: way, isOnce: isOnce, run: run))
        }
      }
    }

    struct Task {
      @discardableResult init(line: Int = #line, _ run: @escaping () throws -> Void) { Later.add(line, isOnce: true, run) }
    }

    final class Service {
      func log() {}
      func isFine() -> Bool { Script.answer() }
      func accepts(_ count: Int) -> Bool { Script.answer() }
      func limit() -> Int { Script.answer(of: 3) + 1 }
      func write() throws { if Script.answer() { throw Failure() } }
      func rest(line: Int = #line) { Stretch.wait(line) }
      func check(line: Int = #line) -> Bool { Stretch.wait(line); return Script.keptAnswer() }
      func save(line: Int = #line) throws { Stretch.wait(line); try write() }
      func fetch(line: Int = #line) throws -> Int { try save(line: line); return Script.keptAnswer() ? 5 : 0 }
      // Whoever is given a closure may have a turn.
      func whenDone(line: Int = #line, _ run: @escaping () -> Void) { Stretch.others(); Later.add(line, run) }
      func request(line: Int = #line, _ run: @escaping (Result<Int, any Error>) -> Void) {
        Stretch.others()
        Later.add(line) { run(Script.answer() ? .failure(Failure()) : .success(Script.keptAnswer() ? 5 : 0)) }
      }
    }

    struct Configuration<State: Hashable>: Hashable {
      var state: State
      var flags: [Bool]
      /// How many turns were counted.
      var count = 0
    }

    protocol Explored: AnyObject {
      associatedtype State: Hashable
      static var samples: [State] { get }
      static var flagCount: Int { get }
      /// How many turns may be counted; what would be found out with more of them is the same.
      static var counts: ClosedRange<Int> { get }
      init(service: Service)
      var word: String { get }
      var configuration: Configuration<State> { get set }
      var events: [(line: Int, run: () throws -> Void)] { get }
    }

    func explore<Machine: Explored>(_ type: Machine.Type, seed: Int) {
      let machine = Machine(service: Service())
      let initial = [machine.configuration]
      let all = Machine.samples.flatMap { state in
        (0..<(1 << Machine.flagCount)).flatMap { bits in
          Machine.counts.map { Configuration(state: state, flags: flags(bits, of: Machine.flagCount), count: $0) }
        }
      }
      Stretch.word = { machine.word }
      (Later.all, Later.indices, Later.counts, Stretch.others) = ([], [:], [:], {})
      follow(machine, from: initial)
      Stretch.printAll("initial", seed: seed)
      Stretch.others = { changeFlags(of: machine) }
      search(machine, from: all)
      Stretch.printAll("any", seed: seed)
    }

    func flags(_ bits: Int, of count: Int) -> [Bool] { (0..<count).map { bits & (1 << $0) != 0 } }

    /// Others leave the state alone, but not the flags.
    func changeFlags<Machine: Explored>(of machine: Machine) {
      guard Machine.flagCount > 0, Script.changes < 2 || Script.chance != nil else { return }
      let bits = Script.answer(of: (1 << Machine.flagCount) + 1) - 1
      guard bits >= 0 else { return }
      Script.changes += 1
      machine.configuration.flags = flags(bits, of: Machine.flagCount)
    }

    /// Does something with all answers, and tells of each end.
    func runWithAllAnswers<Machine: Explored>(
      _ machine: Machine,
      _ configuration: Configuration<Machine.State>,
      _ way: Later.Way,
      run: () throws -> Void,
      then: (Configuration<Machine.State>) -> Void
    ) {
      (Script.answers, Script.counts, Script.chance) = ([], [], nil)
      var isLong = false
      func tryOnce() {
        machine.configuration = configuration
        (Script.asked, Script.changes, Script.kept, Stretch.calls, Later.left) = (0, 0, way.kept, way.calls, [])
        Stretch.begin(way.line)
        try? run()
        Stretch.end()
        isLong = isLong || Script.asked > 8
        then(machine.configuration)
      }
      repeat { tryOnce() } while Script.next()
      guard isLong else { return }
      Script.chance = 1
      for _ in 0..<200 { tryOnce() }
    }

    /// All that may happen if anything left behind may come at any time.
    func search<Machine: Explored>(_ machine: Machine, from beginnings: [Configuration<Machine.State>]) {
      var configurations = beginnings
      var known = Set(beginnings)
      func tryAll(_ configuration: Configuration<Machine.State>, _ way: Later.Way, run: () throws -> Void) {
        runWithAllAnswers(machine, configuration, way, run: run) { next in
          if Machine.counts.contains(next.count), known.insert(next).inserted {
            configurations.append(next)
          }
        }
      }
      var (done, ran) = (0, 0)
      while done < configurations.count || ran < Later.all.count {
        if done < configurations.count {
          for event in machine.events { tryAll(configurations[done], Later.Way(line: event.line), run: event.run) }
          for later in Later.all[..<ran] { tryAll(configurations[done], later.way, run: later.run) }
          done += 1
        } else {
          let later = Later.all[ran]
          for configuration in configurations[..<done] { tryAll(configuration, later.way, run: later.run) }
          ran += 1
        }
      }
    }

    /// A configuration, and the closures that are left behind in it.
    struct Moment<State: Hashable>: Hashable { var configuration: Configuration<State>; var pending: Set<Int> = [] }

    /// What does happen, as far as it takes no more than two closures that are left behind at a time: each comes after what
    /// left it behind.
    func follow<Machine: Explored>(_ machine: Machine, from beginnings: [Configuration<Machine.State>]) {
      var moments = beginnings.map { Moment(configuration: $0) }
      var known = Set(moments)
      func reach(_ configuration: Configuration<Machine.State>, _ pending: Set<Int>) {
        let moment = Moment(configuration: configuration, pending: pending)
        guard Machine.counts.contains(configuration.count) else { return }
        if known.insert(moment).inserted { moments.append(moment) }
      }
      func tryAll(_ moment: Moment<Machine.State>, _ way: Later.Way, run: () throws -> Void, pending: [Set<Int>]) {
        runWithAllAnswers(machine, moment.configuration, way, run: run) { next in
          for pending in pending {
            reach(next, pending)
            for left in Later.left where pending.count < 2 { reach(next, pending.union([left])) }
          }
        }
      }
      var done = 0
      while done < moments.count, done < 4_000 {
        let moment = moments[done]
        done += 1
        for event in machine.events {
          tryAll(moment, Later.Way(line: event.line), run: event.run, pending: [moment.pending])
        }
        for index in moment.pending {
          let (later, rest) = (Later.all[index], moment.pending.subtracting([index]))
          tryAll(moment, later.way, run: later.run, pending: later.isOnce ? [rest] : [rest, moment.pending])
        }
      }
    }
    """
}
