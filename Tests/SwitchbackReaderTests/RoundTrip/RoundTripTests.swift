import Testing

@Suite struct RoundTripTests {
  @Test(arguments: 0..<500)
  func `a random machine is read as what it was printed from`(seed: Int) {
    let item = Case.random(seed: seed)
    #expect(item.differences() == [], "\(item.name)\n\(item.marked.text)")
  }

  @Test(arguments: Style.all)
  func `each style is read`(style: Style) {
    let item = Case.random(seed: 1, in: style)
    #expect(item.differences() == [], "\(item.name)\n\(item.marked.text)")
  }

  @Test func `what is printed is Swift, and does what it was printed from`() throws {
    let cases = (0..<50).map { Case.random(seed: $0) }
    let oracle = try Oracle(cases)
    #expect(oracle.complaint == nil)
    for item in cases {
      #expect(oracle.lies(in: item.expected.cells, about: item) == [], "\(item.name)\n\(item.marked.text)")
    }
  }
}
