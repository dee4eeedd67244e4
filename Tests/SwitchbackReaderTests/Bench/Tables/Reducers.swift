extension Table {
  static let reducers = Table(
    "functions over a struct",
    #"""
    ## a free function that changes it @file
    struct Machine { var screen: Screen = .start; var user: String? }
    enum Screen: Equatable { case start, home, settings }
    enum Action { case launched, opened, closed, left }
    func appReducer(state: inout Machine, action: Action) {
      switch action {
      case .launched: state.screen = isReady ? .home : .start
      case .opened: if state.screen == .home { state.screen = .settings }
      case .closed:
        guard case .settings = state.screen else { return }
        state.screen = .home
      case .left: state = Machine(screen: .start)
      }
    }
    --
    region screen
    types Screen Action
    run var whole = Machine(); whole.screen = state; appReducer(state: &whole, action: event); return moved(state, whole.screen)
    states screen.start screen.home screen.settings
    events launched opened closed left
    initial screen.start
    screen.start launched [isReady] → screen.home
    screen.start launched stays
    screen.home launched [isReady] stays
    screen.home launched → screen.start
    screen.settings launched [isReady] → screen.home
    screen.settings launched → screen.start
    screen.home opened → screen.settings
    screen.settings closed → screen.home
    screen.home left → screen.start
    screen.settings left → screen.start
    rest stays

    ## a function that gives the next @file
    struct State {
      var mode: Mode
      var isLoud = false
    }
    enum Mode { case off, on }
    enum Event { case pressed, shouted, reset }
    enum Machine {
      static func next(_ state: State, _ event: Event) -> State {
        var copy = state
        switch event {
        case .pressed: copy.mode = turned(state.mode)
        case .shouted: copy.isLoud.toggle()
        case .reset: return State(mode: .off)
        }
        return copy
      }
      private static func turned(_ mode: Mode) -> Mode { mode == .off ? .on : .off }
    }
    --
    region mode
    types Mode Event
    run return moved(state, Machine.next(State(mode: state), event).mode)
    states mode.off mode.on isLoud.false isLoud.true
    events pressed shouted reset
    initial mode.off isLoud.false
    mode.off pressed → mode.on
    mode.on pressed → mode.off
    mode.on reset → mode.off
    isLoud.false shouted → isLoud.true
    isLoud.true shouted → isLoud.false
    isLoud.true reset → isLoud.false
    rest stays

    ## a method that is given its state, with what it leaves to do as a result @file
    struct Machine {
      struct State {
        var phase: Phase = .idle
        enum Phase { case idle, loading, done }
      }
      enum Action { case load, loaded, again }
      struct Effect { static let none = Effect(), fetch = Effect() }
      func reduce(into state: inout State, action: Action) -> Effect {
        switch action {
        case .load:
          guard state.phase == .idle else { return .none }
          state.phase = .loading
          return .fetch
        case .loaded:
          state.phase = .done
          return .none
        case .again:
          state = .init()
          return .none
        }
      }
    }
    --
    region phase
    types State.Phase Action
    run var whole = State(phase: state); _ = Machine().reduce(into: &whole, action: event); return moved(state, whole.phase)
    states phase.idle phase.loading phase.done
    events load loaded again
    initial phase.idle
    phase.idle load → phase.loading
    phase.idle loaded → phase.done
    phase.loading loaded → phase.done
    phase.loading again → phase.idle
    phase.done again → phase.idle
    rest stays

    ## reducers of parts @file
    struct Machine { var screen = Screen.start; var isOn = false; var account = Account() }
    enum Screen { case start, home }
    struct Account { var name = "" }
    enum Action { case opened, closed, switched }
    func appReducer(state: inout Machine, action: Action) {
      screenReducer(&state.screen, action)
      lightReducer(state: &state, action: action)
      accountReducer(&state.account)
    }
    func screenReducer(_ screen: inout Screen, _ action: Action) {
      switch action {
      case .opened: screen = .home
      case .closed: screen = .start
      case .switched: break
      }
    }
    func lightReducer(state: inout Machine, action: Action) {
      switch action {
      case .switched: state.isOn.toggle()
      case .opened, .closed: break
      }
    }
    func accountReducer(_ account: inout Account) { account.name = "" }
    --
    machine Machine
    others
    region screen
    types Screen Action
    run var whole = Machine(); whole.screen = state; appReducer(state: &whole, action: event); return moved(state, whole.screen)
    states screen.start screen.home isOn.false isOn.true
    events opened closed switched
    initial screen.start isOn.false
    screen.start opened → screen.home
    screen.home closed → screen.start
    isOn.false switched → isOn.true
    isOn.true switched → isOn.false
    rest stays

    ## events inside of events @file
    struct Machine { var page: Page = .first }
    enum Page { case first, second, third }
    enum Action {
      case view(View)
      case reset
      case network(NetworkEvent)
      case chosen(Page)
      enum View { case next, back }
    }
    enum NetworkEvent { case up, down }
    func reducer(_ state: inout Machine, _ action: Action) {
      switch action {
      case .view(.next) where state.page == .first: state.page = .second
      case .view(.next): state.page = .third
      case .view(let other): goBack(&state, other)
      case .reset, .network(.down): state.page = .first
      case .network: break
      case .chosen(let page): 1️⃣state.page = page
      }
    }
    private func goBack(_ state: inout Machine, _ view: Action.View) {
      switch view {
      case .back: if state.page != .first { state.page = .second }
      case .next: state.page = .first
      }
    }
    --
    region page
    types Page Action
    run var whole = Machine(page: state); reducer(&whole, event); return moved(state, whole.page)
    states page.first page.second page.third
    events view.next view.back reset network.up network.down chosen
    sent view(.next) view(.back) reset network(.up) network(.down)
    initial page.first
    page.first view.next → page.second
    page.second view.next → page.third
    page.third view.back → page.second
    page.second reset → page.first
    page.third reset → page.first
    page.second network.down → page.first
    page.third network.down → page.first
    page.first chosen ?
    page.second chosen ?
    page.third chosen ?
    rest stays
    unread 1️⃣ page

    ## what a closure does @file
    struct Machine { var page: Page = .first }
    enum Page { case first, second }
    enum Action { case next, back }
    func reducer(_ state: inout Machine, _ action: Action) {
      switch action {
      case .next: state.page = .second
      case .back: perform { state.page = .first }
      }
    }
    --
    region page
    types Page Action
    run var whole = Machine(page: state); reducer(&whole, event); return moved(state, whole.page)
    states page.first page.second
    events next back
    initial page.first
    page.first next → page.second
    page.second back → page.first
    rest stays

    ## where it starts is given by others @file unrun
    struct Machine {
      var page: Page
      var title: String
      static let start = Machine(page: .second, title: "")
    }
    enum Page { case first, second }
    enum Action { case next, back }
    func reducer(_ state: inout Machine, _ action: Action) {
      switch action {
      case .next: state.page = .second
      case .back: state.page = .first
      }
    }
    --
    states page.first page.second
    events next back
    initial page.first
    page.first next → page.second
    page.second back → page.first
    rest stays

    ## options that are no events @file
    struct Machine { var theme: Theme = .light }
    enum Theme { case light, dark }
    enum Option { case bright, dim }
    func apply(_ options: inout Machine, _ option: Option) {
      switch option {
      case .bright: options.theme = .light
      case .dim: options.theme = .dark
      }
    }
    --
    none

    ## facts, and no enum among them @file unrun
    struct Machine { var text = "", isOn = false }
    enum Action { case typed(String), toggled }
    func filterReducer(state: Machine, action: Action) -> Machine {
      var copy = state
      switch action {
      case .typed(let text): copy.text = text
      case .toggled: copy.isOn.toggle()
      }
      return copy
    }
    --
    refused
    unread * no property of 'Machine' that 'filterReducer' sets is an enum; what it holds are facts

    ## an enum that the function leaves alone @file unrun
    struct Machine { var text = "", theme = Theme.light }
    enum Theme { case light, dark }
    enum Action { case typed(String), cleared }
    func textReducer(state: inout Machine, action: Action) {
      switch action {
      case .typed(let text): state.text = text
      case .cleared: state.text = ""
      }
    }
    --
    refused
    unread * no property of 'Machine' that 'textReducer' sets is an enum; what it holds are facts

    ## another function that changes what it changes @file
    struct Machine { var screen: Screen = .start }
    enum Screen: Equatable { case start, home, settings }
    enum Action { case opened, left, closed }
    func appReducer(state: inout Machine, action: Action) {
      switch (state.screen, action) {
      case (.start, .opened): state.screen = .home
      case (.home, .left): state.screen = .start
      case (_, .closed): clear(&state)
      default: break
      }
    }
    func clear(_ state: inout Machine) { state.screen = .start }
    func 1️⃣wipe(_ state: inout Machine) { state.screen = .settings }
    func count(_ state: inout Machine) -> Int { 1 }
    extension Machine { mutating func 2️⃣finish() { screen = .settings } }
    --
    region screen
    types Screen Action
    run var whole = Machine(); whole.screen = state; appReducer(state: &whole, action: event); return moved(state, whole.screen)
    states screen.start screen.home screen.settings
    events opened left closed
    initial screen.start
    screen.start opened → screen.home
    screen.home left → screen.start
    screen.home closed → screen.start
    screen.settings closed → screen.start
    unread 1️⃣ 'wipe' sets the state as well, which is not followed
    unread 2️⃣ 'finish' sets the state as well, which is not followed
    rest stays

    ## another function of the enum than the one that gives the next @file unrun
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      func next(on event: Event) -> Machine? {
        switch (self, event) {
        case (.a, .x): .b
        case (.b, .x): .a
        default: nil
        }
      }
      mutating func 1️⃣kill() { self = .c }
      mutating func send(_ event: Event) { self = next(on: event) ?? self }
      mutating func sendUnlessRefused(_ event: Event) -> Bool {
        guard let next = next(on: event) else { return false }
        self = next
        return true
      }
      mutating func 2️⃣sendAnyhow(_ event: Event) { self = next(on: event) ?? .c }
    }
    --
    a x → b
    b x → a
    unread 1️⃣ 'kill' sets the state as well, which is not followed
    unread 2️⃣ 'sendAnyhow' sets the state as well, which is not followed
    rest nothing

    ## what holds the struct says where it starts @file
    enum Mode { case off, on }
    struct State {
      var mode = Mode.off
    }
    enum Event { case pressed }
    struct Machine {
      let initialState = State(mode: .on)
      func reduce(_ state: State, _ event: Event) -> State {
        var copy = state
        if event == .pressed { copy.mode = .off }
        return copy
      }
    }
    --
    region mode
    types Mode Event
    run return moved(state, Machine().reduce(State(mode: state), event).mode)
    states mode.off mode.on
    events pressed
    initial mode.on
    mode.off pressed stays
    mode.on pressed → mode.off
    """#
  )
}
