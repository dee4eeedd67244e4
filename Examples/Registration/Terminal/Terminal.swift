/// Where a program talks with a person: lines in, text out; a real terminal, a pipe, or a test.
struct Terminal {
  /// The next line; nil when the input is over.
  let nextLine: () -> Line?
  let write: (String) -> Void
  /// Whether a person types here, and so sees what is typed.
  var isInteractive = false
  var style = Style.plain

  func say(_ text: String) {
    write(text + "\n")
  }

  func title(_ text: String) {
    write("\n" + style.bold(text) + "\n")
  }

  func hint(_ text: String) {
    write(style.dim(text) + "\n")
  }

  func complain(_ sentence: String) {
    write(style.warning(sentence) + "\n")
  }

  /// Asks once; what comes from a pipe is shown as if it had been typed.
  func line(after question: String) -> Line? {
    write(question + ": ")
    let line = nextLine()
    switch line {
    case .text(let text) where !isInteractive: write(text + "\n")
    case .unusable where !isInteractive, nil: write("\n")
    default: break
    }
    return line
  }
}
