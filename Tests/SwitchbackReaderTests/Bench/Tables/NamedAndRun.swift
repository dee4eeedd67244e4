extension Table {
  static let namedAndRun = Table(
    "methods that are named and run at once",
    #"""
    ## by the name of a constant @file
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func go() {
        let finish = self.close
        finish()
      }
      private func close() { if state == .a { state = .b } }
    }
    --
    methods
    events go
    a go → b
    rest stays

    ## by one of two, which is not followed @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func go(_ isLast: Bool) {
        let finish = isLast ? close : reset // 1️⃣
        finish()
      }
      func open() { if state == .c { state = .a } }
      private func close() { if state == .a { state = .b } } // 2️⃣
      private func reset() { state = .a } // 3️⃣
    }
    --
    events open
    c open → a
    rest stays
    unread 1️⃣ 'close' is named beside others, and which of them is called is not followed
    unread 1️⃣ 'reset' is named beside others, and which of them is called is not followed
    unread 2️⃣ no event is seen
    unread 3️⃣ no event is seen

    ## for each element @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func go(_ rows: [Int]) { rows.forEach(close) }
      private func close(_ row: Int) { if state == .a { state = .b } }
    }
    --
    events go
    a go [rows.forEach] → b
    a go stays
    rest stays

    ## by what gives a list, which is not followed @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func go(_ rows: [Int]) { _ = rows.map(close) } // 1️⃣
      func open() { if state == .b { state = .a } }
      private func close(_ row: Int) { if state == .a { state = .b } } // 2️⃣
    }
    --
    events go open
    a go ?
    b go ?
    c go ?
    b open → a
    rest stays
    unread 1️⃣ when 'close' is called is not followed
    unread 2️⃣ no event is seen

    ## in a closure that runs later, which is not followed @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let queue = Queue()
      func go() {
        let finish = close
        queue.add { finish() }
      }
      func open() { if state == .b { state = .a } }
      private func close() { if state == .a { state = .b } } // 1️⃣
      struct Queue { func add(_ work: @escaping () -> Void) {} }
    }
    --
    events open
    b open → a
    rest stays
    unread 1️⃣ no event is seen

    ## a case of the name of a method is no method @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Way { case close, open }
      private var state = State.a
      func go() { note(.close) }
      func open() { if state == .b { state = .a } }
      func close() { if state == .a { state = .b } }
      private func note(_ way: Way) { print(way) }
    }
    --
    events open close
    a close → b
    b open → a
    rest stays

    ## by what is picked where it is called, from a list, by a key @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { state = .c } }
      func toggle() { (state == .a ? open : self.close)() } // 1️⃣
      func both() { [open, close].forEach { $0() } } // 2️⃣
      func all() {
        for function in [open] { function() } // 3️⃣
      }
      func named(_ name: String) {
        let table = ["x": open] // 4️⃣
        table[name]?()
      }
      func show() {
        let close = 1
        print(state == .a ? close : 2, [close], [show])
      }
    }
    --
    methods
    types Machine.State Never
    events open close
    a open → b
    b close → c
    rest stays
    unread 1️⃣ 'open' is named beside others, and which of them is called is not followed
    unread 1️⃣ 'close' is named beside others, and which of them is called is not followed
    unread 2️⃣ 'open' is named beside others, and which of them is called is not followed
    unread 2️⃣ 'close' is named beside others, and which of them is called is not followed
    unread 3️⃣ 'open' is named beside others, and which of them is called is not followed
    unread 4️⃣ 'open' is named beside others, and which of them is called is not followed
    """#
  )
}
