import Testing

@Suite struct RandomBodyTests {
  /// Compiled once for all of them.
  private static let oracle = Result { try Oracle(cases) }
  private static let cases = BodyWriter.Frame.allCases.flatMap { frame in
    (0..<(frame == .method ? 80 : 40)).map { Case.randomBody(seed: $0, in: frame) }
  }

  @Test func `statements at random are Swift`() throws {
    let complaint = try Self.oracle.get().complaint
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  @Test(arguments: cases)
  func `what is drawn of statements at random is what they do`(_ item: Case) throws {
    let cells = try #require(item.drawn, "no machine is found in\n\(item.marked.text)")
    let oracle = try Self.oracle.get()
    #expect(oracle.lies(in: cells, about: item) == [], "\(item.marked.text)")
    #expect(oracle.unseenArrows(in: cells, of: item) == [], "\(item.marked.text)")
  }
}
