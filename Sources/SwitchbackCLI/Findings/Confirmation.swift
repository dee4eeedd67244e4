import Foundation
import SwitchbackGraph
import SwitchbackReader

/// What one file makes suspect, held against all files that were scanned.
///
/// It becomes a finding where all source that could refute it was among them, and none of it did. Where some of that source
/// was not, it is left out, and that is said.
struct Confirmation {
  private let scanned: Set<String>

  private struct Doubt {
    var machine: Int
    var suspicion: Suspicion
  }

  /// - Parameter paths: the files that were scanned.
  init(scanned paths: [String]) {
    scanned = Set(paths.map(Self.place(of:)))
  }

  /// The machines with what is confirmed, and what is left out since some source was not scanned.
  func confirmed(_ machines: [Machine]) -> (machines: [Machine], left: [LeftOut]) {
    var (machines, left) = (machines, [LeftOut]())
    var open: [String?: [Doubt]] = [:]
    for (folder, doubts) in doubts(about: machines) {
      let files = folder.map { SourceFolder($0).files.map(Self.place(of:)) }
      guard let files, scanned.isSuperset(of: files) else {
        open[folder] = doubts
        continue
      }
      for doubt in standing(doubts, whereMade: made(names(in: doubts), in: files)) {
        machines[doubt.machine].reading.confirm(doubt.suspicion)
      }
    }
    // All that was given may refute them, and is searched once for all.
    let made = made(names(in: open.values.flatMap(\.self)), in: Array(scanned))
    for (folder, doubts) in open {
      left += standing(doubts, whereMade: made).map { doubt in
        let name = machines[doubt.machine].graph.name
        return LeftOut(rule: doubt.suspicion.finding.rule, machine: name, folder: folder)
      }
    }
    return (machines, left)
  }

  /// What there is to confirm, by the folder with all the source that can refute it; nil where nothing tells which that is.
  private func doubts(about machines: [Machine]) -> [String?: [Doubt]] {
    var doubts: [String?: [Doubt]] = [:]
    for (index, machine) in machines.enumerated() where !machine.reading.suspicions.isEmpty {
      let project = ProjectFolder(around: Self.place(of: machine.graph.file))
      for suspicion in machine.reading.suspicions {
        doubts[project?.folder(of: suspicion.reach), default: []].append(Doubt(machine: index, suspicion: suspicion))
      }
    }
    return doubts
  }

  private func names(in doubts: [Doubt]) -> Set<String> {
    doubts.reduce(into: []) { $0.formUnion($1.suspicion.others.union([$1.suspicion.name])) }
  }

  /// Those which the files that make values of some names do not refute, while they use the machine.
  private func standing(_ doubts: [Doubt], whereMade made: Set<String>) -> [Doubt] {
    doubts.filter { !made.contains($0.suspicion.name) && !made.isDisjoint(with: $0.suspicion.others) }
  }

  /// Those of the names of which some file may make a value; a file that holds none of them is not parsed.
  private func made(_ names: Set<String>, in files: [String]) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let needles = names.map { Data($0.utf8) }
    return files.reduce(into: []) { made, file in
      guard let data = FileManager.default.contents(atPath: file) else { return }
      guard needles.contains(where: { data.range(of: $0) != nil }) else { return }
      // What cannot be parsed may make all of them.
      made.formUnion(Reader.madeNames(in: String(decoding: data, as: UTF8.self)) ?? names)
    }
  }

  private static func place(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
