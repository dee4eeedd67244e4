extension Table {
  static let givenObjects = Table(
    "states in objects that methods are given",
    #"""
    ## each method is given one, by whatever name, and gives it on @file
    final class Door {
      enum State { case a, b, c }
      var state = State.a
      var name = ""
    }
    final class Machine {
      enum Event { case x, y }
      func send(_ event: Event, to door: Door) {
        switch (door.state, event) {
        case (.a, .x): door.state = .b
        case (.b, .x): finish(door)
        case (_, .y): reset(door)
        default: note()
        }
      }
      private func finish(_ it: Door) {
        guard isReady else { return }
        it.state = .c
      }
      private func reset(_ door: Door) { if door.state == .c { door.state = .a } }
    }
    --
    states a b c
    events x y
    types Door.State Machine.Event
    a x → b
    b x [isReady] → c
    b x stays
    c y → a
    rest stays
    run let door = Door(); door.state = state; Machine().send(event, to: door); return moved(state, door.state)

    ## methods, one of which calls another for another object, and a property in front of it @file unrun
    final class Door {
      enum State { case a, b, c }
      private var stored = State.a
      var state: State {
        get { stored }
        set {
          print(newValue)
          stored = newValue
        }
      }
    }
    final class Machine {
      func open(_ door: Door) { if door.state == .a { door.state = .b } }
      func close(_ door: Door) {
        guard door.state != .c else { return }
        door.state = .c
      }
      func swap(_ door: Door) {
        guard door.state == .b else { return }
        door.state = .a
        1️⃣close(Door())
      }
      func look(_ door: Door) { if door.state == .c { print("closed") } }
    }
    --
    events open close swap
    a open → b
    a close → c
    b close → c
    b swap ? close(Door())
    rest stays
    unread 1️⃣ what 'close' does to the state is not followed
    """#
  )
}
