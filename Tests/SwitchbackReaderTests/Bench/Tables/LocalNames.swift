extension Table {
  static let localNames = Table(
    "locals and what they mean",
    #"""
    ## a pattern that names what it compares with @file unrun
    struct Machine {
      enum State { case a, b, c }
      var state = State.a
      var limit = 1
      mutating func send(_ count: Int) {
        switch count {
        case limit: state = .b
        case limit + 1 where state == .b: state = .c
        default: break
        }
      }
    }
    --
    events send
    a send [case limit = count] → b
    a send stays
    b send [case limit = count] stays
    b send [case limit + 1 = count] → c
    b send stays
    c send [case limit = count] → b
    c send stays
    rest stays

    ## a local function that calls itself @methods
    mutating func open() {
      if state == .a { state = .b }
    }
    mutating func close() {
      func count(_ number: Int) {
        if number < 2 { 1️⃣count(number + 1) } else { state = .c }
      }
      if state == .b { count(0) }
    }
    --
    events open close
    a open → b
    b close ?
    unread 1️⃣ calls itself
    unread * 'count' sets the state
    rest stays

    ## a lazy local @methods
    mutating func open() { if state == .a { state = .b } }
    mutating func close() {
      lazy var next = enter()
      if state == .b { state = next }
    }
    mutating func show() {
      lazy var count = [1].count
      if state == .c { state = count > 2 ? .b : .a }
    }
    private mutating func enter() -> State { state = .a; return .c }
    --
    events open close show
    a open → b
    a close [state == .b] ?
    a close ?
    b close [state == .b] ?
    b close ?
    c close [state == .b] ?
    c close ?
    c show [count > 2] → b
    c show → a
    open
    rest stays

    ## a parameter that has the name of a method @file unrun
    final class Machine {
      enum Answer { case yes(Int), no }
      enum State { case a, b, c }
      private var state = State.a
      private let ask: (Int) -> Answer = { .yes($0) }
      func send(_ number: Int) {
        guard state == .a else { return }
        finish(number) { print(number) }
      }
      private func finish(_ number: Int, send: () -> Void) {
        switch ask(number) {
        case .yes: state = .b
        case .no: state = .c
        }
        send()
      }
    }
    --
    events send
    a send [case .yes = ask(number)] → b
    a send [case .no = ask(number)] → c
    rest stays
    """#
  )
}
