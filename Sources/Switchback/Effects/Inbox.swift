/// What the work of a run has to say, in the order in which it was said, until the run takes it.
///
/// A stream finishes when the task that reads it is cancelled. What is said after that goes to a second one, so that the run
/// can still tell, once all work has returned, of each event that came too late.
struct Inbox<Event> {
  let messages: AsyncStream<Message<Event>>
  private let rest: AsyncStream<Message<Event>>
  private let messagesEnd: AsyncStream<Message<Event>>.Continuation
  private let restEnd: AsyncStream<Message<Event>>.Continuation

  init() {
    (messages, messagesEnd) = AsyncStream.makeStream()
    (rest, restEnd) = AsyncStream.makeStream()
  }
}

extension Inbox: Sendable where Event: Sendable {}

/// What work says; work is known by the number of its start.
enum Message<Event> {
  case event(Event, start: Int)
  case finished(start: Int, failure: (any Error)?)
  /// Only wakes the run.
  case over
}

extension Message: Sendable where Event: Sendable {}

extension Inbox {
  /// Has the run look up, where there is no message.
  func wake() {
    messagesEnd.yield(.over)
  }
}

extension Inbox where Event: Sendable {
  func put(_ message: Message<Event>) {
    if case .terminated = messagesEnd.yield(message) { restEnd.yield(message) }
  }

  /// Takes no more, and gives the events that were not taken.
  func close(isolation: isolated (any Actor)? = #isolation) async -> [Event] {
    messagesEnd.finish()
    restEnd.finish()
    var events: [Event] = []
    for stream in [messages, rest] {
      for await case .event(let event, _) in stream { events.append(event) }
    }
    return events
  }
}
