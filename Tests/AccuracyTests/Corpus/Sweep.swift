import Foundation
import SwiftParser
import SwitchbackGraph
import SwitchbackReader

/// Reads many sources on all processors, and how long each took.
enum Sweep {
  struct Entry: Sendable {
    var what: String
    var bytes: Int
    /// Seconds of one processor, at the pace that the goal of a second is for.
    var seconds: Double
    /// Those of the parser alone, where the whole took long.
    var parsing: Double?

    /// Longer than a second, and not for the parser's sake, as with a huge file; beside other tests the pace is not known
    /// better than to half of that.
    var takesTooLong: Bool { seconds > 1.5 && seconds > 2 * (parsing ?? 0) }

    var description: String {
      String(format: "%8.3f s (the parser %.3f s) %9d bytes  %@", seconds, parsing ?? 0, bytes, what)
    }
  }

  struct Subject: Sendable {
    var what: String
    var source: String
  }

  /// A source that is made only when its turn comes.
  struct Task: Sendable {
    var what: String
    var subject: @Sendable () throws -> Subject
  }

  static func read(_ tasks: [Task], journal run: String) async throws -> [Entry] {
    let journal = try Journal(of: run)
    let workers = ProcessInfo.processInfo.activeProcessorCount
    return try await withThrowingTaskGroup(of: [Entry].self) { group in
      for worker in 0..<workers {
        group.addTask {
          try stride(from: worker, to: tasks.count, by: workers).map { index in
            let subject = try journal.note(tasks[index].what, worker: worker, tasks[index].subject)
            return try journal.note(subject.what, worker: worker) { entry(subject.what, subject.source) }
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }

  private static func entry(_ what: String, _ source: String) -> Entry {
    var seconds = time(what, source)
    guard seconds > 0.7 else { return Entry(what: what, bytes: source.utf8.count, seconds: seconds) }
    let slowness = Pace.slowness()
    seconds /= slowness
    // What seems slow is measured again: the pace changes with the work beside it.
    for _ in 0..<2 where (0.7...2).contains(seconds) { seconds = min(seconds, time(what, source) / Pace.slowness()) }
    let parsing = time { _ = Parser.parse(source: source) } / slowness
    return Entry(what: what, bytes: source.utf8.count, seconds: seconds, parsing: parsing)
  }

  private static func time(_ what: String, _ source: String) -> Double {
    time {
      let readings = Reader.read(source: source, file: what)
      precondition(readings.allSatisfy { $0.graph.findings.count == $0.offsets.count })
    }
  }

  static func time(_ work: () -> Void) -> Double {
    let began = processorTime()
    work()
    return processorTime() - began
  }

  /// The seconds that this thread has worked.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
