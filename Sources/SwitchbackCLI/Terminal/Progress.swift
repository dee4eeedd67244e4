import Foundation

/// Says how far a long run is, in one line that is gone when it ends, to a person who looks on.
struct Progress {
  /// Whether standard error is a terminal that can erase a line.
  private let isWatched = Terminal.isError && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  private let started = ContinuousClock.now
  private var shown: ContinuousClock.Instant?

  /// Shows it when the run takes longer than a second, and then ten times a second at the most.
  mutating func show(_ done: Int, of total: Int) {
    guard isWatched else { return }
    let time = ContinuousClock.now
    guard time - started > .seconds(1), shown.map({ time - $0 >= .milliseconds(100) }) ?? true else { return }
    shown = time
    write("\rreading: \(done) of \(total) files\u{1B}[K")
  }

  /// Erases what was shown.
  func end() {
    if shown != nil { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
