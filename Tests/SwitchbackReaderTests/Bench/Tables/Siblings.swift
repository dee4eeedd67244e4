extension Table {
  static let siblings = Table(
    "several states of a type",
    #"""
    ## the first of two that methods change @file
    final class Machine {
      enum Turn: Equatable { case white, black, over }
      enum Side { case first, second }
      var turn: Turn = .white
      var side = Side.first
      func play() {
        guard turn != .over else { return }
        side = side == .first ? .second : .first
        turn = turn == .white ? .black : .white
      }
      func resign() { finish() }
      func restart() { (turn, side) = (.white, .first) }
      private func finish() { if turn != .over { turn = .over } }
    }
    --
    machine Machine.turn
    others
    methods
    property turn
    types Turn -
    states white black over
    events play resign restart
    initial white
    white play → black
    black play → white
    over play stays
    white resign → over
    black resign → over
    over resign stays
    white restart stays
    black restart → white
    over restart → white

    ## the second of two that methods change @file
    struct Machine {
      enum Turn: Equatable { case white, black, over }
      enum Side { case first, second }
      var turn: Turn = .white
      var side = Side.first
      mutating func play() {
        guard turn != .over else { return }
        side = side == .first ? .second : .first
        turn = turn == .white ? .black : .white
      }
      mutating func resign() { finish() }
      mutating func restart() { (turn, side) = (.white, .first) }
      private mutating func finish() { if turn != .over { turn = .over } }
    }
    --
    machine Machine.side
    others
    methods
    property side
    types Side -
    states first second
    events play restart
    initial first
    first play [turn != .over] → second
    first play stays
    second play [turn != .over] → first
    second play stays
    first restart stays
    second restart → first

    ## two that have nothing to do with one another @file
    final class Machine {
      enum State { case a, b, c }
      enum Light { case on, off }
      var light = Light.off
      var state = State.a
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { state = .c } }
      func toggle() { light = light == .on ? .off : .on }
    }
    --
    machine Machine.state
    others
    methods
    property state
    events open close
    a open → b
    b close → c
    rest stays

    ## a helper that changes only the other one @file
    final class Machine {
      enum State { case a, b, c }
      enum Light { case on, off }
      var state = State.a
      var light = Light.off
      func open() {
        if state == .a { state = .b }
        shine()
      }
      func close() {
        if state == .b { state = .c }
        dim()
      }
      private func shine() { if light == .off { light = .on } }
      private func dim() { if light == .on { light = .off } }
    }
    --
    machine Machine.light
    others
    methods
    property light
    types Light -
    states on off
    events open close
    initial off
    off open → on
    on open stays
    on close → off
    off close stays

    ## one by events, the other by methods @file
    final class Machine {
      enum State { case a, b, c }
      enum Event { case x, y }
      enum Link { case up, down }
      var state = State.a
      var link = Link.down
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
      func connect() { if link == .down { link = .up } }
      func lose() { if link == .up { link = .down } }
    }
    --
    machine Machine.link
    others
    methods
    property link
    types Link -
    states up down
    events connect lose
    initial down
    down connect → up
    up connect stays
    up lose → down
    down lose stays

    ## one of two leads nowhere @file
    final class Machine {
      enum State { case a, b, c }
      enum Kind { case small, large }
      var state = State.a
      var kind = Kind.small
      func open() { if state == .a { state = .b } }
      func close() {
        if kind == .large { kind = .large }
        if state == .b { state = .c }
      }
    }
    --
    methods
    events open close
    a open → b
    b close → c
    rest stays

    ## of one of two it is unknown where it leads @file
    final class Machine {
      enum State { case a, b, c }
      enum Kind { case small, large }
      var state = State.a
      1️⃣var kind = Kind.small
      func open() { if state == .a { state = .b } }
      func close() {
        if kind == .large { kind = resolve() }
        if state == .b { state = .c }
      }
    }
    --
    methods
    events open close
    a open → b
    b close → c
    rest stays
    unread 1️⃣ 'kind' is a state of its own, of which no move is found

    ## one that only others ask for @file
    final class Machine {
      enum Turn { case white, black, over }
      enum Side { case left, right }
      private(set) var turn = Turn.white
      private(set) var side = Side.left
      func play() {
        side = side == .left ? .right : .left
        turn = isReady ? .white : .black
      }
      func resign() { turn = .over }
    }
    --
    machine Machine.turn
    others
    methods
    property turn
    types Turn -
    states white black over
    events play resign
    initial white
    white play [isReady] stays
    white play → black
    black play [isReady] → white
    black play stays
    over play [isReady] → white
    over play → black
    white resign → over
    black resign → over
    over resign stays

    ## one of a struct, for which only a method asks that does not set it @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var count = 0
      mutating func open() { if count > 0 { state = .b } }
      mutating func close() { state = .c }
      func width(of size: Int) -> Int {
        switch state {
        case .a: 0
        case .b, .c: size
        }
      }
    }
    --
    events open close
    a open [count > 0] → b any
    c open [count > 0] → b any
    a open stays any
    b open stays any
    c open stays any
    a close → c any
    b close → c any
    c close stays any

    ## a hidden function that siblings tell what they are, and give a closure @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Scope { case all, one(Int) }
      private var state = State.a
      func refreshAll() { begin(scope: .all) { $0 } }
      func refresh(id: Int) { begin(scope: .one(id)) { $0 + id } }
      func close() { if state != .a { state = .a } }
      private func begin(scope: Scope, work: @escaping (Int) -> Int) {
        if case .all = scope, state == .c { return }
        if case .one = scope, state == .b { return }
        if case .all = scope { state = .b } else { state = .c }
      }
    }
    --
    events refreshAll refresh close
    a refreshAll → b
    a refresh → c
    c refresh stays
    b close → a
    c close → a
    rest stays

    ## a hidden function that is told what its siblings have caught @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum LoadError: Error { case missing, broken }
      private var state = State.a
      private let load: () throws(LoadError) -> Void = {}
      func open() {
        guard state == .a else { return }
        do { try load() } catch { handle(error: error) }
      }
      func close() { if state != .a { state = .a } }
      private func handle(error: LoadError) {
        switch error {
        case .missing: state = .b
        case .broken: state = .c
        }
      }
    }
    --
    events open close
    a open [load() throws && case .missing = error] → b
    a open [load() throws && case .broken = error] → c
    a open stays
    b close → a
    c close → a
    rest stays

    ## what is set beside it to one thing @file
    final class Machine {
      enum State { case a, b, c }
      enum Kind { case small, large }
      var state = State.a
      private(set) var kind = Kind.small
      func open() {
        if state == .a { state = .b }
        kind = .large
      }
      func close() {
        if state == .b { state = .c }
        kind = .large
      }
    }
    --
    methods
    events open close
    a open → b
    b close → c
    rest stays

    ## both in one lock @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Light { case on, off }
      struct Storage { var state = State.a, light = Light.off }
      let storage = Guarded(Storage())
      func open() { storage.withLock { if $0.state == .a { $0.state = .b } } }
      func shine() { storage.withLock { if $0.light == .off { $0.light = .on } } }
    }
    --
    machine Machine.storage.light
    others
    states on off
    events shine
    initial off
    off shine → on
    on shine stays

    ## one that only others ask for, beside one that may be nil @file unrun
    final class Machine {
      enum Stage { case first, second }
      enum Pending { case turn, end }
      private(set) var stage = Stage.first
      private var pending: Pending?
      func submit() { (stage, pending) = (.second, .turn) }
      func fail() { pending = .end }
      func reset() { stage = .first }
      func retry() { if pending == .end { pending = nil } }
    }
    --
    machine Machine.stage
    others
    states first second
    events submit reset
    initial first
    first submit → second any
    second submit stays any
    first reset stays any
    second reset → first any
    """#
  )
}
