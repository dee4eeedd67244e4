/// A machine whose states are screens: each says how it is shown, and the last one what the flow completes with.
///
/// ```swift
/// enum Checkout: Flow {
///   case cart, address, help, paid
///
///   enum Event { case next, help }
///
///   func next(on event: Event) -> Self? {
///     switch (self, event) {
///     case (.cart, .next): .address
///     case (.address, .next): .paid
///     case (.cart, .help), (.address, .help): .help
///     default: nil
///     }
///   }
///
///   var isFinal: Bool { self == .paid }
///
///   var presentation: Presentation {
///     switch self {
///     case .cart: .root
///     case .address: .push
///     case .help: .modal
///     case .paid: .keep
///     }
///   }
/// }
/// ```
///
/// What is on screen follows from the states on the ``Trail``, and from nothing else: see ``Trail/screens``.
public protocol Flow: MachineState {
  /// What tells one screen from another: the kind of the state, unless several states share a screen.
  associatedtype Screen: Hashable = Kind

  /// The screen that shows this state.
  var screen: Screen { get }

  /// How this state is shown.
  var presentation: Presentation { get }

  /// What the flow completes with: the final state itself, unless it says otherwise.
  associatedtype Completion = Self

  /// What the flow completes with here; nil while it goes on.
  var completion: Completion? { get }
}

extension Flow where Screen == Kind {
  /// A screen of its own.
  @inlinable public var screen: Kind { kind }
}

extension Flow where Completion == Self {
  /// The final state itself.
  @inlinable public var completion: Self? { isFinal ? self : nil }
}
