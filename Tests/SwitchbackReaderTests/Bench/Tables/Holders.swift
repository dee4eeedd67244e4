extension Table {
  static let holders = Table(
    "structs that hold the state",
    #"""
    ## a property of a struct that a class stores @file unrun
    final class Machine {
      struct Model { var phase = State.a; var count = 0 }
      enum State { case a, b, c }
      private var model = Model()
      func open() {
        if model.phase == .a { model.phase = .b }
        model.count += 1
      }
      func close() {
        guard case .b = self.model.phase else { return }
        finish()
      }
      private func finish() { self.model.phase = .c }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## the struct is replaced @file unrun
    final class Machine {
      struct Model { var phase: State = .a; var count = 0 }
      enum State { case a, b, c }
      private var model: Model = Model(phase: .b)
      func open() {
        if model.phase == .a { model.phase = .b }
        if model.phase == .c { self.model = Model(count: 1) }
      }
      func close(_ other: Model) {
        if model.phase == .b { model = Model(phase: .c) }
        if model.phase == .a { model = other } // 1️⃣
      }
    }
    --
    initial b
    events open close
    a open → b
    c open → a
    a close ? other
    b close → c
    rest stays
    unread 1️⃣ 'model' is replaced, and with it the state

    ## the struct's own functions are followed @file unrun
    final class Machine {
      struct Model {
        var phase = State.a
        mutating func reset() { phase = .a }
        func tell() -> Bool { true }
      }
      enum State { case a, b, c }
      private var model = Model()
      func open() {
        if model.phase == .a, model.tell() { model.phase = .b }
      }
      func close() {
        guard model.phase == .b else { return }
        model.reset()
      }
    }
    --
    others
    events open close
    a open [model.tell()] → b
    a open stays
    b close → a
    rest stays

    ## they replace it, tell what they did, and leave the state alone @file unrun
    final class Machine {
      struct Model {
        var phase = State.a
        var marks = 0
        var isQuiet: Bool { phase != .b }
        mutating func restart() { self = Model(phase: .b) }
        mutating func wipe() { self = Model() }
        mutating func advance(to next: State) -> Bool {
          guard phase != next else { return false }
          phase = next
          return true
        }
        mutating func mark() { marks += 1 }
      }
      enum State { case a, b, c }
      private var model = Model()
      func again() { if model.phase == .c { model.restart() } }
      func wipe() { if model.phase == .b { model.wipe() } }
      func go() { if !model.advance(to: .c) { model.phase = .a } }
      func rest() { if model.isQuiet { model.phase = .c } }
      func up() { if model.phase == .a { model.mark(); model.phase = .b } }
      func count() { if model.marks == 3 { model.mark(); if model.marks == 3 { model.phase = .c } } }
      private func unused() { model.wipe() } // 1️⃣
    }
    --
    others
    events again wipe go rest up count
    c again → b
    b wipe → a
    a go → c
    b go → c
    c go → a
    a rest → c
    a up → b
    a count [model.marks == 3 && again(model.marks == 3)] → c
    a count stays
    b count [model.marks == 3 && again(model.marks == 3)] → c
    b count stays
    rest stays
    unread 1️⃣ 'unused' sets the state, and no event is seen to lead to this assignment

    ## what an overload, a copy or another instance does @file unrun
    final class Machine {
      struct Model {
        var phase = State.a
        mutating func one(_ number: Int) { phase = .b }
        mutating func one(_ text: String) { phase = .c }
        mutating func reset() { phase = .a }
      }
      enum State { case a, b, c }
      private var model = Model()
      private var second = Model()
      func number() { if model.phase == .a { model.one(3) } }
      func copy() { var copy = model; copy.reset(); if model.phase == .b { model.phase = .c } }
      func other() { second.reset(); if model.phase == .c { model.phase = .a } }
      func lent() { if model.phase == .b { reset(&model) } }
      private func reset(_ model: inout Model) { model.reset() }
    }
    --
    others
    events number copy other lent
    a number → b
    b copy → c
    c other → a
    b lent → a
    rest stays

    ## what an actor is given to run is waited for @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() async {
        guard state == .a else { return }
        state = .b
        await load()
        await MainActor.run { self.state = .c }
      }
      private func load() async {}
    }
    --
    events open open(load)
    a open → b
    b open(load) → c
    b open stays
    c open stays

    ## what an actor is taken to be at already runs at once @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      nonisolated func open() {
        MainActor.assumeIsolated {
          guard state == .a else { return }
          state = .b
        }
      }
      func watch(_ button: Button) {
        button.onPress = { MainActor.assumeIsolated { if self.state == .b { self.state = .c } } }
      }
    }
    final class Button { var onPress: @Sendable () -> Void = {} }
    --
    events open watch(onPress)
    a open → b
    b watch(onPress) → c
    rest stays

    ## an actor that is taken to be at it already is named by the parameter @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      nonisolated func open() {
        self.assumeIsolated { machine in
          guard machine.state == .a else { return }
          machine.state = .b
        }
      }
      nonisolated func close() { assumeIsolated { if $0.state == .b { $0.state = .c } } }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## the struct is made by an initialiser of its own, which has standard values @file unrun
    @MainActor final class Machine {
      struct Model {
        var phase: State
        var item: String?
        init(phase: State = .a, item: String? = nil) {
          self.phase = phase
          self.item = item
        }
        init(restoring text: String) {
          phase = .b
          if text.isEmpty { phase = .c }
        }
      }
      enum State { case a, b, c }
      private(set) var model: Model
      init() { model = Model() }
      func open() { model = Model(phase: .b, item: "x") }
      func close() { if model.phase == .b { model.phase = .c } }
      func reset() { self.model = Model() }
      func restore(_ text: String) { if model.phase == .c { model = Model(restoring: text) } } // 1️⃣
    }
    --
    initial a
    events open close reset restore
    a open → b any
    b open stays any
    c open → b any
    b close → c
    a reset stays any
    b reset → a any
    c reset → a any
    c restore ? Model(restoring: text)
    rest stays
    unread 1️⃣ 'model' is replaced, and with it the state
    """#
  )
}
