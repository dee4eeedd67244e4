extension Table {
  static let closuresMeanwhile = Table(
    "closures that run while the call is waited for that is given them",
    #"""
    ## one that sets the state is an event of its own @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let file = File()
      func save() async throws {
        guard state == .a else { return }
        try await file.save { state = .b }
        state = .c
      }
    }
    struct File { func save(_ begun: @MainActor () -> Void) async throws {} }
    --
    events save save(save) save(save·2)
    a save stays
    b save stays
    c save stays
    a save(save·2) → b
    b save(save·2) stays
    a save(save) [await file.save { state = .b } throws] rejects
    a save(save) → c
    b save(save) [await file.save { state = .b } throws] rejects
    b save(save) → c

    ## in a task, and beside one that nobody waits for @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let file = File()
      func save() {
        guard state == .a else { return }
        Task {
          await file.save { state = .b }
          if state == .b { state = .c }
        }
      }
      func open() { if state == .c { file.open { state = .a } } }
    }
    @MainActor struct File {
      func save(_ begun: @MainActor () -> Void) async {}
      func open(_ begun: () -> Void) {}
    }
    --
    events open save(save·2) save(save)
    a save(save·2) → b
    b save(save·2) stays
    c save(save·2) → b
    b save(save) → c
    c open → a
    rest stays

    ## what it throws goes to the one that waits @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let file = File()
      func save() async {
        guard case .a = state else { return }
        do {
          try await file.write {
            try check()
            state = .b
          }
        } catch {
          state = .c
        }
      }
    }
    @MainActor struct File { func write(_ begun: () throws -> Void) async throws { try begun() } }
    --
    events save save(write) save(write·2)
    a save stays
    b save stays
    c save stays
    a save(write·2) [check() throws] → c
    a save(write·2) → b
    b save(write·2) [!(check() throws) && write] stays
    b save(write·2) [check() throws] → c
    b save(write·2) stays
    a save(write) [await file.write { … } throws] → c
    a save(write) stays
    b save(write) [await file.write { … } throws] → c
    b save(write) stays
    """#
  )
}
