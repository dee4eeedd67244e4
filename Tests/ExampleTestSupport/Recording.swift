package import ExampleTerminal

/// A person at a terminal in memory, who types all lines in advance.
@MainActor
package final class Recording {
  package private(set) var text = ""

  package init() {}

  /// A terminal whose input ends after the last line.
  package func terminal(typing lines: [String], isInteractive: Bool = false) -> Terminal {
    let input = Input()
    for line in lines { input.add(Line(line)) }
    input.end()
    return Terminal(input: input, isInteractive: isInteractive) { self.text += $0 }
  }
}

extension Example {
  /// Plays the whole example with these lines.
  @MainActor
  package func played(_ lines: [String]) async -> (text: String, ending: Ending) {
    let recording = Recording()
    let ending = await run(recording.terminal(typing: lines))
    return (recording.text, ending)
  }
}
