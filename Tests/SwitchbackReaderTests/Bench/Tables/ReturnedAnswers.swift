extension Table {
  static let returnedAnswers = Table(
    "a Bool that a function asks, and gives back",
    #"""
    ## asked by its caller @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var count = 0
      func check() { if isFull() { state = .c } }
      func back() { if state == .c { state = .a } }
      private func isFull() -> Bool {
        let isFull = count > 3
        if isFull { state = .b }
        return isFull
      }
    }
    --
    events check back
    a check [count > 3] → c
    a check stays any
    b check [count > 3] → c
    b check stays any
    c check stays any
    a back stays any
    b back stays any
    c back → a

    ## asked for what does not hold @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func save(_ text: String) {
        guard isValid(text) else { return }
        state = .b
      }
      func back() { if state == .c { state = .a } }
      private func isValid(_ text: String) -> Bool {
        let isValid = text.count > 3
        if !isValid { state = .c }
        return isValid
      }
    }
    --
    events save back
    a save [!(text.count > 3)] → c any
    a save → b any
    b save [!(text.count > 3)] → c any
    b save stays any
    c save [text.count > 3] → b
    c save stays
    a back stays any
    b back stays any
    c back → a

    ## by its name @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      let service: Service
      init(service: Service) { self.service = service }
      func check() -> Bool {
        let isReady = service.isReady
        if isReady { state = .b } else if state == .b { state = .c }
        return isReady
      }
    }
    protocol Service { var isReady: Bool { get } }
    --
    events check
    a check [isReady] → b any
    a check rejects any
    b check [isReady] stays
    b check → c
    c check [isReady] → b any
    c check rejects any

    ## behind what it waits for @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func close(_ disk: Disk) async { if await save(disk) { state = .a } }
      func save(_ disk: Disk) async -> Bool {
        guard state != .b else { return false }
        state = .b
        let isDone = await disk.write()
        state = isDone ? .c : .a
        return isDone
      }
    }
    protocol Disk: Sendable { func write() async -> Bool }
    --
    events close save save(write)
    a close → b
    a save → b
    b close stays
    b save rejects
    b save(write) [begun by save && isDone] → c
    b save(write) → a
    c close → b
    c save → b
    """#
  )
}
