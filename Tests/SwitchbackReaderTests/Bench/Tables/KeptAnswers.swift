extension Table {
  /// Conditions whose answers have a name, or are what a function gives, and what a `switch` asks for once.
  static let keptAnswers = Table(
    "conditions whose answers are kept",
    #"""
    ## a constant and its parts @methods unrun
    mutating func open(_ isOn: Bool) {
      let canOpen = isOn && state == .a
      guard !canOpen else {
        state = .b
        return
      }
      state = isOn ? .c : .a
    }
    mutating func close(_ isOn: Bool) {
      let waits = !isOn
      if waits { state = .a; return }
      state = isOn ? .b : .c
    }
    mutating func end(_ number: Int) {
      guard state == .a else { return }
      let isFirst = number == 1
      if isFirst { state = .b }
      if number == 1 { return }
      state = isFirst ? .a : .c
    }
    --
    events open close end
    a open [isOn] → b
    a open stays
    b open [isOn] → c
    b open → a
    c open [isOn] stays
    c open → a
    a close [!isOn] stays any
    a close → b any
    b close [!isOn] → a any
    b close stays any
    c close [!isOn] → a any
    c close → b any
    a end [number == 1] → b
    a end → c
    b end stays
    c end stays

    ## what a computed property or a function gives @methods
    mutating func open() {
      if canOpen { state = .b; return }
      state = isOpen ? .c : .a
    }
    mutating func close() {
      guard mayClose() else { return }
      state = isOpen ? .a : .b
    }
    +
    private var isOpen = false
    private var canOpen: Bool { isOpen && state == .a }
    private func mayClose() -> Bool { return !isOpen || state == .c }
    --
    events open close
    a open [isOpen] → b
    a open stays
    b open [isOpen] → c
    b open → a
    c open [isOpen] stays
    c open → a
    a close [!isOpen] → b
    a close stays
    b close stays
    c close [isOpen] → a
    c close → b

    ## what a switch asks for @methods unrun
    mutating func open(_ isOn: Bool) {
      switch (isOn, state) {
      case (true, _): state = .c
      case (false, .b): state = .c
      case (false, _): state = .a
      }
    }
    mutating func close(_ items: [Int]) {
      switch (items.isEmpty, state) {
      case (true, .c): state = .a
      case (false, .c): state = .b
      case (true, _), (false, _): state = .c
      }
    }
    --
    events open close
    a open [isOn] → c any
    a open stays any
    b open → c
    c open [isOn] stays any
    c open → a any
    a close → c
    b close → c
    c close [items.isEmpty] → a
    c close → b
    """#
  )
}
