/// An event that can be told apart by its kind, whatever its payload.
///
/// `@MachineState` conforms the nested `Event` of a machine. By hand, an enum without payloads needs no more than its name here.
///
/// ```swift
/// enum Event: MachineEvent { case next, back }
/// ```
public protocol MachineEvent {
  /// The event's identity: its case without the payload.
  associatedtype Kind: Hashable = Self

  /// This event's identity.
  var kind: Kind { get }
}

extension MachineEvent where Kind == Self {
  /// The event itself.
  @inlinable public var kind: Self { self }
}
