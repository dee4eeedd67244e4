/// What happens, in order, and can be awaited while it happens.
struct Tape<Element: Sendable>: Sendable {
  private let stream: AsyncStream<Element>
  private let continuation: AsyncStream<Element>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func put(_ element: Element) {
    continuation.yield(element)
  }

  /// The next that happens; nil when the test's time is over.
  func next() async -> Element? {
    for await element in stream { return element }
    return nil
  }

  /// What has happened since and was not read; nothing can happen any more.
  func rest() async -> [Element] {
    continuation.finish()
    return await stream.reduce(into: []) { $0.append($1) }
  }

  /// The next few.
  func next(_ count: Int) async -> [Element] {
    var elements: [Element] = []
    while elements.count < count, let element = await next() { elements.append(element) }
    return elements
  }
}
