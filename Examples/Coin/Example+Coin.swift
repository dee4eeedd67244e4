import ExampleTerminal
import Switchback

extension Example {
  package static let coin = Example(
    "coin",
    teaches: "a struct as state: private properties, events, a pure reducer, an output",
    document: "Simple & correct UI logic with states",
    graph: { CoinState.graph }
  ) { terminal in
    let script = Script<CoinState>(
      "coin",
      words: [
        Word("heads", for: .flipToHeads, meaning: "flip it to heads"),
        Word("tails", for: .flipToTails, meaning: "flip it to tails"),
      ],
      isUndone: true,
      picture: { CoinState.graph.formatted(.text(current: "\($0.kind)")) },
      page: { Page("The coin", text: "It shows \($0.coinSide.lowercased()).") }
    )
    return await Conversation(with: StateMachine(CoinState()), by: script, on: terminal).run()
  }
}
