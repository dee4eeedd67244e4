@testable import CoinExample
import Switchback

/// The coin whose reducer changes a copy.
struct CopiedCoinState {
  private var isHeads = true

  typealias Event = CoinState.Event

  static func reduce(_ state: CopiedCoinState, event: Event) -> CopiedCoinState {
    var result = state
    switch event {
    case .flipToHeads: result.isHeads = true
    case .flipToTails: result.isHeads = false
    }
    return result
  }

  var coinSide: String { isHeads ? "Heads" : "Tails" }
}

extension CopiedCoinState: ReducerState, Equatable {
  mutating func reduce(_ event: Event) { self = Self.reduce(self, event: event) }
}
