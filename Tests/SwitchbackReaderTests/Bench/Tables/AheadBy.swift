extension Table {
  /// What a local is ahead of a stored number, and the number growing.
  static let aheadBy = Table(
    "locals ahead of a number",
    #"""
    ## the number has grown by so much @methods
    mutating func rest() { if state == .c { state = .a } }
    mutating func open() {
      let next = generation + 1
      stop()
      guard generation == next else { 1️⃣state = .a; return }
      state = .b
    }
    mutating func close() {
      let next = generation &+ 2
      stop()
      if self.generation == next { state = .b }
    }
    +
    private var generation = 0
    private mutating func stop() {
      generation += 1
      state = .c
    }
    --
    events rest open close
    a rest stays
    b rest stays
    c rest → a
    a open → b any
    a close [self.generation == next] → b any
    a close → c any
    b open stays any
    b close [self.generation == next] stays any
    b close → c any
    c open → b any
    c close [self.generation == next] → b any
    c close stays any
    unread 1️⃣ no state and event lead

    ## it is another number before, and again once it has grown more @methods
    mutating func rest() { if state == .c { state = .a } }
    mutating func open() {
      let next = generation + 1
      if generation == next { 1️⃣state = .c }
      generation += 1
      if generation == next { state = .b }
      generation += 1
      if generation == next { 2️⃣state = .c }
    }
    mutating func close() {
      let last = generation - 3
      generation -= 3
      state = last == generation ? .a : .c
    }
    mutating func end() {
      let next = generation + 1
      generation = tries
      generation += 1
      if generation == next { state = .c }
    }
    +
    private var generation = 0
    private var tries = 5
    --
    events rest open close end
    a rest stays
    b rest stays
    c rest → a
    a open → b any
    a close stays any
    a end [generation == next] → c any
    a end stays any
    b open stays any
    b close → a any
    b end [generation == next] → c any
    b end stays any
    c open → b any
    c close → a any
    c end stays any
    unread 1️⃣ no state and event lead
    unread 2️⃣ no state and event lead

    ## each turn of a loop has its own @methods
    mutating func rest() { if state == .c { state = .a } }
    mutating func open() {
      for _ in 0..<tries {
        let next = generation + 1
        generation += 1
        if generation == next { state = .b } else { 1️⃣state = .c }
      }
    }
    mutating func close() {
      var next = generation + 1
      next += 1
      generation += 1
      if generation == next { state = .c } else { state = .a }
    }
    mutating func end() {
      let next = share + 1
      share += 1
      if share == next { state = .c }
    }
    +
    private var generation = 0
    private var tries = 2
    private var share = 0.5
    --
    events rest open close end
    a rest stays
    b rest stays
    c rest → a
    a open [for _ in 0..<tries] → b any
    a open stays any
    a close [generation == next] → c any
    a close stays any
    a end [share == next] → c any
    a end stays any
    b open stays any
    b close [generation == next] → c any
    b close → a any
    b end [share == next] → c any
    b end stays any
    c open [for _ in 0..<tries] → b any
    c open stays any
    c close [generation == next] stays any
    c close → a any
    c end stays any
    unread 1️⃣ no state and event lead
    """#
  )
}
