import Observation
import Synchronization

final class Counter: Sendable {
  let count = Mutex(0)
  let number = Atomic(0)

  func start() {
    Task.immediate { count.withLock { $0 += 1 } }
  }
}

func follow(_ values: Observations<Int, Never>) {}

func first(of numbers: InlineArray<3, Int>) -> Int { numbers[0] }

func sum(of numbers: [Int]) -> Int {
  let span: Span<Int> = numbers.span
  return span.indices.reduce(0) { $0 + numbers[$1] }
}

func next(of iterator: inout AsyncStream<Int>.Iterator) async -> Int? {
  await iterator.next(isolation: nil)
}

/// What is old enough.
func wait(for events: AsyncStream<Int>) async throws {
  for await event in events { try await Task.sleep(for: .seconds(event)) }
}

/// What is only there where its parts are.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class MarkedCounter: Sendable {
  let count = Mutex(0)

  var now: Int { count.withLock { $0 } }
}

enum ReasonedCounter {
  // On Linux this runs on every system that there is.
  static let count = Mutex(0)
}
