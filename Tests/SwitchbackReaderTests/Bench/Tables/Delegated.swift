extension Table {
  static let delegated = Table(
    "nested machines",
    #"""
    ## events are handed on @file
    enum Machine {
      case idle, running(Running)
      enum Running { case fast, slow
        func next(on event: Event) -> Self? {
          switch (self, event) {
          case (.fast, .y): .slow
          case (_, .z): nil
          default: nil
          }
        } }
      enum Event { case x, y, z }
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (.idle, .x): .running(.fast)
        case (.running, .x): .idle
        case (.running(let running), _): running.next(on: event).map(Self.running)
        default: nil
        }
      }
    }
    --
    others
    types Self Event
    states idle running.fast running.slow
    events x y z
    initial idle
    samples idle running(.fast) running(.slow)
    idle x → running.fast
    running.fast x → idle
    running.slow x → idle
    running.fast y → running.slow
    running.fast z rejects
    running.slow z rejects
    run return state.next(on: event).map { moved(state, $0) } ?? "rejects"

    ## events are handed on, by a closure and under a condition @file
    enum Machine {
      case idle, running(Running)
      enum Running { case fast, slow
        func next(on event: Event) -> Self? { event == .y ? (self == .fast ? .slow : .fast) : nil } }
      enum Event { case x, y }
      func next(on event: Event) -> Self? {
        switch self {
        case .idle: .running(.fast)
        case .running(let running) where isReady: running.next(on: event).map { .running($0) }
        case .running(let running): running.next(on: event).map { inner in Machine.running(inner) } ?? .idle
        }
      }
    }
    --
    others
    types Self Event
    states idle running.fast running.slow
    initial idle
    samples idle running(.fast) running(.slow)
    idle x → running.fast
    idle y → running.fast
    running.fast x [isReady] rejects
    running.fast x → idle
    running.slow x [isReady] rejects
    running.slow x → idle
    running.fast y → running.slow
    running.slow y → running.fast
    run return state.next(on: event).map { moved(state, $0) } ?? "rejects"

    ## a nested machine has events of its own @file
    enum Machine {
      case idle, running(Running)
      enum Running { case fast, slow
        enum Event { case z, w }
        func next(on event: Event) -> Self? {
          switch (self, event) {
          case (.fast, .z): .slow
          default: nil
          }
        } }
      enum Event { case x, running(Running.Event) }
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (.idle, .x): .running(.fast)
        case (.running, .running(.w)): .idle
        case (.running(let running), .running(let event)): running.next(on: event).map(Self.running)
        default: nil
        }
      }
    }
    --
    others
    types Self Event
    states idle running.fast running.slow
    events x running.z running.w
    initial idle
    samples idle running(.fast) running(.slow)
    idle x → running.fast
    running.fast running.z → running.slow
    running.fast running.w → idle
    running.slow running.w → idle
    run return state.next(on: event).map { moved(state, $0) } ?? "rejects"

    ## a nested machine of the same file @file
    enum Machine {
      case idle, running(Running)
      enum Event { case x, y }
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (.idle, .x): .running(.talking(.loud))
        case (.running(let running), _): running.next(on: event).map(Machine.running)
        default: nil
        }
      }
    }
    enum Running {
      case ringing, talking(Talk)
      func next(on event: Machine.Event) -> Running? {
        switch (self, event) {
        case (.ringing, .x): .talking(.loud)
        case (.talking(let talk), _): talk.next(on: event).map(Self.talking)
        default: nil
        }
      }
    }
    enum Talk {
      case loud, muted
      func next(on event: Machine.Event) -> Self? { self == .loud && event == .y ? .muted : nil }
    }
    --
    others
    types Self Event
    states idle running.ringing running.talking.loud running.talking.muted
    initial idle
    samples idle running(.ringing) running(.talking(.loud)) running(.talking(.muted))
    idle x → running.talking.loud
    running.ringing x → running.talking.loud
    running.talking.loud x rejects
    running.talking.loud y → running.talking.muted
    running.talking.muted x rejects
    running.talking.muted y rejects
    run return state.next(on: event).map { moved(state, $0) } ?? "rejects"

    ## a nested machine of another file @file invalid
    enum Machine {
      case idle, running(Running)
      enum Event { case x, y }
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (.idle, .x): .running(.ringing)
        case (.running(.talking), .x): .running(.ringing)
        case (.running(let running), .y): 1️⃣running.next(on: event).map(Self.running)
        default: nil
        }
      }
    }
    --
    states idle running.ringing running.talking running
    initial idle
    idle x → running.ringing
    running.talking x → running.ringing
    running.ringing y ? running.next(on: event).map(Self.running)
    running.talking y ? running.next(on: event).map(Self.running)
    running y ? running.next(on: event).map(Self.running)
    unread 1️⃣ 'Running' does is declared elsewhere

    ## what is mapped is no case of this machine @file unrun
    enum Machine {
      case idle, running(Running)
      enum Running { case fast, slow
        func next(on event: Event) -> Self? { nil } }
      enum Event { case x, y }
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (.running(let running), .x): 1️⃣running.next(on: event).map(other)
        default: nil
        }
      }
      private func other(_ running: Running) -> Machine { .idle }
    }
    --
    others
    states idle running.fast running.slow
    initial idle
    running.fast x ? running.next(on: event).map(other)
    running.slow x ? running.next(on: event).map(other)
    unread 1️⃣ map
    """#
  )
}
