extension Table {
  static let besideTables = Table(
    "what stands beside a table",
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

    ## others @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      fileprivate(set) var state = State.a
      private let transitions: [State: [Event: State]] = [.a: [.x: .b], .b: [.x: .c]]
      func send(_ event: Event) { if let next = transitions[state]?[event] { state = next } }
    }
    final class Owner {
      let machine = Machine()
      func stop() { 1️⃣machine.state = .c }
    }
    --
    a x → b
    b x → c
    rest stays
    unread 1️⃣ another type sets the state

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
