extension Table {
  static let calledInViews = Table(
    "hidden functions of views, by who else goes by their names",
    #"""
    ## another object, a local and another type have a function's name @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      let recorder = Recorder()
      var body: some Part {
        switch state {
        case .a: Button("start") { start() }
        case .b: Button("stop", stop)
        case .c: Stack {}
        }
      }
      private func start() {
        recorder.start()
        state = .b
      }
      private func stop() {
        let start = recorder.started
        recorder.stop(start: start)
        state = .c
      }
      struct Recorder {
        let started = 1
        func start() {}
        func stop(start: Int) {}
      }
    }
    struct Span { let start = 1 }
    \#(kept)
    --
    events start stop
    a start → b
    b stop → c
    rest nothing

    ## a type inside calls them where it likes @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        switch state {
        case .a: Button("start") { start() }
        case .b: Button("stop", stop)
        case .c: Button("again") { state = .a }
        }
      }
      private func start() { state = .b }
      private func stop() { state = .c }
      @MainActor final class Delegate {
        var machine: Machine
        init(machine: Machine) { self.machine = machine }
        func began() { machine.start() }
        func ended(others: [Machine]) { for other in others { other.stop() } }
      }
    }
    \#(kept)
    --
    events start stop body(Button)
    a start → b any
    b start stays any
    c start → b any
    a stop → c any
    b stop → c any
    c stop stays any
    c body(Button) → a
    rest nothing

    ## a function of another file has the name @file unrun
    // file Recorder.swift
    final class Recorder {
      func start() {}
      func record() { start() }
    }
    // file Machine.swift
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        switch state {
        case .a: Button("start") { start() }
        case .b: Button("done") { state = .c }
        case .c: Stack {}
        }
      }
      private func start() { state = .b }
    }
    \#(kept)
    --
    events start body(Button)
    a start → b
    b body(Button) → c
    rest nothing

    ## what a function sets, and sets again in what it leaves behind, is no choice @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        switch state {
        case .a, .b: Stack {}
        case .c: Button("again") { load() }
        }
        Button("load", load)
      }
      private func load() {
        state = .b
        later { state = isReady ? .c : .a }
      }
      private func later(_ action: @escaping () -> Void) {}
    }
    \#(kept)
    --
    events load load(later)
    a load → b any
    b load stays any
    c load → b any
    a load(later) [isReady] → c any
    a load(later) stays any
    b load(later) [isReady] → c any
    b load(later) → a any
    c load(later) [isReady] stays any
    c load(later) → a any

    ## what two functions set, one of them in what it leaves behind, is a choice @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        if case .a = state { Stack {} }
        Button("first", first)
        Button("second") { second() }
      }
      private func first() { state = .b }
      private func second() {
        state = .c
        later { if isReady { state = .c } }
      }
      private func later(_ action: @escaping () -> Void) {}
    }
    \#(kept)
    --
    refused
    unread * nothing that sets 'state' asks what it was

    ## which calls what only begins a task @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      let fetch: () async -> Void
      var body: some Part {
        switch state {
        case .a: Button("open") { state = .b }
        case .b: Button("leave") { leave() }
        case .c: Stack {}
        }
      }
      private func leave() {
        Task {
          await fetch()
          state = .c
        }
      }
    }
    \#(kept)
    --
    events body(Button) leave(fetch)
    a body(Button) → b
    a leave(fetch) → c
    b leave(fetch) → c
    c leave(fetch) stays

    ## and a hidden function that nothing calls, with a closure that runs at once @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      let effects = Effects()
      var body: some Part {
        switch state {
        case .a, .b: Button("go") { next() }
        case .c: Stack {}
        }
      }
      private func next() {
        effects.withEffect { state = state == .a ? .b : .c }
      }
      private func back() {
        effects.withEffect { 1️⃣state = .a }
      }
    }
    struct Effects { func withEffect(_ body: () -> Void) { body() } }
    \#(kept)
    --
    events next
    a next → b
    b next → c
    unread 1️⃣ 'back' sets the state, and no event is seen

    ## or a closure that is an event by itself, with which it is drawn @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      var body: some Part {
        switch state {
        case .a: Button("ask") { ask() }
        case .b: Button("go") { go() }
        case .c: Stack {}
        }
      }
      private func ask() {
        Task { if await isWanted() { state = .b } else { go() } }
      }
      private func go() { state = .c }
    }
    func isWanted() async -> Bool { true }
    \#(kept)
    --
    events go ask(isWanted)
    b go → c
    a ask(isWanted) [await isWanted()] → b
    a ask(isWanted) → c
    b ask(isWanted) [await isWanted()] stays
    b ask(isWanted) → c
    c ask(isWanted) [await isWanted()] → b
    c ask(isWanted) stays
    rest nothing

    ## the same of one that runs later, without which nothing has an order @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      let queue = Queue()
      var body: some Part {
        switch state {
        case .a: Button("ask") { ask() }
        case .b: Button("go") { go() }
        case .c: Stack {}
        }
      }
      private func ask() {
        queue.async { if isReady { state = .b } else { go() } }
      }
      private func go() { state = .c }
    }
    struct Queue { func async(_ action: @escaping () -> Void) {} }
    \#(kept)
    --
    events go ask(async)
    b go → c
    a ask(async) [isReady] → b any
    a ask(async) → c any
    b ask(async) [isReady] stays any
    b ask(async) → c any
    c ask(async) [isReady] → b any
    c ask(async) stays any
    rest nothing

    ## and a closure that is no event may come at any time @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      let queue = Queue()
      var body: some Part {
        switch state {
        case .a: Button("ask") { ask() }
        case .b: Button("go") { go() }
        case .c: Button("back") { state = .b }
        }
      }
      private func ask() {
        queue.async { go() }
      }
      private func go() { state = .c }
    }
    struct Queue { func async(_ action: @escaping () -> Void) {} }
    \#(kept)
    --
    events go body(Button)
    a go → c any
    b go → c any
    c go stays any
    c body(Button) → b
    rest nothing

    ## what only leaves a closure behind does nothing where it is named @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      @Kept private var state = State.a
      let queue = Queue()
      var body: some Part {
        Button("ask", ask)
        Link("next") { if state == .a { state = .b } }
      }
      private func ask() {
        queue.async { state = .c }
      }
    }
    struct Queue { func async(_ action: @escaping () -> Void) {} }
    \#(kept)
    --
    events ask(async) body(Link)
    a ask(async) → c any
    b ask(async) → c any
    c ask(async) stays any
    a body(Link) → b
    b body(Link) stays
    c body(Link) stays
    rest nothing

    ## what is shown for a case of another enum @file unrun
    struct Machine: Screen {
      enum State { case a, b, c }
      enum Kind { case big, small }
      @Kept private var state = State.a
      let kinds: [Kind]
      var body: some Part {
        if state == .a {
          Each(kinds) { kind in row(for: kind) }
        } else if state == .b {
          row(for: .big)
        }
      }
      private func row(for kind: Kind) -> some Part {
        Button("open") { if kind == .big { state = .c } else { state = .b } }
      }
    }
    struct Each: Part { init(_ kinds: [Machine.Kind], _ show: (Machine.Kind) -> some Part) {} }
    \#(kept)
    --
    events row(Button)
    a row(Button) [kind == .big] → c
    a row(Button) → b
    b row(Button) [kind == .big] → c
    b row(Button) stays
    rest nothing

    ## the same where the kind of view is hidden @file invalid
    struct Machine: View {
      enum State { case a, b, c }
      enum Kind { case big, small }
      @Kept private var state = State.a
      var body: some View {
        if state == .a { row(for: .big) }
      }
      private func row(for kind: Kind) -> AnyView {
        switch kind {
        case .big: return AnyView(Button("big") { state = .b })
        case .small: return AnyView(Text("small"))
        }
      }
    }
    \#(kept)
    --
    events row(Button)
    a row(Button) → b
    rest nothing
    """#
  )
}
