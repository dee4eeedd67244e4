extension Table {
  static let justSet = Table(
    "what was just put into another region",
    #"""
    ## by a function that is given the struct @file
    struct Machine { var mode = Mode.view; var phase = Phase.idle; var isOn = false; var count = 0 }
    enum Mode { case view, edit }
    enum Phase { case idle, busy, done }
    enum Action { case go, end, flip, find, drop }
    func reducer(state: inout Machine, action: Action) {
      switch action {
      case .go:
        state.mode = .edit
        state.count += 1
        if state.mode == .edit { state.phase = .busy } else { state.phase = 1️⃣.idle }
      case .end:
        state.isOn = true
        if !state.isOn { state.phase = 2️⃣.idle } else { state.phase = .done }
      case .flip:
        state.mode = .view
        switch state.mode {
        case .view: state.phase = .idle
        case .edit: state.phase = 3️⃣.done
        }
      case .find:
        state.mode = .view
        change(&state)
        if state.mode == .edit { state.phase = .done }
      case .drop:
        state.mode = .view
        state = Machine(mode: .edit, phase: state.phase)
        if state.mode == .view { state.phase = .idle }
      }
    }
    func change(_ state: inout Machine) { state.mode = state.count > 1 ? .edit : .view }
    --
    region phase
    types Phase Action
    run var whole = Machine(); whole.phase = state; reducer(state: &whole, action: event); return moved(state, whole.phase)
    states mode.view mode.edit phase.idle phase.busy phase.done isOn.false isOn.true
    events go end flip find drop
    initial mode.view phase.idle isOn.false
    mode.view go → mode.edit
    mode.edit flip → mode.view
    mode.view find [state.count > 1] → mode.edit
    mode.view find stays
    mode.edit find [state.count > 1] stays
    mode.edit find → mode.view
    mode.view drop → mode.edit
    phase.idle go → phase.busy
    phase.done go → phase.busy
    phase.idle end → phase.done
    phase.busy end → phase.done
    phase.busy flip → phase.idle
    phase.done flip → phase.idle
    phase.idle find [state.mode == .edit] → phase.done
    phase.idle find stays
    phase.busy find [state.mode == .edit] → phase.done
    phase.busy find stays
    phase.busy drop [state.mode == .view] → phase.idle
    phase.busy drop stays
    phase.done drop [state.mode == .view] → phase.idle
    phase.done drop stays
    isOn.false end → isOn.true
    isOn.true drop → isOn.false
    rest stays
    unread 1️⃣ no state and event lead
    unread 2️⃣ no state and event lead
    unread 3️⃣ no state and event lead
    """#
  )
}
