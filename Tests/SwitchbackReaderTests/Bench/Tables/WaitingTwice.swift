extension Table {
  static let waitingTwice = Table(
    "what waits, called twice",
    #"""
    ## the second call in the state of the first @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let rest: () async -> Void = {}
      func open() async {
        guard state == .b else { return }
        await help()
        state = .b
        await help()
      }
      func close() {
        state = state == .c ? .a : .b
      }
      private func help() async {
        await rest()
        state = .c
      }
    }
    --
    events open close help(rest)
    a close → b
    b close stays
    c close → a
    a open stays
    b open stays
    c open stays
    b help(rest) [begun by open] stays
    b help(rest) [begun by help(rest)] → c

    ## the same in the next turn of a loop @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let rest: () async -> Void = {}
      func open() async {
        guard state == .a else { return }
        for turn in 1...2 {
          await rest()
          if turn == 2 { state = .b }
        }
      }
    }
    --
    events open open(rest)
    a open stays
    b open stays
    c open stays
    a open(rest) [begun by open] stays
    a open(rest) [begun by open(rest)] → b
    """#
  )
}
