extension Table {
  static let flagsUnderConditions = Table(
    "what is stored beside the state and set under a condition",
    #"""
    ## what was set under a condition is what it was set to @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isBusy = false
      func apply(isLoud: Bool) {
        if isLoud { isBusy = false }
        if isLoud { state = .b } else if isBusy { state = .c } else { state = .a }
      }
      func begin() {
        isBusy = true
        state = .c
      }
      func end() {
        isBusy = false
        state = .a
      }
    }
    --
    events apply begin end
    a apply [isLoud] → b
    a apply stays
    a begin → c any
    a end stays any
    b apply [isLoud] stays
    b apply → a
    b begin → c any
    b end → a any
    c apply [isLoud] → b
    c apply stays
    c begin stays any
    c end → a any

    ## a property is what the parameter is that it was given @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isLoud = false, isBusy = false
      func apply(isLoud: Bool) {
        self.isLoud = isLoud
        if isLoud { isBusy = false }
        move()
      }
      func begin() {
        isBusy = true
        move()
      }
      func end() {
        isBusy = false
        move()
      }
      private func move() {
        if isLoud { state = .b } else if isBusy { state = .c } else { state = .a }
      }
    }
    --
    events apply begin end
    a apply [isLoud] → b
    a apply stays
    a begin → c
    a end stays
    b apply [isLoud] stays any
    b apply [isBusy] → c any
    b apply → a any
    b begin stays
    b end stays
    c apply [isLoud] → b
    c apply stays
    c begin stays
    c end → a
    """#
  )
}
