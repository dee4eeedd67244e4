import SwitchbackGraph
import Testing

@Suite(
  .enabled(if: MermaidOracle.isAvailable, "there is no Chromium or no Mermaid here; run scripts/setup to get them")
)
struct MermaidParsesInChromiumTests {
  /// All diagrams in one run of the browser.
  static let pictures = Result {
    try MermaidOracle.pictures(of: PictureCase.all.map { $0.graph.formatted(.mermaid(current: $0.current)) })
  }

  @Test(arguments: Array(PictureCase.all.enumerated()).map { (index: $0.offset, case: $0.element) })
  func `Mermaid draws what the graph says, nothing else and nothing less`(index: Int, drawn: PictureCase) throws {
    let picture = try Self.pictures.get()[index].sorted
    #expect(picture == drawn.picture.sorted, "\(drawn.graph.formatted(.mermaid))")
  }

  @Test func `the oracle tells a broken diagram from a good one, and a wrong label from a right one`() throws {
    let header = "stateDiagram-v2\n"
    let pictures = try MermaidOracle.pictures(of: [
      header + #"  state "a"b" as s0"#, header + "  s0 --> ", header + "  s0 --> s1 : a<b",
      header + "  s0 --> s1 : a; b",
      header + "  s0 --> s1 : go",
    ])
    #expect(pictures.map { $0.error != nil } == [true, true, false, false, false])
    #expect(pictures[2].arrows != ["a<b"])
    #expect(pictures[3].arrows != ["a; b"])
    #expect(pictures[4] == Picture(nodes: ["s0", "s1"], arrows: ["go"]))
  }
}
