import Foundation
import SwitchbackTestSupport

/// A folder of source files, and the built `switchback` run in it.
struct Invocation {
  let output: String
  let status: Int32
  /// The text of the file that was asked for, if it was written.
  let written: String?

  init(_ arguments: String..., files: [String: String], written: String? = nil) throws {
    try self.init(arguments, files: files, written: written)
  }

  /// - Parameters:
  ///   - files: the folder's files, by their paths.
  ///   - written: the path of a file that the run is to write.
  ///   - input: what comes from standard input.
  ///   - environment: what is added to the environment.
  ///   - prepare: puts into the folder what is not text.
  init(
    _ arguments: [String],
    files: [String: String],
    written: String? = nil,
    input: String = "",
    environment: [String: String] = [:],
    prepare: (URL) throws -> Void = { _ in }
  ) throws {
    let (program, text) = try withTemporaryFolder { folder in
      for (path, text) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      try prepare(folder)
      try input.write(to: folder.appending(path: ".input"), atomically: true, encoding: .utf8)
      let tool = Repository.build.appending(path: "switchback").path
      let command = environment.map { "\($0)=\($1)" } + ["sh", "-c", #"exec "$0" "$@" < .input"#, tool] + arguments
      let program = try Program("env", command, in: folder)
      return (program, written.flatMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) })
    }
    self.written = text
    output = program.output
    status = program.status
  }

  static let door = """
    enum Door {
      case open, closed
      enum Event { case push, pull }
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (.open, .push): .closed
        case (.closed, .pull): .open
        default: nil
        }
      }
    }

    """

  static let lamp = """
    enum Lamp {
      case on, off, broken
      enum Event { case press }
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (.on, .press): .off
        case (.off, .press): relit()
        case (.broken, .press): .on
        }
      }
    }

    """

  static let refused = """
    enum Gate {
      case open
      enum Event { case push }
      func next(on event: Event) -> Self?
    }

    """

  /// A machine of so many states and events, with a row here and there.
  static func machine(states: Int, events: Int) -> String {
    let rows = (0..<states * events).filter { $0 % 3 == 0 }.map { cell in
      "    case (.state\(cell / events), .eventNumber\(cell % events)): .state\(cell * 7 % states)"
    }
    return """
      enum Big {
        case \((0..<states).map { "state\($0)" }.joined(separator: ", "))
        enum Event { case \((0..<events).map { "eventNumber\($0)" }.joined(separator: ", ")) }
        func next(on event: Event) -> Self? {
          switch (self, event) {
      \(rows.joined(separator: "\n"))
          default: nil
          }
        }
      }

      """
  }
}
