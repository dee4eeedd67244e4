import Switchback
import SwitchbackTestSupport
import Testing

/// Semantics 13: what is on screen follows from the trail.
@Suite("The screens of a trail")
struct ScreensTests {
  @Test(arguments: [
    ([Onboarding.splash], [[Onboarding.Kind.splash]]),
    ([.splash, .registration], [[.splash], [.registration]]),
    ([.splash, .registration, .personalization("Ann")], [[.splash, .personalization]]),
    ([.splash, .login, .complete("Ann")], [[.splash]]),
    ([.login], [[], [.login]]),
  ]) func `states are pushed or presented, and a push dismisses what covers its place`(
    states: [Onboarding],
    layers: [[Onboarding.Kind]]
  ) throws {
    #expect(try screens(of: states).map { $0.map(\.id) } == layers)
  }

  @Test(arguments: [
    // A screen that several states share is there once.
    ([0, 1], [[0]]), ([0, 2, 3], [[0, 1]]),
    // In place of the top, or not at all.
    ([0, 2, 7], [[0, 3]]), ([0, 2, 9], [[0, 1]]),
    // The same screen may come twice, if another lies between.
    ([0, 2, 4, 2], [[0, 1, 2, 1]]),
    // What is pushed in the park stays in the modal that was opened there; what lies outside dismisses it.
    ([0, 25, 22], [[0], [12, 11]]), ([0, 25, 22, 2], [[0, 1]]), ([0, 25, 22, 5], [[0], [12, 11], [2]]),
    ([0, 5, 22], [[0, 11]]), ([0, 5, 27, 22], [[0], [13, 11]]), ([0, 25, 7, 22], [[0, 11]]),
    ([0, 25, 22, 7], [[0], [12, 3]]), ([0, 25, 22, 7, 23], [[0], [12, 3, 11]]),
    // A root is all there is.
    ([0, 2, 25, 22, 0], [[0]]),
    // In place of nothing is a push.
    ([7], [[3]]),
  ]) func `how a state is shown decides what becomes of the screens before it`(places: [Int], layers: [[Int]]) throws {
    #expect(try screens(of: places.map { Tour(place: $0) }).map { $0.map(\.id) } == layers)
  }

  @Test func `a screen shows the state as it is now`() {
    var trail = Trail(Tour(place: 2, note: 1), after: [Tour(place: 0)])
    _ = trail.apply(.event(.noted(5)))
    #expect(trail.screens.top?.state.note == 5)
    _ = trail.apply(.event(.went(3)))
    #expect(trail.screens.top?.state == Tour(place: 3), "the other state of the same screen")
    #expect(trail.screens.layers.count == 1)
  }

  @Test func `on random walks the screens are those of a simple model, and the steps lead from each to the next`() {
    for seed in 0..<walks {
      var generator = SeededGenerator(seed: seed)
      var trail = Trail(Tour())
      var shown = trail.screens
      for step in 0..<20 {
        let isBack = generator.isOnce(in: 3)
        _ = trail.apply(isBack ? .back : .event(.went(.random(in: 0..<40, using: &generator))))
        let screens = trail.screens
        let isAsModel = screens.layers.map { $0.map(\.id) } == Self.model(trail.states)
        let leadsThere = shown.steps(to: screens).allSatisfy { shown.apply($0) } && shown == screens
        guard isAsModel, leadsThere else {
          Issue.record("seed \(seed), step \(step): \(trail.states.map(\.place))")
          return
        }
      }
    }
  }

  private func screens<Content: Flow>(of states: [Content]) throws -> [[FlowScreen<Content>]] {
    Trail(try #require(states.last), after: states.dropLast()).screens.layers
  }

  /// One list of all screens, each with what tells its layer: who opened it, or nothing for the window.
  private static func model(_ states: [Tour]) -> [[Int]] {
    var all: [(screen: Int, layer: Int, owner: Int?)] = []
    for state in states where state.presentation != .keep {
      let group = state.place >= 20 ? Tour.park : state.place
      if state.presentation == .root { all = [] }
      if state.presentation == .push { while let owner = all.last?.owner, owner != group { all.removeLast() } }
      let (layer, owner) = (all.last?.layer ?? 0, all.last?.owner)
      if all.last?.screen == state.screen { continue }
      if state.presentation == .modal {
        all.append((state.screen, layer + 1, group))
        continue
      }
      if state.presentation == .replace, !all.isEmpty { all.removeLast() }
      let isFirst = all.last?.layer ?? 0 != layer
      all.append((state.screen, layer, isFirst ? group : owner))
    }
    return (0...(all.last?.layer ?? 0)).map { layer in all.filter { $0.layer == layer }.map(\.screen) }
  }
}
