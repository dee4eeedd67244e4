extension Table {
  static let heldCases = Table(
    "cases and flags that a property beside the state is given",
    #"""
    ## told by a helper, given by a function, and chosen @file
    final class Machine {
      enum State { case a, b, c }
      enum Kind { case x, y }
      private(set) var state = State.a
      private var kind = Kind.x
      func open() {
        setKind(.y)
        if kind == .y { state = .b } else { 1️⃣state = .c }
      }
      func shut() {
        kind = pick()
        if kind == .y { state = .a } else { state = .b }
      }
      func both() {
        guard kind == .x else { return }
        setKind(.y)
        if kind == .y { state = .c }
      }
      func choose() {
        kind = state == .a ? .x : .y
        if kind == .y { state = .c }
      }
      private func setKind(_ new: Kind) { kind = new }
      private func pick() -> Kind { state == .a ? .y : .x }
    }
    --
    machine Machine.state
    property state
    others
    methods
    events open shut both choose
    a open → b
    b open stays
    c open → b
    a shut stays
    b shut stays
    c shut → b
    a both [kind == .x] → c
    a both stays
    b both [kind == .x] → c
    b both stays
    c both stays
    a choose stays
    b choose → c
    c choose stays
    unread 1️⃣ no state and event

    ## a flag that a helper is told @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isOpen = false
      func open() {
        setOpen(true)
        if isOpen { state = .b } else { 1️⃣state = .c }
      }
      func close() {
        if state == .b { state = .c }
      }
      private func setOpen(_ new: Bool) { isOpen = new }
    }
    --
    methods
    events open close
    a open → b
    b open stays
    c open → b
    b close → c
    rest stays
    unread 1️⃣ no state and event
    """#
  )
}
