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
      let (master, path) = try Self.lock.withLock { try Self.open() }
      let terminal = Foundation.open(path, O_RDWR | O_NOCTTY)
      guard terminal >= 0 else { throw POSIXError(.ENXIO) }
      var size = winsize(ws_row: 40, ws_col: columns ?? 0, ws_xpixel: 0, ws_ypixel: 0)
      guard ioctl(master, UInt(TIOCSWINSZ), &size) == 0 else { throw POSIXError(.ENXIO) }
      let line = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", script, Repository.build.appending(path: "switchback").path] + arguments
      process.currentDirectoryURL = folder
      process.environment = ["TERM": "xterm"]
        .merging(["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]) { $1 }.merging(environment) { $1 }
      process.standardInput = line
      process.standardOutput = line
      process.standardError = line
      _ = keys.utf8CString.withUnsafeBytes { Foundation.write(master, $0.baseAddress, $0.count - 1) }
      try process.run()
      // Only the program holds the terminal now, so that its end is the end of the screen.
      try line.close()
      let text = Self.readAll(from: master)
      process.waitUntilExit()
      return (text, process.terminationStatus)
    }
    screen = text
    self.status = status
  }

  private static func readAll(from master: Int32) -> String {
    defer { close(master) }
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(master, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      // A terminal that the last program has left cannot be read.
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  /// The name of a terminal is handed out in storage that all share.
  private static let lock = NSLock()

  /// A new terminal: the end of the person, and the path of the program's end.
  private static func open() throws -> (master: Int32, path: String) {
    #if canImport(Darwin)
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
        throw POSIXError(.ENXIO)
      }
      return (master, String(cString: name))
    #else
      // Swift does not see glibc's functions for this; these requests of the kernel are what they make.
      let (unlock, tellNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      let master = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (locked, number): (Int32, Int32) = (0, 0)
      guard master >= 0, ioctl(master, unlock, &locked) == 0, ioctl(master, tellNumber, &number) == 0 else {
        throw POSIXError(.ENXIO)
      }
      return (master, "/dev/pts/\(number)")
    #endif
  }
}
