/// A clock that stands still until it is told how much time has passed, for tests of delays.
///
/// ```swift
/// let clock = ManualClock()
/// let sleeper = Task { try await clock.sleep(for: .seconds(10)) }
/// await clock.advance(by: .seconds(10))
/// try await sleeper.value
/// ```
///
/// Hand it to ``StateMachine/run(clock:isolation:)``.
public final class ManualClock: Clock {
  private let time = Locked(ManualTime())

  /// Makes a clock that stands at zero.
  public init() {}

  /// The time on this clock.
  public var now: Instant { time.withLock { Instant(offset: $0.now) } }

  var countOfSleepers: Int { time.withLock { $0.countOfSleepers } }

  /// Zero: it wakes whoever sleeps at the very instant.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock is told that the time has come; throws when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = time.withLock { $0.makeID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = ManualTime.Sleeper(id: id, deadline: deadline.offset, continuation: continuation)
        time.withLock { $0.add(sleeper) }.carryOut()
      }
    } onCancel: {
      time.withLock { $0.cancel(id) }.carryOut()
    }
  }

  /// Waits until somebody sleeps on this clock, then moves it on and wakes whose time has come, in the order of their deadlines.
  ///
  /// Because it waits, it cannot come too early for work that has only just begun. It moves on in one go: who sleeps again
  /// counts from the new time. If its task is cancelled while it waits, the clock stays where it is.
  ///
  /// - Parameter sleepers: how many must be asleep; zero moves on at once.
  public func advance(by duration: Duration, sleepers: Int = 1) async {
    let id = time.withLock { $0.makeID() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let move = ManualTime.Move(id: id, duration: duration, sleepers: sleepers, continuation: continuation)
        time.withLock { $0.add(move) }.carryOut()
      }
    } onCancel: {
      time.withLock { $0.cancel(id) }.carryOut()
    }
  }

  /// A point in time on a ``ManualClock``.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    /// Makes the point in time that is so long after the clock was made.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// The point in time that is so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// How long it is from this point to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one is earlier than another.
    public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }
}
