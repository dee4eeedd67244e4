import Switchback
import Testing

/// Two jugs of three and five litres, a tap, and a drain; measure four.
private struct Jugs: TransitionRule, Hashable {
  enum Jug { case small, large }

  private(set) var small = 0
  private(set) var large = 0

  enum Event { case fill(Jug), empty(Jug), pour(into: Jug) }

  static func kind(of jugs: Jugs) -> Int { jugs.small + jugs.large }

  mutating func apply(_ event: Event) -> Outcome {
    let before = self
    switch event {
    case .fill(.small): small = 3
    case .fill(.large): large = 5
    case .empty(.small): small = 0
    case .empty(.large): large = 0
    case .pour(into: .large): (small, large) = (max(0, small + large - 5), min(5, small + large))
    case .pour(into: .small): (small, large) = (min(3, small + large), max(0, small + large - 3))
    }
    return self == before ? .unhandled : .changed
  }

  static let events: [Event] = [
    .fill(.small), .fill(.large), .empty(.small), .empty(.large), .pour(into: .small), .pour(into: .large),
  ]
}

@Suite("Water jugs")
struct WaterJugsTests {
  private static let jugs = Exploration(from: Jugs(), over: Jugs.events)

  @Test func `after each event a jug is empty or full`() {
    // Sixteen of the four times six levels lie at the rim of that rectangle.
    #expect(Self.jugs.states.count == 4 * 6 - 2 * 4)
    #expect(Self.jugs.isComplete)
    #expect(Self.jugs.always { [0, 3].contains($0.small) || [0, 5].contains($0.large) }.holds)
  }

  @Test func `four litres take six events`() throws {
    let verdict = Self.jugs.never { $0.large == 4 }
    #expect(
      verdict.description == "Jugs: 'Jugs(small: 3, large: 4)' is reached; to see it: after(.fill(.large), "
        + ".pour(into: .small), .empty(.small), .pour(into: .small), .fill(.large), .pour(into: .small))"
    )
    // What was printed, pasted.
    let end = try Jugs().after(
      .fill(.large),
      .pour(into: .small),
      .empty(.small),
      .pour(into: .small),
      .fill(.large),
      .pour(into: .small)
    )
    #expect(end.large == 4)
  }

  @Test func `whatever was done, four litres can still be measured`() {
    #expect(Self.jugs.canAlwaysReach { $0.large == 4 }.holds)
  }
}
