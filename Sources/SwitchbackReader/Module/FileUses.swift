import SwitchbackGraph

/// What each file of a module does with names behind a dot, looked for when a machine in it is found.
final class FileUses {
  private let module: SourceModule
  private var known: [Int: CaseUses] = [:]

  init(in module: SourceModule) { self.module = module }

  /// What the files do in which something of a machine stands; its lines are still offsets.
  func around(_ graph: StateGraph, _ lines: SourceLines) -> CaseUses {
    let places = [graph.line] + graph.states.map(\.line) + graph.events.map(\.line) + graph.transitions.map(\.line)
    let files = Set(places.map(lines.file(at:)))
    return files.count == 1 ? uses(inFile: files.first ?? 0) : CaseUses(joining: files.map(uses(inFile:)))
  }

  private func uses(inFile file: Int) -> CaseUses {
    let found = known[file] ?? CaseUses(in: module.sources[file].tree)
    known[file] = found
    return found
  }
}
