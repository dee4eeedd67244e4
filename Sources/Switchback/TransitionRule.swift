/// What a machine runs: a state together with the rule that applies an event to it.
///
/// ``MachineState`` is the rule of an enum with a switch. A struct that reduces events in place is one too:
///
/// ```swift
/// struct Cart: TransitionRule {
///   enum Kind { case empty, filled }
///   var items: [String] = []
///
///   static func kind(of cart: Cart) -> Kind { cart.items.isEmpty ? .empty : .filled }
///
///   mutating func apply(_ event: Event) -> Outcome {
///     switch event {
///     case .added(let item): items.append(item)
///     case .cleared: items = []
///     }
///     return .changed
///   }
///
///   enum Event { case added(String), cleared }
/// }
/// ```
///
/// A rule is pure: no clock, no randomness, no input or output. Such things come in as payloads of events.
public protocol TransitionRule<State, Event> {
  /// What ``StateMachine/state`` is; the rule itself unless it says otherwise.
  associatedtype State = Self

  /// What can happen.
  associatedtype Event

  /// A state's identity, without its payload.
  associatedtype Kind: Hashable

  /// The current state; ``StateMachine/reset(to:)`` sets it.
  var state: State { get set }

  /// A state's identity.
  static func kind(of state: State) -> Kind

  /// Whether the machine has ended: no event is applied any more. False by default.
  var isFinal: Bool { get }

  /// The event that the state sends of itself once it is reached, as one does whose nested machine has ended. None by default.
  ///
  /// It is sent after a move, when all hooks were called and before anything that waits its turn, as a transition of its own.
  var completion: Event? { get }

  /// Applies an event to the state; unless it answers `changed`, the state must be what it was.
  mutating func apply(_ event: Event) -> Outcome

  /// The states around a nested one, outer to inner: `running` for `running.preloading`. None by default.
  static func ancestors(of kind: Kind) -> [Kind]

  /// The drawing of this very rule, where it has one; that of its type by default.
  var drawing: StateGraph? { get }
}

extension TransitionRule {
  /// No state is final.
  @inlinable public var isFinal: Bool { false }

  /// No state completes.
  @inlinable public var completion: Event? { nil }

  /// No state is nested.
  @inlinable
  public static func ancestors(of kind: Kind) -> [Kind] { [] }

  /// The `graph` of the type, if it has one.
  public var drawing: StateGraph? { (Self.self as? any GraphProviding.Type)?.graph }
}

extension TransitionRule where State == Self {
  /// The rule itself.
  @inlinable public var state: Self {
    get { self }
    set { self = newValue }
  }
}
