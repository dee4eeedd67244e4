extension Table {
  /// What nothing sets but functions that wait: a call in between leaves it alone.
  static let setByWaiting = Table(
    "properties that only what waits sets",
    #"""
    ## a closure that is called at once cannot reach them @file unrun
    @MainActor final class Line {
      enum State { case idle, busy, lost }
      private(set) var state = State.idle
      private var generation = 0
      private var task: Int?
      private var tries = 0
      private let provide: () -> Int
      private let wait: () async -> Void
      init(provide: @escaping () -> Int, wait: @escaping () async -> Void) {
        self.provide = provide
        self.wait = wait
      }
      func open() async {
        generation += 1
        let mine = generation
        task = 1
        _ = provide()
        if generation == mine { state = .busy } else { 1️⃣state = .lost }
        if task == nil { 2️⃣state = .lost }
      }
      func close() async {
        guard state == .busy, tries == 3 else { return }
        _ = provide()
        if tries == 3 { state = .idle } else { state = .lost }
      }
      func retry() { tries += 1 }
    }
    --
    machine Line
    states idle busy lost
    events open close
    initial idle
    idle open → busy any
    busy open stays any
    lost open → busy any
    idle close stays
    busy close [tries == 3 && again(tries == 3)] → idle
    busy close [tries == 3] → lost
    busy close stays
    lost close stays
    unread 1️⃣ no state and event lead
    unread 2️⃣ no state and event lead

    ## what is waited for, a closure and another thread can @file unrun
    @MainActor final class Line {
      enum State { case idle, busy, lost }
      private(set) var state = State.idle
      private var task: Int?
      private var handler: () -> Void = {}
      private let provide: () -> Int
      private var (first, other): (Int?, Int?)
      init(provide: @escaping () -> Int) { self.provide = provide }
      func open() async {
        handler = { [weak self] in self?.task = nil }
        task = 1
        _ = provide()
        state = task == nil ? .lost : .busy
      }
      func close() async { state = .idle }
    }
    final class Door {
      enum State { case idle, busy, lost }
      private(set) var state = State.idle
      private var task: Int?
      private let provide: () -> Int
      init(provide: @escaping () -> Int) { self.provide = provide }
      func open() async {
        task = 1
        _ = provide()
        state = task == nil ? .lost : .busy
      }
      func close() async { task = nil }
    }
    --
    machine Line
    others
    states idle busy lost
    events open close
    initial idle
    idle open [task == nil] → lost any
    idle open → busy any
    idle close stays any
    busy open [task == nil] → lost any
    busy open stays any
    busy close → idle any
    lost open [task == nil] stays any
    lost open → busy any
    lost close → idle any
    """#
  )
}
