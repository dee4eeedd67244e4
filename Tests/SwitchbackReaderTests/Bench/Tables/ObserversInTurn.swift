extension Table {
  static let observersInTurn = Table(
    "observers of the state whose functions set it again",
    #"""
    ## each state leads on to the next one @file
    final class Machine {
      enum State { case idle, searching, found(Int), chosen, failed }
      private(set) var state = State.idle {
        didSet { handle(newState: state) }
      }
      func search() { state = .searching }
      func reset() { state = .idle }
      private func handle(newState: State) {
        switch newState {
        case .idle, .chosen, .failed: break
        case .searching: look(for: 2)
        case .found(let number): choose(number)
        }
      }
      private func look(for number: Int) { state = .found(number) }
      private func choose(_ number: Int) {
        do {
          try check(number)
          state = .chosen
        } catch {
          state = .failed
        }
      }
      private func check(_ number: Int) throws { if number > limit { throw Failure() } }
      private var limit = 3
      private struct Failure: Error {}
    }
    --
    states idle searching found chosen failed
    samples idle searching found(1) chosen failed
    events search reset
    idle search [2 > limit] → failed
    idle search → chosen
    searching search [2 > limit] → failed
    searching search → chosen
    found search [2 > limit] → failed
    found search → chosen
    chosen search [2 > limit] → failed
    chosen search stays
    failed search [2 > limit] stays
    failed search → chosen
    idle reset stays
    searching reset → idle
    found reset → idle
    chosen reset → idle
    failed reset → idle
    initial idle
    methods

    ## what a call has in its locals stays as it was @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a {
        didSet { enter(state) }
      }
      func go() { if state == .a { state = .b } }
      private func enter(_ entered: State) {
        let next: State = entered == .b ? .c : .d
        if entered == .b { state = .a }
        if entered == .b, next == .c { state = .d }
      }
    }
    --
    events go
    states a b c d
    a go → d
    rest stays
    initial a
    methods

    ## one that comes back as it began is not followed @file unrun
    final class Machine {
      enum State { case a, b }
      private(set) var state = State.a {
        didSet { swap() }
      }
      func go() { if state == .a { state = .b } }
      private func swap() { 1️⃣state = state == .a ? .b : .a }
    }
    --
    events go
    states a b
    a go ? .b
    rest stays
    unread 1️⃣ 'didSet' calls itself, which is not followed
    initial a
    methods

    ## one that sets another property, whose observer sets the state @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a {
        didSet { last = next }
      }
      var next = State.b
      private var last = State.b {
        didSet { if last == .a { finish() } }
      }
      func go() { if state != .c { state = state == .a ? .b : .a } }
      private func finish() { if state == .a { state = .c } }
    }
    --
    events go
    a go → b
    b go [last == .a] → c
    b go → a
    rest stays
    initial a
    methods

    ## a function that is an event, and that the observer calls again @file
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a { didSet { update() } }
      func go() { update() }
      private func update() {
        let previous = state
        switch state {
        case .a: state = .b
        case .b: state = .c
        default: break
        }
        switch previous {
        case .a: state = .d
        default: break
        }
      }
    }
    --
    states a b c d
    events go
    a go → d
    b go → c
    rest stays
    initial a
    methods
    """#
  )
}
