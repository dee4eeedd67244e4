extension Table {
  static let keptSelf = Table(
    "objects that are given the instance to keep, and call back",
    #"""
    ## one that a property holds @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let helper = Helper()
      func go() {
        guard state == .a else { return }
        state = .b
        helper.machine = self
        1️⃣helper.run()
      }
      func pause() {
        guard state == .a else { return }
        state = .c
        helper.rest()
      }
      func finish() { if state == .b { state = .c } }
    }
    final class Helper {
      weak var machine: Machine?
      func run() { start() }
      func rest() { print("…") }
      private func start() {
        guard let owner = machine else { return }
        owner.finish()
      }
    }
    --
    events go pause finish
    a go ?
    a pause → c
    b finish → c
    rest stays
    unread 1️⃣ what 'helper.run' does to 'self'

    ## one that is made with it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func go() {
        guard state == .a else { return }
        state = .b
        let helper = Helper(of: self)
        1️⃣helper.run()
      }
      func finish() { if state == .b { state = .c } }
    }
    final class Helper {
      private unowned let machine: Machine
      init(of machine: Machine) { self.machine = machine }
      func run() { machine.finish() }
    }
    --
    events go finish
    a go ?
    b finish → c
    rest stays
    unread 1️⃣ what 'helper.run' does to 'self'
    """#
  )
}
