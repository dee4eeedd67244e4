extension Table {
  static let setBesideMethods = Table(
    "what sets the state beside methods",
    #"""
    ## a closure of the initialiser, and one method @file unrun
    final class Machine {
      enum State { case unknown, online, offline }
      private(set) var state = State.unknown
      init(_ listen: (@escaping (Bool) -> Void) -> Void) {
        listen { [weak self] isUp in self?.state = isUp ? .online : .offline }
      }
      func reset() { state = .unknown }
    }
    --
    states unknown online offline
    initial unknown
    events reset init(listen)
    unknown reset stays any
    online reset → unknown any
    offline reset → unknown any
    unknown init(listen) [isUp] → online any
    unknown init(listen) → offline any
    online init(listen) [isUp] stays any
    online init(listen) → offline any
    offline init(listen) [isUp] → online any
    offline init(listen) stays any

    ## a closure of the initialiser, and nothing else @file unrun
    final class Machine {
      enum State { case unknown, online, offline }
      1️⃣private(set) var state = State.unknown
      init(_ listen: (@escaping (Bool) -> Void) -> Void) {
        listen { [weak self] isUp in self?.state = isUp ? .online : .offline }
      }
    }
    --
    refused
    unread * nothing that sets 'state' asks what it was

    ## a closure in what observes the state, and one method @file unrun
    final class Machine {
      enum State { case hidden, shown, fading }
      let wait: (@escaping () -> Void) -> Void
      init(wait: @escaping (@escaping () -> Void) -> Void) { self.wait = wait }
      var state = State.hidden {
        didSet {
          guard state == .shown else { return }
          wait { [weak self] in self?.state = .fading }
        }
      }
      func show() { state = .shown }
    }
    --
    refused
    unread * nothing that sets 'state' asks what it was

    ## a publisher, and one method @file invalid
    final class Machine: ObservableObject {
      enum State { case idle, loading, loaded(Int), failed }
      @Published private(set) var state = State.idle
      private let pages: AnyPublisher<Int, any Error>
      func load() {
        state = .loading
        pages.map(State.loaded).catch { _ in Just(.failed) }.receive(on: main).assign(to: &$state)
      }
    }
    --
    events load load(assign)
    states idle loading loaded failed
    initial idle
    idle load → loading any
    loading load stays any
    loaded load → loading any
    failed load → loading any
    idle load(assign) [the publisher fails] → failed any
    idle load(assign) → loaded any
    loading load(assign) [the publisher fails] → failed any
    loading load(assign) → loaded any
    loaded load(assign) [the publisher fails] → failed any
    loaded load(assign) stays any
    failed load(assign) [the publisher fails] stays any
    failed load(assign) → loaded any

    ## a publisher that anybody may set beside @file invalid
    final class Machine: ObservableObject {
      enum State { case idle, loading, loaded(Int), failed }
      @Published var state = State.idle
      private let pages: Pages
      func load() {
        state = .loading
        pages.states.assign(to: &$state)
      }
    }
    --
    refused
    unread * nothing that sets 'state' asks what it was

    ## an asynchronous getter @file unrun
    actor Machine {
      enum State { case idle, busy, done }
      private(set) var state = State.idle
      let work: () async -> Int = { 1 }
      var 1️⃣value: Int {
        get async {
          guard state == .idle else { return 0 }
          state = .busy
          let value = await work()
          state = .done
          return value
        }
      }
    }
    --
    refused
    unread 1️⃣ 'value' sets 'state' where it is asked for, which is not followed

    ## a closure that a property is @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private(set) var state = State.a
      lazy var 1️⃣apply: (Event) -> Void = { [unowned self] event in
        switch (self.state, event) {
        case (.a, .x): self.state = .b
        case (.b, .y): self.state = .c
        default: break
        }
      }
    }
    --
    refused
    unread 1️⃣ 'apply' sets 'state' where it is asked for, which is not followed

    ## no machine: a getter that sets one case @file unrun
    final class Machine {
      enum Mode { case cold, warm }
      private(set) var mode = Mode.cold
      var value: Int {
        mode = .warm
        return 1
      }
    }
    --
    none

    ## a lazy closure beside a method @file unrun
    final class Machine {
      enum State { case ajar, closed, locked }
      private(set) var state = State.closed
      lazy var toggle: () -> Void = { [weak self] in
        guard let self else { return }
        self.set(self.state == .ajar ? .closed : .ajar)
      }
      func lock() { if state == .closed { set(.locked) } }
      private func set(_ next: State) { state = next }
    }
    --
    states ajar closed locked
    initial closed
    events lock toggle(closure)
    closed lock → locked
    ajar lock stays
    locked lock stays
    ajar toggle(closure) → closed
    closed toggle(closure) → ajar
    locked toggle(closure) → ajar
    """#
  )
}
