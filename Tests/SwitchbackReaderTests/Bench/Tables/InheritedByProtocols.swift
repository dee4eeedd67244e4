extension Table {
  static let inheritedByProtocols = Table(
    "what extensions of protocols do to a state",
    #"""
    ## a protocol that another one refines @file
    protocol Resettable: AnyObject { var state: State { get set } }
    protocol Flow: Resettable { func open() }
    enum State { case a, b, c }
    extension Resettable { func reset() { state = .c } }
    final class Machine: Flow {
      var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
      }
    }
    --
    methods
    types State Never
    events open reset
    a open → b
    a reset → c any
    b reset → c any
    rest stays

    ## one that is refined by what a 'where' says, in an alias of several @file
    protocol Resettable: AnyObject { var state: State { get set } }
    protocol Flow where Self: Resettable {}
    protocol Named {}
    typealias Both = Flow & Named
    typealias All = Both
    enum State { case a, b, c }
    extension Resettable { func reset() { state = .c } }
    final class Machine: All, Resettable2 {
      var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
      }
    }
    typealias Resettable2 = Resettable & Sendable2
    protocol Sendable2 {}
    --
    methods
    types State Never
    events open reset
    a open → b
    a reset → c any
    b reset → c any
    rest stays

    ## that of the class above @file
    protocol Runs: AnyObject { var state: State { get set } }
    enum State { case a, b, c }
    extension Runs { func reset() { state = .a } }
    class Base: Runs {
      var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
      }
    }
    final class Machine: Base {
      func close() { if state == .b { state = .c } }
    }
    --
    methods
    types State Never
    others
    events close open reset
    a open → b
    b close → c
    b reset → a any
    c reset → a any
    rest stays

    ## only for this class, and only for another one @file
    protocol Stateful: AnyObject { var state: State { get set } }
    enum State { case a, b, c }
    extension Stateful where Self: Machine { func close() { state = .c } }
    extension Stateful where Self: Door { func shut() { state = .a } }
    class Machine: Stateful {
      var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
      }
    }
    final class Door: Stateful {
      var state: State { get { .a } set {} }
    }
    --
    methods
    types State Never
    events open close
    a open → b
    a close → c any
    b close → c any
    rest stays

    ## only under a condition of which nothing is known @file
    protocol Stateful: AnyObject {
      associatedtype Item
      var state: State { get set }
    }
    enum State { case a, b, c }
    extension Stateful where Item: Equatable {
      func 1️⃣close() { state = .c }
      func show() -> State { state }
    }
    final class Machine: Stateful {
      typealias Item = Int
      var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
      }
    }
    --
    methods
    types State Never
    events open
    a open → b
    rest stays
    unread 1️⃣ an extension with a 'where' may set the state, and whether it holds for 'Machine' is not followed

    ## what gives 'self' something else @file unrun
    protocol Resettable { init() }
    extension Resettable {
      mutating func 1️⃣take() -> Self {
        let taken = self
        self = .init()
        return taken
      }
      func copied() -> Self { self }
    }
    enum State: Resettable {
      case a, b, c
      init() { self = .a }
      mutating func open() { if self == .a { self = .b } }
      mutating func close() { if self == .b { self = .c } }
    }
    --
    machine State
    methods
    types State Never
    unread 1️⃣ 'take' of an extension of a protocol sets 'self'
    events open close
    a open → b
    b close → c
    rest stays

    ## told where to go, with what the protocol does not name @file
    protocol Stateful: AnyObject {
      associatedtype State: Equatable
      var state: State { get set }
    }
    extension Stateful {
      func transition(to next: State) { if state != next { state = next } }
      func put(_ next: State, unless other: State) { if state != other { state = next } }
    }
    final class Machine: Stateful {
      enum State { case a, b, c }
      var state = State.a
      func open() { put(.b, unless: .c) }
      func close() { if state == .b { transition(to: .c) } }
    }
    --
    methods
    types Machine.State Never
    events open close
    a open → b
    b close → c
    rest stays

    ## told where to go under a condition of which nothing is known @file
    protocol Stateful: AnyObject {
      associatedtype Item
      var state: State { get set }
    }
    enum State { case a, b, c }
    extension Stateful where Item: Equatable {
      func 1️⃣transition(to next: State) { if state != .c { state = next } }
    }
    final class Machine: Stateful {
      typealias Item = Int
      var state = State.a
      func open() { transition(to: .b) }
      func close() { if state == .b { state = .c } }
    }
    --
    methods
    types State Never
    events close
    b close → c
    rest stays
    unread 1️⃣ an extension with a 'where' may set the state, and whether it holds for 'Machine' is not followed

    ## a method of the state that a protocol's extension declares @file unrun
    extension CaseIterable where Self: Equatable {
      mutating func advance() {
        let all = Array(Self.allCases)
        self = all[(all.firstIndex(of: self)! + 1) % all.count]
      }
    }
    protocol Titled {}
    extension Titled {
      var title: String { "\(self)" }
      func log() {}
      func text() -> String { title }
    }
    final class Machine {
      enum State: CaseIterable, Titled { case a, b, c }
      private(set) var state = State.a
      func go() { 1️⃣state.advance() }
      func all() { for _ in 0..<2 { helper() } }
      private func helper() { 2️⃣state.advance() }
      func lent() { [1].forEach { _ in 3️⃣state.advance() } }
      func open() {
        state.log()
        if state == .a { state = .b }
      }
      func show() {
        state.log()
        print(state.text())
      }
    }
    --
    methods
    types Machine.State Never
    events go all lent open
    a open → b
    a go ?
    b go ?
    c go ?
    a all ?
    b all ?
    c all ?
    a lent ? any
    b lent ? any
    c lent ? any
    unread 1️⃣ what 'advance' does to the state is not followed
    unread 2️⃣ what 'advance' does to the state is not followed
    unread 3️⃣ what 'advance' does to the state is not followed
    rest stays

    ## one that gives something, and one in a protocol that every such enum has @file unrun
    extension RawRepresentable where RawValue == Int {
      mutating func increase() -> Bool {
        guard let next = Self(rawValue: rawValue + 1) else { return false }
        self = next
        return true
      }
    }
    final class Machine {
      enum State: Int { case a, b, c }
      private(set) var state = State.a
      func go() { if 1️⃣state.increase() { print(state) } }
      func open() { if state == .a { state = .b } }
      func write(_ hasher: inout Hasher) { state.hash(into: &hasher) }
    }
    --
    methods
    types Machine.State Never
    events go open
    a open → b
    a go ?
    b go ?
    c go ?
    unread 1️⃣ what 'increase' does to the state is not followed
    rest stays

    ## what gives a struct around the state something else @file
    protocol Resettable { init() }
    extension Resettable { mutating func reset() { self = Self() } }
    struct Machine: Resettable {
      enum State { case a, b, c }
      var state = State.a
      mutating func open() { if state == .a { state = .b } }
      mutating func close() { if state == .b { state = .c } }
    }
    --
    methods
    types Machine.State Never
    events open close reset
    a open → b
    b close → c
    b reset → a any
    c reset → a any
    rest stays
    """#
  )
}
