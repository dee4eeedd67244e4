import Switchback

extension Conversation {
  /// Whether the conversation goes on after a line.
  enum Consequence {
    case goesOn, left
  }

  func answer(_ line: Line) -> Consequence {
    terminal.echo(line)
    isPrompting = false
    switch meaning(of: line) {
    case .answer(let text): read(text)
    case .event(let event): send(event)
    case .complaint(let complaint): terminal.complain(complaint.sentence)
    case .picture: terminal.say(script.picture(machine.state))
    case .waiting: isWaiting = true
    case .undoing: undo()
    case .goingOut: script.surroundings?.goBack()
    case .leaving: return .left
    }
    return .goesOn
  }

  private func read(_ text: String) {
    do throws(Complaint) {
      switch try question?.read(text) {
      case .event(let event): send(event)
      case .question(let next): question = next
      case nil: break
      }
    } catch {
      terminal.complain(error.sentence)
    }
  }

  private func send(_ event: Event) {
    let before = machine.state
    let disposition = machine.send(event)
    if disposition == .moved || disposition == .updated { earlier.append(before) }
    (hasNews, isAsked) = (true, true)
  }

  private func undo() {
    guard let state = earlier.popLast() else { return }
    machine.reset(to: state)
    (hasNews, isAsked) = (true, true)
  }
}
