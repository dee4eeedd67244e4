extension Table {
  static let justSetBeside = Table(
    "what was just put into a property beside the state",
    #"""
    ## where nothing comes between, and where something does @methods
    mutating func open() {
      mode = .view
      if mode == .edit { 1️⃣state = .b } else { state = .c }
    }
    mutating func close() {
      guard state == .c else { return }
      self.mode = .edit
      count += 1
      switch mode {
      case .edit: state = .b
      case .view: 2️⃣state = .a
      }
    }
    mutating func find() {
      guard state == .b else { return }
      mode = .edit
      change()
      if mode == .edit { state = .a }
    }
    +
    enum Mode { case view, edit }
    private var mode = Mode.view
    private var count = 0
    private mutating func change() { mode = count > 2 ? .view : .edit }
    --
    property state
    machine Machine.state
    events open close find
    others
    a open → c
    b open → c
    c close → b
    b find [count > 2] stays
    b find → a
    rest stays
    unread 1️⃣ no state and event
    unread 2️⃣ no state and event

    ## in a class, where what is set of something else may come back @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Mode { case view, edit }
      private(set) var state = State.a
      private var mode = Mode.view
      weak var screen: Screen?
      func open() {
        mode = .view
        if mode == .edit { 1️⃣state = .b } else { state = .c }
      }
      func close() {
        guard state == .c else { return }
        mode = .view
        screen?.title = ""
        if mode == .edit { state = .b } else { state = .a }
      }
      func edit() { mode = .edit }
    }
    final class Screen {
      weak var machine: Machine?
      var title = "" { didSet { machine?.edit() } }
    }
    --
    property state
    machine Machine.state
    events open close
    others
    a open → c
    b open → c
    c close [mode == .edit] → b
    c close → a
    rest stays
    unread 1️⃣ no state and event
    """#
  )
}
