extension Table {
  static let wrappedRegions = Table(
    "regions behind property wrappers",
    #"""
    ## one that keeps what it likes, beside one that is plain @file
    @propertyWrapper struct Once<Value> {
      private var value: Value
      private var isSet = false
      init(wrappedValue: Value) { value = wrappedValue }
      var wrappedValue: Value {
        get { value }
        set { if !isSet { (value, isSet) = (newValue, true) } }
      }
    }
    enum Phase { case idle, busy }
    enum Mode { case view, edit }
    enum Action { case go, end }
    struct Machine {
      1️⃣@Once var phase: Phase = .idle
      var mode = Mode.view
    }
    func reducer(state: inout Machine, action: Action) {
      switch action {
      case .go: state.phase = .busy; state.mode = .edit
      case .end: state.phase = .idle
      }
    }
    --
    region mode
    types Mode Action
    run var whole = Machine(); whole.mode = state; reducer(state: &whole, action: event); return moved(state, whole.mode)
    states mode.view mode.edit
    events go end
    initial mode.view
    mode.view go → mode.edit
    rest stays
    unread 1️⃣ phase: '@Once' decides in a setter of its own

    ## the only one @file unrun
    @propertyWrapper struct Fixed<Value> {
      private let value: Value
      init(wrappedValue: Value) { value = wrappedValue }
      var wrappedValue: Value {
        get { value }
        set {}
      }
    }
    enum Phase { case idle, busy }
    enum Action { case go, end }
    struct Machine {
      1️⃣@Fixed var phase: Phase = .idle
      var count = 0
    }
    func reducer(state: inout Machine, action: Action) {
      switch action {
      case .go: state.phase = .busy
      case .end: state.phase = .idle
      }
    }
    --
    refused
    unread 1️⃣ phase: '@Fixed' decides in a setter of its own

    ## a part of a struct of machines @file invalid
    @propertyWrapper struct Fixed<Value> {
      private let value: Value
      init(wrappedValue: Value) { value = wrappedValue }
      var wrappedValue: Value {
        get { value }
        set {}
      }
    }
    @MachineState
    struct Machine {
      1️⃣@Fixed var power: Power = .off
      var side: Side = .off
      enum Event { case x }
    }
    enum Power {
      case off, on
      func next(on event: Machine.Event) -> Self? { .on }
    }
    enum Side {
      case off, on
      func next(on event: Machine.Event) -> Self? { .on }
    }
    --
    others
    states side.off side.on
    events x
    initial side.off
    side.off x → side.on
    side.on x stays
    unread 1️⃣ power: '@Fixed' decides in a setter of its own
    """#
  )
}
