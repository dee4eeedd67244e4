extension Table {
  static let setInViews = Table(
    "what a view sets while it is made",
    #"""
    ## beside a button @file unrun
    struct Machine: Screen {
      enum Phase { case a, b, c }
      @Kept private var phase = Phase.a
      var isLong = false
      var body: some Part {
        if isLong { 1️⃣phase = .c }
        return Button("Next") { if phase == .a { phase = .b } }
      }
    }
    \#(kept)
    --
    events body(Button)
    a body(Button) → b
    b body(Button) stays
    c body(Button) stays
    unread 1️⃣ an accessor sets the state
    """#
  )
}
