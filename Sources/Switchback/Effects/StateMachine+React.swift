extension StateMachine where Rule.Event: Sendable {
  /// Does work for each value of an output, while the machine runs; a new value cancels it, and nil ends it.
  ///
  /// ```swift
  /// extension Search {
  ///   var query: String? { if case .loading(let query) = self { query } else { nil } }
  /// }
  /// machine.react(to: \.query) { query, send in
  ///   try await send.sleep(for: .milliseconds(300))
  ///   print("looks for", query)
  ///   send(.cleared)
  /// } catching: { _ in
  ///   .cleared
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - output: computed from the state alone; work goes on as long as it stays equal.
  ///   - policy: what to do when it changes while work runs.
  ///   - body: the work, on no actor unless it says so, in a task of its own.
  ///   - catching: the event for an error of the work; nil reports the error.
  @inlinable
  @discardableResult
  public func react<Output: Equatable & Sendable>(
    to output: @escaping (State) -> Output?,
    policy: EffectPolicy = .newest,
    perform body: @escaping @Sendable (Output, Sender<Event>) async throws -> Void,
    catching: ((any Error) -> Event?)? = nil
  ) -> Hook {
    var last: Output?
    return add(
      Effect(policy, catching: catching) { state in
        let value = state.flatMap(output)
        if value == last { return .same }
        last = value
        return .changed(value.map { value in { send in work(send) { try await body(value, send) } } })
      }
    )
  }

  /// Does work while an output is true, and the machine runs.
  ///
  /// ```swift
  /// extension Door {
  ///   var isOpen: Bool { self == .open }
  /// }
  /// let door = StateMachine(Door.open)
  /// door.react(to: \.isOpen) { send in
  ///   try await send.sleep(for: .seconds(30))
  ///   send(.push)
  /// }
  /// ```
  @discardableResult
  public func react(
    to output: @escaping (State) -> Bool,
    policy: EffectPolicy = .newest,
    perform body: @escaping @Sendable (Sender<Event>) async throws -> Void,
    catching: ((any Error) -> Event?)? = nil
  ) -> Hook {
    react(
      to: { output($0) ? true : nil },
      policy: policy,
      perform: { _, send in try await body(send) },
      catching: catching
    )
  }

  /// Does work while an output is not nil, and the machine runs.
  @discardableResult
  public func react(
    to output: @escaping (State) -> Void?,
    policy: EffectPolicy = .newest,
    perform body: @escaping @Sendable (Sender<Event>) async throws -> Void,
    catching: ((any Error) -> Event?)? = nil
  ) -> Hook {
    react(to: { output($0) != nil }, policy: policy, perform: body, catching: catching)
  }

  @usableFromInline
  func add(_ effect: Effect<Rule>) -> Hook {
    let effects = attachEffects()
    effects.add(effect, in: stateToFollow())
    isFollowed = true
    return Hook(effect)
  }
}

/// A task for a piece of work, which says when it has returned; work that was replaced before it began never begins.
@usableFromInline
func work<Event: Sendable>(
  _ send: Sender<Event>,
  _ body: @escaping @Sendable () async throws -> Void
) -> Task<Void, Never> {
  Task {
    var failure: (any Error)?
    do {
      if !Task.isCancelled { try await body() }
    } catch {
      failure = error
    }
    send.inbox.put(.finished(start: send.start, failure: failure))
  }
}
