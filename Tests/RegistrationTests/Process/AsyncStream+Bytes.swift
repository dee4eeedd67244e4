import Foundation
import SwitchbackTestSupport

extension AsyncStream<Data> {
  /// What can be read there until nobody writes any more; then it is closed. A thread of its own waits for it.
  static func bytes(from descriptor: Int32) -> AsyncStream {
    AsyncStream { continuation in
      Thread.detachNewThread {
        readToEnd(of: descriptor) { continuation.yield($0) }
        continuation.finish()
      }
    }
  }
}
