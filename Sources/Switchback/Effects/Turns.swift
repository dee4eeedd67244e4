/// Who may run a machine: one at a time, first come, first served.
final class Turns {
  private var isTaken = false
  private var waiting: [AsyncStream<Void>.Continuation] = []
  /// Who waits and was not cancelled, or does not know it yet.
  private(set) var countWaiting = 0

  /// Waits for its turn; false if it was cancelled meanwhile.
  func take(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    if !isTaken {
      isTaken = true
      return true
    }
    // A stream of one element: it knows by itself, and without a lock of ours, whether whoever waits was cancelled.
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    waiting.append(continuation)
    countWaiting += 1
    defer { countWaiting -= 1 }
    for await _ in stream { return true }
    return false
  }

  /// Hands the turn to the next who still waits for it.
  func pass() {
    while !waiting.isEmpty {
      if case .enqueued = waiting.removeFirst().yield() { return }
    }
    isTaken = false
  }
}
