import Foundation

extension AsyncStream<Data> {
  /// What can be read there until nobody writes any more; then it is closed. A thread of its own waits for it.
  static func bytes(from descriptor: Int32) -> AsyncStream {
    AsyncStream { continuation in
      Thread.detachNewThread {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
          let count = read(descriptor, &buffer, buffer.count)
          if count < 0, errno == EINTR { continue }
          // A terminal that the last program has left cannot be read, where a pipe is at its end.
          guard count > 0 else { break }
          continuation.yield(Data(buffer[..<count]))
        }
        continuation.finish()
        close(descriptor)
      }
    }
  }
}
