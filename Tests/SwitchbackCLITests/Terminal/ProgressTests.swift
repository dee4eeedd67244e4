import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ProgressTests {
  /// The screen when one of the files is a pipe into which nobody writes for so many seconds once it is open.
  private func screen(seconds: String, environment: [String: String] = [:]) throws -> String {
    // A run that takes longer than a second has to take longer than a second.
    let writer = "exec 3> pipe; sleep \(seconds); cat Door.swift >&3"
    let command = "mkfifo pipe && { \(writer); } & until [ -p pipe ]; do :; done; "
    return try TerminalRun(
      ["check", "pipe"],
      script: command + #"exec "$0" "$@""#,
      files: ["Door.swift": Invocation.door],
      environment: environment
    ).screen
  }

  private let summary = "pipe:1: Door: 2 states, 2 events, 2 moves; read: complete; no findings\n"

  @Test func `a long run is shown at a terminal, and erased at the end`() throws {
    #expect(try screen(seconds: "1.5") == "\rreading: 1 of 1 files\u{1B}[K\r\u{1B}[K" + summary)
  }

  @Test func `a short run says nothing, and no run at a terminal that cannot erase`() throws {
    #expect(try screen(seconds: "0") == summary)
    #expect(try screen(seconds: "1.2", environment: ["TERM": "dumb"]) == summary)
  }
}
