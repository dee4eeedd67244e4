extension Table {
  static let structs = Table(
    "struct states",
    #"""
    ## the next state is made @file unrun
    struct Machine {
      private var isHeads: Bool = true
      enum Event { case x, y }
      static func reduce(state: Machine, event: Event) -> Machine {
        switch event {
        case .x: return Machine(isHeads: true)
        case .y: return Machine(isHeads: false)
        }
      }
      var side: String { isHeads ? "Heads" : "Tails" }
    }
    --
    states isHeads.false isHeads.true
    initial isHeads.true
    isHeads.false x → isHeads.true
    isHeads.true x stays
    isHeads.false y stays
    isHeads.true y → isHeads.false

    ## a copy is changed @file unrun
    struct Machine {
      private var isHeads: Bool = true
      enum Event { case x, y }
      static func reduce(_ state: Machine, event: Event) -> Machine {
        var result = state
        switch event {
        case .x: result.isHeads = true
        case .y: result.isHeads = false
        }
        return result
      }
    }
    --
    states isHeads.false isHeads.true
    initial isHeads.true
    isHeads.false x → isHeads.true
    isHeads.true x stays
    isHeads.false y stays
    isHeads.true y → isHeads.false

    ## a helper that tells of the second region only @file unrun
    struct Machine {
      enum Side { case top, bottom }
      enum Event { case x, y }
      private var isHeads = false
      private var side: Side = .bottom
      mutating func reduce(_ event: Event) {
        switch event {
        case .x: if isOnTop() { side = .bottom } else { side = .top }
        case .y: isHeads.toggle()
        }
      }
      private func isOnTop() -> Bool { side == .top }
    }
    --
    states isHeads.false isHeads.true side.top side.bottom
    initial isHeads.false side.bottom
    isHeads.false x stays
    isHeads.true x stays
    isHeads.false y → isHeads.true
    isHeads.true y → isHeads.false
    side.top x → side.bottom
    side.bottom x → side.top
    side.top y stays
    side.bottom y stays

    ## it is changed in place, with several regions and one that is not finite @file unrun
    struct Machine {
      enum Side { case top, bottom }
      enum Event { case x, y }
      private var isHeads = false
      private(set) var side: Side = .bottom
      private var count = 0
      let name: String
      static let made = 0
      mutating func reduce(_ event: Event) {
        switch (side, event) {
        case (.top, .x): isHeads.toggle()
        case (.bottom, .x) where count > 3: side = .top
        case (_, .x): count += 1
        case (_, .y): (isHeads, side) = (count == 0, .bottom)
        }
      }
    }
    --
    states isHeads.false isHeads.true side.top side.bottom
    initial isHeads.false side.bottom
    isHeads.false x [case .top = side] → isHeads.true
    isHeads.true x [case .top = side] → isHeads.false
    isHeads.false x stays
    isHeads.true x stays
    isHeads.false y [true from count == 0] → isHeads.true
    isHeads.false y [false from count == 0] stays
    isHeads.true y [true from count == 0] stays
    isHeads.true y [false from count == 0] → isHeads.false
    side.top x stays
    side.bottom x [count > 3] → side.top
    side.bottom x stays
    side.top y → side.bottom
    side.bottom y stays

    ## what is not told keeps its first value, and a function of its own is followed @file unrun
    struct Machine {
      var isOn = true
      var isLate = false
      enum Event { case x, y }
      static func reduce(state: Self, event: Event) -> Self {
        if event == .x { return Self(isLate: state.isOn) }
        var result = state
        result.mix()
        return result
      }
      mutating func mix() { (isOn, isLate) = (isLate, isOn) }
    }
    --
    states isOn.false isOn.true isLate.false isLate.true
    initial isOn.true isLate.false
    isOn.false x → isOn.true
    isOn.true x stays
    isOn.false y [true from isLate] → isOn.true any
    isOn.false y [false from isLate] stays any
    isOn.true y [true from isLate] stays any
    isOn.true y [false from isLate] → isOn.false any
    isLate.false x [true from state.isOn] → isLate.true
    isLate.false x [false from state.isOn] stays
    isLate.true x [true from state.isOn] stays
    isLate.true x [false from state.isOn] → isLate.false
    isLate.false y [true from isOn] → isLate.true any
    isLate.false y [false from isOn] stays any
    isLate.true y [true from isOn] stays any
    isLate.true y [false from isOn] → isLate.false any

    ## functions and questions of the struct @file unrun
    struct Machine {
      enum Step { case idle, busy, done }
      enum Event { case start, turn, finish, clear, quit, add }
      struct State {
        var step: Step = .idle
        var page = 0
        var canStart: Bool { step == .idle }
        var isOver: Bool {
          get { step == .done }
          set { step = newValue ? .done : .idle }
        }
        func isStep(_ other: Step) -> Bool { step == other }
        mutating func turn() { page += 1 }
        mutating func clear() { reset(to: .idle) }
        mutating func quit() { isOver = true }
        var names: [String] = [] { didSet { step = .busy } }
        mutating func add() { names.append("") }
        private mutating func reset(to other: Step) { self.step = other }
      }
      func reduce(_ state: inout State, _ event: Event) {
        switch event {
        case .start:
          guard state.canStart else { return }
          state.step = .busy
        case .turn:
          state.step = .busy
          state.turn()
        case .finish: if state.isStep(.busy) { state.step = .done }
        case .clear: state.clear()
        case .quit: 1️⃣state.quit()
        case .add: 2️⃣state.add()
        }
      }
    }
    --
    states step.idle step.busy step.done
    initial step.idle
    events start turn finish clear quit add
    step.idle start → step.busy
    step.idle turn → step.busy any
    step.busy turn stays any
    step.done turn → step.busy any
    step.busy finish → step.done
    step.idle clear stays any
    step.busy clear → step.idle any
    step.done clear → step.idle any
    step.idle quit ? state.quit() any
    step.busy quit ? state.quit() any
    step.done quit ? state.quit() any
    step.idle add ? state.add() any
    step.busy add ? state.add() any
    step.done add ? state.add() any
    unread 1️⃣ what 'quit' does to 'step' is not followed
    unread 2️⃣ what 'add' does to 'step' is not followed
    rest stays

    ## a constant of a struct that is made anew @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      private let state: State
      init() { self.init(state: .a) }
      private init(state: State) { self.state = state }
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): self = .init(state: .b)
        case (.b, .y): self = Machine(state: isReady ? .c : .a)
        default: break
        }
      }
    }
    --
    events x y
    a x → b
    b y [isReady] → c
    b y → a
    rest stays
    run var machine = Machine(state: state); machine.send(event); return moved(state, machine.state)

    ## a constant of a struct that nothing makes anew @file unrun
    struct Machine {
      enum Kind { case a, b }
      private let kind: Kind
      private var count = 0
      init(kind: Kind) { self.kind = kind }
      mutating func open() {
        switch kind {
        case .a: count += 1
        case .b: count = 0
        }
      }
    }
    --
    none
    """#
  )
}
