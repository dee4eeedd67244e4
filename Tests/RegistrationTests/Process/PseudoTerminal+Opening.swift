import Foundation

extension PseudoTerminal {
  /// A new terminal: the end of the person, and the path of the program's end.
  static func open() throws -> (master: Int32, path: String) {
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
