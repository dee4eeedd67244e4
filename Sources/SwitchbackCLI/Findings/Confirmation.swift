import Foundation
import SwitchbackGraph
import SwitchbackReader

/// What one file makes suspect, held against all files that were scanned.
///
/// It becomes a finding where all source that could refute it was among them, and none of it did.
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

  func confirmed(_ machines: [Machine]) -> [Machine] {
    var machines = machines
    for (folder, doubts) in doubts(about: machines) {
      let files = SourceFolder(folder).files.map(Self.place(of:))
      guard scanned.isSuperset(of: files) else { continue }
      let names = doubts.reduce(into: Set<String>()) { $0.formUnion($1.suspicion.others.union([$1.suspicion.name])) }
      let made = made(names, in: files)
      for doubt in doubts where !made.contains(doubt.suspicion.name) && !made.isDisjoint(with: doubt.suspicion.others) {
        machines[doubt.machine].reading.confirm(doubt.suspicion)
      }
    }
    return machines
  }

  /// What there is to confirm, by the folder with all the source that can refute it.
  private func doubts(about machines: [Machine]) -> [String: [Doubt]] {
    var doubts: [String: [Doubt]] = [:]
    for (index, machine) in machines.enumerated() where !machine.reading.suspicions.isEmpty {
      guard let project = ProjectFolder(around: Self.place(of: machine.graph.file)) else { continue }
      for suspicion in machine.reading.suspicions {
        doubts[project.folder(of: suspicion.reach), default: []].append(Doubt(machine: index, suspicion: suspicion))
      }
    }
    return doubts
  }

  /// Those of the names of which some file may make a value; a file that holds none of them is not parsed.
  private func made(_ names: Set<String>, in files: [String]) -> Set<String> {
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
