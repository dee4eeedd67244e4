import Foundation
import SwitchbackGraph
import SwitchbackReader
import SwitchbackTestSupport
import Testing

/// What the reader finds in machines that nobody here wrote, against tables that were made without it.
struct AccuracyTests {
  /// A task, so that those who wait for it keep no thread.
  private static let scores = Task {
    let truths = (try? Truth.all()) ?? []
    return truths.compactMap { truth -> Score? in
      guard let source = Corpus.source(of: truth), let parsed = ParsedSource(source, path: truth.source.path) else {
        return nil
      }
      let module = SourceModule([parsed], context: Corpus.neighbours(of: truth, parsed))
      return Score(of: Reader.read(module).joined().map(\.graph), against: truth)
    }
  }

  @Test func `there are tables of at least six machines, with a row for each state and event`() throws {
    let truths = try Truth.all()
    #expect(truths.filter(\.source.cloneable).count >= 6)
    for truth in truths {
      let cells = Set(truth.transitions.map { [$0.from, $0.event] })
      let states = truth.states.map(\.name)
      let expected = states.flatMap { state in truth.events.map { [state, $0.name] } }
      #expect(cells == Set(expected), "\(truth.id)")
      #expect(Set(truth.transitions.compactMap(\.to)).isSubset(of: states + [Move.unknown]), "\(truth.id)")
    }
  }

  @Test(Corpus.isThere)
  func `every tabulated machine of the packages is tried`() async throws {
    let scores = await Self.scores.value
    let tried = Set(scores.map(\.truth.id))
    let expected = try Truth.all().filter(\.source.cloneable).map(\.id)
    #expect(tried.isSuperset(of: expected))
    let lines = scores.map { $0.line + "\n" + $0.differences }
    try Data(lines.joined(separator: "\n").utf8).write(to: Repository.build.appending(path: "accuracy.txt"))
  }

  @Test(Corpus.isThere, arguments: try Truth.tried())
  func `no arrow is false`(truth: Truth) async throws {
    let score = try #require(await Self.score(of: truth))
    #expect(score.falsehoods.count <= Measured.machine(truth.id).impossible, "\(score.differences)")
  }

  @Test(Corpus.isThere, arguments: try Truth.tried())
  func `no fewer moves are found than before, and no more are missed in silence`(truth: Truth) async throws {
    let score = try #require(await Self.score(of: truth))
    let before = Measured.machine(truth.id)
    #expect(score.missed.count <= before.missed, "\(score.differences)")
    #expect(score.silent.count <= before.silent, "\(score.differences)")
  }

  private static func score(of truth: Truth) async -> Score? {
    await scores.value.first { $0.truth.id == truth.id }
  }
}
