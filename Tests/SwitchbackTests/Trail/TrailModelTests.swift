import Foundation
import Switchback
import SwitchbackTestSupport
import Testing

@Suite("A trail against a simple model")
struct TrailModelTests {
  @Test func `on random walks a trail has the states that a list by hand has`() throws {
    for seed in 0..<walks {
      var generator = SeededGenerator(seed: seed)
      var trail = Trail(Maze())
      var model = [Maze()]
      for step in 0..<60 {
        let event = randomEvent(&generator, depth: model.count)
        let before = model
        let canGoBack = trail.canGoBack
        let outcome = trail.apply(event)
        apply(event, to: &model)
        try #require(trail.states == model, "seed \(seed), step \(step): \(event)")
        try #require((outcome == .changed) == (model != before), "seed \(seed), step \(step): \(event)")
        if event == .back { try #require(canGoBack == (model != before), "seed \(seed), step \(step)") }
      }
      let data = try JSONEncoder().encode(trail)
      try #require(try JSONDecoder().decode(Trail<Maze>.self, from: data) == trail, "seed \(seed)")
    }
  }

  private func randomEvent(_ generator: inout SeededGenerator, depth: Int) -> Trail<Maze>.Event {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<4: .event(.went(.random(in: 0..<30, using: &generator)))
    case 4..<6: .event(.noted(.random(in: 0..<9, using: &generator)))
    case 6: .backTo(.random(in: -1...depth, using: &generator))
    default: .back
    }
  }

  private func apply(_ event: Trail<Maze>.Event, to states: inout [Maze]) {
    guard let top = states.last else { return }
    switch event {
    case .event(.went(top.place)): states[states.count - 1] = Maze(place: top.place)
    case .event(.went(let place)): states.append(Maze(place: place))
    case .event(.noted(let note)): states[states.count - 1].note = note
    case .back: goBack(to: states.count - 2, in: &states)
    case .backTo(let index): if index < states.count - 1 { goBack(to: index, in: &states) }
    }
  }

  private func goBack(to index: Int, in states: inout [Maze]) {
    guard index >= 0 else { return }
    if states[index].place % 5 == 4 { return goBack(to: index - 1, in: &states) }
    if states[index].place % 7 != 6 { states = Array(states[...index]) }
  }
}

/// How many random walks a test takes: ten times as many where there is time.
let walks = ProcessInfo.processInfo.environment["SWITCHBACK_SOAK"] == nil ? 1_000 : 10_000
