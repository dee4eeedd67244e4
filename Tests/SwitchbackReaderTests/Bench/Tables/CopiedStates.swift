extension Table {
  static let copiedStates = Table(
    "states that are copies of what a struct gives back",
    #"""
    ## each time that it moves @file unrun
    struct Core {
      private(set) var state = Machine.State.a
      mutating func send(_ isOn: Bool) -> Machine.State {
        switch (state, isOn) {
        case (.a, true): state = .b
        case (.b, true): state = .c
        case (_, false): state = .a
        default: break
        }
        return state
      }
    }
    final class Machine {
      enum State {
        case a, b, c
        func isLost() -> Bool { false }
      }
      private(set) var state = State.a
      private var core = Core()
      func open() {
        guard state != .c, !state.isLost() else { return }
        move(true)
      }
      func close() { move(false) }
      func reset() {
        core = Core()
        state = core.send(true)
      }
      private func move(_ isOn: Bool) { state = core.send(isOn) }
    }
    --
    events open close reset
    a open [!state.isLost()] → b
    a open stays
    b open [!state.isLost()] → c
    b open stays
    c open stays
    a close stays any
    b close → a any
    c close → a any
    a reset → b any
    b reset stays any
    c reset → b any
    others Core

    ## not where it moves by itself as well @file unrun
    struct Core {
      private(set) var state = Machine.State.a
      mutating func send(_ isOn: Bool) -> Machine.State {
        if isOn { state = .b } else { state = .a }
        return state
      }
    }
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var core = Core()
      func open() {
        guard state == .a else { return }
        state = 1️⃣core.send(true)
      }
      func close() {
        guard state != .a else { return }
        _ = core.send(false)
        state = .c
      }
    }
    --
    events open close
    a open ? core.send(true)
    b open stays
    c open stays
    a close stays
    b close → c
    c close stays
    others Core
    unread 1️⃣ target comes from a call to
    """#
  )
}
