#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

extension StateMachine {
  /// Reports an event that was not handled, as the policy says.
  @usableFromInline @inline(never)
  func report(_ event: Event) {
    phase = .notifying
    let report = Report.unhandled(event, by: rule)
    // Asked for by whoever chose the policy.
    if policy == .trap { fatalError(report.description) }
    tell(report)
  }

  /// Reports an event that waited its turn until the machine had ended: all its sender knows is that it was queued.
  func reportLate(_ event: Event) {
    guard policy == .report else { return }
    phase = .notifying
    tell(Report.late(event, by: rule))
  }

  /// Reports states that complete and lead to each other without end.
  func reportEndless(_ event: Event) {
    phase = .notifying
    let report = Report.endless(event, by: rule)
    // Asked for by whoever chose the policy.
    if policy == .trap { fatalError(report.description) }
    tell(report)
  }

  /// Reports what comes neither from an event nor within one.
  func reportAside(_ report: Report) {
    phase = .notifying
    tell(report)
    settle()
    phase = .idle
  }

  func tell(_ report: Report) {
    var wasHeard = false
    let listeners = attachments?.reports ?? []
    for listener in listeners {
      if !listener.hasEnded { wasHeard = true }
      call(listener, with: report)
    }
    if !wasHeard { writeToStandardError("\(report)\n") }
  }
}

private func writeToStandardError(_ line: String) {
  var line = line
  // One write, so that lines of several threads do not mix; a report that cannot be written is lost.
  _ = line.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
