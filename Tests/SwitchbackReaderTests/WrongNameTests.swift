import SwitchbackGraph
import SwitchbackReader
import Testing

@Suite struct WrongNameTests {
  @Test(arguments: [
    // Two methods speak of themselves, the third of one of these.
    (#""closed() in \(state)""#, #""closed() in \(state)""#, [14]),
    // A method that is no longer there.
    (#""closed() in \(state)""#, #""ended() in \(state)""#, [14]),
    (#""closed() in \(state)""#, #""failed() in \(state)""#, []),
    (#""closed() in \(state)""#, #""\(#function) in \(state)""#, []),
    // Other sentences may name whom they like.
    (#""closed() in \(state)""#, #""closed() was called before""#, []),
    (#""closed() in \(state)""#, #""failed() after closed() in \(state)""#, []),
    // What is put in is no name.
    (#""closed() in \(state)""#, #""\(closed()) in \(state)""#, []),
    // One method alone is no custom.
    (#""it is closed() in \(state)""#, #""it is closed() in \(state)""#, []),
  ])
  func `a sentence with another method's name is found`(closed: String, failed: String, lines: [Int]) {
    #expect(findings(in: machine(closed: closed, failed: failed)) == lines)
  }

  @Test func `a method may speak for the one that calls it`() {
    let message = #""closed() in \(state)""#
    let source = machine(closed: message, failed: message)
    #expect(findings(in: source) == [14])
    #expect(findings(in: source.replacing("/* more */", with: "failed()")).isEmpty)
  }

  @Test func `a comment silences it`() {
    let message = #""closed() in \(state)""#
    let source = machine(closed: message, failed: message)
    #expect(findings(in: source.replacing("/* last */", with: "// switchback:ignore wrong-name")).isEmpty)
  }

  private func machine(closed: String, failed: String) -> String {
    """
    struct Line {
      enum State { case idle, open, failed }
      var state = State.idle
      mutating func opened() {
        guard case .idle = state else { preconditionFailure("opened() in \\(state)") }
        state = .open
      }
      mutating func closed() {
        guard case .open = state else { preconditionFailure(\(closed)) }
        state = .idle
        /* more */
      }
      mutating func failed() {
        guard case .open = state else { preconditionFailure(\(failed)) }  /* last */
        state = .failed
      }
    }
    """
  }

  private func findings(in source: String) -> [Int] {
    Reader.read(source: source).flatMap(\.graph.findings).filter { $0.rule == "wrong-name" }.map(\.line)
  }
}
