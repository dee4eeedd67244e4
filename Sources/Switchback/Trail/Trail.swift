/// A machine that remembers the states through which it came, with their payloads, and takes Back beside its own events.
///
/// ```swift
/// let machine = StateMachine(Trail(Search.idle))
/// machine.send(.typed("tram"))  // .moved
/// machine.send(.back)  // .moved: idle again
/// ```
///
/// A move leads on: the state that is left stays on the trail. An update takes the place of the current state. Back leads to
/// the state before, as it was left, and forgets the one it came from: whatever is sent then begins a new branch.
/// ``MachineState/wayBack(from:)`` says which states are passed over, or cannot be gone back to.
public struct Trail<Base: MachineState> {
  @usableFromInline var top: Base
  @usableFromInline var past: [Base]

  /// Makes a trail that ends in a state.
  ///
  /// - Parameter earlier: the states to which Back leads, the first one first.
  @inlinable
  public init(_ state: Base, after earlier: [Base] = []) {
    top = state
    past = earlier
  }

  /// The states before the current one, the first one first.
  @inlinable public var earlier: [Base] { past }

  /// All states of the trail, the current one last.
  public var states: [Base] { past + [top] }

  /// What can happen: an event of the machine's own, or Back.
  public enum Event {
    /// An event of the machine's own.
    case event(Base.Event)
    /// Back to the state before.
    case back
    /// Back to a state of ``Trail/earlier``, as from a list of them.
    case backTo(Int)
  }
}

extension Trail: TransitionRule {
  /// The current state; one that is set from outside has no way that led to it, so the trail begins anew.
  @inlinable public var state: Base {
    get { top }
    set { self = Trail(newValue) }
  }

  /// The kind of the machine's own state.
  @inlinable
  public static func kind(of state: Base) -> Base.Kind { Base.kind(of: state) }

  /// The states around a nested one, as the machine has them.
  @inlinable
  public static func ancestors(of kind: Base.Kind) -> [Base.Kind] { Base.ancestors(of: kind) }

  /// Whether the current state is final: then there is no Back either.
  @inlinable public var isFinal: Bool { top.isFinal }

  /// Leads on, stays, or goes back.
  @inlinable
  public mutating func apply(_ event: Event) -> Outcome {
    switch event {
    case .event(let event): Base.isBack(event) ? goBack() : lead(on: event)
    case .back: goBack()
    case .backTo(let index): goBack(to: index)
    }
  }

  @inlinable
  mutating func lead(on event: Base.Event) -> Outcome {
    let before = top
    let outcome = top.apply(event)
    if outcome == .changed, Base.kind(of: top) != Base.kind(of: before) { past.append(before) }
    return outcome
  }
}

extension Trail: Sendable where Base: Sendable {}
extension Trail: Equatable where Base: Equatable {}
extension Trail: Hashable where Base: Hashable {}
extension Trail.Event: Sendable where Base.Event: Sendable {}
extension Trail.Event: Equatable where Base.Event: Equatable {}
extension Trail.Event: Hashable where Base.Event: Hashable {}
