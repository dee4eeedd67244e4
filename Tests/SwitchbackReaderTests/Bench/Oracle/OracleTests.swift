import SwitchbackGraph
import SwitchbackReader
import Testing

@Suite struct OracleTests {
  @Test func `every case that is meant to be Swift is Swift`() throws {
    #expect(try Oracle.ofAllCases.get().complaint == nil)
  }

  @Test(arguments: Case.all.filter { $0.comparison != .truth })
  func `what is expected of a case is what it does when it runs`(_ item: Case) throws {
    #expect(try Oracle.ofAllCases.get().lies(in: item.expected.cells, about: item) == [])
  }

  @Test(arguments: Case.all)
  func `what is drawn of a case is what it does when it runs`(_ item: Case) throws {
    let graph = Reader.read(source: item.marked.text).map(\.graph).first { $0.name == item.expected.machine }
    let cells = Cells(graph?.transitions.map(Entry.init) ?? [])
    #expect(try Oracle.ofAllCases.get().lies(in: cells, about: item) == [])
  }
}
