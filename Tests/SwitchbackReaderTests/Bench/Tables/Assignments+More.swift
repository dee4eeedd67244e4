extension Table {
  static let assignmentsMore = #"""
    ## unknown: all of self handed to a function @unrun
    switch (state, event) {
    case (.a, .x): 1️⃣fill(&self)
    default: break
    }
    --
    a x ?
    rest stays
    unread 1️⃣ fill

    ## unknown: swapped with another @unrun
    var other = State.b
    switch (state, event) {
    case (.a, .x): 1️⃣swap(&state, &other)
    default: break
    }
    --
    a x ?
    rest stays
    unread 1️⃣ swap

    ## unknown: by its key path @unrun
    switch (state, event) {
    case (.a, .x): 1️⃣self[keyPath: \.state] = .b
    default: break
    }
    --
    a x ?
    rest stays
    unread 1️⃣ keyPath

    ## unknown in one branch only @unrun
    switch (state, event) {
    case (.a, .x):
      if isReady { 1️⃣state = resolve() } else { state = .b }
    default: break
    }
    --
    a x [isReady] ? resolve()
    a x → b
    rest stays
    unread 1️⃣ resolve
    """#
}
