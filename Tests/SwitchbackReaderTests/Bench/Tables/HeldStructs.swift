extension Table {
  static let heldStructs = Table(
    "structs of a reducer that others hold",
    #"""
    ## what another reducer sets of it @file unrun
    struct Child {
      struct State { var phase = Phase.a; enum Phase { case a, b } }
      enum Action { case tap }
      func reduce(state: inout State, action: Action) {
        switch action { case .tap: if state.phase == .a { state.phase = .b } }
      }
    }
    struct Other { var child = 1 }
    struct Parent {
      struct State { var first = Child.State(); var sheet: Child.State?; var saved: Child.State; var count = 0 }
      enum Action { case reset, child(Child.Action), close, restore }
      func reduce(state: inout State, action: Action) {
        switch action {
        case .child(let inner): Child().reduce(state: &state.first, action: inner)
        case .reset:
          1️⃣state.first.phase = .a
          2️⃣state.sheet?.phase = .b
          state.count += 1
        case .close:
          state.sheet = nil
          3️⃣state.first = Child.State()
        case .restore: 4️⃣state.first = state.saved
        }
      }
    }
    --
    others
    machine Child
    states phase.a phase.b
    initial phase.a
    events tap
    phase.a tap → phase.b
    rest stays
    unread 1️⃣ 'state.first.phase' is set here, which is not followed
    unread 2️⃣ 'state.sheet.phase' is set here, which is not followed
    unread 3️⃣ 'state.first' is set here, which is not followed
    unread 4️⃣ 'state.first' may be set here, which is not followed
    """#
  )
}
