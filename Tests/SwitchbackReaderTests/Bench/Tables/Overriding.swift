extension Table {
  static let overriding = Table(
    "what classes below have in place of something",
    #"""
    ## what the class above calls, which moves on @file
    class Base {
      enum State { case a, b, c }
      var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        opened()
      }
      func close() { if state == .b { state = .c } }
      func opened() {}
    }
    final class Machine: Base {
      override func opened() { close() }
    }
    --
    methods
    types Machine.State Never
    others
    events opened open close
    a open → c
    b opened → c
    b close → c
    rest stays

    ## the same, as the class above sees it @file unrun
    class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        guard state == .a else { return }
        state = .b
        opened()
      }
      func close() { if state == .b { state = .c } }
      func show() {}
      func opened() {}
    }
    final class Below: Machine {
      override func 1️⃣opened() { later { self.finish() } }
      private func finish() { close() }
      override func show() { super.show() }
      func later(_ work: @escaping () -> Void) {}
    }
    --
    others
    events open close
    a open → b
    b close → c
    rest stays
    unread 1️⃣ 'Below', which inherits from 'Machine', has something else here, which moves the state otherwise

    ## an event that does more, and one that does nothing @file unrun
    class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { state = .c } }
    }
    class Middle: Machine {}
    final class More: Middle {
      override func 1️⃣open() {
        super.open()
        close()
      }
    }
    final class Less: Machine {
      override func 2️⃣close() {}
      override func open() {
        print("open")
        super.open()
      }
    }
    --
    others
    events open close
    a open → b
    b close → c
    rest stays
    unread 1️⃣ 'More', which inherits from 'Machine', has something else here, which moves the state otherwise
    unread 2️⃣ 'Less', which inherits from 'Machine', has something else here, which moves the state otherwise

    ## the property itself @file unrun
    class Machine {
      enum State { case a, b, c }
      var state = State.a
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { state = .c } }
    }
    final class Setting: Machine {
      override var 1️⃣state: State {
        get { super.state }
        set { super.state = newValue == .c ? .a : newValue }
      }
    }
    final class Observing: Machine {
      override var 2️⃣state: State { didSet { if state == .b { close() } } }
    }
    final class Above: Machine {
      override var 3️⃣state: State { didSet { if state == .b { super.state = .c } } }
    }
    final class Showing: Machine {
      override var state: State { didSet { print(state) } }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays
    unread 1️⃣ 'Setting', which inherits from 'Machine', has something else here, which moves the state otherwise
    unread 2️⃣ 'Observing', which inherits from 'Machine', has something else here, which moves the state otherwise
    unread 3️⃣ 'Above', which inherits from 'Machine', has something else here, which moves the state otherwise

    ## a computed property above that sets it @file unrun
    class Machine {
      enum State { case a, b, c }
      private var _state = State.a
      var state: State { get { _state } set { _state = newValue } }
      func open() { if state == .a { state = .b } }
    }
    final class Below: Machine {
      func 1️⃣close() { if state == .b { state = .c } }
    }
    --
    others
    events open
    a open → b
    rest stays
    unread 1️⃣ 'Below', which inherits from 'Machine', sets the state as well

    ## what only stops in the class above, and may throw below @file unrun
    class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      func work() async throws { fatalError("to be overridden") }
      func run() async {
        guard state == .a else { return }
        state = .b
        do {
          try await work()
          state = .c
        } catch {
          state = .d
        }
      }
    }
    final class Below: Machine {
      override func work() async throws { throw CancellationError() }
    }
    --
    states a b c d
    events run run(work)
    a run → b
    b run(work) [await work() throws] → d
    b run(work) → c
    b run stays
    c run stays
    d run stays

    ## observers below where those above set it as well @file unrun
    class Base {
      enum State { case a, b, c }
      var state = State.a { didSet { if oldValue == .a { finish() } } }
      private func finish() { state = .c }
    }
    final class Machine: Base {
      1️⃣override var state: State { didSet { if state == .b { visits += 1 } } }
      private var visits = 0
      func open() { if state == .a { state = .b } }
    }
    --
    others
    refused
    unread 1️⃣ the observers of 'state' in 'Base' set it as well, which is not followed

    ## set past what stands in its place @file unrun
    class Base {
      enum State { case a, b, c }
      var state = State.a
    }
    final class Machine: Base {
      func open() { if state == .a { state = .b } }
      func 1️⃣close() { super.state = .c }
    }
    --
    others
    events open
    a open → b
    rest stays
    unread 1️⃣ 'super.state' is set, which is not followed

    ## what the class above has, called twice @file unrun
    class Base {
      enum State { case a, b, c }
      private(set) var state = State.a
      func go() { if state == .a { state = .b } else { state = .c } }
    }
    final class Machine: Base {
      override func go() {
        super.go()
        super.go()
      }
    }
    --
    others
    events go
    a go → c
    b go → c
    rest stays

    ## a function that is left to classes elsewhere @file unrun
    open class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      public final func run() {
        guard state == .a else { return }
        state = .b
        execute()
      }
      open func execute() { fatalError("override this") }
      public final func finish() { if state == .b { state = .c } }
    }
    --
    events run finish
    a run → b
    b finish → c
    rest stays

    ## one that a class of the module has @file unrun
    open class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      public final func run() {
        guard state == .a else { return }
        state = .b
        execute()
      }
      open func execute() { fatalError("override this") }
      public final func finish() { if state == .b { state = .c } }
    }
    final class Own: Machine {
      1️⃣override func execute() { finish() }
    }
    --
    events run finish
    a run → b
    b finish → c
    unread 1️⃣ 'Own', which inherits from 'Machine', has something else here, which moves the state otherwise
    rest stays
    others
    """#
  )
}
