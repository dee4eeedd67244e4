extension Table {
  static let combinations = Table(
    "several states at once",
    #"""
    ## two payloads @file
    struct Machine {
      enum Sending { case going(Int), done }
      enum Answer { case none, body, over }
      enum State { case idle, running(Sending, Answer), ended }
      enum Event { case start, sent, got, fail }
      var state = State.idle
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.idle, .start): state = .running(.going(0), .none)
        case (.running(.going, .over), .sent): state = .ended
        case (.running(.going, let answer), .sent): state = .running(.done, answer)
        case (.running(let sending, .none), .got): state = .running(sending, .body)
        case (.running(.done, .body), .got): state = .ended
        case (.running(let sending, .body), .got):
          let answer: Answer = .over
          state = .running(sending, answer)
        case (.running, .fail): state = .ended
        default: break
        }
      }
    }
    --
    states idle running.going.none running.going.body running.going.over running.done.none running.done.body ended
    events start sent got fail
    initial idle
    idle start → running.going.none
    running.going.none sent → running.done.none
    running.going.body sent → running.done.body
    running.going.over sent → ended
    running.going.none got → running.going.body
    running.done.none got → running.done.body
    running.going.body got → running.going.over
    running.done.body got → ended
    running.going.none fail → ended
    running.going.body fail → ended
    running.going.over fail → ended
    running.done.none fail → ended
    running.done.body fail → ended
    rest stays
    samples idle running(.going(0),.none) running(.going(0),.body) running(.going(0),.over) running(.done,.none) running(.done,.body) ended

    ## beside what is no state, and with conditions on what is inside @file
    struct Machine {
      enum Sending { case going(Int), done }
      enum Answer { case waiting, over }
      enum State { case idle, running(Int, Sending, Answer) }
      enum Event { case x, y }
      var state = State.idle
      mutating func send(_ event: Event) {
        switch state {
        case .idle: if event == .x { state = .running(0, .going(0), .waiting) }
        case .running(let number, .going(let sent), let answer):
          if event == .y { return }
          guard isReady else {
            state = .running(number, .done, answer)
            return
          }
          state = .running(number + 1, .going(sent), .over)
        case .running(_, .done, .waiting): state = event == .x ? .running(0, .done, .over) : .idle
        case .running(let number, _, .over) where isLate: state = .running(number, .going(3), .waiting)
        case .running: state = .idle
        }
      }
    }
    --
    states idle running.going.waiting running.going.over running.done.waiting running.done.over
    events x y
    initial idle
    idle x → running.going.waiting
    running.going.waiting x [isReady] → running.going.over
    running.going.waiting x → running.done.waiting
    running.going.over x [isReady] stays
    running.going.over x → running.done.over
    running.done.waiting x → running.done.over
    running.done.waiting y → idle
    running.done.over x [isLate] → running.going.waiting
    running.done.over x → idle
    running.done.over y [isLate] → running.going.waiting
    running.done.over y → idle
    rest stays
    samples idle running(0,.going(0),.waiting) running(0,.going(0),.over) running(0,.done,.waiting) running(0,.done,.over)

    ## components that change themselves @file unrun
    struct Machine {
      enum Sending {
        case going, done
        mutating func finish() { self = .done }
      }
      enum Answer { case waiting, over }
      enum State {
        case idle
        case running(Sending, Answer)
        case modifying
      }
      private var state = State.idle
      mutating func start() { if case .idle = state { state = .running(.going, .waiting) } }
      mutating func sent() {
        guard case .running(var sending, let answer) = state else { return }
        change { state in
          sending.finish()
          state = .running(sending, answer)
        }
      }
      mutating func got() {
        switch state {
        case .running(.going, .waiting): state = .running(.going, .over)
        case .running(.done, .waiting): state = .idle
        case .running(_, .over), .idle: break
        case .modifying: preconditionFailure()
        }
      }
      private mutating func change(_ body: (inout State) -> Void) {
        state = .modifying
        body(&state)
      }
    }
    --
    states idle running.going.waiting running.going.over running.done.waiting running.done.over
    events start sent got
    initial idle
    idle start → running.going.waiting
    running.going.waiting sent → running.done.waiting
    running.going.over sent → running.done.over
    running.going.waiting got → running.going.over
    running.done.waiting got → idle
    rest stays
    others

    ## names in several patterns of a row @file
    struct Machine {
      enum Sending { case going(Int), paused, done }
      enum Answer { case waiting, over }
      enum State { case idle, running(Sending, Answer) }
      enum Event { case x, y }
      var state = State.idle
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.idle, .x): state = .running(.going(0), .waiting)
        case (.running(.going, let answer), .x), (.running(.paused, let answer), .x):
          state = .running(.done, answer)
        case (.running(.done, .waiting), .y): state = .running(.paused, .over)
        case (.running(.done, .over), .y): state = .idle
        default: break
        }
      }
    }
    --
    states idle running.going.waiting running.paused.over running.done.waiting running.done.over
    events x y
    initial idle
    idle x → running.going.waiting
    running.going.waiting x → running.done.waiting
    running.paused.over x → running.done.over
    running.done.waiting y → running.paused.over
    running.done.over y → idle
    rest stays
    samples idle running(.going(0),.waiting) running(.paused,.over) running(.done,.waiting) running(.done,.over)

    ## one that is not in the source @file unrun
    struct Machine {
      enum Sending { case going, done }
      enum Answer { case waiting, over }
      enum State { case idle, running(Sending, Answer) }
      enum Event { case x, y }
      var state = State.idle
      let answers: [Answer] = [.over]
      var count = 0
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.idle, .x): state = .running(.going, .waiting)
        case (.running(.going, .waiting), .x): state = 1️⃣.running(.done, answers[count])
        case (.running(.done, _), .y): state = .idle
        default: break
        }
      }
    }
    --
    states idle running.going.waiting running.going.over running.done.waiting running.done.over
    events x y
    initial idle
    idle x → running.going.waiting
    running.going.waiting x ?
    running.done.waiting y → idle
    running.done.over y → idle
    rest stays
    unread 1️⃣ target is a nested state of 'running' that is not in the source

    ## payloads that are only carried @file unrun
    struct Machine {
      enum Origin { case mail, link }
      enum Cause { case user, clock }
      enum State { case a, b(Origin, Cause), c }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b(.mail, .user)
        case (.b, .y): state = .c
        default: break
        }
      }
    }
    --
    states a b c
    events x y
    initial a
    a x → b
    b y → c
    rest stays

    ## one payload that is made and told apart case by case @file unrun
    enum Machine {
      case running(Int)
      case ended(Ending)
      static func reduce(_ state: Machine, _ event: Event) -> Machine {
        switch (state, event) {
        case (.running, .stop): .ended(.byUser)
        case (.running, .expire): .ended(.timedOut(after: 3))
        case (.ended(let ending), .retry): retried(state, ending)
        default: state
        }
      }
      private static func retried(_ state: Machine, _ ending: Ending) -> Machine {
        guard case .timedOut = ending else { return state }
        return .running(1)
      }
    }
    enum Ending { case byUser, timedOut(after: Int) }
    enum Event { case stop, expire, retry }
    --
    states running ended.byUser ended.timedOut
    initial running
    events stop expire retry
    running stop → ended.byUser
    running expire → ended.timedOut
    ended.timedOut retry → running
    rest stays

    ## one that is made from what is not known is a payload @file unrun
    struct Machine {
      enum State {
        case running
        case ended(Ending)
      }
      private var state = State.running
      mutating func stop() {
        if case .running = state { state = .ended(resolve()) }
      }
      mutating func retry() {
        if case .ended(.timedOut) = state { state = .running } else { state = .ended(.byUser) }
      }
    }
    enum Ending { case byUser, timedOut }
    --
    states running ended
    initial running
    events stop retry
    running stop → ended
    running retry → ended
    ended stop stays
    ended retry [.timedOut] → running
    ended retry stays

    ## payloads that are named and told apart behind that @file unrun
    struct Machine {
      enum State { case begun, running(Request, Response), finished }
      private var state = State.begun
      mutating func start() {
        if case .begun = state { state = .running(.idle, .none) }
      }
      mutating func send() {
        guard case .running(let request, let response) = state else { return }
        switch request {
        case .idle: state = .running(.done, response)
        case .done: break
        }
      }
      mutating func receive() {
        guard case .running(let request, var response) = state else { return }
        switch response {
        case .none: response = .done
        case .done: return
        }
        state = request == .done && response == .done ? .finished : .running(request, response)
      }
    }
    enum Request { case idle, done }
    enum Response { case none, done }
    --
    states begun running.idle.none running.idle.done running.done.none running.done.done finished
    initial begun
    events start send receive
    begun start → running.idle.none
    running.idle.none send → running.done.none
    running.idle.none receive → running.idle.done
    running.idle.done send → running.done.done
    running.done.none receive → finished
    rest stays
    """#
  )
}
