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
  ///   - prepare: puts into the folder what is not text.
  init(
    _ arguments: [String],
    files: [String: String],
    written: String? = nil,
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
      let program = try Program(Repository.build.appending(path: "switchback").path, arguments, in: folder)
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
}
