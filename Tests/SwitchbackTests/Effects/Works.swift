import Switchback

/// The work of an effect, each piece waiting until the test says how it ends.
struct Works<Value: Sendable, Event: Sendable>: Sendable {
  private let begun = Tape<Work>()
  /// The values of work that has returned, in that order.
  let ended = Tape<Value>()

  /// A piece of work that has begun.
  struct Work: Sendable {
    let value: Value
    let send: Sender<Event>
    fileprivate let gate: AsyncThrowingStream<Void, any Error>.Continuation

    func finish() {
      gate.finish()
    }

    func fail(_ error: any Error) {
      gate.finish(throwing: error)
    }
  }

  /// The body of the effect; one that is stubborn takes no notice of cancellation.
  func perform(_ value: Value, _ send: Sender<Event>, isStubborn: Bool = false) async throws {
    defer { ended.put(value) }
    let (gate, continuation) = AsyncThrowingStream.makeStream(of: Void.self)
    begun.put(Work(value: value, send: send, gate: continuation))
    if isStubborn {
      try await Task { for try await _ in gate {} }.value
    } else {
      for try await _ in gate {}
      try Task.checkCancellation()
    }
  }

  /// The next piece of work that begins.
  func next() async -> Work? {
    await begun.next()
  }

  /// The values of all work that began and was not asked for, once no more can come.
  func rest() async -> [Value] {
    await begun.rest().map(\.value)
  }
}
