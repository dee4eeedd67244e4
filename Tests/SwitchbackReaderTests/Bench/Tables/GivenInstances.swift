extension Table {
  static let givenInstances = Table(
    "the instance by the name of a closure's parameter",
    #"""
    ## beside which the call is given it @file unrun
    final class Source<Element> { func subscribe<T: AnyObject>(with owner: T, onNext: @escaping (T, Element) -> Void) {} }
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let source = Source<Int>()
      func start() {
        source.subscribe(with: self, onNext: { owner, n in owner.state = n > 1 ? .b : .a })
      }
      func listen() { source.subscribe(with: self) { owner, n in owner.finish(n) } }
      private func finish(_ n: Int) { if state == .b { state = .c } }
      func reset() { if state == .c { state = .a } }
    }
    --
    events finish reset start(onNext)
    a start(onNext) [n > 1] → b any
    a start(onNext) stays any
    b start(onNext) [n > 1] stays any
    b start(onNext) → a any
    c start(onNext) [n > 1] → b any
    c start(onNext) → a any
    b finish → c
    c reset → a
    rest stays

    ## that may do anything with it @file unrun
    final class Undo { func register<T: AnyObject>(target: T, handler: @escaping (T) -> Void) {} }
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let undo = Undo()
      func open() {
        if state == .a {
          state = .b
          undo.register(target: self) { $0.state = .a }
        }
      }
      func close() { if state == .b { state = .c } }
    }
    --
    events open close open(register)
    a open → b
    b close → c
    b open(register) → a any
    c open(register) → a any
    a open(register) stays any
    rest stays

    ## that is all there is in a list @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() {
        guard state == .a else { return }
        [self].forEach { $0.state = .b }
      }
      func close() { if state == .b { state = .c } }
    }
    --
    methods
    events open close
    a open → b
    b close → c
    rest stays

    ## a list that it is in, and what it is wrapped in @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      var child: Machine?
      func open() { if state == .a { state = .b } }
      func close() { for one in [self, child] { 1️⃣one?.state = .c } }
      func reset() {
        guard let one = Optional(self) else { return }
        2️⃣one.state = .a
      }
    }
    --
    events open
    a open → b
    unread 1️⃣ another instance's state is set, which is not followed
    unread 2️⃣ another instance's state is set, which is not followed
    rest stays

    ## something of which nothing is known @file unrun
    protocol Configurable: AnyObject {}
    extension Configurable { func with(_ change: (Self) -> Void) { change(self) } }
    final class Machine: Configurable {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() { if state == .a { state = .b } }
      func close() { with { 1️⃣$0.state = .c } }
    }
    --
    events open
    a open → b
    unread 1️⃣ another instance's state may be set, which is not followed
    rest stays
    """#
  )
}
