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
    """#
  )
}
