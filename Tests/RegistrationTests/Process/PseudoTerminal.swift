import Foundation
import SwitchbackTestSupport

/// A program at a terminal of its own, with somebody who reads the screen and types.
final class PseudoTerminal {
  private let process = Process()
  private let keyboard: FileHandle
  private var screen: AsyncStream<Data>.Iterator
  private var unread = Data()

  init(running program: URL, _ arguments: [String], environment: [String: String]) throws {
    let terminal = try TerminalPair()
    keyboard = FileHandle(fileDescriptor: terminal.person, closeOnDealloc: false)
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    screen = AsyncStream.bytes(from: terminal.person).makeAsyncIterator()
    try terminal.run(process)
  }

  /// Types keys; Return is `\n`, and Ctrl-D is `\u{4}`.
  func type(_ keys: String) throws {
    try keyboard.write(contentsOf: Data(keys.utf8))
  }

  /// Reads the screen until this stands on it, or until the program has ended; line ends come as `\n`.
  func read(until text: String) async -> String {
    let wanted = Data(text.utf8)
    while true {
      if let range = unread.range(of: wanted) {
        let seen = unread[..<range.upperBound]
        unread = Data(unread[range.upperBound...])
        return Self.text(of: seen)
      }
      guard let more = await screen.next() else { return takeAll() }
      unread += more
    }
  }

  /// Reads what is still to come, and waits for the program's end.
  func readToEnd() async -> (text: String, exitCode: Int32) {
    while let more = await screen.next() { unread += more }
    process.waitUntilExit()
    return (takeAll(), process.terminationStatus)
  }

  private func takeAll() -> String {
    defer { unread = Data() }
    return Self.text(of: unread)
  }

  private static func text(of bytes: Data) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
