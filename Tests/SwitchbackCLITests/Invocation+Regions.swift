extension Invocation {
  /// A struct of two regions that a function changes: one with a guard on the other, and an event that neither takes.
  static let sorter = """
    struct Sorter {
      enum Belt { case still, running }
      enum Gate { case left, right }
      enum Event { case start, stop, item(Int), cleaned }
      var belt = Belt.still
      var gate = Gate.left
      mutating func reduce(_ event: Event) {
        switch event {
        case .start: belt = .running
        case .stop: (belt, gate) = (.still, .left)
        case .item(let weight) where weight > 3: gate = .right
        case .item: gate = measured()
        case .cleaned: break
        }
      }
    }

    """

  /// A struct of two machines that end, of which one rejects an event and stops the program on another.
  static let trip = """
    @MachineState
    struct Trip {
      var flight: Flight
      var hotel = Hotel.open
      enum Event { case booked, paid, cancelled, rained }

      enum Flight {
        case open
        @Final case paid, cancelled
        func next(on event: Trip.Event) -> Self? {
          switch (self, event) {
          case (.open, .paid): .paid
          case (_, .cancelled): .cancelled
          default: nil
          }
        }
      }

      enum Hotel {
        case open, booked
        @Final case left
        func next(on event: Trip.Event) -> Self? {
          switch (self, event) {
          case (.open, .booked): .booked
          case (.open, .paid): nil
          case (.booked, .paid): .left
          case (.open, .cancelled): fatalError()
          default: nil
          }
        }
      }
    }

    """
}
