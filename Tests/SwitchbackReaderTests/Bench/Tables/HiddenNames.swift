extension Table {
  static let hiddenNames = Table(
    "one name for two things",
    #"""
    ## a parameter hides a property only where it is one @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var isOn = false
      var isOther = false
      var count = 0
      func first() { told(isOther) }
      func second() { counted(4) }
      func third() { counted(9) }
      func fourth() { run { (isOn: Bool) in self.ask() } }
      func back() { if state == .c { state = .a } }
      private func told(_ isOn: Bool) { ask() }
      private func counted(_ count: Int) { if isLarge { state = .b } }
      private var isLarge: Bool { count > 3 }
      private func run(_ body: (Bool) -> Void) { body(true) }
      private func ask() { state = isOn ? .b : .c }
    }
    --
    states a b c
    events first second third fourth back
    c back → a
    a back stays any
    b back stays any
    a first [self.isOn] → b any
    a first → c any
    b first [self.isOn] stays any
    b first → c any
    c first [self.isOn] → b any
    c first stays any
    a second [isLarge] → b any
    a second stays any
    b second stays any
    c second [isLarge] → b any
    c second stays any
    a third [isLarge] → b any
    a third stays any
    b third stays any
    c third [isLarge] → b any
    c third stays any
    a fourth [self.isOn] → b any
    a fourth → c any
    b fourth [self.isOn] stays any
    b fourth → c any
    c fourth [self.isOn] → b any
    c fourth stays any
    initial a
    methods

    ## what is lent in between is asked again @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var isOn = false
      func go() {
        step()
        flip(&isOn)
        step()
      }
      private func step() { if isOn { state = state == .a ? .b : .c } }
      private func flip(_ flag: inout Bool) { flag.toggle() }
    }
    --
    states a b c
    events go
    a go [isOn && again(isOn)] → c
    a go [isOn || again(isOn)] → b
    a go stays
    b go [isOn || again(isOn)] → c
    b go stays
    c go stays
    initial a
    methods

    ## a type that a function declares is nearer, and what a helper hides is not followed @file unrun
    enum State { case a, b, c }
    enum Reducer { static func next(_ state: State) -> State { .c } }
    struct Rules {
      let isOn: Bool
      func next(_ state: State) -> State {
        do {
          let isOn = false
          if isOn { return .a }
        }
        return isOn ? .b : .c
      }
    }
    final class Machine {
      private(set) var state = State.a
      private let rules = Rules(isOn: true)
      func first() {
        enum Reducer { static func next(_ state: State) -> State { .b } }
        state = 1️⃣Reducer.next(state)
      }
      func second() { state = 2️⃣rules.next(state) }
      func third() { if state == .b { state = .a } }
    }
    --
    machine Machine
    others Reducer Rules
    states a b c
    events first second third
    a first ? Reducer.next(state) any
    b first ? Reducer.next(state) any
    c first ? Reducer.next(state) any
    a second ? rules.next(state) any
    b second ? rules.next(state) any
    c second ? rules.next(state) any
    b third → a
    rest stays
    unread 1️⃣ target comes from a call to 'Reducer.next(_:)'
    unread 2️⃣ target comes from a call to 'rules.next(_:)'

    ## observers of a member, and of the struct around it @file unrun
    struct Model {
      enum State { case a, b, c }
      var step = State.a { didSet { if step == .b { step = .c } } }
    }
    final class Machine {
      private var model = Model()
      func go() { 1️⃣model.step = .b }
      func back() { if model.step == .c { change { 2️⃣$0.step = .a } } }
      private func change(_ body: (inout Model) -> Void) { body(&model) }
    }
    final class Holder {
      struct Inner { var step = Model.State.a }
      private var inner = Inner() { didSet { if inner.step == .b { 4️⃣inner.step = .c } } }
      func go() { 3️⃣inner.step = .b }
    }
    --
    machine Machine
    others Holder Model
    states a b c
    events go back
    a go ? .b any
    b go ? .b any
    c go ? .b any
    c back ? .a
    rest stays
    unread 1️⃣ 'didSet' or 'willSet' of the state changes it again
    unread 2️⃣ 'didSet' or 'willSet' of the state changes it again

    ## a wrapper of a member that decides for itself @file unrun
    enum State { case a, b, c }
    @propertyWrapper struct Clamp {
      private var value: State
      init(wrappedValue: State) { value = wrappedValue }
      var wrappedValue: State {
        get { value }
        set { value = newValue == .b ? .c : newValue }
      }
    }
    final class Machine {
      struct Inner { 1️⃣@Clamp var step = State.a }
      private var inner = Inner()
      func go() { inner.step = .b }
      func back() { if inner.step == .c { inner.step = .a } }
    }
    --
    others Clamp
    refused
    unread 1️⃣ '@Clamp' decides in a setter of its own what the property holds

    ## a property of the name of a parameter, of which both are asked @file unrun
    struct Machine {
      enum State { case a, b, c }
      private var state = State.a
      private var number = 0
      mutating func open(number: Int) {
        guard number != 0 else { return }
        if self.number != 0 { return }
        self.number = number
        state = .b
      }
      mutating func close() { if state == .b { state = .c } }
    }
    --
    events open close
    a open [number != 0 && self.number != 0] stays any
    a open [number != 0] → b any
    a open stays any
    b open stays any
    c open [number != 0 && self.number != 0] stays any
    c open [number != 0] → b any
    c open stays any
    a close stays any
    b close → c
    c close stays any
    """#
  )
}
