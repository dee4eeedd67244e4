extension Table {
  static let tupleTargets = Table(
    "several places that are assigned at once",
    #"""
    ## an optional among them @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var last: String?
      private var count = 0
      func open() {
        guard last == nil else { return }
        (count, last) = (1, "x")
        if last == nil { state = .b } else { state = .c }
      }
      func rest() { if state == .c { state = .a } }
    }
    --
    methods
    events open rest
    a open [last == nil] → c
    a open stays
    b open [last == nil] → c
    b open stays
    c rest → a
    open
    rest stays

    ## a property whose observer sets the state @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var number = 0
      private var isLoading = false { didSet { state = .b } }
      func open() {
        guard state == .a else { return }
        (isLoading, number) = (true, 1)
      }
      func close() {
        guard state == .b else { return }
        (number, current) = (2, .c)
      }
      private var current: State {
        get { state }
        set { state = newValue }
      }
    }
    --
    methods
    events open close
    a open → b
    b close → c
    rest stays
    """#
  )
}
