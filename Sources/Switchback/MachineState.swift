/// An enum whose cases are the states of a machine, and whose switch says what an event leads to.
///
/// ```swift
/// enum Door: MachineState {
///   case open, closed, locked
///
///   enum Event { case push, pull, turnKey }
///
///   func next(on event: Event) -> Self? {
///     switch (self, event) {
///     case (.open, .push): .closed
///     case (.closed, .pull): .open
///     case (.closed, .turnKey): .locked
///     case (.locked, .turnKey): .closed
///     default: nil
///     }
///   }
/// }
///
/// let machine = StateMachine(Door.open)
/// machine.send(.push)     // .moved
/// machine.send(.push)     // .unhandled, and a line on standard error says so
/// ```
///
/// States with payloads state their ``TransitionRule/Kind``, because a payload is not part of a state's identity:
///
/// ```swift
/// enum Search: MachineState {
///   case idle
///   case loading(String)
///
///   enum Kind { case idle, loading }
///
///   var kind: Kind {
///     switch self {
///     case .idle: .idle
///     case .loading: .loading
///     }
///   }
///
///   enum Event { case typed(String), cleared }
///
///   func next(on event: Event) -> Self? {
///     switch event {
///     case .typed(let text): .loading(text)
///     case .cleared: .idle
///     }
///   }
/// }
/// ```
///
/// `@MachineState` writes that, and `isFinal`, and the machine's graph, from the enum as it stands.
public protocol MachineState: TransitionRule where State == Self {
  /// A state's identity: its case without the payload. The enum itself where no case has a payload.
  associatedtype Kind = Self

  /// This state's identity.
  var kind: Kind { get }

  /// Where an event leads from here: nil when it is not handled here, the same case to stay or to change the payload.
  ///
  /// It is pure: no clock, no randomness, no input or output. Such things come in as payloads of events.
  func next(on event: Event) -> Self?

  /// Whether the machine ends here. False by default.
  var isFinal: Bool { get }

  /// What Back does when it comes to this state, on a ``Trail``, from a later one. It enters every state by default.
  func wayBack(from later: Self) -> WayBack

  /// The event that means Back, where the machine has one of its own: see ``BackEvent``.
  static var backEvent: Event? { get }

  /// Whether an event means Back: see ``BackEvent``.
  static func isBack(_ event: Event) -> Bool
}

extension MachineState where Kind == Self {
  /// The state itself.
  @inlinable public var kind: Self { self }

  /// The state itself.
  @inlinable
  public static func kind(of state: Self) -> Self { state }
}

extension MachineState {
  // Never inlined: alone it is a look into a table, within its caller a jump that no processor foresees.
  /// The state's own kind.
  @inlinable
  @inline(never)
  public static func kind(of state: Self) -> Kind { state.kind }

  /// Takes the next state, if there is one.
  @inlinable
  public mutating func apply(_ event: Event) -> Outcome {
    guard let next = next(on: event) else { return .unhandled }
    self = next
    return .changed
  }
}

extension MachineState where Self: Equatable {
  /// Takes the next state, if there is one; an equal state is no change.
  ///
  /// A type that is `Equatable` only under a condition (`extension Loading: Equatable where Content: Equatable`) is not
  /// seen here: its stays are reported as updates.
  @inlinable
  public mutating func apply(_ event: Event) -> Outcome {
    guard let next = next(on: event) else { return .unhandled }
    if next == self { return .unchanged }
    self = next
    return .changed
  }
}
