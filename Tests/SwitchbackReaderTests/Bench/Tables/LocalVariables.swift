extension Table {
  static let localVariables = Table(
    "local variables that are set before they are asked",
    #"""
    ## a flag that is set where the state is known @methods unrun
    mutating func open(isUrgent: Bool) {
      var isUrgent = isUrgent
      if state == .a { isUrgent = true }
      if isUrgent { state = .b }
    }
    mutating func close(isLate: Bool) {
      var late = isLate
      late = late && state == .b
      if late { state = .c }
    }
    mutating func find(isLost: Bool) {
      var lost = isLost
      if lost { lost.toggle() }
      if lost { 1️⃣state = .a }
    }
    mutating func leave(isDone: Bool) {
      var done = isDone
      done = true
      print(done)
      if done { state = .c }
    }
    --
    events open close find leave
    a open → b
    b open stays
    c open [isUrgent] → b
    c open stays
    b close [late] → c
    b close stays
    a leave → c
    b leave → c
    c leave stays
    rest stays
    unread 1️⃣ no state and event

    ## numbers, texts, optionals and collections @methods unrun
    mutating func count(tries: Int) {
      var tries = tries
      if state == .b { tries = 0 }
      if tries > 0 { state = .a } else { state = .c }
    }
    mutating func name(_ name: String?) {
      var name = name
      if name == nil { name = "none" }
      guard let name else { 1️⃣state = .c; return }
      print(name)
      state = .b
    }
    mutating func drop(item: Int?) {
      var item = item
      if state == .a { item = nil }
      if let item { state = item > 1 ? .b : .c }
    }
    mutating func call(_ text: String) {
      var text = text
      if text.isEmpty { text = "x" }
      if text.isEmpty { 2️⃣state = .c }
    }
    mutating func clear(list: [Int]) {
      var list = list
      list.removeAll()
      if list.isEmpty { state = .b } else { 3️⃣state = .c }
    }
    --
    events count name drop call clear
    a count [tries > 0] stays
    a count → c
    b count → c
    c count [tries > 0] → a
    c count stays
    a name → b
    b name stays
    c name → b
    b drop [let item && item > 1] stays
    b drop [let item] → c
    b drop stays
    c drop [let item && item > 1] → b
    c drop stays
    a clear → b
    b clear stays
    c clear → b
    rest stays
    unread 1️⃣ no state and event
    unread 2️⃣ no state and event
    unread 3️⃣ no state and event

    ## what may be another value is another question @methods unrun
    mutating func open(count: Int) {
      var left = count
      guard left > 0 else { return }
      left -= 1
      if left > 0 { state = .b } else { state = .c }
    }
    mutating func close(isOpen: Bool, isLate: Bool) {
      var open = isOpen
      if open { state = .a }
      if isLate { open = false }
      if open { state = .b }
    }
    mutating func drop() { if state == .b { state = .a } }
    --
    events open close drop
    b drop → a
    a open [left > 0 && again(left > 0)] → b
    a open [left > 0] → c
    a open stays
    b open [left > 0 && again(left > 0)] stays
    b open [left > 0] → c
    b open stays
    c open [left > 0 && again(left > 0)] → b
    c open stays
    a close [again(open)] → b
    a close stays
    b close [open && again(open)] stays
    b close [open] → a
    b close stays
    c close [open && again(open)] → b
    c close [open] → a
    c close stays
    rest stays

    ## what a closure or a reference sets is not known @file invalid
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        var tries = limit()
        tries = 0
        retry { tries += 1 }
        if tries > 0 { state = .b }
      }
      func close() {
        var tries = limit()
        tries = 0
        fill(&tries)
        if tries > 0 { state = .c }
      }
      func drop() { if state == .b { state = .a } }
      private func fill(_ number: inout Int) { number = 4 }
    }
    --
    events open close drop
    b drop → a
    a open [tries > 0] → b
    a open stays
    a close [tries > 0] → c
    a close stays
    b open stays
    b close [tries > 0] → c
    b close stays
    c open [tries > 0] → b
    c open stays
    rest stays

    ## each turn of a loop has its own @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open(items: [Int]) {
        for item in items {
          var number = item
          if number > 3 { number = 0 }
          if number > 3 { 1️⃣state = .c }
          if item == 1 { state = .b }
        }
      }
      func close() { if state == .b { state = .a } }
    }
    --
    events open close
    a open [for item in items && item == 1] → b any
    a open stays any
    c open [for item in items && item == 1] → b any
    c open stays any
    b close → a
    rest stays
    unread 1️⃣ no state and event

    ## an enum that the function declares for itself @methods
    mutating func go() {
      enum Action { case wait, done }
      let action: Action
      switch state {
      case .a:
        state = .b
        action = .wait
      case .b: action = .done
      case .c: action = .wait
      }
      switch action {
      case .wait: break
      case .done: state = .c
      }
    }
    --
    events go
    a go → b
    b go → c
    c go stays

    ## one of a name that another function gives to its own @methods unrun
    mutating func go() {
      enum Action { case wait, done }
      let action = state == .a ? Action.done : .wait
      if action == .done { state = .b }
    }
    mutating func end() {
      enum Action { case done, stop }
      let action = state == .b ? Action.stop : .done
      if action == .stop { state = .c }
    }
    --
    events go end
    a go [action == .done] → b
    a go stays
    b go stays any
    c go [action == .done] → b
    c go stays
    a end [action == .stop] → c
    a end stays
    b end [action == .stop] → c
    b end stays
    c end stays any
    """#
  )
}
