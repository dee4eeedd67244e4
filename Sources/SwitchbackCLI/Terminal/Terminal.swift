import Foundation

/// What is known of the terminal that this runs in, stream by stream.
enum Terminal {
  static var isInput: Bool { isatty(STDIN_FILENO) != 0 }
  static var isOutput: Bool { isatty(STDOUT_FILENO) != 0 }
  static var isError: Bool { isatty(STDERR_FILENO) != 0 }

  /// How wide the output may be: as the person says in `COLUMNS`, else as the terminal is; nil in a pipe or a file.
  static var width: Int? {
    let wanted = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
    if let wanted, wanted > 0 { return wanted }
    guard isOutput else { return nil }
    var size = winsize()
    let status = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return status == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }
}
