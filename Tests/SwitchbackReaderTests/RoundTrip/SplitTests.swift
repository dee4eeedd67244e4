import Testing

@Suite struct SplitTests {
  @Test(arguments: 0..<300)
  func `a random machine that is spread over files is read as what it was printed from`(seed: Int) {
    let whole = Case.random(seed: seed)
    var item = whole
    item.marked = MarkedSource(SplitSource.split(whole.marked.text, seed: seed))
    #expect(item.differences() == [], "\(item.name)\n\(item.marked.text)")
  }

  @Test(arguments: 0..<80)
  func `statements at random mean the same when their functions are in other files`(seed: Int) {
    let whole = Case.randomBody(seed: seed)
    var item = whole
    item.marked = MarkedSource(SplitSource.split(whole.marked.text, seed: seed))
    #expect(item.sent == whole.sent, "\(item.marked.text)")
  }

  @Test func `a machine that is spread over files stands in more than one`() {
    let files = (0..<20).map { seed in
      MarkedSource(SplitSource.split(Case.random(seed: seed).marked.text, seed: seed)).files.count { !$0.text.isEmpty }
    }
    #expect(files.count { $0 > 1 } > 15)
  }
}

extension Case {
  /// What is drawn of the events that are sent; whether others set what is observed depends on what they see.
  fileprivate var sent: [Cells.Cell: [Entry]]? { drawn?.lists.filter { expected.events.contains($0.key.event) } }
}
