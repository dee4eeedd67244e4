/// Whoever decides about the moves of a machine and acts on them: a screen's controller, for example.
///
/// ```swift
/// final class Flow: MoveDelegate {
///   enum Step { case welcome, terms, done }
///
///   func shouldTransition(from: Step, to: Step) -> Bool {
///     switch (from, to) {
///     case (.welcome, .terms), (.terms, .done): true
///     default: false
///     }
///   }
///
///   func didTransition(from: Step, to: Step) { print("show", to) }
/// }
///
/// let flow = Flow()
/// let machine = StateMachine(.welcome, delegate: flow)
/// machine.state = .terms
/// ```
public protocol MoveDelegate<State>: AnyObject {
  /// The states of the machine.
  associatedtype State: Hashable

  /// Whether a move is allowed; by default each is. It is pure: a report or a drawing asks for other moves as well.
  func shouldTransition(from: State, to: State) -> Bool

  /// Called when a move is done; by default it does nothing. What it assigns to the machine waits until all hooks were called.
  func didTransition(from: State, to: State)
}

extension MoveDelegate {
  /// Every move is allowed.
  public func shouldTransition(from: State, to: State) -> Bool { true }

  /// Nothing is done.
  public func didTransition(from: State, to: State) {}
}
