import Foundation

extension Terminal {
  /// Standard input and output.
  static var standard: Terminal {
    Terminal(
      nextLine: { readLine().map(Line.init) },
      write: { text in
        print(text, terminator: "")
        // A question has no line end that would push it out; nil stands for every open stream.
        fflush(nil)
      },
      isInteractive: isatty(STDIN_FILENO) != 0,
      style: Style(isTerminal: isatty(STDOUT_FILENO) != 0, environment: ProcessInfo.processInfo.environment)
    )
  }
}
