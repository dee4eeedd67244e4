import Foundation

/// Where the files of this repository lie, also when the tests are built through links to them.
enum Repository {
  static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The file's text, unless the environment asks for it to be written anew.
  static func recorded(_ path: String, now text: String) throws -> String {
    if ProcessInfo.processInfo.environment["SWITCHBACK_RECORD"] == "1" {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try Self.text(path)
  }
}
