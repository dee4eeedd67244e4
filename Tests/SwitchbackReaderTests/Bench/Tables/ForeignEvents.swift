extension Table {
  static let foreignEvents = Table(
    "events of enums that are declared elsewhere",
    #"""
    ## what 'default' does @file unrun
    import Foundation
    1️⃣final class Machine {
      private enum State { case a, b, c }
      private var state = State.a
      func order(_ order: ComparisonResult) {
        switch order {
        case .orderedSame: state = .b
        default: if state == .a { state = .c }
        }
      }
    }
    --
    events orderedSame …
    a orderedSame → b any
    b orderedSame stays any
    c orderedSame → b any
    a … → c
    b … stays any
    c … stays any
    unread * the cases of 'ComparisonResult' are declared elsewhere; drawn are those that a row names

    ## each has a row @file unrun
    import Foundation
    final class Machine {
      private enum State { case a, b, c }
      private var state = State.a
      func order(_ order: ComparisonResult) {
        switch order {
        case .orderedSame: if state == .a { state = .b }
        case .orderedAscending: if state == .b { state = .c }
        case .orderedDescending: break
        }
        if state == .c { state = .a }
      }
    }
    --
    events orderedSame orderedAscending orderedDescending
    a orderedSame → b
    b orderedAscending → a
    c orderedSame → a
    c orderedAscending → a
    c orderedDescending → a
    rest stays
    unread * the cases of 'ComparisonResult'

    ## 'default' stays @file unrun
    import Foundation
    final class Machine {
      private enum State { case a, b, c }
      private var state = State.a
      func order(_ order: ComparisonResult) {
        switch order {
        case .orderedSame: if state == .a { state = .b }
        case .orderedAscending: if state == .b { state = .c }
        default: break
        }
      }
    }
    --
    events orderedSame orderedAscending
    a orderedSame → b
    b orderedAscending → c
    rest stays
    unread * the cases of 'ComparisonResult'

    ## 'default' traps, and 'else' moves, beside other methods @file unrun
    import Foundation
    final class Machine {
      private enum State { case a, b, c }
      private var state = State.a
      func order(_ order: ComparisonResult) {
        switch (state, order) {
        case (.a, .orderedSame): state = .b
        case (.c, _): fatalError()
        default: break
        }
      }
      func close() { if state == .b { state = .c } }
    }
    --
    events order(.orderedSame) order(…) close
    a order(.orderedSame) → b
    b close → c
    c order(.orderedSame) traps
    c order(…) traps
    rest stays
    unread * the cases of 'ComparisonResult'

    ## rows in a closure that has nothing to do with the state @file unrun
    import Foundation
    final class Machine {
      private enum State {
        case a, b, c
        mutating func go() {
          switch self {
          case .a: self = .b
          case .b, .c: self = .c
          }
        }
      }
      private var state = State.a
      private func debugOnly(_ body: () -> Void) { assert({ body(); return true }()) }
      func write(_ one: String, _ other: String) {
        debugOnly {
          let order = one.compare(other)
          switch order {
          case .orderedSame: print("same")
          default: print("not")
          }
        }
        switch one.compare(other) {
        case .orderedAscending:
          self.state.go()
          if self.state == .c { print("over") }
        default: print("not")
        }
      }
      func begin() { state = .a }
    }
    --
    events write(.orderedAscending) begin
    a write(.orderedAscending) → b
    b write(.orderedAscending) → c
    c write(.orderedAscending) stays
    a begin stays any
    b begin → a any
    c begin → a any
    unread * the cases of 'one.compare(other)'
    others

    ## an answer of the state, or of what it holds, did not come in @file unrun
    struct Machine {
      struct Buffer {
        enum Outcome { case more, full }
        var count = 0
        mutating func append(_ input: Int) -> Outcome {
          count += input
          return count > 3 ? .full : .more
        }
      }
      enum Action { case go, stay }
      enum State {
        case a(Buffer), b, c
        mutating func next(_ input: Int) -> Action {
          guard case .b = self else { return .stay }
          self = .c
          return .go
        }
      }
      private var state = State.a(Buffer())
      mutating func read(_ input: Int) {
        switch state {
        case .a(var buffer):
          switch buffer.append(input) {
          case .more: state = .a(buffer)
          case .full: state = .b
          }
        case .b, .c: break
        }
      }
      mutating func step(_ input: Int) {
        let action = self.state.next(input)
        switch action {
        case .go: state = .b
        case .stay: note()
        }
      }
    }
    --
    events read step
    a read [case .more = buffer.append(input)] stays
    a read [case .full = buffer.append(input)] → b
    rest stays
    others

    ## what is switched over only later is no event of the method @file unrun
    enum Answer { case yes, no }
    func answer(_ number: Int) -> Answer { number > 0 ? .yes : .no }
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      func go(_ number: Int) {
        guard state == .a else { return }
        state = .b
        Task {
          switch answer(number) {
          case .yes: state = .c
          case .no: state = .d
          }
        }
      }
      func stop() { state = .a }
    }
    --
    states a b c d
    events go stop go(Task)
    a go → b
    a go(Task) [number > 0] → c any
    a go(Task) → d any
    a stop stays any
    b go(Task) [number > 0] → c any
    b go(Task) → d any
    b stop → a any
    c go(Task) [number > 0] stays any
    c go(Task) → d any
    c stop → a any
    d go(Task) [number > 0] → c any
    d go(Task) stays any
    d stop → a any
    rest stays
    """#
  )
}
