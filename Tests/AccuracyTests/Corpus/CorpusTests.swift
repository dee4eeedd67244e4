import Foundation
import SwitchbackTestSupport
import Testing

/// Every Swift file of the packages is read without a crash, without a hang, and quickly.
@Suite(.serialized)
struct CorpusTests {
  @Test(Corpus.isThere)
  func `no file stops the reader, and none takes long`() async {
    #expect(Corpus.wanted.filter { !$0.isThere }.map(\.name) == [], "run scripts/corpus to get them")
    // In a process of its own, so that a crash is a failure with a name.
    await #expect(processExitsWith: .success) {
      let files = CorpusTests.selection(of: Corpus.files())
      let tasks = files.map { file in
        Sweep.Task(what: file) {
          let bytes = try Data(contentsOf: URL(filePath: file))
          return Sweep.Subject(what: file, source: String(decoding: bytes, as: UTF8.self))
        }
      }
      let entries = try await Sweep.read(tasks, journal: "files").sorted { $0.seconds > $1.seconds }
      let summary = CorpusTests.summary(of: entries)
      try Data(summary.utf8).write(to: Repository.build.appending(path: "corpus.txt"))
      for entry in entries where entry.takesTooLong {
        Issue.record("takes too long: \(entry.description)")
      }
    }
    #expect(Journal.lastNotes(of: "files") == [])
  }

  /// All files in a soak; else so many of them, spread evenly, that they take less than a minute.
  static func selection(of files: [String], most: Int = 1_000) -> [String] {
    if Corpus.isWhole || files.count <= most { return files }
    return (0..<most).map { files[$0 * files.count / most] }
  }

  static func summary(of entries: [Sweep.Entry]) -> String {
    let seconds = entries.reduce(0) { $0 + $1.seconds }
    let bytes = entries.reduce(0) { $0 + $1.bytes }
    let overSecond = entries.count { $0.seconds > 1 }
    return
      (["\(entries.count) files, \(bytes) bytes, \(seconds) s; over a second: \(overSecond)"]
      + entries.prefix(max(20, overSecond)).map(\.description)).joined(separator: "\n") + "\n"
  }
}
