import Switchback

/// One registration from its first screen to its end: the machine says which screen, the screen says what happened.
struct Conversation {
  typealias Departure = Dialogue<Registration.Event>.Departure

  let machine: StateMachine<Registration>
  let dialogue: Dialogue<Registration.Event>
  var answers = Answers()

  init(on terminal: Terminal) {
    let machine = StateMachine(Registration.login)
    self.machine = machine
    dialogue = Dialogue(
      terminal: terminal,
      words: Registration.Event.words,
      canSend: { machine.canSend($0) },
      picture: { Registration.graph.formatted(.text(current: "\(machine.state.kind)")) }
    )
  }

  mutating func run() -> Ending {
    dialogue.terminal.say(
      """
      An example: what you type stays in this program; nothing is sent or stored.
      At any question, ? shows where you are and quit leaves; an empty line keeps what stands in brackets.
      """
    )
    while !machine.isFinal {
      dialogue.introduce(machine.state.title, completing: machine.state.completion)
      do throws(Departure) {
        machine.send(try screen())
      } catch {
        switch error {
        case .event(let event): machine.send(event)
        case .quit: return leave()
        case .endOfInput: return dialogue.terminal.isInteractive ? leave() : stop()
        }
      }
    }
    return finish()
  }

  private mutating func screen() throws(Departure) -> Registration.Event {
    switch machine.state {
    case .login: try login()
    case .createProfile: try createProfile()
    case .facebookProfile: try facebookProfile()
    case .selectAvatar: try selectAvatar()
    case .termsAndConditions: try termsAndConditions()
    case .finished: .next
    }
  }
}
