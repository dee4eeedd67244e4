extension Table {
  static let errors = Table(
    "errors",
    #"""
    ## an error for what is not handled @attempt
    switch (state, event) {
    case (.a, .x): state = .b
    default: throw Failure()
    }
    --
    a x → b

    ## an explicit error @attempt
    switch (state, event) {
    case (.a, .x): state = .b
    case (.b, .x): throw Failure(isGrave: true)
    case (.c, _): break
    default: throw Failure()
    }
    --
    a x → b
    b x rejects
    c x stays
    c y stays

    ## an error after a change @attempt
    switch (state, event) {
    case (.a, .x):
      state = .b
      throw Failure()
    default: break
    }
    --
    a x → b
    rest stays

    ## an error under a condition @attempt
    switch (state, event) {
    case (.a, .x):
      guard isReady else { throw Failure() }
      state = .b
    default: break
    }
    --
    a x [isReady] → b
    a x rejects
    rest stays

    ## a call that may throw, before the change @attempt
    switch (state, event) {
    case (.a, .x):
      try check()
      state = .b
    default: break
    }
    --
    a x [check() throws] rejects
    a x → b
    rest stays

    ## a call that may throw, after the change @attempt meaning
    switch (state, event) {
    case (.a, .x):
      state = .b
      try check()
    default: break
    }
    --
    a x → b
    rest stays

    ## a call that may throw, between two changes @attempt
    switch (state, event) {
    case (.a, .x):
      state = .c
      try check()
      state = .b
    default: break
    }
    --
    a x [check() throws] → c
    a x → b
    rest stays

    ## a call that may throw, before everything @attempt
    try check()
    switch (state, event) {
    case (.a, .x): state = .b
    default: break
    }
    --
    a x [check() throws] rejects
    a x → b
    a y [check() throws] rejects
    a y stays
    b x [check() throws] rejects
    b x stays
    b y [check() throws] rejects
    b y stays
    c x [check() throws] rejects
    c x stays
    c y [check() throws] rejects
    c y stays

    ## two calls, of which one is seen never to throw @attempt meaning unrun
    switch (state, event) {
    case (.a, .x):
      try check()
      try fetch()
      state = .b
    default: break
    }
    +
    func fetch() throws {}
    --
    a x [check() throws] rejects
    a x → b
    rest stays
    ## an error that is ignored @attempt
    switch (state, event) {
    case (.a, .x):
      try? check()
      state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## an error that is asked for
    switch (state, event) {
    case (.a, .x):
      if (try? check()) != nil { state = .b } else { state = .c }
    default: break
    }
    --
    a x [(try? check()) != nil] → b
    a x → c
    rest stays

    ## caught, with a change in both
    switch (state, event) {
    case (.a, .x):
      do {
        try check()
        state = .b
      } catch {
        state = .c
      }
    default: break
    }
    --
    a x [check() throws] → c
    a x → b
    rest stays

    ## caught, and nothing happens
    switch (state, event) {
    case (.a, .x):
      do {
        try check()
        state = .b
      } catch {
        note("\(error)")
      }
    default: break
    }
    --
    a x [check() throws] stays
    a x → b
    rest stays

    ## caught, and thrown again @attempt
    switch (state, event) {
    case (.a, .x):
      do {
        try check()
      } catch {
        state = .c
        throw error
      }
      state = .b
    default: break
    }
    --
    a x [check() throws] → c
    a x → b
    rest stays

    ## caught where it was thrown
    switch (state, event) {
    case (.a, .x):
      do {
        throw Failure()
      } catch {
        state = .b
      }
    default: break
    }
    --
    a x → b
    rest stays

    ## caught, the default's error too
    do {
      switch (state, event) {
      case (.a, .x): state = .b
      default: throw Failure()
      }
    } catch {
      state = .c
    }
    --
    a x → b
    c x stays
    c y stays
    rest → c

    ## caught by its kind @truth
    switch (state, event) {
    case (.a, .x):
      do {
        if isReady { throw Failure(isGrave: true) }
        state = .b
      } catch let failure as Failure where failure.isGrave {
        state = .c
      } catch {
        state = .a
      }
    default: break
    }
    --

    ## caught by a pattern, else passed on @attempt truth
    switch (state, event) {
    case (.a, .x):
      do {
        try check()
        state = .b
      } catch Trouble.small {
        state = .c
      }
    default: break
    }
    +
    enum Trouble: Error { case small, large }
    --

    ## caught one inside the other @meaning
    switch (state, event) {
    case (.a, .x):
      do {
        do {
          try check()
          state = .b
        } catch {
          throw error
        }
      } catch {
        state = .c
      }
    default: break
    }
    --
    a x [check() throws] → c
    a x → b
    rest stays

    ## do without catch
    switch (state, event) {
    case (.a, .x):
      do {
        let next = State.b
        state = next
      }
    default: break
    }
    --
    a x → b
    rest stays

    ## an early end inside do
    switch (state, event) {
    case (.a, .x):
      do {
        guard isReady else { return }
        try check()
        state = .b
      } catch {}
    default: break
    }
    --
    a x [isReady && check() throws] stays
    a x [isReady] → b
    a x stays
    rest stays

    ## which error is thrown is known where it is caught @methods
    enum LoadError: Error { case missing, late(Int) }
    mutating func open() {
      guard state == .a else { return }
      do {
        if isReady { throw LoadError.missing }
        throw LoadError.late(1)
      } catch let error as LoadError {
        handle(error)
      } catch {
        1️⃣state = .a
      }
    }
    private mutating func handle(_ error: LoadError) {
      switch error {
      case .missing: state = .b
      case .late: state = .c
      }
    }
    --
    events open
    a open [isReady] → b
    a open → c
    unread 1️⃣ no state and event lead to this assignment
    rest stays

    ## and which one is not, where something else may be thrown as well @methods unrun
    enum LoadError: Error { case missing, late(Int) }
    mutating func open() {
      guard state == .a else { return }
      do {
        if isReady { throw LoadError.missing }
        try check()
      } catch let error as LoadError {
        handle(error)
      } catch {
        note()
      }
    }
    private mutating func handle(_ error: LoadError) {
      switch error {
      case .missing: state = .b
      case .late: state = .c
      }
    }
    --
    events open
    a open [isReady || check() throws && catch let error as LoadError && case .missing = error] → b
    a open [check() throws && catch let error as LoadError && case .late = error] → c
    a open stays
    rest stays
    """#
  )
}
