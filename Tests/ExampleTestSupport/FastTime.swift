package import Switchback

/// Lets a clock's time pass as fast as it can while something is done.
@MainActor
package func withFastTime<Result>(
  by step: Duration = .milliseconds(500),
  _ body: (ManualClock) async throws -> Result
) async rethrows -> Result {
  let clock = ManualClock()
  let time = Task {
    while !Task.isCancelled { await clock.advance(by: step) }
  }
  defer { time.cancel() }
  return try await body(clock)
}
