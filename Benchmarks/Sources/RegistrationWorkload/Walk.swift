import Switchback

/// Random events, made before anything is measured, that lead from `login` back to `login`.
public struct Walk: Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// Every event is handled where it comes.
    case handled
    /// No event is handled; the machine stays in `login`.
    case unhandled
    /// Any event anywhere.
    case mixed
    /// Every event is handled where it comes, by the registration whose Back knows the way.
    case handledWithBack

    /// What its events are, for a person.
    public var title: String { self == .handledWithBack ? "handled" : rawValue }
  }

  public let events: [Registration.Event]

  /// How many of the events move.
  public let moves: Int

  public init(_ kind: Kind, length: Int) {
    switch kind {
    case .handled, .unhandled, .mixed: self.init(kind, length: length, from: Registration.login)
    case .handledWithBack: self.init(kind, length: length, from: RegistrationWithBack.login)
    }
  }

  private init<State: MachineState>(_ kind: Kind, length: Int, from start: State)
  where State.Event == Registration.Event {
    var generator = SeededGenerator(seed: 2026)
    var events: [Registration.Event] = []
    var moves = 0
    var state = start
    while events.count < length || state.kind != start.kind {
      let choice = Registration.Event.allCases.filter { event in
        switch kind {
        case .handled, .handledWithBack: state.next(on: event) != nil
        case .unhandled: state.next(on: event) == nil
        case .mixed: true
        }
      }
      let event = choice[Int(generator.next() >> 33) % choice.count]
      events.append(event)
      if let next = state.next(on: event) {
        state = next
        moves += 1
      }
    }
    self.events = events
    self.moves = moves
  }
}

/// SplitMix64: the same events in each run and on each machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
