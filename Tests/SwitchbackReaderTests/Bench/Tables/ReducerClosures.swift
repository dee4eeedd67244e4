extension Table {
  static let reducerClosures = Table(
    "closures over a struct",
    #"""
    ## a closure that is given the state of the type around it @file
    struct Effect { static let none = Effect() }
    struct Reduce<S, A> {
      var body: (inout S, A) -> Effect
      init(_ body: @escaping (inout S, A) -> Effect) { self.body = body }
    }
    struct Machine {
      struct State {
        var mode: Mode = .stopped
        var volume = 0.5
        enum Mode { case stopped, playing, paused }
      }
      enum Action { case play, pause, stop, finished }
      var body: Reduce<State, Action> {
        Reduce { state, action in
          switch action {
          case .play:
            state.mode = .playing
            return .none
          case .pause:
            guard state.mode == .playing else { return .none }
            state.mode = .paused
            return .none
          case .stop, .finished:
            state.mode = .stopped
            return .none
          }
        }
      }
    }
    --
    region mode
    types State.Mode Action
    run var whole = State(mode: state); _ = Machine().body.body(&whole, event); return moved(state, whole.mode)
    states mode.stopped mode.playing mode.paused
    events play pause stop finished
    initial mode.stopped
    mode.stopped play → mode.playing
    mode.paused play → mode.playing
    mode.playing pause → mode.paused
    mode.playing stop → mode.stopped
    mode.paused stop → mode.stopped
    mode.playing finished → mode.stopped
    mode.paused finished → mode.stopped
    rest stays

    ## several closures, with what is composed beside them @file invalid
    @Reducer struct Machine {
      @ObservableState struct State: Equatable {
        var step: Step = .cart
        @Presents var alert: AlertState<Action.Alert>?
        var payment = Payment.State()
        enum Step { case cart, address, paying, done }
      }
      enum Action: ViewAction {
        case view(View)
        case response(Result<Int, any Error>)
        case alert(PresentationAction<Alert>)
        case payment(Payment.Action)
        enum View { case next, back, cancel }
        enum Alert { case ok }
      }
      var body: some ReducerOf<Self> {
        Scope(state: \.payment, action: \.payment) { Payment() }
        Reduce { state, action in
          switch action {
          case .view(.next):
            switch state.step {
            case .cart: state.step = .address
            case .address:
              state.step = .paying
              return .run { send in await send(.response(.success(1))) }
            case .paying, .done: break
            }
            return .none
          case let .view(view): return self.handle(&state, view)
          case .response(.success):
            state.step = .done
            return .none
          case .response(.failure), .alert, .payment: return .none
          }
        }
        .ifLet(\.$alert, action: \.alert)
        Reduce { state, action in
          switch action {
          case .view(.cancel): state = State()
          case .payment(.refused) where state.step == .paying: state.step = .address
          default: break
          }
          return .none
        }
      }
      private func handle(_ state: inout State, _ action: Action.View) -> Effect<Action> {
        switch action {
        case .back where state.step == .address: state.step = .cart
        case .back, .next, .cancel: break
        }
        return .none
      }
    }
    enum Payment { enum Action { case refused, paid(Int) } }
    --
    states step.cart step.address step.paying step.done
    events view.next view.back view.cancel response alert payment.refused payment.paid
    initial step.cart
    step.cart view.next → step.address
    step.address view.next → step.paying
    step.address view.back → step.cart
    step.address view.cancel → step.cart
    step.paying view.cancel → step.cart
    step.done view.cancel → step.cart
    step.cart response [.success] → step.done
    step.cart response [.failure] stays
    step.address response [.success] → step.done
    step.address response [.failure] stays
    step.paying response [.success] → step.done
    step.paying response [.failure] stays
    step.done response stays
    step.paying payment.refused → step.address
    rest stays

    ## a state that is an enum @file invalid
    struct Machine {
      enum State { case off, on(Child.State), broken }
      enum Action { case press, child(Child.Action), smash }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .press:
            if case .off = state { state = .on(Child.State()) } else { state = .off }
            return .none
          case .child: return .none
          case .smash:
            state = .broken
            return .none
          }
        }
        .ifCaseLet(\.on, action: \.child) { Child() }
      }
    }
    --
    states off on broken
    events press child smash
    initial off
    off press → on
    on press → off
    broken press → off
    off smash → broken
    on smash → broken
    rest stays

    ## types that are written @file invalid
    struct Machine { var tab: Tab = .home; var isOffline = false }
    enum Tab { case home, search }
    enum Signal { case opened, found, online }
    let machineReducer = Reducer<Machine, Signal, Void> { state, action, environment in
      switch action {
      case .opened: state.tab = .home
      case .found: state.tab = .search
      case .online: state.isOffline.toggle()
      }
      return .none
    }
    --
    states tab.home tab.search isOffline.false isOffline.true
    events opened found online
    initial tab.home isOffline.false
    tab.search opened → tab.home
    tab.home found → tab.search
    isOffline.false online → isOffline.true
    isOffline.true online → isOffline.false
    rest stays

    ## types that only the result of a function tells @file invalid
    struct Machine { var tab: Tab = .home }
    enum Tab { case home, search }
    enum Signal { case opened, found }
    func machineReducer() -> Reducer<Machine, Signal> {
      Reducer { state, action in
        switch action {
        case .opened: state.tab = .home
        case .found: state.tab = .search
        }
      }
    }
    --
    states tab.home tab.search
    events opened found
    initial tab.home
    tab.search opened → tab.home
    tab.home found → tab.search
    rest stays

    ## types that only a computed property tells @file invalid
    enum Tab { case home, search }
    enum Signal { case opened, found }
    struct Machine {
      var tab: Tab = .home
      static var reducer: Reducer<Machine, Signal> {
        .init { state, action in
          switch action {
          case .opened: state.tab = .home
          case .found: state.tab = .search
          }
        }
      }
    }
    --
    states tab.home tab.search
    events opened found
    initial tab.home
    tab.search opened → tab.home
    tab.home found → tab.search
    rest stays

    ## one that runs only where it is composed @file invalid
    struct Machine {
      struct State { var mode = Mode.off; enum Mode { case off, on } }
      enum Action { case on, off }
      var body: some Reducer {
        Reduce { state, action in
          switch action {
          case .on: state.mode = .on
          case .off: break
          }
          return .none
        }
        if isEnabled {
          Reduce 1️⃣{ state, action in
            switch action {
            case .on: break
            case .off: state.mode = .off
            }
            return .none
          }
        }
      }
    }
    --
    states mode.off mode.on
    events on off
    initial mode.off
    mode.off on → mode.on
    rest stays
    unread 1️⃣ where it is composed

    ## one that may be nil, set by closures that run at once @file invalid
    struct Machine {
      struct State {
        var alert: Alert?
        @Shared(.inMemory("mode")) var mode: Mode?
      }
      enum Mode { case off, on }
      enum Action { case start, stop, reset }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .start:
            if state.mode == nil { state.mode = .off }
            return .none
          case .stop:
            withAnimation { state.mode = .on }
            return .none
          case .reset:
            state.mode = nil
            return .none
          }
        }
      }
    }
    --
    states mode.nil mode.off mode.on
    events start stop reset
    initial mode.nil
    mode.nil start → mode.off
    mode.nil stop → mode.on any
    mode.off stop → mode.on any
    mode.on stop stays any
    mode.off reset → mode.nil any
    mode.on reset → mode.nil any
    mode.nil reset stays any
    rest stays

    ## an enum that nobody sets @file invalid
    struct Machine {
      struct State { var text = ""; var mode = Mode.off; enum Mode { case off, on } }
      enum Action { case typed(String) }
      var body: some Reducer {
        Reduce { state, action in
          switch action {
          case .typed(let text): state.text = text
          }
          return .none
        }
      }
    }
    --
    none

    ## a constant whose names say nothing, and that gives a changed copy @file
    struct Basket {
      enum Step { case browsing, paying, done }
      var step = Step.browsing
    }
    enum Happening { case checkout, paid, cancelled }
    struct Machine {
      let apply: (Basket, Happening) -> Basket = { old, happening in
        var new = old
        switch happening {
        case .checkout: if old.step == .browsing { new.step = .paying }
        case .paid: if old.step == .paying { new.step = .done }
        case .cancelled: new.step = .browsing
        }
        return new
      }
    }
    --
    region step
    types Basket.Step Happening
    run return moved(state, Machine().apply(Basket(step: state), event).step)
    states step.browsing step.paying step.done
    events checkout paid cancelled
    initial step.browsing
    step.browsing checkout → step.paying
    step.paying paid → step.done
    step.paying cancelled → step.browsing
    step.done cancelled → step.browsing
    rest stays

    ## a copy that has the name of the parameter @file
    struct Basket {
      enum Step { case browsing, paying, done }
      var step = Step.browsing
    }
    enum Action { case checkout, paid }
    struct Machine {
      let reduce = { (basket: Basket, action: Action) -> Basket in
        var basket = basket
        switch action {
        case .checkout: basket.step = .paying
        case .paid: if basket.step == .paying { basket.step = .done }
        }
        return basket
      }
    }
    --
    region step
    types Basket.Step Action
    run return moved(state, Machine().reduce(Basket(step: state), event).step)
    states step.browsing step.paying step.done
    events checkout paid
    initial step.browsing
    step.browsing checkout → step.paying
    step.done checkout → step.paying
    step.paying paid → step.done
    rest stays
    """#
  )
}
