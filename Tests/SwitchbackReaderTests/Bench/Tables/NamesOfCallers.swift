extension Table {
  static let namesOfCallers = Table(
    "parameters of several helpers that have one name",
    #"""
    ## helpers told apart by a type, and by their names @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open(_ n: Int, _ name: String) {
        if allows(n) && allows(name) { state = .c }
      }
      func shut(_ n: Int, _ name: String) {
        guard fits(n), isKnown(name) else { return }
        state = .b
      }
      private func allows(_ n: Int) -> Bool { n > 3 && state == .a }
      private func allows(_ n: String) -> Bool { n == "x" || state == .b }
      private func fits(_ n: Int) -> Bool { n > 3 && state != .b }
      private func isKnown(_ n: String) -> Bool { n == "y" && state != .a }
    }
    --
    events open shut
    a open [n > 3 && name == "x"] → c
    a open stays
    c shut [n > 3 && name == "y"] → b
    c shut stays
    rest stays

    ## one that is asked twice, told otherwise @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isReady = false
      func open() {
        if can(force: false) { state = .b } else if can(force: true) { state = .c }
      }
      func shut() {
        if move(force: false) { return }
        _ = move(force: true)
      }
      private func can(force: Bool) -> Bool {
        if force { return state != .c }
        return state == .a && isReady
      }
      private func move(force: Bool) -> Bool {
        guard force || isReady else { return false }
        state = force ? .c : .b
        return true
      }
    }
    --
    events open shut
    a open [isReady] → b
    a open → c
    b open → c
    c open stays
    a shut [isReady] → b
    a shut → c
    b shut [isReady] stays
    b shut → c
    c shut [isReady] → b
    c shut stays
    """#
  )
}
