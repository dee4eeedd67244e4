import SwitchbackGraph
import SwitchbackReader

/// What is to be done to read files: each is parsed, and a module is read when the last of its files is parsed.
struct ReadingPlan {
  /// A piece of work that can be done beside others.
  enum Job: Sendable {
    case parse(Range<Int>, paths: [String])
    case read(module: [Int], files: [SourceFile], neighbours: ModuleNeighbours?)
  }

  enum Result: Sendable {
    case parsed(Range<Int>, [SourceFile])
    case read(module: [Int], [[Machine]])
  }

  /// How many files are parsed in one go: a task costs more than a small file.
  private static let bunch = 16

  private let paths: [String]
  /// The module of each file.
  private let module: [String]
  private let members: [String: [Int]]
  /// Of which there is nothing beside what was given.
  private let wholeModules: Set<String>
  private var missing: [String: Int]
  private var files: [SourceFile?]
  private var ready: [String] = []
  private var begun = 0
  private(set) var parsedCount = 0
  /// The machines of each file.
  private(set) var machines: [[Machine]]
  private(set) var problems: [String?]

  init(paths: [String], modules: [String], wholeModules: Set<String>) {
    self.paths = paths
    self.wholeModules = wholeModules
    module = modules
    members = Dictionary(grouping: paths.indices) { modules[$0] }
    missing = members.mapValues(\.count)
    files = Array(repeating: nil, count: paths.count)
    machines = Array(repeating: [], count: paths.count)
    problems = Array(repeating: nil, count: paths.count)
  }

  /// What can be done now; modules first, so that their trees are gone soon.
  mutating func next() -> Job? {
    if let name = ready.popLast() {
      let indices = members[name, default: []].filter { files[$0]?.parsed != nil }
      let sources = indices.compactMap { files[$0] }
      for index in members[name, default: []] { files[index] = nil }
      let beside = wholeModules.contains(name) ? nil : indices.first.map { ModuleNeighbours(of: paths[$0]) }
      return .read(module: indices, files: sources, neighbours: beside)
    }
    guard begun < paths.count else { return nil }
    let range = begun..<min(begun + Self.bunch, paths.count)
    begun = range.upperBound
    return .parse(range, paths: Array(paths[range]))
  }

  mutating func take(_ result: Result) {
    switch result {
    case .parsed(let range, let found):
      parsedCount += range.count
      for (index, file) in zip(range, found) {
        files[index] = file
        problems[index] = file.problem
        missing[module[index], default: 0] -= 1
        if missing[module[index]] == 0 { ready.append(module[index]) }
      }
    case .read(let indices, let found):
      for (index, machines) in zip(indices, found) { self.machines[index] = machines }
    }
  }
}

extension ReadingPlan.Job {
  func run() -> ReadingPlan.Result {
    switch self {
    case .parse(let range, let paths): return .parsed(range, paths.map(SourceFile.read))
    case .read(let module, let files, let neighbours):
      let sources = files.compactMap(\.parsed)
      let context = neighbours?.needed(by: sources) ?? []
      let readings = Reader.read(SourceModule(sources, context: context))
      let named = files.compactMap { file in file.parsed.map { ($0.path, file.text) } }
      let beside = context.map { ($0.path, $0.text) }
      let texts = Dictionary(named + beside) { first, _ in first }
      let found = readings.map { readings in
        readings.map { reading in
          let used = context.map(\.path).filter(reading.files.contains)
          return Machine(reading: reading, sources: reading.sources(among: texts), beside: used)
        }
      }
      return .read(module: module, found)
    }
  }
}

extension Reading {
  /// The files in which something of the machine stands.
  fileprivate var files: Set<String> {
    let places =
      graph.states.map(\.file) + graph.events.map(\.file) + graph.transitions.map(\.file) + graph.unread.map(\.file)
      + graph.findings.map(\.file) + assignments.map(\.file)
    return Set(places.compactMap(\.self) + [graph.file])
  }

  /// The sources of the files in which findings are, by path.
  fileprivate func sources(among texts: [String: String]) -> [String: String] {
    let paths = Set((graph.findings + suspicions.map(\.finding)).map { $0.file ?? graph.file })
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, texts[$0] ?? "") })
  }
}
