extension Table {
  static let undeclared = Table(
    "states that no file declares",
    #"""
    ## asked by patterns and assigned @file invalid
    final class Machine {
      1️⃣private var state = Status.awaiting
      func receive() {
        guard case .awaiting = state else { return }
        state = .subscribed(subscription)
      }
    }
    --
    refused
    unread 1️⃣ 'Status', the type of 'state', is declared in none of the files given; give the folder of its module

    ## compared, and given three cases @file invalid
    final class Machine {
      1️⃣var state: Status = .offline
      func open() { if state != .online { state = .online } }
      func close() { state = .closed }
      func hide() { state = .offline }
    }
    --
    refused
    unread 1️⃣ 'Status', the type of 'state'

    ## compared, and given two cases, as a colour is @file invalid
    final class Machine {
      var state: Colour = .red
      func open() { if state == .red { state = .blue } }
      func close() { state = .red }
    }
    --
    none

    ## one that may be nil @file invalid
    final class Machine {
      1️⃣var state: Status?
      func receive() {
        if case .awaiting? = self.state { self.state = .subscribed }
      }
    }
    --
    refused
    unread 1️⃣ 'Status', the type of 'state'

    ## assigned from a parameter, and asked for under another name @file invalid
    struct Machine {
      1️⃣private(set) var state: PublisherState
      init() { state = .idle }
      mutating func change(to newState: PublisherState) {
        guard allowed(from: state).contains(newState) else { return }
        state = newState
      }
      private func allowed(from source: PublisherState) -> [PublisherState] {
        switch source {
        case .idle: [.connecting]
        case .connecting: [.idle]
        }
      }
    }
    extension PublisherState {
      var isBusy: Bool { self == .connecting }
    }
    --
    refused
    unread 1️⃣ 'PublisherState', the type of 'state'

    ## asked for in a copy @file invalid
    final class Machine {
      1️⃣private var state: ModelState = .raw
      var isLoaded: Bool { state == .loaded }
      func advance() throws {
        let current = self.state
        switch current {
        case .raw: try change(to: .loaded)
        case .loaded: break
        }
      }
      func change(to next: ModelState) throws { state = next }
    }
    --
    refused
    unread 1️⃣ 'ModelState', the type of 'state'

    ## in something whose type is not declared @file invalid
    final class Machine {
      enum State { case off, trial, on }
      1️⃣let machine: Holder<Machine>
      var state: State { machine.state }
      func toggle() {
        switch state {
        case .on: machine.state = .off
        case .off, .trial: self.machine.state = .on
        }
      }
    }
    --
    refused
    unread 1️⃣ 'Holder', which holds the states of 'machine'

    ## in something that methods are given @file invalid
    struct Machine {
      enum State { case off, trial, on }
      func toggle(1️⃣engine: Engine) {
        switch engine.state {
        case .on: engine.state = .off
        case .off, .trial: start(engine)
        }
      }
      func start(_ engine: Engine) { engine.state = .on }
    }
    --
    refused
    unread 1️⃣ 'Engine', which holds the states of 'engine'

    ## in an object whose class only names their type @file invalid
    final class Model { 1️⃣var state: Status = .off }
    final class Machine {
      let model: Model
      init(model: Model) { self.model = model }
      func toggle() {
        if model.state == .on { model.state = .off } else { model.state = .trial }
      }
      func start() { model.state = .on }
    }
    --
    refused
    unread 1️⃣ 'Status', the type of 'model.state'

    ## a value of a parameter that is compared and set by what the type names @file invalid
    struct Machine {
      static let closed: Number = 1
      static let open: Number = 2
      static let used: Number = 3
      func toggle(_ pair: Pair) {
        if pair.second == Self.open { pair.second = Self.closed } else { pair.second = Self.used }
        if pair.first == .one { pair.first = .two }
        pair.second = Self.open
      }
      func set<Item: Thing>(_ item: Item) {
        switch item.kind {
        case .one: item.kind = .two
        case .two: item.kind = .one
        }
      }
    }
    --
    none

    ## a value that is only assigned @file invalid
    final class Machine {
      var alignment: Alignment = .leading
      var color = Color.red
      func turn() {
        alignment = .trailing
        if color == .red { color = .green }
      }
    }
    --
    none

    ## a value that is only asked for @file invalid
    final class Machine {
      var state: GestureState
      var view: Panel
      func handle() {
        switch state {
        case .began: view.alignment = .leading
        case .ended: view.alignment = .trailing
        }
      }
    }
    --
    none

    ## something and nothing @file invalid
    final class Machine {
      var task: Job?
      func start() {
        switch task {
        case .none: task = .init()
        case .some(let running): running.cancel()
        }
      }
    }
    --
    none

    ## one case of it @file invalid
    final class Machine {
      var state: Status
      func stop() { if case .running = state { state = .running } }
    }
    --
    none

    ## set by a reducer @file invalid
    struct Machine {
      struct State {
        var loading: Loading = .idle
        var page = 0
      }
      enum Action { case load, loaded }
      1️⃣func reduce(into state: inout State, action: Action) {
        switch action {
        case .load: state.loading = .loading
        case .loaded: state.page += 1
        }
      }
    }
    --
    refused
    unread 1️⃣ 'Loading', the type of 'loading', is declared in none of the files given; give the folder of its module

    ## beside another machine of the type @file invalid
    final class Machine {
      enum Mode { case on, off, broken }
      2️⃣var state = Status.idle
      private var mode = Mode.on
      func start() {
        guard state != .running else { return }
        state = .running
      }
      func pause() { if state == .running { state = .paused } }
      func reset() { state = .idle }
      func turn() { mode = mode == .on ? .off : .broken }
    }
    --
    machine Machine.state
    others
    refused
    unread 2️⃣ 'Status', the type of 'state', is declared in none of the files given; give the folder of its module
    """#
  )
}
