import Foundation
import SwitchbackReader

/// What one file came to: its source, or the sentence that says why it could not be read.
struct SourceFile: Sendable {
  private(set) var text = ""
  /// Nil where nothing in it can belong to a machine.
  private(set) var parsed: ParsedSource?
  private(set) var problem: String?

  static func read(_ path: String) -> SourceFile {
    // Unlike 'FileManager', a handle waits for what a pipe has to say.
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.readToEnd() ?? Data() else {
      return SourceFile(problem: "\(path): cannot be read; check its permissions")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      return SourceFile(problem: "\(path): is not valid UTF-8; save it as UTF-8")
    }
    // Parsing is what takes time, and without any of the words there is neither a state nor what has to do with one.
    guard words.contains(where: { data.range(of: $0) != nil }) else { return SourceFile() }
    do throws(ParsedSource.Obstacle) {
      return SourceFile(text: text, parsed: try ParsedSource(parsing: text, path: path))
    } catch {
      return SourceFile(problem: "\(path):\(error.line): \(error.why)")
    }
  }

  private static let words = [
    "enum", "func", "extension", "var", "let", "protocol", "class", "struct", "actor", "typealias",
  ].map { Data($0.utf8) }
}
