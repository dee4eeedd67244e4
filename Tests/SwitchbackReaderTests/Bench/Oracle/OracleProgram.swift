/// The cases as one program that prints what each machine does in each state on each event.
enum OracleProgram {
  /// The text of each file by its name.
  static func files(of cases: [Case]) -> [String: String] {
    var files = ["prelude.swift": prelude]
    var lists: [String] = []
    for (index, item) in cases.enumerated() where item.isValid {
      let suffix = "_\(index)"
      files["\(item.family.replacing(" ", with: "-")).swift", default: "import Foundation\n"] += """

        // \(item.testDescription)
        \(item.source(renamed: suffix))
        \(item.trials(renamed: suffix) ?? "")

        """
      guard item.trials(renamed: suffix) != nil, let machine = item.machineType else { continue }
      let names = item.flags.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      let left = item.cellsLeftOut.map { "\"\($0)\"" }.joined(separator: ", ")
      lists.append("(\(index), [\(names)], [\(left)], { \(item.renamed(machine, with: suffix)).trials() })")
    }
    files["main.swift"] = main(lists)
    return files
  }

  private static let prelude = """
    import Foundation

    nonisolated(unsafe) var isReady = false
    nonisolated(unsafe) var isLate = false
    nonisolated(unsafe) var isMany = false
    nonisolated(unsafe) var fails = false
    nonisolated(unsafe) var wasHeld = false
    nonisolated(unsafe) var hadTries = false
    nonisolated(unsafe) var hadState = false
    nonisolated(unsafe) var wasRight = false
    nonisolated(unsafe) var isFull = false
    nonisolated(unsafe) var isUnknown = false
    var count: Int { isMany ? 5 : 0 }
    struct Failure: Error, Equatable { var isGrave = false }
    func note(_ text: String = "") {}
    func restore<Value>(_ value: inout Value) {}
    func check() throws { if fails { throw Failure() } }
    func wait() async {}
    func resolve<T>() -> T { fatalError() }
    func download<T>() async -> T { fatalError() }
    func fill<T>(_ value: inout T) {}
    func perform(_ body: () -> Void) { body() }
    func later(_ body: @escaping () -> Void) {}
    struct TransitionTable<State: Hashable & Sendable, Event: Hashable & Sendable>: Sendable {
      struct Row: ExpressibleByDictionaryLiteral, Sendable {
        var cells: [(Event, State)]
        init(dictionaryLiteral cells: (Event, State)...) { self.cells = cells }
        subscript(event: Event) -> State? { cells.first { $0.0 == event }?.1 }
      }
      var rows: [State: Row]
      init(initial: State, final: Set<State> = [], _ rows: [State: Row] = [:]) { self.rows = rows }
      subscript(state: State) -> Row {
        get { rows[state] ?? [:] }
        set { rows[state] = newValue }
      }
    }
    struct AllowedMoves<State: Hashable & Sendable>: Sendable {
      var moves: [State: Set<State>]
      init(initial: State, final: Set<State> = [], _ moves: [State: Set<State>]) { self.moves = moves }
      func allows(_ from: State, _ to: State) -> Bool { moves[from]?.contains(to) ?? false }
    }
    final class StateMachine<State: Hashable, Event: Hashable> {
      private var rows: [State: [Event: State]] = [:]
      init(initialState: State) {}
      subscript(state: State) -> [Event: State]? {
        get { rows[state] }
        set { rows[state] = newValue }
      }
    }
    @propertyWrapper final class Guarded<Value> {
      private var value: Value
      init(_ value: Value) { self.value = value }
      init(wrappedValue: Value) { value = wrappedValue }
      var wrappedValue: Value { get { value } set { value = newValue } }
      var projectedValue: Guarded<Value> { self }
      func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result { try body(&value) }
      func exchange(_ new: Value) { value = new }
    }
    @propertyWrapper struct Kept<Value> { var wrappedValue: Value }

    struct Trial {
      var state: String
      var event: String
      /// Both with their payloads.
      var text: String
      var run: () async -> String
      init(_ state: Any, _ event: Any, run: @escaping () -> String) {
        self.init(state, event) { () async -> String in run() }
      }
      init(_ state: Any, _ event: Any, run: @escaping () async -> String) {
        (self.state, self.event, self.run) = (caseName(state), caseName(event), run)
        text = "\\(state) \\(event)"
      }
    }

    func caseName(_ value: Any) -> String {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional { return mirror.children.first.map { caseName($0.value) } ?? "nil" }
      guard mirror.displayStyle == .enum, let child = mirror.children.first, let label = child.label else {
        return String(describing: value)
      }
      let parts = Mirror(reflecting: child.value)
      // Of several payloads without labels those that are enums.
      let enums = parts.displayStyle == .tuple
        ? parts.children.filter { $0.label?.first == "." && Mirror(reflecting: $0.value).displayStyle == .enum }.map(\\.value)
        : []
      if enums.count > 1 { return ([label] + enums.map { caseName($0) }).joined(separator: ".") }
      return parts.displayStyle == .enum ? label + "." + caseName(child.value) : label
    }

    /// - Parameter said: false where the machine said no.
    func moved(_ old: Any, _ new: Any, _ said: Bool = true) -> String {
      let (from, to) = (caseName(old), caseName(new))
      return from == to ? (said ? "stays" : "rejects") : "→ " + to
    }

    func set(_ flags: [String], _ bits: Int) {
      for (index, flag) in flags.enumerated() {
        let value = bits & (1 << index) != 0
        switch flag {
        case "isReady": isReady = value
        case "isLate": isLate = value
        case "isMany": isMany = value
        case "wasHeld": wasHeld = value
        case "hadTries": hadTries = value
        case "hadState": hadState = value
        case "wasRight": wasRight = value
        case "isFull": isFull = value
        case "isUnknown": isUnknown = value
        default: fails = value
        }
      }
    }
    """

  /// Prints a line for each run, from the one whose number it is given, so that it can go on behind a trap.
  private static func main(_ lists: [String]) -> String {
    """
    import Foundation

    let all: [(Int, [String], Set<String>, () -> [Trial])] = [
      \(lists.joined(separator: ",\n  ")),
    ]
    var number = 0
    let first = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
    for (index, flags, left, trials) in all {
      for trial in trials() where !left.contains(trial.state + " " + trial.event) {
        for bits in 0..<(1 << flags.count) {
          number += 1
          if number <= first { continue }
          FileHandle.standardOutput.write(Data("\\(index)\\t\\(bits)\\t\\(trial.state)\\t\\(trial.event)\\t\\(trial.text)\\t".utf8))
          set(flags, bits)
          let outcome = await trial.run()
          FileHandle.standardOutput.write(Data("\\(outcome)\\n".utf8))
        }
      }
    }
    FileHandle.standardOutput.write(Data("end\\n".utf8))
    """
  }
}
