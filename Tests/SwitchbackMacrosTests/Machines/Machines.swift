import Switchback

/// A machine that another module may use.
@MachineState
public enum Turnstile {
  case locked, unlocked

  public enum Event { case coin, push }

  public func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.locked, .coin): .unlocked
    case (.unlocked, .push): .locked
    default: nil
    }
  }
}

/// A machine with a parameter.
@MachineState
enum Loading<Content> {
  case idle
  case loading(String)
  case loaded(Content)
  case failed

  enum Event {
    case load(String)
    case succeeded(Content)
    case failed
  }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (_, .load(let name)): .loading(name)
    case (.loading, .succeeded(let content)): .loaded(content)
    case (.loading, .failed): .failed
    default: nil
    }
  }
}

/// A machine whose payload is a machine of its kind.
@MachineState
indirect enum Menu {
  case top
  case below(Menu, title: String)
  @Final case closed

  enum Event { case open(String), back, close }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (_, .open(let title)): .below(self, title: title)
    case (.below(let menu, _), .back): menu  // switchback:targets top, below
    case (_, .close): .closed
    default: nil
    }
  }
}

/// A machine with nested states, three levels deep.
@MachineState
enum Call {
  case idle
  case running(Running)
  @Final case ended(reason: String)

  enum Running {
    case ringing
    case talking(Talk)

    enum Talk { case loud, muted }
  }

  enum Event { case dial, answer, mute, unmute, hangUp }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.idle, .dial): .running(.ringing)
    case (.running(.ringing), .answer): .running(.talking(.loud))
    case (.running(.talking(.loud)), .mute): .running(.talking(.muted))
    case (.running(.talking(.muted)), .unmute): .running(.talking(.loud))
    case (.running, .hangUp): .ended(reason: "hung up")
    default: nil
    }
  }
}

/// A machine inside another type, with names that are keywords.
enum Settings {
  @MachineState
  enum Visibility: Equatable {
    case `default`, `public`
    case `internal`(count: Int)

    enum Event: CaseIterable { case `switch`, `repeat` }

    func next(on event: Event) -> Self? {
      switch (self, event) {
      case (.default, .switch): .public
      case (.public, .switch): .internal(count: 0)
      case (.internal(let count), .repeat): .internal(count: count + 1)
      case (.internal, .switch): .default
      default: nil
      }
    }
  }
}

struct Pager<Page> {
  /// A machine inside a type with a parameter.
  @MachineState
  enum Direction {
    case forwards(Page)
    @Final case backwards

    enum Event { case turn }

    func next(on event: Event) -> Self? {
      switch (self, event) {
      case (.forwards, .turn): .backwards
      case (.backwards, .turn): nil
      }
    }
  }
}

extension Pager {
  /// A machine inside an extension.
  @MachineState
  enum Speed {
    case slow, fast

    enum Event { case press }

    func next(on event: Event) -> Self? { self == .slow ? .fast : .slow }
  }
}

/// A machine that says some things itself.
@MachineState
enum Lamp: MachineState {
  case on, off

  enum Event { case press }
  typealias Kind = Self

  var isFinal: Bool { self == .off }

  func next(on event: Event) -> Lamp? { self == .on ? .off : .on }
}
