import Foundation
import SwitchbackTestSupport

/// The built `switchback`, run at a terminal of its own, with what came onto the screen.
struct TerminalRun {
  let screen: String
  let status: Int32

  /// - Parameters:
  ///   - script: what a shell does, with the program and its arguments in `"$0" "$@"`.
  ///   - columns: how wide the terminal says that it is; nil for one that does not say.
  ///   - keys: what is typed before the program asks.
  init(
    _ arguments: [String],
    script: String = #"exec "$0" "$@""#,
    files: [String: String],
    columns: UInt16? = nil,
    environment: [String: String] = [:],
    keys: String = ""
  ) throws {
    let (text, status) = try withTemporaryFolder { folder in
      for (path, text) in files {
        try text.write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
      }
      let terminal = try TerminalPair(columns: columns)
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", script, Repository.build.appending(path: "switchback").path] + arguments
      process.currentDirectoryURL = folder
      process.environment = ["TERM": "xterm"]
        .merging(["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]) { $1 }.merging(environment) { $1 }
      _ = keys.utf8CString.withUnsafeBytes { write(terminal.person, $0.baseAddress, $0.count - 1) }
      try terminal.run(process)
      var bytes = Data()
      readToEnd(of: terminal.person) { bytes += $0 }
      process.waitUntilExit()
      return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
    }
    screen = text.replacing("\r\n", with: "\n")
    self.status = status
  }
}
