extension Table {
  static let askedConstants = Table(
    "constants of which it is asked which case they are",
    #"""
    ## by a switch, and by a comparison @file unrun
    final class Machine {
      enum Mode { case one, two, three }
      enum State { case a, b, c }
      let mode: Mode
      private(set) var state = State.a
      init(mode: Mode) { self.mode = mode }
      func x() {
        switch mode {
        case .one: state = .a
        case .two: state = .b
        case .three: break
        }
        if self.mode == .one { state = .c }
      }
      func y() { if state == .b { state = .a } }
    }
    --
    events x y
    a x [case .one = mode] → c
    a x [case .two = mode] → b
    a x stays
    b x [case .one = mode] → c
    b x stays
    b y → a
    c x [case .one = mode] stays
    c x [case .two = mode] → b
    c x stays
    rest stays

    ## by patterns that share an arm, and other cases that do not hold there @file unrun
    final class Machine {
      enum Mode { case one, two, three, four }
      enum State { case a, b, c }
      let mode: Mode
      private(set) var state = State.a
      init(mode: Mode) { self.mode = mode }
      func x() {
        switch mode {
        case .one, .two: state = .a
        case .three, .four: state = .b
        }
        if mode == .one { state = .c }
      }
      func y() { if state == .b { state = .a } }
    }
    --
    events x y
    a x [(case .one = mode || case .two = mode) && mode == .one] → c
    a x [case .one = mode || case .two = mode] stays
    a x → b
    b x [(case .one = mode || case .two = mode) && mode == .one] → c
    b x [case .one = mode || case .two = mode] → a
    b x stays
    b y → a
    c x [(case .one = mode || case .two = mode) && mode == .one] stays
    c x [case .one = mode || case .two = mode] → a
    c x → b
    rest stays

    ## what it is not is known as well, also behind an await @file unrun
    @MainActor final class Machine {
      enum Mode { case one, two, three }
      enum State { case a, b, c }
      let mode: Mode
      private(set) var state = State.a
      init(mode: Mode) { self.mode = mode }
      func x() async {
        guard mode != .one, state == .a else { return }
        state = .b
        await Task.yield()
        if case .one = mode { print("never") } else if mode == .two { state = .c }
      }
    }
    --
    events x x(yield)
    a x [mode != .one] → b
    a x stays
    b x stays
    c x stays
    b x(yield) [mode == .two] → c
    b x(yield) stays
    rest nothing

    ## by the name of a constant of its own, which may be any of the cases @file unrun
    final class Machine {
      enum Mode {
        case one, two
        static let usual = Mode.one
      }
      enum State { case a, b, c }
      let mode: Mode
      private(set) var state = State.a
      init(mode: Mode) { self.mode = mode }
      func x() {
        switch mode {
        case .usual: state = .b
        default: state = .c
        }
      }
      func y() { if state == .b { state = .a } }
    }
    --
    events x y
    a x [case .usual = mode] → b
    a x → c
    b x [case .usual = mode] stays
    b x → c
    b y → a
    c x [case .usual = mode] → b
    c x stays
    rest stays

    ## of an enum that says itself what is equal @file unrun
    final class Machine {
      enum Mode {
        case one, two
        static func == (left: Mode, right: Mode) -> Bool { isReady }
      }
      enum State { case a, b, c }
      let mode: Mode
      private(set) var state = State.a
      init(mode: Mode) { self.mode = mode }
      func x() {
        guard mode == .one, state == .a else { return }
        if case .one = mode { state = .b } else { state = .c }
      }
    }
    --
    events x
    a x [mode == .one && case .one = mode] → b
    a x [mode == .one] → c
    a x stays
    rest stays
    """#
  )
}
