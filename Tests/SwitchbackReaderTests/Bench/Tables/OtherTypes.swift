extension Table {
  static let otherTypes = Table(
    "functions of other types that are told the state",
    #"""
    ## a static one, whose events are cases @file
    enum State { case a, b, c }
    enum Wish { case go, end }
    enum Reducer {
      static func reduce(_ state: State, event: Wish) -> State {
        switch (state, event) {
        case (.a, .go): return .b
        case (.b, .end): return .c
        default: return state
        }
      }
    }
    final class Machine {
      private(set) var state = State.a
      func go() { state = Reducer.reduce(state, event: .go) }
      func end() { state = Reducer.reduce(state, event: .end) }
      func both() {
        state = Reducer.reduce(state, event: .go)
        state = Reducer.reduce(state, event: .end)
      }
    }
    --
    machine Machine
    others Reducer
    states a b c
    events go end both
    a go → b
    b end → c
    a both → c
    b both → c
    rest stays
    initial a
    methods

    ## one of a value that a property holds, and of one that is made there @file
    enum State { case a, b, c }
    struct Rules {
      var isStrict = false
      func next(_ state: State, _ number: Int) -> State {
        if isOver(number) { return .a }
        return deep(state)
      }
      private func isOver(_ number: Int) -> Bool { number > 7 }
      private func deep(_ state: State) -> State { self.isStrict ? .c : state }
    }
    final class Machine {
      private(set) var state = State.b
      private let rules = Rules()
      var isStrict = false
      var count = 0
      func go() { if !isStrict { state = rules.next(state, count) } }
      func end() { state = Rules(isStrict: true).next(state, 1) }
    }
    --
    states a b c
    machine Machine
    others Rules
    events go end
    a go [!isStrict && rules.isOver(count)] stays any
    a go [!isStrict && rules.isStrict] → c any
    a go stays any
    b go [!isStrict && rules.isOver(count)] → a
    b go [!isStrict && rules.isStrict] → c
    b go stays
    c go [!isStrict && rules.isOver(count)] → a
    c go stays
    a end [Rules(isStrict: true).isOver(1)] stays any
    a end [Rules(isStrict: true).isStrict] → c any
    a end stays any
    b end [Rules(isStrict: true).isOver(1)] → a
    b end [Rules(isStrict: true).isStrict] → c
    b end stays
    c end [Rules(isStrict: true).isOver(1)] → a
    c end stays
    initial b
    methods

    ## one that is lent the struct around the state, and lends it on @file unrun
    struct Model {
      enum Step { case a, b, c }
      var step = Step.a
      var count = 0
    }
    func forward(_ model: inout Model) { if model.step == .a { model.step = .b } }
    struct Reducer {
      let limit: Int
      func reduce(_ model: inout Model) -> Bool {
        guard model.step == .b else { return false }
        model.count += 1
        if model.count > limit { finish(&model) }
        return true
      }
      private func finish(_ it: inout Model) { it.step = .c }
    }
    final class Machine {
      private(set) var model = Model()
      private let reducer = Reducer(limit: 3)
      func first() { forward(&model) }
      func second() { if reducer.reduce(&model) { print("reduced") } }
      func third() { own(&model) }
      func fourth() {
        var copy = Model()
        own(&copy)
        if model.step == .c { model.step = .b }
      }
      func fifth() { if model.step == .c { wind(&model, 3) } }
      private func own(_ it: inout Model) { if it.step == .c { it.step = .a } }
      private func wind(_ it: inout Model, _ most: Int) { if it.count > most { it = Model(step: .b) } }
    }
    --
    machine Machine
    others
    states a b c
    events first second third fourth fifth
    c fifth [model.count > 3] → b
    c fifth stays
    a first → b
    b second [model.count > reducer.limit] → c
    b second stays
    c third → a
    c fourth → b
    rest stays
    initial a

    ## what one asks and the machine as well, what is asked twice, and what may be something else @file unrun
    enum State { case a, b, c }
    final class Helper {
      var count = 0
      func next(_ state: State) -> State { count > 3 ? .b : state }
      func last(_ state: State) -> State { isLast ? .c : state }
      private var isLast: Bool { limit > 3 }
      private let limit = 3
    }
    class Open { func next(_ state: State) -> State { .c } }
    final class More: Open { override func next(_ state: State) -> State { .b } }
    protocol Rules { func next(_ state: State) -> State }
    final class Machine {
      private(set) var state = State.a
      private let helper = Helper()
      private let open = More() as Open
      private let rules: any Rules
      init(rules: any Rules) { self.rules = rules }
      func one() { if helper.count > 3 { state = 1️⃣helper.next(state) } }
      func two() {
        state = helper.last(state)
        state = 2️⃣helper.last(state)
      }
      func three() { state = 3️⃣open.next(state) }
      func four() { state = 4️⃣rules.next(state) }
      func five() { if state == .b { state = .c } }
    }
    --
    machine Machine
    others Helper Open More
    states a b c
    events one two three four five
    a one [helper.count > 3] ? helper.next(state) any
    b one [helper.count > 3] ? helper.next(state) any
    c one [helper.count > 3] ? helper.next(state) any
    a one stays any
    b one stays any
    c one stays any
    a two ? helper.last(state) any
    b two ? helper.last(state) any
    c two ? helper.last(state) any
    a three ? open.next(state) any
    b three ? open.next(state) any
    c three ? open.next(state) any
    a four ? rules.next(state) any
    b four ? rules.next(state) any
    c four ? rules.next(state) any
    b five → c
    rest stays
    unread 1️⃣ target comes from a call to 'helper.next(_:)'
    unread 2️⃣ target comes from a call to 'helper.last(_:)'
    unread 3️⃣ target comes from a call to 'open.next(_:)'
    unread 4️⃣ target comes from a call to 'rules.next(_:)'

    ## a function that is called twice asks once @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var number = 0
      func go() {
        state = next(state)
        state = next(state)
      }
      func on() {
        step()
        step()
      }
      private func next(_ from: State) -> State {
        guard number > 3 else { return from }
        return from == .a ? .b : .c
      }
      private func step() { if number > 3 { state = state == .c ? .a : .c } }
    }
    --
    states a b c
    events go on
    a go [number > 3] → c
    a go stays
    b go [number > 3] → c
    b go stays
    a on stays
    b on [number > 3] → a
    b on stays
    c on stays
    rest stays
    initial a
    methods
    """#
  )
}
