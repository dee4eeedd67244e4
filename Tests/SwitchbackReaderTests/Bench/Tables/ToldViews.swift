extension Table {
  static let toldViews = Table(
    "functions of views that are told the next state",
    #"""
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
