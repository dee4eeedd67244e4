import Foundation
import SwitchbackGraph
import Testing

@Suite struct RandomBodyTests {
  /// Compiled once for all of them.
  private static let oracle = Result { try Oracle(cases) }
  private static let cases = BodyWriter.Frame.allCases.flatMap { frame in
    (seeds ?? 0..<(frame == .method ? 60 : 35)).map { Case.randomBody(seed: $0, in: frame) }
  }

  /// Those that the environment names, `7` or `100..<400`.
  private static let seeds: Range<Int>? = {
    let text = ProcessInfo.processInfo.environment["SWITCHBACK_SEED"] ?? ""
    let bounds = text.split(separator: "..<").compactMap { Int($0) }
    return bounds.first.map { $0..<(bounds.count > 1 ? bounds[1] : $0 + 1) }
  }()

  @Test func `statements at random are Swift`() throws {
    let complaint = try Self.oracle.get().complaint
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  @Test(arguments: cases)
  func `what is drawn of statements at random is what they do`(_ item: Case) throws {
    let graph = try #require(item.graph, "no machine is found in\n\(item.marked.text)")
    // What observes the state of a region is not followed, and this is said.
    if item.sample.isRegion, !graph.states.contains(where: { $0.name.hasPrefix(item.prefix) }) {
      #expect(graph.unread.contains { $0.why.hasPrefix("state: ") }, "\(item.marked.text)")
      return
    }
    let cells = Cells(graph.transitions.map(Entry.init))
    let oracle = try Self.oracle.get().told(by: Set(graph.states.map(\.name)), of: item)
    #expect(oracle.runs[item.testDescription]?.isEmpty == false)
    #expect(oracle.lies(in: cells, about: item) == [], "\(item.marked.text)")
    #expect(oracle.unseenArrows(in: cells, of: item) == [], "\(item.marked.text)")
  }
}
