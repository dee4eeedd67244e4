import Foundation

/// A new terminal, by its two ends.
package struct TerminalPair {
  /// The end of the person, to read the screen and to type.
  package let person: Int32
  private let program: FileHandle

  /// - Parameter columns: how wide the terminal says that it is; nil for one that does not say.
  package init(columns: UInt16? = nil) throws {
    let (person, path) = try Self.lock.withLock { try Self.open() }
    let program = Foundation.open(path, O_RDWR | O_NOCTTY)
    guard program >= 0 else { throw POSIXError(.ENXIO) }
    self.person = person
    self.program = FileHandle(fileDescriptor: program, closeOnDealloc: true)
    guard let columns else { return }
    var size = winsize(ws_row: 40, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(person, UInt(TIOCSWINSZ), &size) == 0 else { throw POSIXError(.ENXIO) }
  }

  /// Starts a program at the terminal. Only it holds the terminal then, so that its end is the end of the screen.
  package func run(_ process: Process) throws {
    process.standardInput = program
    process.standardOutput = program
    process.standardError = program
    try process.run()
    try program.close()
  }

  /// The name of a terminal is handed out in storage that all share.
  private static let lock = NSLock()

  /// The end of the person, and the path of the program's end.
  private static func open() throws -> (person: Int32, path: String) {
    #if canImport(Darwin)
      let person = posix_openpt(O_RDWR | O_NOCTTY)
      guard person >= 0, grantpt(person) == 0, unlockpt(person) == 0, let name = ptsname(person) else {
        throw POSIXError(.ENXIO)
      }
      return (person, String(cString: name))
    #else
      // Swift does not see glibc's functions for this; these requests of the kernel are what they make.
      let (unlock, tellNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      let person = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (locked, number): (Int32, Int32) = (0, 0)
      guard person >= 0, ioctl(person, unlock, &locked) == 0, ioctl(person, tellNumber, &number) == 0 else {
        throw POSIXError(.ENXIO)
      }
      return (person, "/dev/pts/\(number)")
    #endif
  }
}
