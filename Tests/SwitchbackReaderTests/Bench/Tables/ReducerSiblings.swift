extension Table {
  /// What runs beside a closure that is a reducer.
  static let reducerSiblings = Table(
    "reducers beside each other",
    #"""
    ## closures without a switch, and a function that is named @file meaning
    struct Reduce<S, A> {
      var body: (inout S, A) -> Void
      init(_ body: @escaping (inout S, A) -> Void) { self.body = body }
    }
    struct Machine {
      struct State { enum Mode { case list, detail, edit }; var mode = Mode.list; var count = 0 }
      enum Action { case tap, edit, save, leave }
      var body: [Reduce<State, Action>] {
        [
          Reduce<State, Action> { state, action in
            switch action {
            case .tap: state.mode = .detail
            case .edit: state.mode = .edit
            case .save: state.mode = .list
            case .leave: break
            }
          },
          Reduce<State, Action> { state, action in
            guard case .save = action else { return }
            state.mode = .detail
          },
          Reduce<State, Action>(self.leave),
          Reduce<State, Action> { state, _ in if state.count > 3 { state.mode = .edit } },
        ]
      }
      func leave(_ state: inout State, _ action: Action) { if action == .leave { state.mode = .list } }
      static func run(_ state: inout State, _ action: Action) {
        for part in Machine().body { part.body(&state, action) }
      }
    }
    --
    region mode
    types Machine.State.Mode Machine.Action
    run var whole = Machine.State(mode: state); Machine.run(&whole, event); return moved(state, whole.mode)
    states mode.list mode.detail mode.edit
    events tap edit save leave
    initial mode.list
    mode.list tap [state.count > 3] → mode.edit
    mode.list tap → mode.detail
    mode.detail tap [state.count > 3] → mode.edit
    mode.detail tap stays
    mode.edit tap [state.count > 3] stays
    mode.edit tap → mode.detail
    mode.list edit → mode.edit
    mode.detail edit → mode.edit
    mode.edit edit stays
    mode.list save [state.count > 3] → mode.edit
    mode.list save → mode.detail
    mode.detail save [state.count > 3] → mode.edit
    mode.detail save stays
    mode.edit save [state.count > 3] stays
    mode.edit save → mode.detail
    mode.list leave [state.count > 3] → mode.edit
    mode.list leave stays
    mode.detail leave [state.count > 3] → mode.edit
    mode.detail leave → mode.list
    mode.edit leave [state.count > 3] stays
    mode.edit leave → mode.list

    ## a function that is made elsewhere @file unrun
    struct Reduce<S, A> { init(_ body: @escaping (inout S, A) -> Void) {} }
    struct Machine {
      struct State { enum Mode { case off, on }; var mode = Mode.off }
      enum Action { case on, off }
      let other: (inout State, Action) -> Void
      var body: [Reduce<State, Action>] {
        [
          Reduce<State, Action> { state, action in
            switch action {
            case .on: state.mode = .on
            case .off: state.mode = .off
            }
          },
          Reduce<State, Action>(1️⃣other),
        ]
      }
    }
    --
    states mode.off mode.on
    events on off
    initial mode.off
    mode.off on → mode.on
    mode.on off → mode.off
    rest stays
    unread 1️⃣ what 'Reduce<State, Action>(other)' does is not followed

    ## one that is combined with another @file invalid
    enum State { case idle, busy, done }
    enum Event { case go, ok }
    struct Reducer<S, E> {
      let reduce: (inout S, E) -> Void
      func combined(with other: Self) -> Self {
        Self { state, event in
          reduce(&state, event)
          other.reduce(&state, event)
        }
      }
    }
    enum Machine {
      static let reducer = Reducer<State, Event> 1️⃣{ state, event in
        switch (state, event) {
        case (.idle, .go): state = .busy
        case (.busy, .ok): state = .done
        default: break
        }
      }.combined(with: Reducer<State, Event> { state, _ in if state == .done { state = .idle } })
    }
    --
    states idle busy done
    events go ok
    initial idle
    idle go → busy
    busy ok → done
    rest stays
    unread 1️⃣ what 'combined' makes of it is not followed

    ## one of several in a list @file unrun
    enum State { case a, b }
    enum Event { case x, y }
    final class Machine {
      private var parts: [(inout State, Event) -> Void] = []
      init() {
        parts.append 1️⃣{ state, event in
          switch (state, event) {
          case (.a, .x): state = .b
          default: break
          }
        }
        parts.append { state, event in
          switch (state, event) {
          case (.b, .y): state = .a
          default: break
          }
        }
      }
    }
    --
    others
    states a b
    events x y
    initial a
    a x → b
    rest stays
    unread 1️⃣ it is one of several that 'parts.append' is given

    ## functions that are named in one member @file unrun
    struct Reduce<S, A> { init(_ body: @escaping (inout S, A) -> Void) {} }
    struct Machine {
      struct State { enum Mode { case off, on }; var mode = Mode.off }
      enum Action { case on, off }
      var body: [Reduce<State, Action>] { [Reduce(1️⃣core), Reduce(audit)] }
      func core(_ state: inout State, _ action: Action) {
        switch action {
        case .on: state.mode = .on
        case .off: state.mode = .off
        }
      }
      func audit(_ state: inout State, _ action: Action) { if case .on = action { state.mode = .off } }
    }
    --
    states mode.off mode.on
    events core(.on) core(.off) audit(.on) audit(.off)
    initial mode.off
    mode.off core(.on) → mode.on
    mode.on core(.off) → mode.off
    mode.on audit(.on) → mode.off
    rest stays
    unread 1️⃣ 'core', 'audit' may run one after the other, which is not followed
    """#
  )
}
