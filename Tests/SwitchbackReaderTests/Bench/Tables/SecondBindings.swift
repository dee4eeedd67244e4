extension Table {
  static let secondBindings = Table(
    "one name for two things that are bound",
    #"""
    ## in two rows, where the second asks what has changed since @file unrun
    struct Machine {
      enum State { case a([Int]), b, c }
      var state = State.a([])
      mutating func pop() {
        switch state {
        case .a(let items) where items.isEmpty: state = .c
        case .a(var items):
          items.removeFirst()
          state = items.isEmpty ? .b : .a(items)
        case .b: state = .a([1, 2])
        case .c: break
        }
      }
    }
    --
    events pop
    a pop [items.isEmpty] → c
    a pop [items.isEmpty (2)] → b
    a pop stays
    b pop → a
    c pop stays

    ## with more than was asked before @file unrun
    struct Machine {
      enum State { case a([Int]), b, c }
      var state = State.a([])
      mutating func pop() {
        let isLast = Bool.random()
        switch state {
        case .a(let items) where items.isEmpty: state = .c
        case .a(var items):
          items.removeFirst()
          if isLast, items.isEmpty { state = .b }
        case .b: state = .a([1, 2])
        case .c: break
        }
      }
    }
    --
    events pop
    a pop [items.isEmpty] → c
    a pop [isLast && items.isEmpty (2)] → b
    a pop stays
    b pop → a
    c pop stays

    ## a copy by the same name @file unrun
    struct Machine {
      enum State { case a([Int]), b, c }
      var state = State.a([])
      mutating func pop() {
        switch state {
        case .a(let items) where !items.isEmpty:
          var items = items
          items.removeFirst()
          if items.isEmpty { state = .b }
        case .a: state = .c
        case .b: state = .a([1, 2])
        case .c: break
        }
      }
    }
    --
    events pop
    a pop [!items.isEmpty && items.isEmpty (2)] → b
    a pop [!items.isEmpty] stays
    a pop → c
    b pop → a
    c pop stays
    """#
  )
}
