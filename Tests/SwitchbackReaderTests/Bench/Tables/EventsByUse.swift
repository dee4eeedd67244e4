extension Table {
  static let eventsByUse = Table(
    "events that no name says",
    #"""
    ## a function over a struct that asks for the state @file
    struct Machine { var page: Page = .first; var title = "" }
    enum Page { case first, second }
    enum Tap { case ahead, back }
    func run(_ screen: inout Machine, _ tap: Tap) {
      switch tap {
      case .ahead: if screen.page == .first { screen.page = .second }
      case .back: screen.page = .first
      }
    }
    --
    region page
    types Page Tap
    run var whole = Machine(page: state); run(&whole, event); return moved(state, whole.page)
    states page.first page.second
    events ahead back
    initial page.first
    page.first ahead → page.second
    page.second back → page.first
    rest stays

    ## one that hands both on @file
    struct Machine { var page: Page = .first; var title = "" }
    enum Page { case first, second }
    enum Tap { case ahead, back }
    func run(_ screen: inout Machine, _ tap: Tap) {
      screen.title = "x"
      turn(&screen, tap)
    }
    private func turn(_ screen: inout Machine, _ tap: Tap) {
      switch (screen.page, tap) {
      case (.first, .ahead): screen.page = .second
      case (.second, .back): screen.page = .first
      default: break
      }
    }
    --
    region page
    types Page Tap
    run var whole = Machine(page: state); run(&whole, event); return moved(state, whole.page)
    states page.first page.second
    events ahead back
    initial page.first
    page.first ahead → page.second
    page.second back → page.first
    rest stays

    ## one that gives the next, with what it leaves to do @file
    struct Machine { var page: Page = .first }
    enum Page { case first, second }
    enum Tap { case ahead(Int), back }
    enum Turns {
      static func after(_ tap: Tap, on screen: Machine) -> (Machine, [Int]) {
        var next = screen
        guard case .ahead(let count) = tap else { return (Machine(page: .first), []) }
        if screen.page == .first { next.page = .second }
        return (next, [count])
      }
    }
    --
    region page
    machine Turns
    types Page Tap
    sent ahead(1) back
    run return moved(state, Turns.after(event, on: Machine(page: state)).0.page)
    states page.first page.second
    events ahead back
    initial page.first
    page.first ahead → page.second
    page.second back → page.first
    rest stays

    ## a function of the enum that is given the struct @file
    struct Screen { var page: Page = .first }
    enum Page { case first, second }
    enum Machine {
      case ahead, back
      func run(on screen: inout Screen) {
        switch self {
        case .ahead: if screen.page == .first { screen.page = .second }
        case .back: screen.page = .first
        }
      }
    }
    --
    region page
    types Page Machine
    run var whole = Screen(page: state); event.run(on: &whole); return moved(state, whole.page)
    states page.first page.second
    events ahead back
    initial page.first
    page.first ahead → page.second
    page.second back → page.first
    rest stays

    ## what it is told is the page itself, and so no event @file unrun
    struct Machine { var page: Page = .first }
    enum Page { case first, second }
    func show(_ page: Page, on screen: inout Machine) {
      switch page {
      case .first: screen.page = .first
      case .second: if screen.page == .first { screen.page = .second }
      }
    }
    --
    none

    ## a hidden method that alone sets the state, and siblings that tell it a case @file unrun
    final class Machine {
      enum State { case a, b }
      enum Tap { case one, two, three }
      private(set) var state = State.a
      func press() { take(.one) }
      func release(after time: Int) {
        print(time)
        take(.two)
      }
      private func take(_ tap: Tap) {
        switch tap {
        case .one: if state == .a { state = .b }
        case .two, .three: set(.a)
        }
      }
      private func set(_ new: State) { state = new }
    }
    --
    states a b
    events one two three
    a one → b
    b two → a
    b three → a
    rest stays

    ## siblings that look at the state first are the events @file
    struct Machine {
      enum State { case a, b }
      enum Tap { case one, two }
      private(set) var state = State.a
      mutating func press() { if state == .a { take(.one) } }
      mutating func release() { take(.two) }
      private mutating func take(_ tap: Tap) {
        switch tap {
        case .one: state = .b
        case .two: state = .a
        }
      }
    }
    --
    states a b
    events press release
    methods
    a press → b
    b release → a
    rest stays

    ## siblings that set the state beside it are the events @file
    struct Machine {
      enum State { case a, b, c }
      enum Tap { case one, two }
      private(set) var state = State.a
      mutating func press() { take(.one) }
      mutating func release() { take(.two) }
      mutating func stop() { state = .c }
      private mutating func take(_ tap: Tap) {
        switch tap {
        case .one: if state == .a { state = .b }
        case .two: state = .a
        }
      }
    }
    --
    events press release stop
    methods
    a press → b
    a stop → c
    b release → a
    b stop → c
    c release → a
    rest stays

    ## what a loop gets is handed on @file unrun
    actor Machine {
      enum State { case a, b }
      enum Tap { case one, two }
      private(set) var state = State.a
      func listen(to taps: AsyncStream<Tap>) async {
        for await tap in taps { take(tap) }
      }
      private func take(_ tap: Tap) {
        switch tap {
        case .one: if state == .a { state = .b }
        case .two: state = .a
        }
      }
    }
    --
    states a b
    events one two
    a one → b
    b two → a
    rest stays

    ## so is what is taken out of a queue @file unrun
    final class Machine {
      enum State { case a, b }
      enum Tap { case one, two }
      private(set) var state = State.a
      private var taps: [Tap] = []
      func put(_ tap: Tap) {
        taps.append(tap)
        while !taps.isEmpty {
          let next = taps.removeFirst()
          take(next)
        }
      }
      private func take(_ tap: Tap) {
        switch (state, tap) {
        case (.a, .one): state = .b
        case (.b, .two): state = .a
        default: break
        }
      }
    }
    --
    states a b
    events one two
    a one → b
    b two → a
    rest stays

    ## a function over a struct that leaves it alone for one case @file
    struct Machine { var alpha: Foo = .one; var beta = 0 }
    enum Foo { case one, two, three }
    enum Bar { case go, stop, mark }
    func apply(_ x: Bar, to y: inout Machine) {
      switch x {
      case .go: y.alpha = .two
      case .stop: y.alpha = .three
      case .mark: y.beta += 1
      }
    }
    --
    region alpha
    types Foo Bar
    run var whole = Machine(alpha: state); apply(event, to: &whole); return moved(state, whole.alpha)
    states alpha.one alpha.two alpha.three
    events go stop mark
    initial alpha.one
    alpha.one go → alpha.two
    alpha.three go → alpha.two
    alpha.one stop → alpha.three
    alpha.two stop → alpha.three
    rest stays

    ## one that gives the next, and hands it on @file
    struct Machine { var alpha: Foo = .one; var beta = 0 }
    enum Foo { case one, two }
    enum Bar { case go, stop, mark }
    enum Baz {
      static func step(_ y: Machine, _ x: Bar) -> Machine {
        var copy = y
        put(x, in: &copy)
        return copy
      }
      private static func put(_ z: Bar, in y: inout Machine) {
        switch z {
        case .go: y.alpha = .two
        case .stop: y.alpha = .one
        default: y.beta += 1
        }
      }
    }
    --
    machine Baz
    region alpha
    types Foo Bar
    run return moved(state, Baz.step(Machine(alpha: state), event).alpha)
    states alpha.one alpha.two
    events go stop mark
    initial alpha.one
    alpha.one go → alpha.two
    alpha.two stop → alpha.one
    rest stays

    ## a closure over a struct @file unrun
    struct Machine { var alpha: Foo = .one; var beta = 0 }
    enum Foo { case one, two }
    enum Bar { case go, stop, mark }
    let alpha: @Sendable (inout Machine, Bar) -> Void = { y, x in
      switch x {
      case .go: y.alpha = .two
      case .stop: y.alpha = .one
      case .mark: y.beta += 1
      }
    }
    --
    region alpha
    states alpha.one alpha.two
    events go stop mark
    initial alpha.one
    alpha.one go → alpha.two
    alpha.two stop → alpha.one
    rest stays

    ## each case says what is to be there, so that none is an event @file
    struct Look { var size: Size = .small; var beta = 0 }
    enum Size { case small, large }
    enum Kind { case wide, slim, plain }
    func apply(_ x: Kind, to y: inout Look) {
      switch x {
      case .wide: y.size = .large
      case .slim, .plain: y.size = .small
      }
    }
    --
    none

    ## siblings tell a hidden method, whatever its enum is called @file
    struct Machine {
      enum State { case a, b, c }
      enum Event { case one, two }
      private(set) var state = State.a
      mutating func press() { if state == .a { take(.one) } }
      mutating func release() { take(.two) }
      mutating func stop() { state = .c }
      private mutating func take(_ event: Event) {
        switch event {
        case .one: state = .b
        case .two: state = .a
        }
      }
    }
    --
    events press release stop
    methods
    a press → b
    a stop → c
    b release → a
    b stop → c
    c release → a
    rest stays
    """#
  )
}
