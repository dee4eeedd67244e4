import Testing

@Suite struct OracleTests {
  @Test func `every case that is meant to be Swift is Swift`() async throws {
    let complaint = try await Oracle.ofAllCases.value.complaint
    #expect(complaint == nil)
  }

  @Test(arguments: Case.all.filter { $0.comparison != .truth })
  func `what is expected of a case is what it does when it runs`(_ item: Case) async throws {
    let lies = try await Oracle.ofAllCases.value.lies(in: item.expected.cells, about: item)
    #expect(lies == [])
  }

  @Test(arguments: Case.all)
  func `what is drawn of a case is what it does when it runs`(_ item: Case) async throws {
    let oracle = try await Oracle.ofAllCases.value
    let cells = item.drawn ?? Cells()
    #expect(oracle.lies(in: cells, about: item) + oracle.unseenArrows(in: cells, of: item) == [])
  }
}
