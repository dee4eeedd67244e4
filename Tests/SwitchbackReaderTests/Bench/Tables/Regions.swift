extension Table {
  static let regions = Table(
    "structs of machines",
    #"""
    ## regions are declared inside, beside and in an extension @file invalid
    @MachineState
    struct Machine {
      var power: Power = .off
      var screen = Screen.lit
      var `default`: Machine.Mode
      let serial: Int
      static var made = 0
      var isOn: Bool { power == .on }

      enum Event { case x, y(Int), z }

      @MachineState
      enum Power {
        case off, on
        typealias Event = Machine.Event
        func next(on event: Event) -> Self? {
          switch (self, event) {
          case (.off, .x): .on
          case (.on, .x): .off
          default: nil
          }
        }
      }
    }
    extension Machine {
      enum Mode {
        case slow, fast
        func next(on event: Machine.Event) -> Mode? { event == .z ? .fast : nil }
      }
    }
    enum Screen {
      case dark
      case lit
      func next(on event: Machine.Event) -> Self? {
        switch (self, event) {
        case (.dark, .y(let level)) where level > 3: .lit
        default: nil
        }
      }
    }
    --
    others
    states power.off power.on screen.dark screen.lit default.slow default.fast
    events x y z
    initial power.off screen.lit default.slow
    power.off x → power.on
    power.on x → power.off
    screen.dark y [level > 3] → screen.lit
    default.slow x rejects
    default.slow y rejects
    default.slow z → default.fast
    default.fast x rejects
    default.fast y rejects
    default.fast z stays

    ## a region that is declared elsewhere is not read @file invalid
    @Switchback.MachineState
    struct Machine {
      var power: Power = .off
      1️⃣var screen: Kit.Screen
      2️⃣var other = Other.first, 3️⃣third = Third()
      enum Event { case x, y }
      enum Other { case first }
      enum Power {
        case off, on
        func next(on event: Machine.Event) -> Self? { event == .x ? .on : nil }
      }
    }
    --
    others
    states power.off power.on
    initial power.off
    power.off x → power.on
    power.on x stays
    power.off y rejects
    power.on y rejects
    unread 1️⃣ screen: 'Kit.Screen' is declared elsewhere
    unread 2️⃣ other: 'Other' is not read as a machine
    unread 3️⃣ third: 'Third' is declared elsewhere

    ## a region is a struct of machines itself @file invalid
    @MachineState
    struct Machine {
      var pair: Pair
      enum Event { case x, y }
    }
    @MachineState
    struct Pair {
      typealias Event = Machine.Event
      var left: Side
      var right: Side
    }
    enum Side {
      case off, on
      func next(on event: Machine.Event) -> Self? { event == .x ? .on : nil }
    }
    --
    others
    states pair.left.off pair.left.on pair.right.off pair.right.on
    initial pair.left.off pair.right.off
    pair.left.off x → pair.left.on
    pair.left.on x stays
    pair.left.off y rejects
    pair.left.on y rejects
    pair.right.off x → pair.right.on
    pair.right.on x stays
    pair.right.off y rejects
    pair.right.on y rejects

    ## a struct with a reducer is a machine by itself @file invalid
    @MachineState
    struct Machine {
      var isOn = false
      enum Event { case x }
      mutating func reduce(_ event: Event) {
        switch event {
        case .x: isOn.toggle()
        }
      }
    }
    --
    states isOn.false isOn.true
    events x
    initial isOn.false
    isOn.false x → isOn.true
    isOn.true x → isOn.false

    ## all is declared elsewhere @file invalid
    @MachineState
    struct Machine {
      1️⃣var left: Side
      enum Event { case x, y }
    }
    --
    states
    initial
    unread 1️⃣ left: 'Side' is declared elsewhere
    """#
  )
}
