import SwitchbackGraph
import Testing

@Suite struct WrongNameTests {
  static let message = WrongName.Message(line: 30, name: "upstreamFinished", method: "upstreamThrew")

  @Test func `a message that names another method is found`() {
    #expect(
      WrongName(messages: [Self.message]).findings(in: .sketch("a!")).lines == [
        "30: this message in 'upstreamThrew' names 'upstreamFinished'; name the method in which it stands, "
          + "or write '// switchback:ignore wrong-name' at its line"
      ]
    )
  }

  @Test func `without messages, and without a graph, nothing is said`() {
    #expect(WrongName().findings(in: .sketch("a!")).isEmpty)
    #expect(WrongName(messages: [Self.message]).findings(in: .sketch("a!", read: .refused)).isEmpty)
  }
}
