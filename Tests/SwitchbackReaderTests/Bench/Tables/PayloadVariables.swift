extension Table {
  static let payloadVariables = Table(
    "payloads that are bound as variables, changed and put back",
    #"""
    ## a number that is asked again when it has changed @file
    struct Machine {
      enum State: Equatable { case a(Int), b(Int), c }
      var state = State.a(0)
      mutating func lower() {
        if case .a(var left) = state, left > 3 {
          left -= 1
          state = .b(left)
          if left > 3 { state = .c }
        }
      }
      mutating func clear() {
        switch state {
        case .a(var left):
          left = 0
          state = .b(left)
          if left > 3 { 1️⃣state = .c }
        case .b(var left):
          if left > 3 { state = .c; return }
          left += 1
          if left > 3 { state = .a(left) }
        case .c: break
        }
      }
      mutating func fill() {
        switch state {
        case .a(var left) where left > 2: left = 1; state = left > 2 ? .b(left) : .c
        case .a(var left): left = 5; state = left > 2 ? .b(left) : .c
        case .b(let left): state = left > 2 ? .c : .a(left)
        case .c: break
        }
      }
    }
    --
    methods
    samples a(3) a(4) a(5) b(2) b(3) b(4) c
    events lower clear fill
    a lower [left > 3 && again(left > 3)] → c
    a lower [left > 3] → b
    a lower stays
    a clear → b
    b clear [left > 3] → c
    b clear [again(left > 3)] → a
    b clear stays
    a fill [left > 2] → c
    a fill → b
    b fill [left > 2] → c
    b fill → a
    rest stays
    unread 1️⃣ no state and event

    ## a flag that is turned, or set @file
    struct Machine {
      enum State: Equatable { case a(Bool), b(Bool), c }
      var state = State.a(false)
      mutating func turn() {
        if case .a(var on) = state, on {
          on.toggle()
          if on { 1️⃣state = .c } else { state = .b(on) }
        }
      }
      mutating func set() {
        guard case .b(var on) = state else { return }
        on = true
        if on { state = .a(on) } else { 2️⃣state = .c }
      }
    }
    --
    methods
    samples a(true) a(false) b(true) b(false) c
    events turn set
    a turn [on] → b
    a turn stays
    b set → a
    rest stays
    unread 1️⃣ no state and event
    unread 2️⃣ no state and event
    """#
  )
}
