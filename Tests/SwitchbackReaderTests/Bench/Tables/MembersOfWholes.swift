extension Table {
  /// What is set beside the region, and sets that.
  static let membersOfWholes = Table(
    "setters and observers of a struct",
    #"""
    ## a setter and an observer @file
    struct Machine {
      enum Mode { case off, warm, hot }
      var mode = Mode.off
      var count = 0
      var isOn: Bool {
        get { mode != .off }
        set { mode = newValue ? .warm : .off }
      }
      var log: [Int] = [] { didSet { if log.isEmpty { mode = .off } } }
    }
    enum Action { case flip, press, note, clear, count, kill }
    func reducer(state: inout Machine, action: Action) {
      switch action {
      case .flip: 1️⃣state.isOn.toggle()
      case .press: 2️⃣state.isOn = true
      case .note: 3️⃣state.log.append(1)
      case .clear: wipe(4️⃣&state.log)
      case .count: state.count += 1
      case .kill: state.mode = .hot
      }
    }
    func wipe(_ log: inout [Int]) { log = [] }
    --
    region mode
    types Machine.Mode Action
    run var whole = Machine(); whole.mode = state; reducer(state: &whole, action: event); return moved(state, whole.mode)
    states mode.off mode.warm mode.hot
    events flip press note clear count kill
    initial mode.off
    mode.off flip ?
    mode.warm flip ?
    mode.hot flip ?
    mode.off press ?
    mode.warm press ?
    mode.hot press ?
    mode.off note ?
    mode.warm note ?
    mode.hot note ?
    mode.off clear ?
    mode.warm clear ?
    mode.hot clear ?
    mode.off kill → mode.hot
    mode.warm kill → mode.hot
    rest stays
    unread 1️⃣ what changing 'state.isOn' does to 'mode' is not followed
    unread 2️⃣ what changing 'state.isOn' does to 'mode' is not followed
    unread 3️⃣ what changing 'state.log' does to 'mode' is not followed
    unread 4️⃣ state.log

    ## one that sets it by another, and one that leaves it alone @file
    struct Machine {
      enum Mode { case off, on }
      var mode = Mode.off
      var text = "" { didSet { count += text.isEmpty ? 0 : 1 } }
      var count = 0
      var user: Int? { didSet { isOn = user != nil } }
      var isOn: Bool { get { mode == .on } set { mode = newValue ? .on : .off } }
    }
    enum Action { case typed, left, off }
    func reducer(state: Machine, action: Action) -> Machine {
      var copy = state
      switch action {
      case .typed: copy.text = "a"
      case .left: 1️⃣copy.user = nil
      case .off: copy.mode = .off
      }
      return copy
    }
    --
    region mode
    types Machine.Mode Action
    run var whole = Machine(); whole.mode = state; return moved(state, reducer(state: whole, action: event).mode)
    states mode.off mode.on
    events typed left off
    initial mode.off
    mode.off left ?
    mode.on left ?
    mode.on off → mode.off
    rest stays
    unread 1️⃣ copy.user

    ## a subscript, and key paths @file
    struct Machine {
      enum Mode { case off, on }
      var mode = Mode.off
      var count = 0
      subscript(_ index: Int) -> Mode { get { mode } set { mode = newValue } }
    }
    enum Action { case index, path, other, generic, each, off }
    func reducer(state: inout Machine, action: Action) {
      switch action {
      case .index: 1️⃣state[0] = .on
      case .path: state[keyPath: \.mode] = .on
      case .other: state[keyPath: \.count] = 1
      case .generic: put(.on, at: \.mode, of: &state)
      case .each: for path in [\Machine.mode] { 2️⃣state[keyPath: path] = .on }
      case .off: state.mode = .off
      }
    }
    func put<T>(_ value: T, at path: WritableKeyPath<Machine, T>, of whole: inout Machine) {
      3️⃣whole[keyPath: path] = value
    }
    --
    region mode
    types Machine.Mode Action
    run var whole = Machine(); whole.mode = state; reducer(state: &whole, action: event); return moved(state, whole.mode)
    states mode.off mode.on
    events index path other generic each off
    initial mode.off
    mode.off index ?
    mode.on index ?
    mode.off path → mode.on
    mode.off generic ?
    mode.on generic ?
    mode.off each ?
    mode.on each ?
    mode.on off → mode.off
    rest stays
    open
    unread 1️⃣ state[0]
    unread 2️⃣ state[keyPath: path]
    unread 3️⃣ whole[keyPath: path]

    ## in a closure @file
    struct Machine {
      enum Mode { case off, on }
      var mode = Mode.off
      var isOn: Bool { get { mode == .on } set { mode = newValue ? .on : .off } }
    }
    enum Action { case turn, off }
    func reducer(state: inout Machine, action: Action) {
      switch action {
      case .turn: perform { 1️⃣state.isOn = true }
      case .off: state.mode = .off
      }
    }
    --
    region mode
    types Machine.Mode Action
    run var whole = Machine(); whole.mode = state; reducer(state: &whole, action: event); return moved(state, whole.mode)
    states mode.off mode.on
    events turn off
    initial mode.off
    mode.off turn ?
    mode.on turn ?
    mode.on off → mode.off
    rest stays
    unread 1️⃣ state.isOn

    ## an observer that asks what was set, of a property that can only be so many things @file
    struct Machine {
      enum Tab { case home, more }
      enum Load { case idle, done, failed }
      var tab = Tab.home
      var load = Load.idle { 3️⃣willSet { if newValue == .done { tab = .more } } }
      enum Event { case done, bad, home }
      mutating func reduce(_ event: Event) {
        switch event {
        case .done: 1️⃣load = .done
        case .bad: 2️⃣load = .failed
        case .home: tab = .home
        }
      }
    }
    --
    region tab
    types Machine.Tab Machine.Event
    run var whole = Machine(); whole.tab = state; whole.reduce(event); return moved(state, whole.tab)
    states tab.home tab.more load.idle load.done load.failed
    events done bad home
    initial tab.home load.idle
    tab.home done ?
    tab.more done ?
    tab.home bad ?
    tab.more bad ?
    tab.more home → tab.home
    load.idle done → load.done
    load.failed done → load.done
    load.idle bad → load.failed
    load.done bad → load.failed
    rest stays
    unread 1️⃣ what the observers of 'load' do to the state is not followed
    unread 2️⃣ what the observers of 'load' do to the state is not followed
    unread 3️⃣ 'willSet' sets the state
    """#
  )
}
