/// Runs a state: takes events, one at a time, and tells what came of them.
///
/// ```swift
/// let machine = StateMachine(Door.open)
/// machine.send(.push)  // .moved
/// print(machine.state)  // closed
/// ```
///
/// A machine belongs to the actor that made it: a view model, an actor, a function. It takes no locks and is not `Sendable`.
///
/// Its storage goes without the runtime's checks for exclusive access, because the machine's own check is stronger. All code
/// of a rule that reads or changes the stored rule in place (`isFinal`, `apply`, `state`) runs while `phase` is not idle; only
/// the outermost `send` or `reset` leaves idle, every other one in that time joins the queue; and reading the rule while
/// it is being applied traps. Whatever else needs the rule works on a copy. So no two accesses ever overlap with one a change.
public final class StateMachine<Rule: TransitionRule> {
  /// The type of the states.
  public typealias State = Rule.State
  /// The type of the events.
  public typealias Event = Rule.Event
  /// The identity of the states, without their payloads.
  public typealias Kind = Rule.Kind
  /// One step of this machine.
  public typealias Transition = Switchback.Transition<Rule.State, Rule.Event>

  // Before the rule: one of a byte, if aligned, may be loaded as four, and that load waits for bytes that were just stored.
  @exclusivity(unchecked) @usableFromInline var phase = Phase.idle
  @exclusivity(unchecked) @usableFromInline var rule: Rule
  /// The kind of the current state, kept so that a step asks for one kind and not for two.
  @exclusivity(unchecked) @usableFromInline var kind: Kind
  @usableFromInline let policy: UnhandledPolicy
  /// Whether there is, or was, anybody to tell of anything.
  @exclusivity(unchecked) @usableFromInline var isAttended = false
  /// Whether there are streams or effects, which look at each new state after the hooks.
  @exclusivity(unchecked) @usableFromInline var isFollowed = false
  /// Whether the outermost `send` has more to do: something waits its turn, or something was found that has ended.
  @exclusivity(unchecked) @usableFromInline var hasLeftovers = false
  /// Whether somebody wants to hear of a move before it happens: an event is then tried on a copy first.
  @exclusivity(unchecked) @usableFromInline var isForewarning = false
  // No access to the rest runs anybody else's code, but for the call of an only hook, which is replaced in `refresh()` alone.
  @exclusivity(unchecked) @usableFromInline var hooks = Hooks<Rule>()
  // Unmanaged, because each reference that is counted on the way costs as much as a transition; never replaced once made.
  @exclusivity(unchecked) @usableFromInline var observation: Unmanaged<StateObservation>?
  // Made when first needed, so that a machine is one small allocation.
  @exclusivity(unchecked) @usableFromInline var attachments: Attachments<Rule>?

  /// Makes a machine in a state.
  ///
  /// - Parameter unhandled: what to do about events that the state does not handle.
  @inlinable
  public init(_ rule: Rule, unhandled: UnhandledPolicy = .report) {
    self.rule = rule
    kind = Rule.kind(of: rule.state)
    policy = unhandled
  }

  deinit {
    hooks.lists?.endAll()
    observation?.release()
  }

  /// The current state; observed by SwiftUI and `withObservationTracking`.
  @inlinable public var state: State { look().state }

  /// Whether the machine is in a final state, and takes no more events.
  @inlinable public var isFinal: Bool { look().isFinal }

  /// Whether the machine would handle an event now; it is tried on a copy.
  @inlinable
  public func canSend(_ event: Event) -> Bool {
    var trial = look()
    return !trial.isFinal && trial.apply(event) != .unhandled
  }

  /// A copy of the rule, for a reader who may want to hear of changes.
  @inlinable
  func look() -> Rule {
    let copy = peek()
    track()
    return copy
  }

  /// A copy of the rule.
  @inlinable
  func peek() -> Rule {
    if phase == .applying { Self.trapReading() }
    return rule
  }

  @usableFromInline @inline(never)
  static func trapReading() -> Never {
    // The rule is half changed here, so that there is nothing true to give.
    fatalError("\(Rule.self): the machine was read while an event is applied; a rule sees its own state only")
  }

  /// What a machine is doing.
  @usableFromInline
  enum Phase: UInt8 {
    case idle
    /// The rule is being changed.
    case applying
    /// The change is in place, and those who hooked in are told.
    case notifying
  }
}

/// A machine stays with the actor that made it.
@available(*, unavailable)
extension StateMachine: Sendable {}
