/// A struct as state: private properties, events that change them in place, and computed outputs for whoever shows it.
///
/// ```swift
/// struct CoinState: ReducerState {
///   private var isHeads = true
///
///   enum Event { case flippedToHeads, flippedToTails }
///
///   mutating func reduce(_ event: Event) {
///     switch event {
///     case .flippedToHeads: isHeads = true
///     case .flippedToTails: isHeads = false
///     }
///   }
///
///   var coinSide: String { isHeads ? "Heads" : "Tails" }
/// }
///
/// let machine = StateMachine(CoinState())
/// machine.send(.flippedToTails)  // .updated
/// print(machine.state.coinSide)  // Tails
/// ```
///
/// A reducer that returns a new state needs one line:
///
/// ```swift
/// struct CoinState {
///   private var isHeads = true
///
///   enum Event { case flippedToHeads, flippedToTails }
///
///   static func reduce(state: CoinState, event: Event) -> CoinState {
///     switch event {
///     case .flippedToHeads: CoinState(isHeads: true)
///     case .flippedToTails: CoinState(isHeads: false)
///     }
///   }
/// }
///
/// extension CoinState: ReducerState {
///   mutating func reduce(_ event: Event) { self = Self.reduce(state: self, event: event) }
/// }
/// ```
///
/// Every event is handled, and every change is an update, unless the struct states its ``TransitionRule/Kind``.
public protocol ReducerState: TransitionRule where State == Self {
  /// What can happen.
  associatedtype Event

  /// The state's identity; by default there is but one, so that the machine never moves.
  associatedtype Kind = SoleKind

  /// This state's identity.
  var kind: Kind { get }

  /// Changes the state as an event asks for.
  ///
  /// It is pure: no clock, no randomness, no input or output. Such things come in as payloads of events.
  mutating func reduce(_ event: Event)
}

/// The identity of a state that has no other: every change of it is an update.
public enum SoleKind: Sendable, Hashable {
  /// The only one.
  case state
}

extension ReducerState where Kind == SoleKind {
  /// The only one.
  @inlinable public var kind: SoleKind { .state }
}

extension ReducerState {
  /// The state's own kind.
  @inlinable
  public static func kind(of state: Self) -> Kind { state.kind }

  /// Reduces in place: without an audience nothing is copied, however large the struct is.
  @inlinable
  public mutating func apply(_ event: Event) -> Outcome {
    reduce(event)
    return .changed
  }
}

extension ReducerState where Self: Equatable {
  /// Reduces, and tells by comparing whether anything is different.
  ///
  /// For that the state is kept as it was: an array of it that an event changes is copied. Where that is too dear, let the
  /// struct not be `Equatable`, or write an `apply` that reduces and returns `.changed`.
  @inlinable
  public mutating func apply(_ event: Event) -> Outcome {
    let before = self
    reduce(event)
    return self == before ? .unchanged : .changed
  }
}
