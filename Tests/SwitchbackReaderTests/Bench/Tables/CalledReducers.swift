extension Table {
  /// Functions over a state that others call, and functions over two states.
  static let calledReducers = Table(
    "functions over a state beside each other",
    #"""
    ## a function that changes two states @file
    enum Machine { case ajar, closed, locked }
    enum Lamp { case off, on }
    enum Event { case press, hold, leave }
    func step(_ lamp: inout Lamp, _ door: inout Machine, _ event: Event) {
      switch (door, event) {
      case (.ajar, .leave): (door, lamp) = (.closed, .off)
      case (.closed, .hold): door = .locked
      case (_, .press): lamp = .on
      default: break
      }
    }
    --
    others
    types Machine Event
    run var lamp = Lamp.off; var door = state; step(&lamp, &door, event); return moved(state, door)
    states ajar closed locked
    events press hold leave
    initial ajar
    ajar leave → closed
    closed hold → locked
    rest stays

    ## a function that gives two states @file
    enum Machine { case off, on }
    enum Door { case open, closed }
    enum Event { case press, leave }
    func step(_ door: Door, _ lamp: Machine, _ event: Event) -> (Door, Machine) {
      switch (door, lamp, event) {
      case (_, .on, .leave): return (.closed, .off)
      case (_, .off, .press): return (door, .on)
      default: return (door, lamp)
      }
    }
    --
    others
    types Machine Event
    run return moved(state, step(.open, state, event).1)
    states off on
    events press leave
    initial off
    off press → on
    on leave → off
    rest stays
    """#
  )
}
