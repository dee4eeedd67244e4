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
    let listener = StreamListener<Transition> { step in
      guard let step else {
        continuation.finish()
        return false
      }
      if case .terminated = continuation.yield(step) { return false }
      return true
    }
    if peek().isFinal {
      listener.finish()
    } else {
      let attachments = attach()
      attachments.streams.append(listener)
      attachments.hasAudience = true
    }
    return stream
  }
}

/// What a machine keeps of a stream.
@usableFromInline
final class StreamListener<Step> {
  // A closure, because the elements are known to be `Sendable` only where it is made; nil finishes; false when nobody reads.
  private let yield: (Step?) -> Bool
  private(set) var hasEnded = false

  init(_ yield: @escaping (Step?) -> Bool) {
    self.yield = yield
  }

  func send(_ step: Step) {
    if !hasEnded, !yield(step) { hasEnded = true }
  }

  func finish() {
    _ = yield(nil)
    hasEnded = true
  }
}

extension Attachments {
  /// Hands a step to the streams; the last one of a machine finishes them.
  @usableFromInline @inline(never)
  func yield(_ step: Step, isLast: Bool) {
    for stream in streams {
      stream.send(step)
      if isLast { stream.finish() }
      if stream.hasEnded { needsSweep = true }
    }
  }
}
