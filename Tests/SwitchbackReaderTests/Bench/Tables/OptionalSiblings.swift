extension Table {
  static let optionalSiblings = Table(
    "states that may be nil beside others",
    #"""
    ## one that may be nil, of which the cases are told apart, beside another state @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      enum Step { case small, large, huge }
      @Kept private var step = Step.small
      @Kept private var state: State?
      var body: some Part {
        if step == .small { Link("step") { step = .large } }
        if let state {
          content(for: state)
        } else {
          Button("open") { if state == nil { state = .a } }
        }
      }
      @Parts private func content(for shown: State) -> some Part {
        switch shown {
        case .a: Button("on") { state = .b }
        case .b, .c: Link("close") { state = nil }
        }
      }
    }
    \#(Table.kept)
    --
    machine Machine.state
    others
    states nil a b c
    events content(Button) content(Link) body(Button)
    initial nil
    nil body(Button) → a
    a content(Button) → b
    b content(Link) → nil
    c content(Link) → nil
    rest nothing

    ## one that may be nil, and is only there or not, beside another state @file unrun
    final class Machine {
      enum Turn { case white, black }
      enum State { case a, b }
      private var turn = Turn.white
      private(set) var state: State?
      func play() {
        if turn == .white { turn = .black } else { turn = .white }
        if state == nil { state = .a }
      }
      func clear() { if state != nil { state = nil } }
    }
    --
    machine Machine
    states white black
    initial white
    events play
    white play → black
    black play → white

    ## one with a state from the start, which only others ask for, of an enum with a small letter @file
    enum phase { case a, b, c }
    final class Machine {
      private(set) var state: phase? = .a
      private(set) var isShown = false
      func open() { state = .b }
      func close() { state = .c }
      func show() { if state == .b { isShown = true } }
    }
    --
    states a b c
    events open close
    a open → b any
    b open stays any
    c open → b any
    a close → c any
    b close → c any
    c close stays any
    types phase? Event
    samples a b c
    methods

    ## two that may be nil, each with cases of its own @file unrun
    enum State { case a, b, c }
    final class Machine {
      private(set) var first: State?
      private(set) var second: State?
      func open() { if first == nil { first = .b } }
      func close() { if first == .b { first = .c } }
      func begin() { if second == nil { second = .b } }
      func end() { if second == .b { second = .a } }
    }
    --
    machine Machine.second
    others
    states nil a b c
    events begin end
    initial nil
    nil begin → b
    b end → a
    rest stays

    ## one that may be nil, with cases of its own that are not told apart @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Alert { case offline, expired }
      private(set) var state = State.a
      1️⃣private(set) var alert: Alert?
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { state = .c } }
      func show() { if alert == nil { alert = .offline } }
      func expire() { if alert == .offline { alert = .expired } }
      func dismiss() { alert = nil }
    }
    --
    events open close
    a open → b
    b close → c
    unread 1️⃣ 'alert' is another enum, which may be nil, and how it changes is not drawn
    rest stays

    ## all of whose cases carry something, which one function changes @file unrun
    final class Machine {
      var state: Light?
      enum Light {
        case red(Int)
        case green(Int)
      }
      func next() {
        switch state {
        case .red: state = .green(1)
        case .green: state = .red(2)
        default: state = .red(0)
        }
      }
    }
    --
    states nil red green
    initial nil
    events next
    nil next → red
    red next → green
    green next → red
    """#
  )
}
