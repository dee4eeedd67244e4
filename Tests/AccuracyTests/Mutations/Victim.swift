import Foundation
import SwitchbackTestSupport

/// A source, or the piece of one that holds a machine, to be mutated.
struct Victim: Sendable {
  var name: String
  var source: String

  /// Machines of this repository, and the tabulated ones of public packages where these are there.
  static func all() throws -> [Victim] {
    let own = ["Examples", "Tests"].flatMap { Repository.files(in: $0, ending: ".swift") }
    return try own.compactMap(machine) + Truth.all().compactMap(piece)
  }

  /// One by its name, to repeat a single mutation.
  static func named(_ name: String) throws -> Victim? {
    try all().first { $0.name == name }
  }

  private static func machine(path: String) throws -> Victim? {
    let source = try Repository.text(path)
    guard source.utf8.count < 8_000, source.contains("switch ("), source.contains("enum Event") else { return nil }
    return Victim(name: path, source: source)
  }

  private static func piece(of truth: Truth) throws -> Victim? {
    guard let source = Corpus.source(of: truth) else { return nil }
    guard let lines = truth.source.lines, lines.count == 2 else { return Victim(name: truth.id, source: source) }
    let all = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let piece = all[max(0, lines[0] - 1)..<min(all.count, lines[1])]
    return Victim(name: truth.id, source: piece.joined(separator: "\n"))
  }
}
