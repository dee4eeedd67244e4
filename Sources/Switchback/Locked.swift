import Foundation

/// A value that is reached by one thread at a time.
// Unchecked: the value is private, every access to it is under the lock, and what leaves it is `Sendable`.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
