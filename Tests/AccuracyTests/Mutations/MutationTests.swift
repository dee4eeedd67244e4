import Foundation
import SwitchbackTestSupport
import Testing

/// Whatever is done to a source, the reader comes to an end.
@Suite(.serialized)
struct MutationTests {
  @Test func `no mutation stops the reader`() async {
    // In a process of its own, so that a crash is a failure with a name.
    await #expect(processExitsWith: .success) {
      let tasks = try MutationTests.tasks()
      let entries = try await Sweep.read(tasks, journal: "mutations").sorted { $0.seconds > $1.seconds }
      let summary = CorpusTests.summary(of: entries)
      try Data(summary.utf8).write(to: Repository.build.appending(path: "mutations.txt"))
      for entry in entries where entry.takesTooLong {
        Issue.record("takes too long: \(entry.description)")
      }
    }
    #expect(Journal.lastNotes(of: "mutations") == [])
  }

  @Test func `a seed does the same each time, and another seed something else`() throws {
    let source =
      "enum A { case a, b; func next(on event: Event) -> Self? { switch self { case .a: .b; default: nil } } }"
    let outcomes = (0..<UInt64(50)).map { seed in
      var mutation = Mutation(seed: seed)
      let outcome = mutation.apply(to: source)
      var again = Mutation(seed: seed)
      #expect(again.apply(to: source) == outcome)
      #expect(again.steps == mutation.steps)
      return outcome
    }
    #expect(Set(outcomes).count > 40)
  }

  /// A thousand, ten thousand in a soak, or the one that the environment names, which is also written to a file.
  static func tasks() throws -> [Sweep.Task] {
    if let seed = Corpus.environment["SWITCHBACK_SEED"].flatMap(UInt64.init) {
      let name = Corpus.environment["SWITCHBACK_VICTIM"] ?? ""
      guard let victim = try Victim.named(name) else { throw NoVictim(name: name) }
      var mutation = Mutation(seed: seed)
      try Data(mutation.apply(to: victim.source).utf8).write(to: Repository.build.appending(path: "mutation.swift"))
      return [task(seed: seed, victim: victim)]
    }
    let victims = try Victim.all()
    return (0..<(Corpus.isWhole ? 10_000 : 1_000)).map { task(seed: UInt64($0), victim: victims[$0 % victims.count]) }
  }

  private static func task(seed: UInt64, victim: Victim) -> Sweep.Task {
    let repeating = "SWITCHBACK_SEED=\(seed) SWITCHBACK_VICTIM=\(victim.name) swift test --filter MutationTests"
    return Sweep.Task(what: repeating) {
      var mutation = Mutation(seed: seed)
      let source = mutation.apply(to: victim.source)
      return Sweep.Subject(what: "\(repeating)  # \(mutation.steps.joined(separator: ", then "))", source: source)
    }
  }

  struct NoVictim: Error, CustomStringConvertible {
    var name: String
    var description: String { "there is no source '\(name)' to mutate; SWITCHBACK_VICTIM takes what a failure named" }
  }
}
