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

    ## what may be nil, and only closures set @file unrun
    struct Machine: Screen {
      enum Phase { case a, b }
      @Kept private var phase: Phase? = nil
      var body: some Part {
        Button("Open") { if phase == nil { phase = .a } else { phase = nil } }
        Link("Next") { if phase == .a { phase = .b } }
      }
    }
    \#(kept)
    --
    states nil a b
    initial nil
    events body(Button) body(Link)
    nil body(Button) → a
    a body(Button) → nil
    b body(Button) → nil
    a body(Link) → b
    rest stays

    ## what lies with another view @file invalid
    struct Machine: View {
      enum Phase { case a, b, c }
      @Binding var phase: Phase // 1️⃣
      var body: some View {
        Button("Next") { if phase == .a { phase = .b } }
        Link("Last") { if phase == .b { phase = .c } }
      }
    }
    --
    events body(Button) body(Link)
    a body(Button) → b
    b body(Link) → c
    rest stays
    unread 1️⃣ who gives 'phase' can set the state, which is not followed
    """#
  )
}
