import Foundation

/// Where a game talks with a person: lines in, text out; a real terminal, a pipe, or a test.
struct Console {
  /// The next line without its end; nil when the input is over.
  let nextLine: () -> String?
  let write: (String) -> Void
  /// Whether a person types here, and so sees what is typed.
  var isInteractive = false
  var style = Style.plain

  /// Standard input and output.
  static var standard: Console {
    Console(
      nextLine: { readLine() },
      write: { text in
        print(text, terminator: "")
        // A question has no line end that would push it out; nil stands for every open stream.
        fflush(nil)
      },
      isInteractive: Terminal.isInput,
      style: .output
    )
  }

  func say(_ text: String) {
    write(text + "\n")
  }

  func complain(_ sentence: String) {
    say(style.warning(sentence))
  }

  /// Asks once; what comes from a pipe is shown as if it had been typed.
  func answer(to question: String) -> String? {
    write(question + " ")
    let line = nextLine()?.trimmingCharacters(in: .whitespacesAndNewlines)
    if !isInteractive || line == nil { say(line?.quotable ?? "") }
    return line
  }
}

extension String {
  /// The text as it can be shown again: not too long, and without what moves the cursor.
  var quotable: String {
    let scalars = prefix(60).unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars)).cut(to: 40)
  }
}
