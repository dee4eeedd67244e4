extension Table {
  static let counters = Table(
    "local numbers that only count",
    #"""
    ## left in the second turn @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        guard state == .a else { return }
        var turns = 0
        while true {
          turns += 1
          if turns == 2 { break }
          state = state == .a ? .b : .c
        }
      }
      func close() {
        guard state == .b else { return }
        var turns = 3
        while turns > 0 {
          turns -= 1
          if turns == 1 { state = .a }
          if 0 == turns { state = .c }
        }
      }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## attempts @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        guard state == .a else { return }
        var attempts = 0
        repeat {
          attempts += 1
          print("attempt \(attempts)")
          if isDone() { state = .b; return }
        } while attempts < 3
        state = .c
      }
      private func isDone() -> Bool { isReady }
    }
    --
    events open
    a open [isDone()] → b
    a open → c
    rest stays

    ## for ever @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        guard state == .a else { return }
        var turns = 0
        while true {
          turns += 1
          if turns > 2 { state = .b }
          if isDone() { return }
        }
      }
      private func isDone() -> Bool { isReady }
    }
    --
    events open
    a open [isDone()] stays
    a open [isDone() (2)] → b
    rest stays

    ## what is not only counted @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        guard state == .a else { return }
        var turns = 0
        while true {
          turns += 1
          turns = next(turns)
          if turns == 2 { state = .b; break }
        }
      }
      func close() {
        guard state == .b else { return }
        var turns = 0
        while true {
          if isDone() { turns += 1 }
          if turns == 2 { state = .c; break }
        }
      }
      private func isDone() -> Bool { isReady }
      private func next(_ turn: Int) -> Int { turn + count }
    }
    --
    events open close
    a open [turns == 2] → b
    b close [turns == 2] → c
    rest stays
    """#
  )
}
