import Switchback

/// A coin on a table: what it remembers is private, what happens to it are events, what others see is computed.
@MachineState
struct CoinState: Equatable {
  private var isHeads = true

  enum Event: CaseIterable { case flipToHeads, flipToTails }

  static func reduce(state: CoinState, event: Event) -> CoinState {
    switch event {
    case .flipToHeads: CoinState(isHeads: true)
    case .flipToTails: CoinState(isHeads: false)
    }
  }

  var coinSide: String { isHeads ? "Heads" : "Tails" }
}
