extension Table {
  static let lastNumbers = Table(
    "the last number of a loop",
    #"""
    ## it fails after so many attempts @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let connect: () async throws -> Void = {}
      func open() async {
        guard state == .a else { return }
        for attempt in 1...3 {
          do {
            try await connect()
            state = .b
            return
          } catch {
            if attempt == 3 { state = .c }
          }
        }
      }
    }
    --
    events open open(connect)
    a open stays
    a open(connect) [await connect() throws && attempt == 3] → c
    a open(connect) [await connect() throws] stays
    a open(connect) → b
    b open stays
    c open stays

    ## the next turn comes but behind the last one @methods
    mutating func open() {
      guard state == .a else { return }
      for attempt in 0..<limit {
        if attempt + 1 < limit { continue }
        state = .b
      }
    }
    mutating func close() {
      guard state == .b else { return }
      for attempt in 1...2 {
        if attempt < 2 { state = .c; continue }
        if state == .c { state = .a }
      }
    }
    +
    private let limit = 3
    --
    events open close
    a open → b
    b close → a
    rest stays
    """#
  )
}
