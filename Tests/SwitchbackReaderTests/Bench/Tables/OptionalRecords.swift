extension Table {
  static let optionalRecords = Table(
    "structs and tuples of which there may be none",
    #"""
    ## the elements of a tuple
    guard let (next, notes) = transition(event) else { return }
    state = next
    if notes.isEmpty { note() }
    +
    private func transition(_ event: Event) -> (State, [Int])? {
      switch (state, event) {
      case (.a, .x): return (.b, [])
      case (.b, .y): return isReady ? (.c, [1]) : nil
      default: return nil
      }
    }
    --
    a x → b
    b y [isReady] → c
    b y stays
    rest stays

    ## a struct by its name, and behind a chain
    if event == .y { state = step()?.next ?? .a }
    else if let step = step(), !step.isLast { state = step.next }
    +
    private struct Step {
      var next: State
      var isLast = false
    }
    private func step() -> Step? {
      switch state {
      case .a: Step(next: .b)
      case .b: Step(next: .c, isLast: true)
      case .c: nil
      }
    }
    --
    a x → b
    a y → b
    b y → c
    c y → a
    rest stays

    ## what there is in its place, and what stops without one
    let step = step()
    if event == .x {
      state = (step ?? (.a, false)).next
    } else if step != nil {
      state = step!.next
    }
    +
    private func step() -> (next: State, isLast: Bool)? {
      guard state != .c else { return nil }
      return (state == .a ? .b : .c, false)
    }
    --
    a x → b
    a y → b
    b x → c
    b y → c
    c x → a
    rest stays

    ## what may throw
    guard let (next, _) = try? step(event) else { return }
    state = next
    +
    private struct Failure: Error {}
    private func step(_ event: Event) throws -> (State, Bool) {
      guard event == .x else { throw Failure() }
      return (state == .a ? .b : .c, true)
    }
    --
    a x → b
    b x → c
    c x stays
    rest stays

    ## constants that are given their values later
    let (next, isNew): (State, Bool)
    switch (state, event) {
    case (.a, .x): (next, isNew) = (.b, true)
    case (.b, .x): (next, isNew) = (.c, isReady)
    default: return
    }
    if isNew { state = next }
    --
    a x → b
    b x [isReady] → c
    b x stays
    rest stays

    ## the same of a struct, and by a switch
    let step: Step
    if state == .a { step = Step(next: .b) } else { step = .init(next: .c, isNew: false) }
    let (last, _): (State, Bool) = switch event {
    case .x: (.a, true)
    case .y: (state, true)
    }
    state = step.isNew ? step.next : last
    +
    private struct Step {
      var next: State
      var isNew = true
    }
    --
    a x → b
    a y → b
    b x → a
    c x → a
    rest stays

    ## what is not known of it @unrun
    guard let (next, _) = step(event) else { return }
    1️⃣state = next
    +
    private func step(_ event: Event) -> (State, Bool)? {
      guard event == .x else { return nil }
      return steps.first
    }
    private let steps: [(State, Bool)] = []
    --
    a x [let (next, _) = step(event)] ? steps.first
    a x stays
    b x [let (next, _) = step(event)] ? steps.first
    b x stays
    c x [let (next, _) = step(event)] ? steps.first
    c x stays
    rest stays
    unread * steps.first
    """#
  )
}
