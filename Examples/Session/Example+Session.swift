import ExampleTerminal
import Switchback

extension Example {
  package static let session = Example(
    "session",
    teaches: "work and time as effects: a token that expires; states that Back refuses",
    document: "Good Intentions II",
    graph: { Session.graph }
  ) { terminal in
    await Conversation.session(with: TokenServer(), on: terminal).run()
  }
}

extension Conversation where Rule == Trail<Session> {
  static func session(with server: TokenServer, on terminal: Terminal) -> Conversation {
    let machine = StateMachine(Trail(Session.initial))
    server.connect(to: machine)
    return Conversation(with: machine, by: SessionPages(server: server).script, on: terminal)
  }
}
