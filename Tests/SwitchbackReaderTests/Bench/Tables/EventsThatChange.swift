extension Table {
  static let eventsThatChange = Table(
    "functions of the events that are given the state",
    #"""
    ## a result @file
    enum Phase { case idle, busy, done }
    enum Action {
      case start, finish, reset
      func next(from phase: Phase) -> Phase? {
        switch (self, phase) {
        case (.start, .idle): .busy
        case (.finish, .busy): .done
        case (.reset, .done), (.reset, .busy): .idle
        default: nil
        }
      }
    }
    --
    machine Action
    states idle busy done
    events start finish reset
    initial idle
    types Phase Action
    run return event.next(from: state).map { moved(state, $0) } ?? "rejects"
    idle start → busy
    busy finish → done
    busy reset → idle
    done reset → idle

    ## the state of a workflow @file
    protocol WorkflowAction { associatedtype WorkflowType }
    struct ApplyContext<WorkflowType> {}
    struct Login {
      enum State { case idle, busy, done }
      enum Output { case finished }
    }
    extension Login {
      enum Action: WorkflowAction {
        typealias WorkflowType = Login
        case start, finish
        func apply(toState state: inout WorkflowType.State, context: ApplyContext<WorkflowType>) -> WorkflowType.Output? {
          switch self {
          case .start: if state == .idle { state = .busy }
          case .finish:
            guard case .busy = state else { return nil }
            state = .done
            return .finished
          }
          return nil
        }
      }
    }
    --
    machine Login.Action
    states idle busy done
    events start finish
    initial idle
    types Login.State Login.Action
    run var copy = state; _ = event.apply(toState: &copy, context: .init()); return moved(state, copy)
    idle start → busy
    busy finish → done
    rest stays

    ## a property of a workflow's state @file
    struct Player {
      struct State { var mode: Mode = .off; var tries = 0 }
      enum Mode { case off, on }
    }
    extension Player {
      enum Action {
        case pressed, failed
        func apply(toState state: inout State) -> Int? {
          switch self {
          case .pressed: state.mode = state.mode == .off ? .on : .off
          case .failed:
            state.tries += 1
            state.mode = .off
          }
          return nil
        }
      }
    }
    --
    machine Player.Action
    region mode
    states mode.off mode.on
    events pressed failed
    initial mode.off
    types Player.Mode Player.Action
    run var whole = Player.State(mode: state); _ = event.apply(toState: &whole); return moved(state, whole.mode)
    mode.off pressed → mode.on
    mode.on pressed → mode.off
    mode.on failed → mode.off
    rest stays

    ## what translates an event is no transition @file unrun
    enum Phase { case idle, busy }
    enum Action {
      case start, stop
      func goal(_ phase: Phase) -> Phase { switch self { case .start: .busy; case .stop: .idle } }
    }
    --
    none
    """#
  )
}
