extension StateMachine where Rule.State: Sendable, Rule.Event: Sendable {
  /// The transitions from now on, each access its own stream; it finishes when the machine ends or goes away.
  ///
  /// ```swift
  /// for await transition in machine.transitions {
  ///   print(transition.to)
  /// }
  /// ```
  public var transitions: AsyncStream<Transition> {
    let (stream, continuation) = AsyncStream.makeStream(of: Transition.self)
    if peek().isFinal {
      continuation.finish()
      return stream
    }
    let end = StreamEnd { continuation.finish() }
    end.hook = onTransition { [unowned end] step in
      // Noticed here and not when it happens: that may be on any thread.
      if case .terminated = continuation.yield(step) { end.finish() }
    }
    attach().streams.append(end)
    isFollowed = true
    return stream
  }
}

/// What a machine keeps of a stream, to finish it.
final class StreamEnd {
  var hook: Hook?
  private(set) var isFinished = false
  // A closure, because the stream's elements are known to be `Sendable` only where it is made.
  private let finishStream: () -> Void

  init(_ finishStream: @escaping () -> Void) {
    self.finishStream = finishStream
  }

  func finish() {
    isFinished = true
    finishStream()
    hook?.end()
  }
}

extension StateMachine {
  /// Finishes the streams, because the machine has ended.
  @usableFromInline
  func finishStreams() {
    let streams = attachments?.streams ?? []
    for stream in streams { stream.finish() }
    hasLeftovers = true
  }
}
