extension Table {
  static let nested = Table(
    "nested states",
    #"""
    ## a nested state is assigned @file
    struct Machine {
      enum State { case idle, running(Running), done
        enum Running { case fast, slow } }
      enum Event { case x, y }
      var state = State.idle
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.idle, .x): state = .running(.fast)
        case (.running(.fast), .x): state = .running(.slow)
        case (.running(.slow), .x): state = .running(Running.fast)
        case (.running, .y): state = .done
        default: break
        }
      }
      typealias Running = State.Running
    }
    --
    states idle running.fast running.slow done
    initial idle
    samples idle running(.fast) running(.slow) done
    idle x → running.fast
    running.fast x → running.slow
    running.slow x → running.fast
    running.fast y → done
    running.slow y → done
    rest stays

    ## the nested state is bound and switched over @file
    struct Machine {
      enum State { case idle, running(Running), done
        enum Running { case fast, slow } }
      enum Event { case x, y }
      var state = State.idle
      mutating func send(_ event: Event) {
        switch state {
        case .idle: state = .running(.slow)
        case .running(let inner):
          switch (inner, event) {
          case (.fast, .x): state = .running(.slow)
          case (.slow, .x): state = .running(.fast)
          case (_, .y): state = .done
          }
        case .done: break
        }
      }
    }
    --
    states idle running.fast running.slow done
    initial idle
    samples idle running(.fast) running(.slow) done
    idle x → running.slow
    idle y → running.slow
    running.fast x → running.slow
    running.slow x → running.fast
    running.fast y → done
    running.slow y → done
    rest stays

    ## the nested state is kept @file
    struct Machine {
      enum State { case idle, running(Running), done
        enum Running { case fast, slow } }
      enum Event { case x, y }
      var state = State.idle
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.running(let inner), .x): state = .running(inner)
        case (.running(.fast), .y): state = .done
        default: break
        }
      }
    }
    --
    states idle running.fast running.slow done
    initial idle
    samples idle running(.fast) running(.slow) done
    running.fast y → done
    rest stays

    ## a nested state that starts @file
    struct Machine {
      enum State { case idle, running(Running), done
        enum Running { case fast, slow } }
      enum Event { case x, y }
      var state: State = .running(.slow)
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.running, .x): state = .idle
        default: break
        }
      }
    }
    --
    states idle running.fast running.slow done
    initial running.slow
    samples idle running(.fast) running(.slow) done
    running.fast x → idle
    running.slow x → idle
    rest stays

    ## two levels @file
    enum Machine {
      case idle, running(Running)
      enum Running { case ringing, talking(Talk)
        enum Talk { case muted, loud } }
      enum Event { case x, y }
      func next(on event: Event) -> Self? {
        switch (self, event) {
        case (.idle, .x): .running(.ringing)
        case (.running(.ringing), .x): .running(.talking(.loud))
        case (.running(.talking(.loud)), .y): .running(.talking(.muted))
        case (.running(.talking(_)), .x): .idle
        default: nil
        }
      }
    }
    --
    types Self Event
    states idle running.ringing running.talking.muted running.talking.loud
    initial idle
    samples idle running(.ringing) running(.talking(.muted)) running(.talking(.loud))
    idle x → running.ringing
    running.ringing x → running.talking.loud
    running.talking.loud y → running.talking.muted
    running.talking.muted x → idle
    running.talking.loud x → idle
    run return state.next(on: event).map { moved(state, $0) } ?? "rejects"

    ## if case into the nested state @file
    struct Machine {
      enum State { case idle, running(Running)
        enum Running { case fast, slow } }
      enum Event { case x, y }
      var state = State.idle
      mutating func send(_ event: Event) {
        if case .running(let inner) = state, case .fast = inner { state = .running(.slow) }
        if case .running(.slow) = state, event == .y { state = .idle }
      }
    }
    --
    states idle running.fast running.slow
    initial idle
    samples idle running(.fast) running(.slow)
    running.fast x → running.slow
    running.fast y → idle
    running.slow y → idle
    rest stays

    ## a helper that is given the nested state @file
    struct Machine {
      enum State { case idle, running(Running)
        enum Running { case fast, slow } }
      enum Event { case x, y }
      var state = State.idle
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.idle, .x): run(.fast)
        case (.running, .y): run(.slow)
        default: break
        }
      }
      private mutating func run(_ inner: State.Running) { state = .running(inner) }
    }
    --
    states idle running.fast running.slow
    initial idle
    samples idle running(.fast) running(.slow)
    idle x → running.fast
    running.fast y → running.slow
    running.slow y stays
    rest stays

    ## a nested state from a call @file unrun
    struct Machine {
      enum State { case idle, running(Running)
        enum Running { case fast, slow } }
      enum Event { case x, y }
      var state = State.idle
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.idle, .x): 1️⃣state = .running(resolve())
        case (.running, .y): state = .idle
        default: break
        }
      }
    }
    --
    states idle running.fast running.slow
    initial idle
    idle x ? .running(resolve())
    running.fast y → idle
    running.slow y → idle
    rest stays
    unread 1️⃣ running
    """#
  )
}
