import Foundation

extension Terminal {
  /// Standard input and output.
  package static var standard: Terminal {
    Terminal(
      input: .standard,
      isInteractive: isatty(STDIN_FILENO) != 0,
      style: Style(isTerminal: isatty(STDOUT_FILENO) != 0, environment: ProcessInfo.processInfo.environment),
      write: { FileHandle.standardOutput.write(Data($0.utf8)) }
    )
  }
}

extension Input {
  /// The lines of standard input. A thread of its own waits for them, and not by `readLine`: that would hold a lock as long
  /// as nobody types, for which the program's end would have to wait.
  fileprivate static var standard: Input {
    let input = Input()
    let (lines, continuation) = AsyncStream.makeStream(of: Line.self)
    Thread.detachNewThread {
      var splitter = LineSplitter()
      while case let bytes = FileHandle.standardInput.availableData, !bytes.isEmpty {
        for line in splitter.lines(adding: bytes) { continuation.yield(Line(line)) }
      }
      if let line = splitter.rest { continuation.yield(Line(line)) }
      continuation.finish()
    }
    Task {
      for await line in lines { input.add(line) }
      input.end()
    }
    return input
  }
}
