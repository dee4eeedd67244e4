/// What the work of an effect sends its events with; they are applied on the machine's own actor.
///
/// ```swift
/// extension Search {
///   var query: String? { if case .loading(let query) = self { query } else { nil } }
/// }
/// machine.react(to: \.query) { query, send in
///   try await send.sleep(for: .milliseconds(300))
///   send(.cleared)
/// }
/// ```
///
/// It can be kept and called from anywhere: what it sends counts until the output changes, and is then reported as stale.
public struct Sender<Event> {
  let inbox: Inbox<Event>
  let start: Int
  let clock: any Clock<Duration>

  /// Sleeps on the clock of the run, until the time has passed or the work is cancelled.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await clock.sleep(for: duration, tolerance: tolerance)
  }
}

extension Sender where Event: Sendable {
  /// Sends an event.
  public func callAsFunction(_ event: Event) {
    inbox.put(.event(event, start: start))
  }
}

extension Sender: Sendable where Event: Sendable {}
