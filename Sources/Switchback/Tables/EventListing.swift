/// A rule that knows, without trying, which events its state handles.
public protocol EventListing: TransitionRule {
  /// The events that the current state handles, in order.
  var handledEvents: [Event] { get }
}

extension TransitionTable: EventListing {
  /// The events in the current state's row.
  public var handledEvents: [Event] { self[current].events }
}

extension StateMachine where Rule: EventListing {
  /// The events that the machine would handle now; none where it has ended.
  ///
  /// ```swift
  /// enum Light { case red, green }
  /// enum Tick { case waited }
  ///
  /// let machine = StateMachine(TransitionTable<Light, Tick>(initial: .red, [.red: [.waited: .green]]))
  /// print(machine.legalEvents)  // [waited]
  /// ```
  public var legalEvents: [Event] {
    let rule = look()
    return rule.isFinal ? [] : rule.handledEvents
  }
}
