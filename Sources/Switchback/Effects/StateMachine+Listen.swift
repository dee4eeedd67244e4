extension StateMachine where Rule.Event: Sendable {
  /// Sends an event for each element of a sequence, one sequence for each value of an output, while the machine runs.
  ///
  /// ```swift
  /// extension Search {
  ///   var query: String? { if case .loading(let query) = self { query } else { nil } }
  /// }
  /// func suggestions(for query: String) -> AsyncStream<String> { AsyncStream { nil } }
  /// machine.listen(to: { query in suggestions(for: query) }, while: \.query, send: { .typed($0) })
  /// ```
  ///
  /// - Parameters:
  ///   - sequence: makes the sequence; a new value of the output ends it and makes another one.
  ///   - event: the event for an element.
  ///   - catching: the event for an error of the sequence; nil reports the error.
  @discardableResult
  public func listen<Output: Equatable & Sendable, Source: AsyncSequence & SendableMetatype>(
    to sequence: @escaping @Sendable (Output) -> Source,
    while output: @escaping (State) -> Output?,
    send event: @escaping @Sendable (Source.Element) -> Event,
    catching: ((any Error) -> Event?)? = nil
  ) -> Hook {
    react(
      to: output,
      perform: { value, send in for try await element in sequence(value) { send(event(element)) } },
      catching: catching
    )
  }

  /// Sends an event for each element of a sequence while an output is true, and the machine runs.
  @discardableResult
  public func listen<Source: AsyncSequence & SendableMetatype>(
    to sequence: @escaping @Sendable () -> Source,
    while output: @escaping (State) -> Bool,
    send event: @escaping @Sendable (Source.Element) -> Event,
    catching: ((any Error) -> Event?)? = nil
  ) -> Hook {
    listen(to: { _ in sequence() }, while: { output($0) ? true : nil }, send: event, catching: catching)
  }

  /// Sends an event for each element of a sequence while an output is not nil, and the machine runs.
  @discardableResult
  public func listen<Source: AsyncSequence & SendableMetatype>(
    to sequence: @escaping @Sendable () -> Source,
    while output: @escaping (State) -> Void?,
    send event: @escaping @Sendable (Source.Element) -> Event,
    catching: ((any Error) -> Event?)? = nil
  ) -> Hook {
    listen(to: sequence, while: { output($0) != nil }, send: event, catching: catching)
  }
}
