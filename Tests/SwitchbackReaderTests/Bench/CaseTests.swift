import Testing

@Suite struct CaseTests {
  @Test(arguments: Case.all)
  func `a way of writing a transition is read as what it means`(_ item: Case) {
    #expect(item.differences() == [])
  }

  @Test func `no two cases have the same name`() {
    let names = Dictionary(grouping: Case.all.map(\.testDescription)) { $0 }
    #expect(names.filter { $0.value.count > 1 }.keys.sorted() == [])
  }
}
