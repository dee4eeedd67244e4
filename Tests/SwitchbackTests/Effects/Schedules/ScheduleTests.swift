import Foundation
import Testing

@Suite("Effects keep to their model", .timeLimit(.minutes(30)))
struct ScheduleTests {
  /// A tenth of all seeds, which are ten times as many where there is time.
  private static let count = ProcessInfo.processInfo.environment["SWITCHBACK_SOAK"] == nil ? 100 : 1_000

  @Test(arguments: 0..<10)
  func `no schedule tells a machine from the model`(tenth: Int) async {
    for seed in (0..<Self.count).map({ tenth * Self.count + $0 }) {
      let schedule = Schedule(seed: seed)
      if let difference = await Stage().play(schedule) {
        Issue.record("seed \(seed), \(difference)\n\(schedule)")
        return
      }
    }
  }
}
