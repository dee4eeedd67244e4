extension Table {
  static let rivalQuestions = Table(
    "which case a property beside the state holds",
    #"""
    ## where it is set under a condition, or by a function that only sets it @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Mode { case slow, fast, off }
      private(set) var state = State.a
      private var mode = Mode.slow
      private var isUp = false
      private var item: Int?
      func open() {
        if state == .b { mode = .fast }
        if mode == .fast { state = .c }
      }
      func close() {
        shut()
        if mode == .off { state = .a }
        if case .slow = mode { 1️⃣state = .b }
      }
      func raise() {
        if state == .a { lift() }
        guard isUp else { return }
        state = .b
      }
      func load() {
        if item == nil { fill() }
        guard item != nil else { return }
        state = .c
      }
      private func shut() { mode = .off }
      private func lift() { isUp = true }
      private func fill() { item = 3 }
    }
    --
    property state
    machine Machine.state
    events open close raise load
    others
    b open → c
    a open [mode == .fast] → c
    a open stays
    a close stays
    b close → a
    c close → a
    a raise → b
    c raise [isUp] → b
    c raise stays
    a load → c
    b load → c
    c load stays
    rest stays
    unread 1️⃣ no state and event

    ## only one of two holds @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Mode { case slow, fast, off }
      private(set) var state = State.a
      private var mode = Mode.slow
      func open() {
        guard mode == .fast else { return }
        if mode == .slow { 1️⃣state = .b } else if state == .a { state = .c }
      }
      func close() {
        if mode == .off { state = .b }
        if mode == .slow { state = .c }
      }
      func turn() { mode = mode == .off ? .fast : .off }
    }
    --
    property state
    machine Machine.state
    events open close
    others
    a open [mode == .fast] → c
    a open stays
    a close [mode == .off] → b
    a close [mode == .slow] → c
    a close stays
    c close [mode == .off] → b
    c close stays
    b close [mode == .slow] → c
    b close stays
    rest stays
    unread 1️⃣ no state and event

    ## a function that does more, or that another class has as well, is not taken for it @file unrun
    class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isUp = false
      func raise() {
        lift()
        if isUp { state = .b }
      }
      func open() {
        unlock()
        if isUp { state = .c }
      }
      func drop() { if state == .b { state = .a } }
      func lift() { isUp = true }
      private func unlock() { if Int.random(in: 0...1) == 0 { isUp = true } }
    }
    final class Other: Machine {
      override func lift() {}
    }
    --
    events raise open drop
    b drop → a
    a raise [isUp] → b
    a raise stays
    a open [isUp] → c
    a open stays
    b open [isUp] → c
    b open stays
    c raise [isUp] → b
    c raise stays
    rest stays
    """#
  )
}
