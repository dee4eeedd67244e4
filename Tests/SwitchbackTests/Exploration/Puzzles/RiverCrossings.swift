import Switchback
import Testing

/// The farmer's boat takes one more; wolf and goat, or goat and cabbage, cannot be left alone.
private struct Farm: TransitionRule, Hashable {
  enum Freight { case wolf, goat, cabbage }

  /// Who is still on the bank where all began.
  private(set) var here: Set<Freight> = [.wolf, .goat, .cabbage]
  private(set) var isFarmerHere = true

  enum Event { case crossed(with: Freight?) }

  static func kind(of farm: Farm) -> Bool { farm.isFarmerHere }

  var isFinal: Bool { here.isEmpty && !isFarmerHere }

  /// Who is on the bank that the farmer is not on.
  var alone: Set<Freight> { isFarmerHere ? Set([.wolf, .goat, .cabbage]).subtracting(here) : here }

  mutating func apply(_ event: Event) -> Outcome {
    let before = self
    if case .crossed(let freight?) = event {
      guard here.contains(freight) == isFarmerHere else { return .unhandled }
      if isFarmerHere { here.remove(freight) } else { here.insert(freight) }
    }
    isFarmerHere.toggle()
    guard alone.isSuperset(of: [.wolf, .goat]) || alone.isSuperset(of: [.goat, .cabbage]) else { return .changed }
    self = before
    return .unhandled
  }

  static let events: [Event] = [nil, .wolf, .goat, .cabbage].map { .crossed(with: $0) }
}

/// Three missionaries, three cannibals, a boat for two; nowhere may missionaries be outnumbered.
private struct Party: TransitionRule, Hashable {
  private(set) var missionaries: Int
  private(set) var cannibals: Int
  private(set) var isBoatHere: Bool

  enum Event { case crossed(missionaries: Int, cannibals: Int) }

  static func kind(of party: Party) -> Bool { party.isBoatHere }

  init(missionaries: Int = 3, cannibals: Int = 3, isBoatHere: Bool = true) {
    self.missionaries = missionaries
    self.cannibals = cannibals
    self.isBoatHere = isBoatHere
  }

  /// Whether all are across.
  var isOver: Bool { missionaries + cannibals == 0 }

  var isSafe: Bool { missionaries == 0 || missionaries == 3 || missionaries == cannibals }

  mutating func apply(_ event: Event) -> Outcome {
    guard case .crossed(let missionaries, let cannibals) = event else { return .unhandled }
    var after = self
    after.missionaries += isBoatHere ? -missionaries : missionaries
    after.cannibals += isBoatHere ? -cannibals : cannibals
    after.isBoatHere.toggle()
    guard 0...3 ~= after.missionaries, 0...3 ~= after.cannibals, after.isSafe else { return .unhandled }
    self = after
    return .changed
  }

  static let events: [Event] = [(1, 0), (2, 0), (0, 1), (0, 2), (1, 1)].map {
    .crossed(missionaries: $0, cannibals: $1)
  }
}

@Suite("River crossings")
struct RiverCrossingTests {
  private static let farm = Exploration(from: Farm(), over: Farm.events)
  private static let party = Exploration(from: Party(), over: Party.events)

  @Test func `wolf, goat and cabbage cross in seven, by ten safe states of sixteen`() {
    let end = Self.farm.reaches(\.isFinal)
    #expect(Self.farm.states.count == 10)
    #expect(
      end.trace?.description == "after(.crossed(with: .goat), .crossed(with: nil), .crossed(with: .wolf), "
        + ".crossed(with: .goat), .crossed(with: .cabbage), .crossed(with: nil), .crossed(with: .goat))"
    )
    #expect(Self.farm.never { !$0.alone.isDisjoint(with: [.goat]) && $0.alone.count > 1 }.holds)
    #expect(Self.farm.canAlwaysReach(\.isFinal).holds)
  }

  @Test func `missionaries and cannibals cross in eleven, by sixteen states of thirty-two`() {
    #expect(Self.party.states.count == 16)
    #expect(Self.party.reaches(\.isOver).trace?.events.count == 11)
    #expect(Self.party.always(\.isSafe).holds)
    #expect(Self.party.canAlwaysReach(\.isOver).holds)
  }

  @Test func `of the safe states those are missing to which nobody can row`() {
    let all = (0...3).flatMap { missionaries in
      (0...3).flatMap { cannibals in
        [false, true].map { Party(missionaries: missionaries, cannibals: cannibals, isBoatHere: $0) }
      }
    }
    let safe = Set(all.filter(\.isSafe))
    #expect(safe.count == 20)
    #expect(
      safe.subtracting(Self.party.states) == [
        // The boat is where nobody is.
        Party(missionaries: 3, cannibals: 3, isBoatHere: false), Party(missionaries: 0, cannibals: 0, isBoatHere: true),
        // All missionaries are with the boat and no cannibal is: whoever came last was outnumbered before.
        Party(missionaries: 3, cannibals: 0, isBoatHere: true), Party(missionaries: 0, cannibals: 3, isBoatHere: false),
      ]
    )
  }

  @Test func `with a boat for one nobody crosses`() {
    let party = Exploration(from: Party(), over: Array(Party.events.prefix(1)))
    #expect(party.reaches(\.isOver).answer == .fails)
  }
}
