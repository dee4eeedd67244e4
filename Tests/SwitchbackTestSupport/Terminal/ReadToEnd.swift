import Foundation

/// Takes what can be read there, piece by piece, until nobody writes any more; then it is closed.
package func readToEnd(of descriptor: Int32, _ take: (Data) -> Void) {
  defer { close(descriptor) }
  var buffer = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { continue }
    // A terminal that the last program has left cannot be read, where a pipe is at its end.
    guard count > 0 else { break }
    take(Data(buffer[..<count]))
  }
}
