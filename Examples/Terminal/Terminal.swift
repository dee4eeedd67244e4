/// Where a program talks with a person: lines in, text out; a real terminal, a pipe, or a test.
@MainActor
package struct Terminal {
  package let input: Input
  let write: (String) -> Void
  /// Whether a person types here, and so sees what is typed.
  package let isInteractive: Bool
  let style: Style

  package init(input: Input, isInteractive: Bool = false, style: Style = .plain, write: @escaping (String) -> Void) {
    self.input = input
    self.isInteractive = isInteractive
    self.style = style
    self.write = write
  }

  package func say(_ text: String) {
    if !text.isEmpty { write(text + "\n") }
  }

  /// What a person has to know first.
  package func greet() {
    say(
      """
      An example: what you type stays in this program; nothing is sent or stored.
      At any question, ? shows where you are and quit leaves; an empty line keeps what stands in brackets.
      """
    )
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

  func prompt(_ question: String) {
    write(question + ": ")
  }

  /// Ends the line of a prompt: what comes from a pipe is shown as if it had been typed.
  func echo(_ line: Line?) {
    switch line {
    case .text(let text) where !isInteractive: write(text + "\n")
    case .unusable where !isInteractive, nil: write("\n")
    default: break
    }
  }
}
