import ExampleTerminal
import Switchback

extension Example {
  package static let refine = Example(
    "refine",
    teaches: "states whose payload is a draft: what it holds, keeps or forgets",
    document: "Building UI with State Machines",
    graph: { Refine.graph }
  ) { terminal in
    let machine = StateMachine(Refine.browse(Filter(top: "Women")))
    return await Conversation(with: machine, by: RefinePages().script, on: terminal).run()
  }
}
