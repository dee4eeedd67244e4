import Switchback

/// A machine whose nested machines have events of their own: one declared inside, one elsewhere, which has a parameter.
@MachineState
enum Answering<Reply> {
  case idle
  case call(Call)
  case line(Line<Reply>)

  @MachineState
  enum Call {
    case ringing, talking

    enum Event { case answer, hold(Int) }

    func next(on event: Event) -> Self? {
      switch (self, event) {
      case (.ringing, .answer): .talking
      case (.talking, .hold(let seconds)) where seconds > 0: .ringing
      default: nil
      }
    }
  }

  enum Event {
    case dial, hangUp
    case call(Call.Event)
    case line(LineEvent)
  }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.idle, .dial): .call(.ringing)
    case (.call, .dial): .line(.open)
    case (.call, .hangUp), (.line, .hangUp): .idle
    case (.call(let call), .call(let event)): call.next(on: event).map(Self.call)
    case (.line(let line), .line(let event)): line.next(on: event).map { .line($0) }
    default: nil
    }
  }
}

@MachineState
enum Line<Reply> {
  case open
  case closed(Reply?)

  func next(on event: LineEvent) -> Self? {
    switch (self, event) {
    case (_, .close): .closed(nil)
    case (.closed, .open): .open
    default: nil
    }
  }
}

@MachineEvent
enum LineEvent { case open, close }
