import Foundation
import SwitchbackTestSupport

/// What every case does when it is run: one program of all of them, compiled once.
struct Oracle: Sendable {
  /// By the description of the case.
  private(set) var runs: [String: [Run]] = [:]
  /// What the compiler has to say.
  private(set) var complaint: String?

  /// One machine's answer to one event, in one state and with all conditions known.
  struct Run: Sendable {
    var cell: Cells.Cell
    var known: [String: Bool]
    /// Conditions whose answers may have changed by the time that they are asked.
    var changing: Set<String> = []
    var outcome: Entry.Outcome
  }

  /// A task, so that those who wait for it keep no thread.
  static let ofAllCases = Task { try Oracle(Case.all) }

  init(_ cases: [Case]) throws {
    self = try withTemporaryFolder { folder in
      let files = OracleProgram.files(of: cases)
      for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
      let arguments =
        ["-swift-version", "6", "-suppress-warnings", "-D", "DEBUG", "-o", "oracle"] + files.keys.sorted()
      let compiled = try Program("swiftc", arguments, in: folder)
      guard compiled.status == 0 else { return Oracle(complaint: compiled.output) }
      return try Oracle(program: folder.appending(path: "oracle"), of: cases)
    }
  }

  private init(complaint: String) {
    self.complaint = complaint
  }

  /// Runs the program to its end; where a machine traps, it goes on behind it.
  init(program: URL, of cases: [Case]) throws {
    let flags = cases.map { item in item.flags.map { ($0, isSet: $0.isSet(in: item.marked.text)) } }
    var number = 0
    while true {
      let arguments = ["SWIFT_BACKTRACE=enable=no", program.path, String(number)]
      let output = try Program("env", arguments, in: program.deletingLastPathComponent()).output
      let lines = output.split(separator: "\n")
      let before = number
      for line in lines {
        guard let (item, run) = Self.run(line, of: cases, asking: flags) else { continue }
        runs[item.testDescription, default: []].append(run)
        number += 1
      }
      guard lines.last != "end", number > before else { return }
    }
  }

  private static func run(
    _ line: Substring,
    of cases: [Case],
    asking flags: [[(Flag, isSet: Bool)]]
  ) -> (Case, Run)? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 6, let index = Int(fields[0]), let bits = Int(fields[1]) else { return nil }
    let item = cases[index]
    var run = Run(cell: Cells.Cell(state: item.prefix + fields[2], event: fields[3]), known: [:], outcome: .trap)
    for (place, (flag, isSet)) in flags[index].enumerated() {
      for (atom, holds) in flag.atoms {
        if isSet { run.changing.insert(atom) } else { run.known[atom] = (bits & (1 << place) != 0) == holds }
      }
    }
    let held = flags[index].enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element.0)
    for flag in flags[index] where flag.0 == .isFull {
      for (atom, holds) in Flag.atoms(isFull: held.contains(.isFull), isUnknown: held.contains(.isUnknown)) {
        if flag.isSet { run.changing.insert(atom) } else { run.known[atom] = holds }
      }
    }
    for payload in ["3", "4"] { run.known[payload] = fields[4].contains("(\(payload))") }
    if item.asksForStates { run.cell.event = "->\(fields[3])" }
    // A program that stops writes its last words where the outcome would stand.
    run.outcome = (Entry.Outcome(fields[5]) ?? .trap).inRegion(item.prefix)
    return (item, run)
  }
}

extension Oracle {
  /// One sentence for each run of a case that ends where none of its cell's entries leads.
  func lies(in cells: Cells, about item: Case) -> [String] {
    (runs[item.testDescription] ?? []).compactMap { run in
      let entries = cells[run.cell]
      let allowed = entries.outcomes(when: run.known)
      let isTrue = allowed.contains { outcome in
        if case .computed = outcome { return true }
        return outcome == run.outcome
          || item.sample.carriesMore && outcome == .stay && run.outcome == .reject
      }
      guard !isTrue else { return nil }
      let conditions = run.known.filter(\.value).keys.sorted().joined(separator: ", ")
      return "\(run.cell.state) \(run.cell.event) {\(conditions)} \(run.outcome.text), and is drawn \(entries)"
    }
  }
}

extension Oracle {
  /// One sentence for each arrow of a case along which no run goes, in cells of which all conditions are known.
  func unseenArrows(in cells: Cells, of item: Case) -> [String] {
    let seen = Dictionary(grouping: runs[item.testDescription] ?? [], by: \.cell)
    return seen.flatMap { cell, runs -> [String] in
      let entries = cells[cell]
      guard let first = runs.first, entries.atoms.isSubset(of: first.changing.union(first.known.keys)),
        // Each call may end in another way.
        !entries.atoms.contains(Flag.failing)
      else { return [] }
      return Set(entries.flatMap(\.outcomes)).subtracting(runs.map(\.outcome)).compactMap { outcome in
        guard case .move = outcome else { return nil }
        return "\(cell.state) \(cell.event) never \(outcome.text), and is drawn \(entries)"
      }
    }.sorted()
  }
}

extension Oracle {
  /// The same where a graph has fewer states, and does not tell those inside of others apart: `b` for `b.left`.
  func told(by states: Set<String>, of item: Case) -> Oracle {
    var oracle = self
    oracle.runs[item.testDescription] = runs[item.testDescription]?.map { run in
      var run = run
      run.cell.state = run.cell.state.nearest(in: states)
      if case .move(let target) = run.outcome {
        let target = target.nearest(in: states)
        run.outcome = target == run.cell.state ? .stay : .move(target)
      }
      return run
    }
    return oracle
  }
}

extension String {
  /// This, or of the states around it the first that is one of these.
  fileprivate func nearest(in states: Set<String>) -> String {
    guard !states.contains(self), let dot = lastIndex(of: ".") else { return self }
    let outer = String(self[..<dot]).nearest(in: states)
    return states.contains(outer) ? outer : self
  }
}

extension Entry.Outcome {
  fileprivate func inRegion(_ prefix: String) -> Entry.Outcome {
    if case .move(let state) = self { .move(prefix + state) } else { self }
  }
}
