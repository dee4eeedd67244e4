@testable import ExampleTerminal
import Foundation
import Testing

struct LineSplitterTests {
  @Test(
    arguments: [
      (["Ada\nGrace\n"], ["Ada", "Grace"], nil),
      (["Ada\r\nGra", "ce\r", "\n"], ["Ada", "Grace"], nil),
      (["\n\n"], ["", ""], nil),
      (["Ada\nGra", "ce"], ["Ada"], "Grace"),
      (["Ł", "\u{1F469}"], [], "Ł\u{1F469}"),
      ([], [], nil),
    ] as [([String], [String], String?)]
  )
  func `lines are put together from the pieces in which they come`(pieces: [String], lines: [String], rest: String?) {
    var splitter = LineSplitter()
    #expect(pieces.flatMap { splitter.lines(adding: Data($0.utf8)) } == lines)
    #expect(splitter.rest == rest)
  }

  @Test func `a letter whose bytes come one by one is a letter`() {
    var splitter = LineSplitter()
    let lines = "é\n".utf8.flatMap { splitter.lines(adding: Data([$0])) }
    #expect(lines == ["é"])
  }
}
