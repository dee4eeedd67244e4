extension Table {
  static let putLocals = Table(
    "locals that become the state",
    #"""
    ## one goes by what it was given @unrun
    switch (state, event) {
    case (.a, .x):
      let next: State = 1️⃣resolve()
      state = next
    default: break
    }
    --
    a x ? resolve()
    rest stays
    unread 1️⃣ resolve

    ## each way has its own @unrun
    switch (state, event) {
    case (.a, .x):
      var next: State = 1️⃣resolve()
      if isReady { next = 2️⃣saved }
      state = next
    case (.b, .x):
      let next: State
      if isReady { next = .c } else { next = 3️⃣saved }
      state = next
    default: break
    }
    +
    var saved = State.b
    --
    a x [isReady] ? saved
    a x ? resolve()
    b x [isReady] → c
    b x ? saved
    rest stays
    unread 1️⃣ resolve
    unread 2️⃣ saved
    unread 3️⃣ saved

    ## one that is made of another @unrun
    switch (state, event) {
    case (.a, .x):
      let found: State = 1️⃣resolve()
      let next = found
      state = next
    default: break
    }
    --
    a x ? resolve()
    rest stays
    unread 1️⃣ resolve

    ## what a condition unwraps @unrun
    switch (state, event) {
    case (.a, .x):
      guard let next = 1️⃣saved else { return }
      state = next
    case (.b, .x):
      if let next = 2️⃣saved { state = next }
    default: break
    }
    +
    var saved: State?
    --
    a x [let next = saved] ? saved
    b x [let next = saved] ? saved
    a x stays
    b x stays
    rest stays
    unread 1️⃣ saved
    unread 2️⃣ saved

    ## a part of what a call gives @file unrun
    struct Machine {
      enum State { case a, b }
      enum Event { case x, y }
      var state = State.a
      let step: () -> (Bool, State)
      mutating func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x):
          let (isDone, next) = 1️⃣step()
          print(isDone)
          state = next
        case (.b, .y): state = .a
        default: break
        }
      }
    }
    --
    states a b
    a x ? step()
    b y → a
    rest stays
    unread 1️⃣ step()

    ## of a type that is not told, in a struct @file unrun
    struct Machine { var page = Page.a; var count = 0 }
    enum Page { case a, b }
    enum Event { case x, y, z, w }
    struct Desk<Item> {
      var items: [Item] = []
      func find(_ count: Int) -> Item? { items.first }
    }
    func reduce(_ state: inout Machine, _ event: Event, _ desk: Desk<Page>) {
      switch event {
      case .x:
        let next = 1️⃣desk.items[state.count]
        state.page = next
      case .y:
        guard let next = 2️⃣desk.find(state.count) else { return }
        state.page = next
      case .z:
        if let next = 3️⃣desk.find(1) {
          state.page = next
        } else {
          state.page = .b
        }
      case .w:
        var next = 4️⃣desk.items[1]
        if state.page == .a { next = .b }
        state.page = next
      }
    }
    --
    states page.a page.b
    events x y z w
    initial page.a
    page.a x ? desk.items[state.count]
    page.b x ? desk.items[state.count]
    page.a y [let next = desk.find(state.count)] ? desk.find(state.count)
    page.b y [let next = desk.find(state.count)] ? desk.find(state.count)
    page.a y stays
    page.b y stays
    page.a z [let next = desk.find(1)] ? desk.find(1)
    page.b z [let next = desk.find(1)] ? desk.find(1)
    page.a z → page.b
    page.b z stays
    page.a w → page.b
    page.b w ? desk.items[1]
    rest stays
    unread 1️⃣ desk.items[state.count]
    unread 2️⃣ desk.find(state.count)
    unread 3️⃣ desk.find(1)
    unread 4️⃣ desk.items[1]

    ## one that goes to a state that may be nil @file unrun
    struct Machine {
      enum State { case a, b, c }
      var state: State?
      mutating func open() -> State {
        let next: State
        switch state {
        case .none: next = .a
        case .some(.a): next = isReady ? .b : .c
        case .b, .c: fatalError()
        }
        self.state = next
        return next
      }
    }
    --
    states nil a b c
    events open
    methods
    initial nil
    nil open → a
    a open [isReady] → b
    a open → c
    b open traps
    c open traps
    """#
  )
}
