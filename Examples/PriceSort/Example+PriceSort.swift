import ExampleTerminal
import Switchback

extension Example {
  package static let priceSort = Example(
    "price-sort",
    teaches: "what can be chosen together, as states; an event that waits for a choice",
    document: "Building UI with State Machines",
    graph: { PriceScreen.graph }
  ) { terminal in
    let machine = StateMachine(PriceScreen.previousScreen)
    return await Conversation(with: machine, by: PriceScreenPages().script, on: terminal).run()
  }
}
