extension Table {
  static let toldViews = Table(
    "functions of views that are told the next state",
    #"""
    ## what a view sets, waits for and sets, from wherever it is @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      @Kept private var count = 0
      let fetch: () async throws -> Int
      var body: some Part {
        if state != .c { Stack {} }
        Button("again") { Task { await load() } }
      }
      private func load() async {
        if count == 0 { state = .a }
        do {
          count = try await fetch()
          state = .b
        } catch {
          state = .c
        }
      }
    }
    \#(kept)
    --
    events load load(fetch)
    a load stays
    b load [count == 0] → a
    b load stays
    c load [count == 0] → a
    c load stays
    a load(fetch) [await fetch() throws] → c
    a load(fetch) → b
    b load(fetch) [await fetch() throws] → c
    b load(fetch) stays
    c load(fetch) [await fetch() throws] stays
    c load(fetch) → b
    rest nothing

    ## what a task does when it has waited, in a loop, or later comes wherever it is @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        if state == .a {
          Button("wait") { Task {
            _ = await fetch()
            finish()
          } }
          Link("repeat") { Task { while isReady { toggle() } } }
          Link("delay") { queue.asyncAfter(1) { state = .c } }
        } else if state == .b {
          Button("next") { state = .a }
        }
      }
      private func finish() { state = .b }
      private func toggle() { state = .c }
      private let queue = Queue()
    }
    struct Queue { func asyncAfter(_ time: Int, _ work: @escaping () -> Void) {} }
    \#(kept)
    --
    events finish toggle body(Button) body(asyncAfter)
    b body(Button) → a
    a finish → b any
    b finish stays any
    c finish → b any
    a toggle → c any
    b toggle → c any
    c toggle stays any
    a body(asyncAfter) → c any
    b body(asyncAfter) → c any
    c body(asyncAfter) stays any
    rest nothing

    ## a view's function that is told where its button leads @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        switch state {
        case .a: button("next", to: .b)
        case .b: Stack {
          button("next", to: State.c)
          self.button("back", to: .a)
        }
        case .c: Stack {}
        }
      }
      private func button(_ title: String, to next: State) -> some Part {
        Button(title) { withTransition { state = next } }
      }
    }
    \#(kept)
    --
    events button(->b) button(->c) button(->a)
    a button(->b) → b
    b button(->c) → c
    b button(->a) → a
    rest nothing

    ## one that is told by something that is not followed @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var following: State = .c
      var body: some Part {
        if state == .a { Link("first") { state = .b } }
        if state == .b { Stack {
          button(to: following)
          button(to: .a)
        } }
      }
      private func button(to next: State) -> some Part {
        Button("go") { 1️⃣state = next }
      }
    }
    \#(kept)
    --
    events button(Button) body(Link)
    a body(Link) → b
    b button(Button) ? next
    rest nothing
    unread 1️⃣ target is the value of 'next'
    """#
  )
}
