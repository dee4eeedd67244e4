import Foundation
import SwitchbackTestSupport

/// What each worker is reading just now, in files: they outlive a crash, so that it is known what caused it.
struct Journal: Sendable {
  /// How long one read may take before it counts as hanging, beside whatever else the processors do.
  static let patience = 240.0

  private let folder: URL

  init(of run: String) throws {
    folder = Repository.build.appending(path: "reading-\(run)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    watch()
  }

  /// Does the work with a note of what it is.
  func note<Result>(_ what: @autoclosure () -> String, worker: Int, _ work: () throws -> Result) throws -> Result {
    let note = folder.appending(path: "\(worker)")
    let text = what()
    try Data(text.utf8).write(to: note)
    let result = try work()
    try FileManager.default.removeItem(at: note)
    return result
  }

  /// Ends the process when a note gets too old. A thread of its own, for the workers hold all others.
  private func watch() {
    Thread.detachNewThread {
      while true {
        Thread.sleep(forTimeInterval: 5)
        for name in Self.names(in: folder) {
          let note = folder.appending(path: name)
          let written = try? note.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
          // Not 'exit', which would wait for what hangs.
          if let written, -written.timeIntervalSinceNow > Self.patience { _exit(EXIT_FAILURE) }
        }
      }
    }
  }

  /// What was being read when a run ended that should not have.
  static func lastNotes(of run: String) -> [String] {
    let folder = Repository.build.appending(path: "reading-\(run)")
    return names(in: folder).compactMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
