extension Table {
  static let besideTables = Table(
    "what is done beside looking up a table",
    #"""
    ## nothing @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private(set) var state = State.a { didSet { onChange?(state) } }
      var onChange: ((State) -> Void)?
      private let transitions: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c]]
      func send(_ event: Event) {
        guard let next = transitions[state]?[event] else {
          print("no way")
          return
        }
        state = next
        if next == .c { print("done") }
      }
      func follow(_ event: Event) { state = transitions[state]?[event] ?? state }
      func look(_ event: Event) { if let next = transitions[self.state]?[event] { self.state = next } }
    }
    --
    a x → b
    b x → c

    ## what is missing leads somewhere, and what stands before and behind it @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private(set) var state = State.a
      var isOpen = true
      private let transitions: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c]]
      func one(_ event: Event) { 1️⃣state = transitions[state]?[event] ?? .c }
      func two(_ event: Event) {
        guard let next = transitions[state]?[event] else {
          2️⃣state = .a
          return
        }
        state = next
      }
      func three(_ event: Event) {
        guard 3️⃣isOpen else { return }
        if let next = transitions[state]?[event] { state = next }
      }
      func four(_ event: Event) {
        state = transitions[state]?[event] ?? state
        if state == .c { reset() }
      }
      func five(_ event: Event) { 4️⃣while let next = transitions[state]?[event] { state = next } }
      private func reset() { 5️⃣state = .a }
    }
    --
    a x → b
    b x → c
    unread 1️⃣ 'one' does more than to look up 'transitions'
    unread 2️⃣ 'two' does more
    unread 3️⃣ 'three' does more
    unread 4️⃣ 'five' does more
    unread 5️⃣ 'reset' does more

    ## observers, initialisers and others @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a { didSet { if state == .c { 1️⃣state = .a } } }
      private let transitions: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c]]
      init() { 2️⃣state = .b }
      func send(_ event: Event) { if let next = transitions[state]?[event] { state = next } }
    }
    final class Owner {
      let machine = Machine()
      func stop() { 3️⃣machine.state = .c }
    }
    --
    a x → b
    b x → c
    unread 1️⃣ something sets the state beside 'transitions'
    unread 2️⃣ something sets the state beside 'transitions'
    unread 3️⃣ another type sets the state

    ## lists of states that may follow @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let validTransitions: [State: [State]] = [.a: [.b], .b: [.c]]
      func plain(_ next: State) {
        guard validTransitions[state]?.contains(next) == true else { return }
        state = next
      }
      func sure(_ next: State) {
        precondition(validTransitions[state]?.contains(next) == true)
        state = next
      }
      func asked(_ next: State) {
        if validTransitions[state]?.contains(next) == true { state = next }
      }
      func said(_ next: State) {
        if validTransitions[state]?.contains(next) != true { print("odd") }
        1️⃣state = next
      }
      func back(_ next: State) {
        guard validTransitions[2️⃣next]?.contains(state) == true else { return }
        state = next
      }
    }
    --
    events ->b ->c
    a ->b → b
    b ->c → c
    unread 1️⃣ 'said' does more
    unread 2️⃣ 'back' does more

    ## a function that gives the next one @file unrun
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      static let transitions: [Machine: [Event: Machine]] = [.a: [.x: .b], .b: [.x: .c]]
      static func plain(_ state: Machine, _ event: Event) -> Machine? { transitions[state]?[event] }
      static func next(_ state: Machine, _ event: Event) -> Machine? {
        if event == .y, state == 1️⃣.c { return .a }
        return transitions[state]?[event]
      }
    }
    --
    a x → b
    b x → c
    unread 1️⃣ 'next' does more

    ## the names of lists of what comes before @file unrun
    enum Machine {
      enum State { case a, b, c }
      static let validSourceStates: [State: [State]] = [.b: [.a], .c: [.b]]
    }
    --
    none
    """#
  )
}
