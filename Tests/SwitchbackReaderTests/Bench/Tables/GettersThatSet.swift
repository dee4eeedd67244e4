extension Table {
  static let gettersThatSet = Table(
    "properties that set something when they are asked for",
    #"""
    ## one that sets what a function knows @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      private var isSeen = false
      private var isFirst: Bool {
        defer { isSeen = true }
        return !isSeen
      }
      func open() { if isFirst, !isFirst { state = .c } }
      func close() {
        isSeen = false
        if isFirst, !isSeen { 1️⃣state = .b } else { state = .c }
      }
      func turn() {
        isSeen = false
        print("\(isFirst)")
        state = isSeen ? .b : .c
      }
      func skip() {
        isSeen = false
        let isNew = isFirst
        if isNew, isSeen { state = .b }
      }
      func end() {
        isSeen = false
        switch self.isFirst {
        case true: state = isSeen ? .b : .c
        case false: 2️⃣state = .a
        }
      }
    }
    --
    methods
    events begin open close turn skip end
    a begin → b
    a open [!isSeen] → c
    a open stays
    b open [!isSeen] → c
    b open stays
    a close → c
    b close → c
    a turn → b
    c turn → b
    a skip → b
    c skip → b
    a end → b
    c end → b
    rest stays
    unread 1️⃣ no state and event lead
    unread 2️⃣ no state and event lead

    ## one that counts, and what was known of the number @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      private var count = 0
      private var next: Int { count += 1; return count }
      private var later: Int { bump(); return 2 }
      private func bump() { count += 1 }
      private lazy var once: Int = { count = 3; return 1 }()
      func open() { count = 0; print("\(next)"); if count == 0 { state = .b } else { state = .c } }
      func close() { count = 0; _ = later; if count == 0 { state = .b } else { state = .c } }
      func turn() { count = 0; _ = once; if count == 0 { state = .b } else { state = .c } }
    }
    --
    methods
    events begin open close turn
    a begin → b
    b begin stays
    c begin stays
    a open [count == 0] → b
    a open → c
    b open [count == 0] stays
    b open → c
    c open [count == 0] → b
    c open stays
    a close [count == 0] → b
    a close → c
    b close [count == 0] stays
    b close → c
    c close [count == 0] → b
    c close stays
    a turn [count == 0] → b
    a turn → c
    b turn [count == 0] stays
    b turn → c
    c turn [count == 0] → b
    c turn stays

    ## one that answers twice @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      private var count = 0
      private var isOdd: Bool { count += 1; return count % 2 == 1 }
      func open() { if isOdd, !isOdd { state = .c } }
      func close() { if isOdd { if isOdd { state = .b } else { state = .c } } }
    }
    --
    methods
    events begin open close
    a begin → b
    a open [isOdd && !again(isOdd)] → c
    a open stays
    b open [isOdd && !again(isOdd)] → c
    b open stays
    a close [isOdd && again(isOdd)] → b
    a close [isOdd] → c
    a close stays
    b close [isOdd && again(isOdd)] stays
    b close [isOdd] → c
    b close stays
    c close [isOdd && again(isOdd)] → b
    c close stays
    rest stays

    ## locals that are computed when they are asked for @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      func open() {
        var next: State {
          defer { state = .c }
          return state
        }
        if next == .a { state = .b }
      }
      func close() {
        var isOpen: Bool { state == .a }
        state = .b
        if isOpen { 1️⃣state = .a } else { state = .c }
      }
      func turn() {
        var next: State { state == .a ? .b : .c }
        state = next
        state = next
      }
      func skip() {
        var count: Int { state = .c; return 1 }
        print("\(count)")
      }
    }
    --
    methods
    events begin open close turn skip
    a begin → b
    b begin stays
    c begin stays
    a open → b
    b open → c
    c open stays
    a close → c
    b close → c
    c close stays
    a turn → c
    b turn → c
    c turn stays
    a skip → c
    b skip → c
    c skip stays
    unread 1️⃣ no state and event lead
    """#
  )
}
