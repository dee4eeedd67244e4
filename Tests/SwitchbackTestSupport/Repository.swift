import Foundation

/// Where the files of this repository and what was built from it lie.
package enum Repository {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder in which this very test was built, whatever `--scratch-path` says.
  package static let build: URL = {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return Bundle.main.bundleURL
  }()

  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The public packages that `scripts/corpus` gets: `.build/corpus`, or what the environment's `SWITCHBACK_CORPUS` says.
  package static let corpus =
    ProcessInfo.processInfo.environment["SWITCHBACK_CORPUS"].map { URL(filePath: $0) }
    ?? root.appending(path: ".build/corpus")

  /// A file's text, which is written anew before where the environment says `SWITCHBACK_RECORD=1`.
  package static func recorded(_ path: String, now text: @autoclosure () throws -> String) throws -> String {
    if isRecording { try Data(text().utf8).write(to: root.appending(path: path)) }
    return try Self.text(path)
  }

  /// Whether files that are made of others are to be written anew.
  package static var isRecording: Bool { ProcessInfo.processInfo.environment["SWITCHBACK_RECORD"] == "1" }

  /// The paths of the files in a folder and below, in order.
  package static func files(in folder: String, ending suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(suffix) }
      .map { "\(folder)/\($0)" }
      .sorted()
  }
}
