import Foundation
import Testing

/// Nobody knows what a class that was written at random means before it runs.
@Suite struct RandomClassTests {
  /// A few dozen, a thousand in a soak, or the one that the environment names.
  private static let seeds: Range<Int> =
    if let seed = environment["SWITCHBACK_SEED"].flatMap(Int.init) { seed..<(seed + 1) } else {
      0..<(environment["SWITCHBACK_SOAK"] == "1" ? 1_000 : 40)
    }

  private static let environment = ProcessInfo.processInfo.environment

  /// Each is compiled once.
  private static let batches = stride(from: seeds.lowerBound, to: seeds.upperBound, by: 20).map { first in
    first..<min(first + 20, seeds.upperBound)
  }

  @Test(arguments: batches)
  func `what is drawn of a class at random is what happens in it`(seeds: Range<Int>) throws {
    let classes = seeds.map(ClassWriter.machine)
    let exploration = try Exploration(of: classes)
    #expect(exploration.complaint == nil)
    for item in classes {
      let moves = exploration.moves[item.seed] ?? Exploration.Moves()
      guard let graph = item.graph else {
        #expect(moves.reached == [], "it moves, and no machine is found\n\(item.story)")
        continue
      }
      #expect(item.silences(of: graph, moves) == [], "\(item.story)")
      #expect(item.wrongArrows(of: graph, moves) == [], "\(item.story)")
    }
  }
}

extension RandomClass {
  /// How to see it again, and the class with its lines.
  fileprivate var story: String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { "\($0 + 1)  \($1)" }
    return (["SWITCHBACK_SEED=\(seed) swift test --filter RandomClassTests"] + lines).joined(separator: "\n")
  }
}
