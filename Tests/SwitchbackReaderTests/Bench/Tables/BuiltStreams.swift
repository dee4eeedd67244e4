extension Table {
  /// What builds a stream is called before that is there.
  static let builtStreams = Table(
    "closures that streams are made with",
    #"""
    ## what builds a stream @file
    final class Machine: @unchecked Sendable {
      enum State { case a, b, c }
      var state = State.a
      func open() -> AsyncStream<Int>? {
        guard state == .a else { return nil }
        state = .c
        return AsyncStream<Int> { _ in self.state = .b }
      }
      func read() -> AsyncThrowingStream<Int, any Error>? {
        guard state == .b else { return nil }
        state = .a
        return .init { [weak self] continuation in
          self?.state = .c
          continuation.finish()
        }
      }
      func close() -> AsyncStream<Int>? {
        guard state == .c else { return nil }
        return AsyncStream(Int.self, bufferingPolicy: .unbounded) { [self] in
          state = .a
          $0.finish()
        }
      }
    }
    --
    events open read close
    methods
    a open → b
    b read → c
    c close → a
    rest stays

    ## what gives elements, and what hears that nobody wants them @file unrun
    final class Machine: @unchecked Sendable {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() -> AsyncStream<Int>? {
        guard state == .a else { return nil }
        return AsyncStream(unfolding: {
          self.state = .b
          return 1
        })
      }
      func pull() -> AsyncStream<Int>? {
        guard state == .b else { return nil }
        return AsyncStream {
          self.state = .c
          return [1].first { $0 > 0 }
        }
      }
      func listen() -> AsyncStream<Int>? {
        guard state == .c else { return nil }
        return AsyncStream { continuation in
          continuation.onTermination = { _ in self.state = .a }
        }
      }
    }
    --
    events open(unfolding) pull(AsyncStream) listen(onTermination)
    a open(unfolding) → b
    b open(unfolding) stays
    c open(unfolding) → b
    a pull(AsyncStream) → c
    b pull(AsyncStream) → c
    b listen(onTermination) → a
    c listen(onTermination) → a
    rest stays
    """#
  )
}
