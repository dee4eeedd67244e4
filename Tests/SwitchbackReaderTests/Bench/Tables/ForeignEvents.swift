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
    """#
  )
}
