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

    ## the struct is lent to closures by a function of the type @file unrun
    final class Machine {
      enum State { case a, b, c }
      private struct Model { var state = State.a; var count = 0 }
      private var model = Model()
      var state: State { model.state }
      func start() { if model.state == .a { model.state = .b } }
      func finish() { update { $0.state = .c } }
      func step() -> Int {
        update { model in
          model.count += 1
          if model.state == .b { model.state = .a }
          return model.count
        }
      }
      func look() {
        update { model in
          var other = model
          other.state = .c
          print(other)
        }
      }
      private func update<T>(_ change: (inout Model) -> T) -> T { change(&self.model) }
    }
    --
    events start finish step look
    a start → b
    a finish → c
    b finish → c
    b step → a
    rest stays
    methods
    """#
  )
}
