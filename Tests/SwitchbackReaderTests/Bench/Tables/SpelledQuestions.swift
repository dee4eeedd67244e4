extension Table {
  static let spelledQuestions = Table(
    "questions that are written in two ways, and what a precondition asks",
    #"""
    ## with 'self' and without @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let isServer = Bool.random()
      private var pending: [Int] = []
      func open() {
        guard state == .a else { return }
        if self.isServer { state = isServer ? .b : .c }
      }
      func close() {
        guard state == .b, self.pending.isEmpty else { return }
        finish()
      }
      func reset() {
        guard state == .b else { return }
        finish()
      }
      private func finish() {
        if !pending.isEmpty { state = .a }
        if pending.isEmpty { state = .c }
      }
    }
    --
    events open close reset
    a open [self.isServer] → b
    a open stays
    b close [self.pending.isEmpty] → c
    b close stays
    b reset [!pending.isEmpty] → a
    b reset → c
    rest stays

    ## a property and a parameter of the same name @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let isServer = Bool.random()
      func open(isServer: Bool) {
        guard state == .a else { return }
        if self.isServer { state = isServer ? .b : .c }
      }
    }
    --
    events open
    a open [self.isServer && isServer] → b
    a open [self.isServer] → c
    a open stays
    rest stays

    ## what a precondition asks @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let isServer = Bool.random()
      private var pending: [Int] = []
      func open() {
        guard state == .a, isServer else { return }
        precondition(isServer)
        state = .b
      }
      func close() {
        guard state == .b else { return }
        if self.pending.isEmpty { exhausted() }
      }
      func fail() {
        guard state == .b else { return }
        precondition(isServer)
        state = isServer ? .a : .c
      }
      private func exhausted() {
        precondition(pending.isEmpty)
        state = .c
      }
    }
    --
    events open close fail
    a open [isServer] → b
    a open stays
    b close [self.pending.isEmpty] → c
    b close stays
    b fail [isServer] → a
    b fail traps
    rest stays
    """#
  )
}
