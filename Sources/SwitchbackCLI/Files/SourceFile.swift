import Foundation
import SwitchbackReader

/// What one file came to: its machines, or the sentence that says why it could not be read.
struct SourceFile: Sendable {
  var machines: [Machine] = []
  var problem: String?

  static func read(_ path: String) -> SourceFile {
    // Unlike 'FileManager', a handle waits for what a pipe has to say.
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.readToEnd() ?? Data() else {
      return SourceFile(problem: "\(path): cannot be read; check its permissions")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      return SourceFile(problem: "\(path): is not valid UTF-8; save it as UTF-8")
    }
    // Parsing is what takes time, and without any of the words there is neither a state nor what happens in it.
    guard words.contains(where: { data.range(of: $0) != nil }) else { return SourceFile() }
    if let (line, why) = Reader.obstacle(in: text) { return SourceFile(problem: "\(path):\(line): \(why)") }
    return SourceFile(text: text, path: path)
  }

  init(text: String, path: String) {
    machines = Reader.read(source: text, file: path).map { Machine(reading: $0, source: text) }
  }

  private init(problem: String? = nil) {
    self.problem = problem
  }

  private static let words = ["enum", "func", "MachineState"].map { Data($0.utf8) }
}
