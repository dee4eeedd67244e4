extension Table {
  static let toldProperties = Table(
    "computed properties that are told the next state",
    #"""
    ## a setter that asks for the state at hand @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var stored = State.a
      var state: State {
        get { stored }
        set {
          guard stored != newValue else { return }
          switch (state, newValue) {
          case (.a, _), (.b, .c): break
          default: return
          }
          stored = newValue
        }
      }
    }
    --
    events ->a ->b ->c
    a ->b → b
    a ->c → c
    b ->c → c
    rest stays

    ## one beside methods, with a name of its own for the value @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var current: State {
        get { state }
        set(next) { if next != .a, state == .a || next == .c { state = next } }
      }
      mutating func reset() { if state == .c { state = .a } }
    }
    --
    events reset ->a ->b ->c
    c reset → a
    a ->b → b
    a ->c → c
    b ->c → c
    rest stays

    ## one that takes whatever it is told is no more than a property that is stored @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var stored = State.a
      var state: State {
        get { stored }
        set {
          guard stored != newValue else { return }
          stored = newValue
        }
      }
      func open() { if stored == .a { stored = .b } }
    }
    --
    events open
    a open → b
    rest stays

    ## one that only the type sets is a helper @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var stored = State.a
      var state: State {
        get { stored }
        set { if stored != .c { stored = newValue } }
      }
      func open() { if state == .a { state = .b } }
      func close() { state = .c }
    }
    --
    events open close
    a open → b
    a close → c
    b close → c
    rest stays
    """#
  )
}
