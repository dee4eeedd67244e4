extension Table {
  static let inherited = Table(
    "states that are inherited",
    #"""
    ## a state that a class above stores @file
    class Base {
      enum State { case a, b, c }
      var state: State = .a
    }
    final class Machine: Base {
      func open() {
        guard state == .a else { return }
        state = .b
      }
      func close() {
        guard state == .b else { return }
        state = State.c
      }
    }
    --
    methods
    types Machine.State Never
    events open close
    a open → b
    b close → c
    rest stays

    ## a class above that is told the state @file
    class Base {
      enum State { case a, b, c }
      var state: State = .a
      final func move(to next: State) { state = next }
      func open() { fatalError() }
      func reset() { move(to: .a) }
    }
    class Middle: Base {}
    final class Machine: Middle {
      override func open() {
        guard case .a = state else { return }
        move(to: .b)
      }
      func close() {
        guard case .b = state else { return }
        move(to: .c)
      }
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

    ## what 'super' does @file
    class Base {
      enum State { case a, b, c }
      var state: State = .a
      func open() {
        guard state == .a else { return }
        state = .b
      }
      func close() { state = .a }
    }
    final class Machine: Base {
      override func open() {
        super.open()
        if state == .c { state = .a }
      }
      override func close() { state = .c }
    }
    --
    methods
    types Machine.State Never
    events open close
    others
    a open → b
    c open → a
    a close → c any
    b close → c any
    rest stays

    ## an initialiser above @file unrun
    class Base {
      enum State { case a, b, c }
      var state: State
      init(state: State = .b) { self.state = state }
    }
    final class Machine: Base {
      init() { super.init(state: .c) }
      func open() {
        guard state == .c else { return }
        state = .b
      }
      func close() {
        guard state == .b else { return }
        state = .a
      }
    }
    --
    initial c
    events open close
    c open → b
    b close → a
    rest stays

    ## the class above by itself @file unrun
    class Machine {
      enum State { case a, b, c }
      var state: State = .a
      func open() {
        guard state == .a else { return }
        state = .b
      }
      func reset() { state = .a }
    }
    final class Below: Machine {
      func 1️⃣close() {
        guard state == .b else { return }
        state = .c
      }
    }
    --
    events open reset
    others
    a open → b
    b reset → a any
    c reset → a any
    rest stays
    unread 1️⃣ 'Below', which inherits from 'Machine', sets the state as well

    ## what a class only calls moves no state of its own @file unrun
    class Base {
      enum State { case a, b, c }
      private(set) var state: State = .a
      func open() {
        guard state == .a else { return }
        state = .b
      }
      func close() { state = .c }
    }
    final class Machine: Base {
      func show() { open() }
    }
    --
    machine Base
    events open close
    a open → b
    a close → c any
    b close → c any
    c close stays any
    rest stays

    ## what an extension of a protocol does @file
    protocol Stateful: AnyObject { var state: State { get set } }
    enum State { case a, b, c }
    extension Stateful {
      func open() {
        guard state == .a else { return }
        state = .b
      }
      func close() {
        guard state == .b else { return }
        state = .c
      }
    }
    final class Machine: Stateful { var state: State = .a }
    --
    methods
    types State Never
    events open close
    a open → b
    b close → c
    rest stays

    ## another function of the same labels above @file unrun
    class Base {
      enum State { case a, b, c }
      var state: State = .a
      func open() { if state == .a { state = .b } }
      func apply(_ text: String) { state = .c }
      func put(_ number: Int) { state = .a }
      func put(_ text: String) { state = .b }
    }
    final class Machine: Base {
      func close() { if state == .b { state = .c } }
      func apply(_ number: Int) { print(number) }
      override func put(_ number: Int) { print(number) }
    }
    --
    others
    events close open apply put
    b close → c
    a open → b
    a apply → c any
    b apply → c any
    c apply stays any
    a put → b any
    b put stays any
    c put → b any
    rest stays
    """#
  )
}
