extension Table {
  static let castEvents = Table(
    "events of which only the protocol is told",
    #"""
    ## a cast to the enum of the events @file
    protocol Action {}
    enum AppAction: Action { case fetch, fetched, logout }
    enum Status { case idle, loading, loaded }
    struct AppState { var status: Status = .idle }
    func appReducer(action: Action, state: AppState?) -> AppState {
      var state = state ?? AppState()
      guard let action = action as? AppAction else { return state }
      switch action {
      case .fetch: if state.status == .idle { state.status = .loading }
      case .fetched: state.status = .loaded
      case .logout: state.status = .idle
      }
      return state
    }
    --
    machine AppState
    states status.idle status.loading status.loaded
    initial status.idle
    events fetch fetched logout
    types Status AppAction
    region status
    run return moved(state, appReducer(action: event, state: AppState(status: state)).status)
    status.idle fetch → status.loading
    status.idle fetched → status.loaded
    status.loading fetched → status.loaded
    status.loading logout → status.idle
    status.loaded logout → status.idle
    rest stays

    ## a cast that is switched over @file
    protocol Action {}
    enum PhaseAction: Action { case login, logout }
    enum Phase { case out, loggedIn }
    func reduce(_ phase: Phase, _ action: any Action) -> Phase {
      switch action as? PhaseAction {
      case .login?: return .loggedIn
      case .logout?: return .out
      case nil: return phase
      }
    }
    --
    machine Phase
    states out loggedIn
    initial out
    events login logout
    types Phase PhaseAction
    run return moved(state, reduce(state, event))
    out login → loggedIn
    loggedIn logout → out
    rest stays

    ## types that are events @file unrun
    protocol Action {}
    struct Login: Action { var name = "" }
    struct Logout: Action {}
    final class Fail: Action, Sendable {}
    protocol Odd: Action {}
    enum Phase { case out, loggedIn, failed }
    1️⃣enum Reducer {
      static func reduce(_ state: Phase, _ action: Action) -> Phase {
        switch (state, action) {
        case (.out, is Login): return .loggedIn
        case (.loggedIn, _ as Logout): return .out
        case (.failed, let login as Login) where login.name.isEmpty: return .out
        case (.failed, is Odd): return .loggedIn
        default: break
        }
        if let fail = action as? Fail, fail !== last { return .failed }
        return state
      }
      static let last = Fail()
    }
    --
    machine Reducer
    states out loggedIn failed
    initial out
    events Login Logout Fail …
    out Login → loggedIn
    out Fail [fail !== last] → failed
    out Fail stays
    loggedIn Logout → out
    loggedIn Fail [fail !== last] → failed
    loggedIn Fail stays
    failed Login [login.name.isEmpty] → out
    failed … [case is Odd = action] → loggedIn
    failed … stays any
    failed Login [case is Odd = action] → loggedIn
    failed Login stays
    failed Logout [case is Odd = action] → loggedIn
    failed Logout stays
    failed Fail [case is Odd = action] → loggedIn
    failed Fail stays
    rest stays
    unread * which types are 'Action' is not followed; drawn are those that are asked for

    ## types that are events, all of them declared elsewhere @file invalid
    enum Phase { case none, ready, failed }
    struct AppState { var phase = Phase.none }
    func handleAction(action: Action, state: AppState?) -> AppState {
      var state = state ?? AppState()
      switch action {
      case _ as Loaded: state.phase = .ready
      case let action as Failed: if state.phase == .none { state.phase = .failed; log(action) }
      default: return state
      }
      return state
    }
    --
    machine AppState
    region phase
    states phase.none phase.ready phase.failed
    events Loaded Failed
    initial phase.none
    phase.none Loaded → phase.ready
    phase.failed Loaded → phase.ready
    phase.none Failed → phase.failed
    rest stays
    unread * which types are 'Action' is not followed; drawn are those that are asked for

    ## a view that is cast is no event @file
    class View {}
    final class Label: View {}
    enum Phase { case on, off }
    enum Looks {
      static func update(_ phase: Phase, _ view: View) -> Phase {
        if view is Label { return .on }
        return phase == .on ? .off : phase
      }
    }
    --
    none

    ## several casts of what no name calls an event, declared elsewhere @file invalid
    enum Foo { case one, two, three }
    struct Machine { var alpha = Foo.one }
    func apply(_ x: any Thing, to y: Machine) -> Machine {
      var copy = y
      switch x {
      case _ as Bar: copy.alpha = .two
      case is Baz: copy.alpha = .three
      default: break
      }
      return copy
    }
    --
    region alpha
    states alpha.one alpha.two alpha.three
    events Bar Baz
    initial alpha.one
    alpha.one Bar → alpha.two
    alpha.three Bar → alpha.two
    alpha.one Baz → alpha.three
    alpha.two Baz → alpha.three
    rest stays
    unread * which types are 'Thing' is not followed; drawn are those that are asked for

    ## anything that is cast, beside the state @file unrun
    enum Foo { case one, two }
    struct Bar {}
    struct Baz {}
    enum Machine {
      static func after(_ y: Foo, _ x: Any) -> Foo {
        switch (y, x) {
        case (.one, is Bar): return .two
        case (.two, _ as Baz): return .one
        default: return y
        }
      }
    }
    --
    states one two
    events Bar Baz
    initial one
    one Bar → two
    two Baz → one
    rest stays
    unread * which types are 'Any' is not followed; drawn are those that are asked for
    """#
  )
}
