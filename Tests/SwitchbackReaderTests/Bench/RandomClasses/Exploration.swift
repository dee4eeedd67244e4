import Foundation
import SwitchbackTestSupport

/// What random classes do: one program of all of them, compiled once.
struct Exploration: Sendable {
  /// By the seed of the class.
  private(set) var moves: [Int: Moves] = [:]
  /// What the compiler has to say.
  private(set) var complaint: String?

  /// A change of the state without waiting.
  struct Move: Hashable, Sendable {
    var from: String
    /// Where it may be drawn: where it began, which calls were around it, and what it called.
    var lines: Set<Int>
    var to: String
  }

  struct Moves: Sendable {
    /// Those that happen in a machine that was just made.
    var reached: Set<Move> = []
    /// Those that happen from any state with any flags.
    var possible: Set<Move> = []
    /// Where something began, whether or not it moved.
    var begun: Set<Int> = []
  }

  init(of classes: [RandomClass]) throws {
    self = try withTemporaryFolder { folder in
      let files = ExplorerProgram.files(of: classes)
      for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
      let arguments = ["-swift-version", "6", "-Onone", "-suppress-warnings", "-o", "explorer"] + files.keys.sorted()
      let compiled = try Program("swiftc", arguments, in: folder)
      guard compiled.status == 0 else { return Exploration(complaint: compiled.output) }
      let ran = try Program(folder.appending(path: "explorer").path, [], in: folder)
      return ran.status == 0 ? Exploration(printed: ran.output) : Exploration(complaint: ran.output)
    }
  }

  private init(complaint: String) {
    self.complaint = complaint
  }

  private init(printed text: String) {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      guard fields.count == 5, let seed = Int(fields[0]) else { continue }
      let lines = Set(fields[4].split(separator: ",").compactMap { Int($0) })
      let move = Move(from: fields[2], lines: lines, to: fields[3])
      moves[seed, default: Moves()].begun.formUnion(lines)
      guard move.from != move.to else { continue }
      moves[seed, default: Moves()].possible.insert(move)
      if fields[1] == "initial" { moves[seed, default: Moves()].reached.insert(move) }
    }
  }
}
