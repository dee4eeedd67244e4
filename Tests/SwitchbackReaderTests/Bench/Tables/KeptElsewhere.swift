extension Table {
  static let keptElsewhere = Table(
    "states that are kept where nobody follows them",
    #"""
    ## by a setter @file invalid
    final class Machine {
      enum State: Int { case a, b, c }
      private let defaults: UserDefaults
      var state: State {
        get { State(rawValue: defaults.integer(forKey: "state")) ?? .a }
        set { defaults.set(newValue.rawValue, forKey: "state") }
      }
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { state = .c } }
    }
    --
    refused
    unread * 'state' is kept by a setter that is not followed

    ## by a setter, where there may be none @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var _state: State?
      private(set) var state: State? {
        get { _state }
        set { Task { self._state = newValue } }
      }
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { state = .c } }
    }
    struct Task {
      init(_ work: @escaping () -> Void) { work() }
    }
    --
    refused
    unread * 'state' is kept by a setter that is not followed

    ## one for each key @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var states: [Int: State] = [:]
      func open(_ key: Int) { if states[key] == .a { states[key] = .b } }
      func close(_ key: Int) { if states[key] == .b { states[key] = .c } }
    }
    --
    states nil a b c
    events open close
    initial nil
    methods
    a open → b
    b close → c
    rest stays

    ## one for each element @file unrun
    final class Machine {
      enum Cell { case a, b, c }
      private(set) var cells: [[Cell]] = []
      func open(_ row: Int, _ column: Int) { if cells[row][column] == .a { cells[row][column] = .b } }
      func mark(_ row: Int, _ column: Int) { if cells[row][column] == .a { cells[row][column] = .c } }
    }
    --
    refused
    unread * each element of 'cells' has a state of its own

    ## one for each element, made at once @file unrun
    struct Machine {
      enum State { case a, b }
      private var states = [State](repeating: .a, count: 9)
      mutating func open(_ index: Int) {
        switch states[index] {
        case .a: states[index] = .b
        case .b: states[index] = .a
        }
      }
    }
    --
    refused
    unread * each element of 'states' has a state of its own

    ## in an atomic value @file invalid
    final class Machine {
      enum State: UInt8, AtomicRepresentable { case a, b, c }
      private let state = Atomic<State>(.a)
      func open() -> Bool { state.compareExchange(expected: .a, desired: .b, ordering: .relaxed).exchanged }
      func close() { if state.load(ordering: .relaxed) == .b { self.state.store(.c, ordering: .relaxed) } }
    }
    --
    refused
    unread * 'state' is an atomic value, which is not followed

    ## in an atomic value that counts, or that nobody asks for @file invalid
    final class Machine {
      enum State: UInt8, AtomicRepresentable { case a, b, c }
      private let count = Atomic<Int>(0)
      private let state: ManagedAtomic<State>
      func open() { state.store(.b, ordering: .relaxed) }
      func close() { state.store(.c, ordering: .relaxed) }
      func isFirst() -> Bool { count.load(ordering: .relaxed) == 0 }
    }
    --
    none

    ## in a variable outside of all types @file unrun
    enum State { case a, b }
    nonisolated(unsafe) var 1️⃣state = State.a
    func open() { if state == .a { state = .b } }
    func close() {
      guard state == .b else { return }
      state = .a
    }
    --
    refused
    machine state
    unread 1️⃣ 'state' stands outside of all types, which is not followed

    ## no machine: by a setter, and of which methods ask nothing @file invalid
    final class Machine {
      enum State: Int { case a, b, c }
      private let defaults: UserDefaults
      var state: State {
        get { State(rawValue: defaults.integer(forKey: "state")) ?? .a }
        set { defaults.set(newValue.rawValue, forKey: "state") }
      }
      func open() { state = .b }
      func close() { state = .c }
    }
    --
    none

    ## what is no state by its name, and goes to three cases @file invalid
    final class Machine {
      enum Theme: Int { case a, b, c }
      private let defaults: UserDefaults
      var 1️⃣theme: Theme {
        get { Theme(rawValue: defaults.integer(forKey: "theme")) ?? .a }
        set { defaults.set(newValue.rawValue, forKey: "theme") }
      }
      func open() { if theme == .a { theme = .b } }
      func close() { if theme == .b { theme = .c } }
    }
    --
    refused
    states
    events
    initial
    unread 1️⃣ kept by a setter that is not followed

    ## no machine: what is no state by its name, and is one of two @file invalid
    final class Machine {
      enum Theme: Int { case a, b }
      private let defaults: UserDefaults
      var theme: Theme {
        get { Theme(rawValue: defaults.integer(forKey: "theme")) ?? .a }
        set { defaults.set(newValue.rawValue, forKey: "theme") }
      }
      func open() { if theme == .a { theme = .b } }
      func close() { if theme == .b { theme = .a } }
    }
    --
    none

    ## set in a copy @file unrun
    struct Game {
      enum Phase { case a, b, c }
      private(set) var 1️⃣phase = Phase.a
      func opened() -> Game {
        guard phase == .a else { return self }
        var next = self
        next.phase = .b
        return next
      }
      func closed() -> Game {
        var next = self
        if next.phase == .b { next.phase = .c }
        return next
      }
    }
    --
    machine Game
    refused
    states
    events
    initial
    unread 1️⃣ set in a copy, or where it is lent

    ## taken over from another object @file unrun
    // file Engine.swift
    enum State { case a, b, c }
    final class Engine {
      private(set) var state = State.a
      let snapshot = Snapshot(state: .a)
      func open() { state = .b }
    }
    struct Snapshot { let state: State }
    // file Machine.swift
    final class Machine {
      private(set) var state: State = .a
      private let engine = Engine()
      func open() {
        engine.open()
        publish(engine.snapshot)
      }
      func resume() { if state == .b { engine.open() } }
      private func publish(_ snapshot: Snapshot) { if state != snapshot.state { state = snapshot.state } }
    }
    --
    refused
    unread * 'state' takes over what 'snapshot.state' is, which is not followed

    ## taken over from what comes, and of another module @file invalid
    final class Machine {
      private(set) var phase: GamePhase = .a
      private let engine = Engine()
      func open() { Task { for await value in engine.phases { phase = value } } }
      var isOpen: Bool { phase == .b }
    }
    --
    refused
    unread * 'phase' takes over what 'value' is, which is not followed

    ## taken over from what a publisher sends @file invalid
    final class Machine {
      enum State { case a, b, c }
      private(set) var state: State = .a
      private let engine = Engine()
      func open() { engine.states.sink { [weak self] value in self?.state = value } }
      var isOpen: Bool { state == .b }
    }
    --
    refused
    unread * 'state' takes over what 'value' is, which is not followed

    ## those of the elements of a dictionary @file unrun
    final class Machine {
      enum State { case a, b, c }
      struct Job { var state = State.a }
      private var jobs: [String: Job] = [:]
      func open(_ id: String) {
        guard jobs[id]?.state == .a else { return }
        jobs[id]?.state = .b
      }
      func close(_ id: String) { jobs[id]?.state = .c }
    }
    --
    states nil a b c
    events open close
    initial nil
    methods
    a open → b
    a close → c
    b close → c
    rest stays

    ## those of the elements of a list @file unrun
    final class Machine {
      enum State { case a, b, c }
      struct Job { var id = 0; var state = State.a }
      private var jobs: [Job] = []
      func open(_ index: Int) { if jobs[index].state == .a { jobs[index].state = .b } }
      func close(_ id: Int) {
        if let index = jobs.firstIndex(where: { $0.id == id }) { jobs[index].state = .c }
      }
    }
    --
    refused
    unread * 'Machine' asks for and sets the state of each 'Machine.Job', which is not followed

    ## those of what methods are given, of which one is given two @file unrun
    // file Machine.swift
    final class Machine {
      func open(_ job: Job, after last: Job) { if last.state == .c { job.state = .b } }
      func close(_ job: Job) { job.state = .c }
    }
    // file Job.swift
    final class Job {
      enum State { case a, b, c }
      var state = State.a
    }
    --
    refused
    unread * 'Machine' asks for and sets the state of each 'Job', which is not followed

    ## those of the elements beside a state of its own @file unrun
    final class Machine {
      enum State { case a, b, c }
      struct Job {
        enum Phase { case shown, done }
        var phase = Phase.shown
      }
      private var state = State.a
      private var jobs: [String: Job] = [:]
      func open() { if state == .a { state = .b } }
      func finish(_ id: String) { if jobs[id]?.phase == .shown { jobs[id]?.phase = .done } }
      func reopen(_ id: String) { jobs[id]?.phase = .shown }
    }
    --
    machine Machine.Job.phase
    states nil shown done
    events finish reopen
    initial nil
    others
    shown finish → done
    done reopen → shown
    rest stays

    ## and the state of its own @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      struct Job {
        enum Phase { case open, done }
        var phase = Phase.open
      }
      var state = State.a
      private var jobs: [Event: Job] = [:]
      func send(_ event: Event) {
        if state == .a { state = .b }
        if jobs[event]?.phase == .open { jobs[event]?.phase = .done }
      }
      func reopen(_ event: Event) { jobs[event]?.phase = .open }
    }
    --
    a x → b
    a y → b
    rest stays
    others
    run let machine = Machine(); machine.state = state; machine.send(event); return moved(state, machine.state)

    ## no machine: what is only copied, and nobody asks for @file unrun
    struct Machine {
      enum State { case a, b, c }
      var state: State = .a
      mutating func update(from other: Machine) { state = other.state }
    }
    --
    none

    ## no machine: elements that are only set @file unrun
    struct Machine {
      enum State { case a, b, c }
      struct Job { var state = State.a }
      var jobs: [Job] = []
      mutating func open() { jobs[0].state = .b }
      mutating func close() { jobs[0].state = .c }
    }
    --
    none

    ## no machine: a local of that name @file unrun
    final class Machine {
      enum State { case a, b, c }
      private let engine: Machine
      private var state: State = .a
      init(engine: Machine) { self.engine = engine }
      func open() {
        let state = engine.state
        if state == .b { engine.open() }
      }
    }
    --
    none

    ## set by a function that gives a changed copy @file unrun
    struct Model {
      enum Phase { case a, b, c }
      var count = 0
      1️⃣var phase = Phase.a
      func with(phase: Phase) -> Model { Model(count: count, phase: phase) }
    }
    final class Machine {
      private(set) var model = Model()
      func open() { if model.phase == .a { model = model.with(phase: .b) } }
      func close() { if model.phase == .b { model = model.with(phase: .c) } }
    }
    --
    refused
    unread * 'phase' of 'model' is set in a copy, or where it is lent, which is not followed

    ## no machine: copies with other things @file unrun
    struct Model {
      enum Phase { case a, b, c }
      var phase = Phase.a
      var size = Size.small
      enum Size { case small, large }
      func with(size: Size) -> Model { Model(phase: phase, size: size) }
    }
    final class Machine {
      private(set) var model = Model()
      func open() { if model.phase == .a { model = model.with(size: .small) } }
      func close() { model = model.with(size: .large) }
    }
    --
    none
    """#
  )
}
