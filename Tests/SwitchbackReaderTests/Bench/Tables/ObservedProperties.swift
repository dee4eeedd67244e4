extension Table {
  static let observedProperties = Table(
    "observers of other properties that change the state",
    #"""
    ## one that calls a hidden function @file unrun
    final class Machine {
      enum State { case empty, ready, busy }
      private(set) var state = State.empty
      var source = "" {
        didSet { sourceDidChange(from: oldValue) }
      }
      func submit() {
        guard state == .ready else { return }
        state = .busy
      }
      private func sourceDidChange(from old: String) {
        guard source != old, state != .busy else { return }
        state = source.isEmpty ? .empty : .ready
      }
    }
    --
    states empty ready busy
    initial empty
    events submit source(didSet)
    empty source(didSet) [source != oldValue && source.isEmpty] stays
    empty source(didSet) [source != oldValue] → ready
    empty source(didSet) stays
    ready submit → busy
    ready source(didSet) [source != oldValue && source.isEmpty] → empty
    ready source(didSet) stays
    rest stays

    ## one that a class above declares, before it is set @file unrun
    class Control { var isHighlighted = false }
    final class Machine: Control {
      enum State { case plain, marked, chosen }
      private(set) var state = State.plain
      override var isHighlighted: Bool {
        willSet(next) { if next, state == .plain { state = .marked } }
      }
      func choose() { if state == .marked { state = .chosen } }
    }
    --
    states plain marked chosen
    initial plain
    events choose isHighlighted(willSet)
    plain isHighlighted(willSet) [next] → marked
    plain isHighlighted(willSet) stays any
    marked choose → chosen
    rest stays

    ## a hidden one runs where the type sets it, but in itself and in initialisers @file unrun
    final class Machine {
      enum State { case idle, busy, full }
      private(set) var state = State.idle
      private var count = 0 {
        didSet {
          if count > 9 { count = 0 }
          if state == .busy { state = .full } else { state = .busy }
        }
      }
      init() { count = 1 }
      func load() { if state == .idle { count = 2 } }
      func fill() {
        guard state == .busy else { return }
        put(3)
      }
      func clear() { if state == .full { state = .idle } }
      private func put(_ next: Int) { self.count = next }
    }
    --
    states idle busy full
    initial idle
    events load fill clear
    idle load → busy
    busy fill → full
    full clear → idle
    rest stays

    ## one that the type sets in a closure, and one that leaves a closure behind @file invalid
    final class Machine {
      enum State { case idle, busy, done }
      private(set) var state = State.idle
      private var data: Data? {
        didSet { state = .done }
      }
      var url: URL? {
        didSet { queue.async { self.state = .idle } }
      }
      func load() {
        guard state == .idle else { return }
        state = .busy
        service.load { [weak self] data in self?.data = data }
      }
    }
    --
    states idle busy done
    initial idle
    events load load(load) url(async)
    idle load → busy
    idle load(load) → done
    busy load(load) → done
    busy url(async) → idle
    done url(async) → idle
    rest stays

    ## one that the type sets that hides nothing is a helper @file unrun
    final class Machine {
      enum State { case idle, playing }
      var state = State.idle
      var url = "" {
        didSet { if state == .playing { state = .idle } }
      }
      func play() { if state == .idle { state = .playing } }
      func move() { url = "" }
    }
    --
    states idle playing
    initial idle
    events play move
    idle play → playing
    playing move → idle
    rest stays

    ## two observers of one property @file unrun
    final class Machine {
      enum State { case idle, playing }
      private(set) var state = State.idle
      var url = "" {
        willSet { 1️⃣state = .playing }
        didSet { 2️⃣state = .idle }
      }
      func play() { if state == .idle { state = .playing } }
    }
    --
    states idle playing
    initial idle
    events play
    idle play → playing
    rest stays
    unread 1️⃣ willSet
    unread 2️⃣ didSet

    ## one that is not only assigned @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var score = 0 { didSet { if score > 9 { state = .c } } }
      func open() { if state == .a { state = .b } }
      func close() {
        guard state == .b else { return }
        add()
        state = .a
      }
      private func add() { score += 1 }
    }
    --
    events open close score(didSet)
    a open → b
    b close → a
    a score(didSet) [score > 9] → c any
    a score(didSet) stays any
    b score(didSet) [score > 9] → c any
    b score(didSet) stays any
    rest stays

    ## that of the state, which others can set as well @file unrun
    final class Machine {
      enum State { case idle, busy, done }
      var state = State.idle {
        didSet { if state == .done { finish() } }
      }
      private var count = 0
      func open() { if state == .idle { state = .busy } }
      private func finish() { if count == 0 { state = .idle } }
    }
    --
    states idle busy done
    initial idle
    events open state(didSet)
    idle open → busy
    done state(didSet) [count == 0] → idle
    done state(didSet) stays
    rest stays

    ## that of a state that only the type sets @file unrun
    final class Machine {
      enum State { case idle, busy, done }
      private(set) var state = State.idle {
        didSet { if state == .done { state = .idle } }
      }
      func open() { state = state == .idle ? .busy : .done }
    }
    --
    states idle busy done
    initial idle
    events open
    idle open → busy
    busy open → idle
    done open → idle
    rest stays

    ## that of a property that is changed in place as well @file unrun
    final class Machine {
      enum State { case idle, busy, done, closed }
      private(set) var state = State.idle
      private var names: [String] = [] { didSet { if names.count > 3 { state = .closed } } }
      func open() {
        guard state == .idle else { return }
        state = .busy
        names = []
      }
      func add(_ name: String) { names.append(name) }
      func has(_ name: String) -> Bool { names.contains(name) }
      func clear() { names = [] }
    }
    --
    states idle busy done closed
    initial idle
    events open add clear
    idle open [names.count > 3] → closed
    idle open → busy
    idle add [names.count > 3] → closed any
    idle add stays any
    idle clear [names.count > 3] → closed any
    idle clear stays any
    busy add [names.count > 3] → closed any
    busy add stays any
    busy clear [names.count > 3] → closed any
    busy clear stays any
    done add [names.count > 3] → closed any
    done add stays any
    done clear [names.count > 3] → closed any
    done clear stays any
    rest stays

    ## one of the name of a constant, whose functions change nothing in it @file unrun
    final class Machine {
      enum State { case a, b, c }
      struct Song {
        var id = 0
        func isFirst() -> Bool { id == 0 }
      }
      private(set) var state = State.a
      var song: Song? {
        didSet { if state == .b { state = .c } }
      }
      func play() {
        guard let song = song, song.isFirst() else { return }
        if state == .a { state = .b }
      }
    }
    --
    events play song(didSet)
    a play [let song = song && song.isFirst()] → b
    a play stays
    b song(didSet) → c
    rest stays

    ## one of a property that holds a state as well @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var wanted = State.a {
        didSet {
          switch (state, wanted) {
          case (.b, .a): state = .c
          case (.a, .b): state = .b
          default: break
          }
        }
      }
      func start() { wanted = .b }
      func stop() { self.wanted = .a }
    }
    --
    machine Machine.state
    others
    events start stop
    a start → b
    b start stays any
    c start stays any
    a stop stays
    b stop → c
    c stop stays
    """#
  )
}
