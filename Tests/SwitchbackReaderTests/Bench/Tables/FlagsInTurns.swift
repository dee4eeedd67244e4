extension Table {
  static let flagsInTurns = Table(
    "what one turn, or one part of a condition, tells the next",
    #"""
    ## a flag that was asked for and is set then @methods
    mutating func open() {
      guard state == .a else { return }
      for number in [1, 2] {
        if isReady { state = .b; return }
        guard number > limit else { return }
        isReady = true
      }
    }
    +
    private var isReady = false
    private var limit = 0
    --
    events open
    a open [isReady] → b
    a open [number > limit] → b
    a open stays
    rest stays

    ## a thing and its opposite @methods
    mutating func open() {
      guard state == .a else { return }
      state = isReady && !isReady ? .c : .b
    }
    mutating func close() {
      guard state == .b else { return }
      if isReady || !isReady { state = .a } else { 2️⃣state = .c }
    }
    +
    private var isReady = false
    --
    events open close
    a open → b
    b close → a
    rest stays
    unread 2️⃣ no state and event

    ## a flag that is set on one way and was on the other @methods
    mutating func open() {
      guard state == .a else { return }
      if isReady || !isMuted { isMuted = true }
      if !isMuted { 1️⃣state = .c } else { state = .b }
    }
    +
    private var isReady = false
    private var isMuted = false
    --
    events open
    a open → b
    rest stays
    unread 1️⃣ no state and event

    ## a parameter is the same in the next turn @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let ask: () async -> Bool = { false }
      func open(_ isOn: Bool) async {
        guard state == .a else { return }
        state = .b
        while await ask() {
          if state != .c { state = isOn ? .b : .a }
          if state == .b { state = .c }
        }
      }
    }
    --
    events open open(ask)
    a open → b
    b open stays
    c open stays
    a open(ask) stays
    b open(ask) [await ask() && isOn] → c
    b open(ask) [await ask()] → a
    b open(ask) stays
    c open(ask) stays

    ## what only writes something down changes nothing else @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Mode { case idle, busy, done }
      private var mode = Mode.idle
      private var state = State.a
      func begin() {
        mode = .busy
        trace("begun")
        write()
        if mode == .done { 1️⃣state = .a }
      }
      func finish() { if mode == .busy { mode = .done } }
      func go() {
        switch state {
        case .a: state = .b
        case .b: state = .c
        case .c: break
        }
      }
      private func write() { print("written") }
    }
    func trace(_ text: String) { print(text) }
    --
    machine Machine.state
    others
    events begin go
    a go → b
    b go → c
    rest stays
    unread 1️⃣ no state and event lead to this assignment

    ## what writes something down that others are asked for may change all else @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isBusy = false
      private var next: Int { isBusy = false; return 1 }
      func go() {
        guard state == .a else { return }
        isBusy = true
        trace("x")
        if isBusy { state = .b } else { state = .c }
      }
      private func trace(_ text: String) { print(text, next) }
    }
    --
    events go
    methods
    a go [isBusy] → b
    a go → c
    rest stays
    """#
  )
}
