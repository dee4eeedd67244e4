extension Table {
  static let views = Table(
    "structs whose state a wrapper keeps elsewhere",
    #"""
    ## what is shown in a state can only happen there @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        switch state {
        case .a: Button("next") { state = .b }
        case .b:
          Stack {
            Link("done") { withTransition { state = .c } }
          }
        case .c: Stack { Button("none") {} }
        }
      }
    }
    \#(kept)
    --
    events body(Button) body(Link)
    a body(Button) → b
    b body(Link) → c
    rest nothing

    ## what a view shows of others can only happen where it shows them @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        Stack {
          content.padded()
          makeFooter()
        }
      }
      @Parts private var content: some Part {
        switch state {
        case .a: first
        case .b: Stack { row(2) }
        case .c: Stack {}
        }
      }
      private var first: some Part { Button("next") { state = .b } }
      private func row(_ number: Int) -> some Part { Link("next") { state = .c } }
      private func makeFooter() -> some Part { Button("reset") { if state != .c { state = .a } } }
    }
    \#(kept)
    --
    events row(Link) makeFooter(Button) first(Button)
    a first(Button) → b
    b row(Link) → c
    b makeFooter(Button) → a
    a makeFooter(Button) stays
    c makeFooter(Button) stays
    rest nothing

    ## what a view is given to show, by name or in a closure @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        card { if case .a = state { Button("next") { state = .b } } }
        Frame(footer)
      }
      private func card(@Parts content: () -> Leaf) -> some Part { Stack { content() } }
      @Parts private var footer: some Part { if state == .b { Link("done") { state = .c } } }
    }
    \#(kept)
    --
    events footer(Link) body(Button)
    a body(Button) → b
    b footer(Link) → c
    rest nothing

    ## a view of which nobody sees where it is shown @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        if case .a = state { Button("next") { state = .b } }
      }
      var other: some Part { Link("done") { state = .c } } // 1️⃣
    }
    \#(kept)
    --
    events body(Button) other(Link)
    a body(Button) → b
    rest nothing
    unread 1️⃣ in which states this can happen is not followed

    ## what is shown in all states, and a method @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        if state == .b { Button("next") { proceed() } }
        footer
      }
      private var footer: some Part { Button("quit") { self.state = .a } }
      private func proceed() {
        guard case .b = state else { return }
        state = .c
      }
    }
    \#(kept)
    --
    events proceed footer(Button)
    b proceed → c
    a footer(Button) stays any
    b footer(Button) → a any
    c footer(Button) → a any
    rest nothing

    ## actions that call functions, which are hidden or say where to go @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        switch state {
        case .a: Button("next") { next() }
        case .b: Stack { Button("done") { withTransition { go(to: .c) } } }
        case .c: Stack {}
        }
      }
      private func next() { state = .b }
      private func go(to other: State) { state = other }
    }
    \#(kept)
    --
    events next body(Button)
    a next → b
    b body(Button) → c
    rest nothing

    ## a hidden function that something started calls, or something else @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        if case .a = state {
          Button("load") { Task { await load() } }
          Button("skip") { listen { skip() } }
        }
      }
      private func load() async {
        guard state != .c else { return }
        state = await fetch() ? .b : .a
      }
      private func skip() { state = .c }
      private func listen(_ handler: @escaping () -> Void) {}
    }
    \#(kept)
    --
    events load skip load(fetch)
    a load(fetch) [await fetch()] → b
    a load(fetch) stays
    a skip → c any
    b skip → c any
    c skip stays any
    a load stays
    rest nothing

    ## a task that an action starts begins where that is shown @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        if case .a = state {
          Button("wait") { Task { state = .c } }
          Link("next") { state = .b }
        }
      }
    }
    \#(kept)
    --
    events body(Link) body(Task)
    a body(Link) → b
    a body(Task) → c
    rest nothing

    ## what some builds show leaves the state alone @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        Stack {
          #if DEBUG // 1️⃣
            Button("end") { state = .c }
          #endif
          if case .a = state { Link("next") { state = .b } }
        }
      }
    }
    \#(kept)
    --
    events body(Link)
    a body(Link) → b
    rest nothing
    unread 1️⃣ '#if' inside the body is not followed

    ## what a view does in its start is all that moves it @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        if case .b = state { Button("again") { Task { await load() } } }
        Stack {}.started { await load() }
      }
      private func load() async {
        state = .a
        state = await fetch() ? .c : .b
      }
    }
    \#(kept)
    --
    events load load(fetch)
    a load stays any
    b load → a any
    c load → a any
    a load(fetch) [await fetch()] → c
    a load(fetch) → b

    ## where closures alone move, an assignment that nothing leads to is said @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        if case .a = state { Button("next") { state = .b } }
      }
      private func unused() { state = .c } // 1️⃣
    }
    \#(kept)
    --
    events body(Button)
    a body(Button) → b
    rest nothing
    unread 1️⃣ 'unused' sets the state, and no event is seen to lead to this assignment

    ## what an action starts ends in the state that it has left @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        if case .a = state {
          Button("load") {
            state = .b
            Task { await load() }
          }
        }
      }
      private func load() async {
        let isDone = await fetch()
        state = isDone ? .c : .a
      }
    }
    \#(kept)
    --
    events load body(Button) load(fetch)
    a body(Button) → b
    b body(Button) nothing
    c body(Button) nothing
    a load nothing
    b load stays any
    c load nothing
    a load(fetch) nothing
    b load(fetch) [isDone] → c any
    b load(fetch) → a any
    c load(fetch) nothing

    ## a choice is no machine @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        Button("first") { state = .a }
        Button("second") { state = .b }
        if state == .a { Stack {} }
      }
    }
    \#(kept)
    --
    none

    ## whoever is given a binding can set it @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        Picker($state) // 1️⃣
        if case .a = state { Button("next") { state = .b } }
      }
    }
    \#(kept)
    --
    events body(Button)
    a body(Button) → b
    rest nothing
    unread 1️⃣ who is given '$state' can set the state

    ## a method that is given to a button comes where the button is shown @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        switch state {
        case .a: Button("Open", open)
        case .b: Button("Close") { state = .c }
        case .c: Button("Retry", retry)
        }
      }
      private func open() { state = .b }
      private func retry() { state = .a }
    }
    \#(kept)
    --
    events open retry body(Button)
    a open → b
    b body(Button) → c
    c retry → a
    rest nothing

    ## a function that is told what a list holds @file invalid
    struct Machine: View {
      enum Mode: CaseIterable { case a, b, c }
      @State private var mode = Mode.a
      var body: some View {
        ForEach(Mode.allCases) { mode in Button("Go") { select(mode) } }
        Button("Back") { if mode == .b { mode = .a } }
      }
      private func select(_ new: Mode) {
        guard new != .c else { return }
        mode = new
      }
    }
    --
    events ->a ->b ->c body(Button)
    a ->a stays
    a ->b → b
    a ->c stays
    b ->a → a
    b ->b stays
    b ->c stays
    c ->a → a
    c ->b → b
    c ->c stays
    b body(Button) → a
    rest stays
    """#
  )

  /// What stands in for a wrapper, and for the views.
  static let kept = """
    @propertyWrapper struct Kept<Value> {
      private final class Place {
        var value: Value
        init(_ value: Value) { self.value = value }
      }
      private let place: Place
      init(wrappedValue: Value) { place = Place(wrappedValue) }
      var wrappedValue: Value {
        get { place.value }
        nonmutating set { place.value = newValue }
      }
      var projectedValue: Self { self }
    }
    protocol Part {}
    extension Part { func padded() -> Leaf { Leaf() } }
    extension Part { func started(_ action: @escaping () async -> Void) -> Leaf { Leaf() } }
    struct Leaf: Part {}
    @MainActor protocol Screen {
      associatedtype Body: Part
      @Parts var body: Body { get }
    }
    @resultBuilder enum Parts {
      static func buildExpression(_ part: some Part) -> Leaf { Leaf() }
      static func buildBlock(_ parts: Leaf...) -> Leaf { Leaf() }
      static func buildOptional(_ part: Leaf?) -> Leaf { Leaf() }
      static func buildEither(first part: Leaf) -> Leaf { part }
      static func buildEither(second part: Leaf) -> Leaf { part }
    }
    func Button(_ title: String, _ action: @escaping () -> Void) -> Leaf { Leaf() }
    func Link(_ title: String, _ action: @escaping () -> Void) -> Leaf { Leaf() }
    func Stack(@Parts _ content: () -> Leaf) -> Leaf { content() }
    func Frame(_ content: some Part) -> Leaf { Leaf() }
    func Picker<Value>(_ selection: Kept<Value>) -> Leaf { Leaf() }
    func withTransition(_ body: () -> Void) { body() }
    func fetch() async -> Bool { isReady }
    """
}
