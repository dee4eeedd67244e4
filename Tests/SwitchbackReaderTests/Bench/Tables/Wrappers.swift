extension Table {
  /// What another file would declare stands in a superclass here, so that the cases can run.
  static let wrappers = Table(
    "functions elsewhere that set the state",
    #"""
    ## a label with 'to' @file
    class Base {
      var kept: (Any) -> Void = { _ in }
      func transition(to state: Any) { kept(state) }
    }
    final class Machine: Base {
      enum State { case a, b, c }
      enum Event { case x, y }
      var state = State.a
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): transition(to: State.b)
        case (.b, .x): self.transition(to: isReady ? State.c : State.a)
        case (.c, .y): reset()
        default: break
        }
      }
      private func reset() { transition(to: .a) }
      private func transition(to state: State) { self.state = state }
    }
    --
    a x → b
    b x [isReady] → c
    b x → a
    c y → a
    rest stays
    run let machine = Self(); machine.state = state; machine.send(event); return moved(state, machine.state)

    ## declared elsewhere @file unrun
    class Base {}
    extension Base {
      func move(to state: Machine.State, animated: Bool) {}
    }
    final class Machine: Base {
      enum State { case a, b, c }
      enum Event { case x, y }
      private(set) var state = State.a
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): move(to: .b, animated: true)
        case (.b, .x):
          guard isReady else { return }
          self.move(to: .c, animated: false)
        case (.b, .y): later { self.move(to: .a, animated: false) }
        case (.c, .y):
          let last = resolve() as State
          move(to: 1️⃣last, animated: false)
        default: break
        }
      }
    }
    --
    events x y send(later)
    a x → b
    b x [isReady] → c
    b x stays
    c y ? last
    a send(later) stays any
    b send(later) → a any
    c send(later) → a any
    open
    rest stays

    ## methods that are events @file unrun
    class Base {}
    extension Base {
      func setState(_ state: Machine.State) {}
    }
    final class Machine: Base {
      enum State { case a, b, c }
      private(set) var state = State.a
      func start() {
        guard state == .a else { return }
        setState(.b)
      }
      func stop() {
        if case .b = state { setState(.c) }
      }
      func show(_ title: String) { setTitle(title) }
    }
    extension Base {
      func setTitle(_ title: String) {}
    }
    --
    events start stop
    a start → b
    b start stays
    c start stays
    b stop → c
    a stop stays
    c stop stays

    ## what has only a like name @file
    class Base {
      func move(_ place: Place) {}
      func present(_ state: Machine.State) {}
    }
    enum Place { case a, b }
    final class Machine: Base {
      enum State { case a, b, c }
      var state = State.a
      func start() {
        guard state == .a else { return }
        move(.b)
        present(.c)
      }
    }
    --
    none

    ## a wrapper that keeps only some of what it is given @file unrun
    @propertyWrapper struct Once<Value> {
      private var value: Value
      private var isSet = false
      init(wrappedValue: Value) { value = wrappedValue }
      var wrappedValue: Value {
        get { value }
        set {
          if !isSet {
            value = newValue
            isSet = true
          }
        }
      }
    }
    final class Machine {
      enum State { case a, b, c }
      1️⃣@Once private(set) var state = State.a
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { state = .c } }
    }
    --
    refused
    unread 1️⃣ '@Once' decides in a setter of its own what the property holds

    ## a wrapper that keeps what it is given @file
    @propertyWrapper struct Watched<Value: Equatable> {
      private var value: Value
      private var count = 0
      init(wrappedValue: Value) { value = wrappedValue }
      var wrappedValue: Value {
        get { value }
        set {
          guard newValue != value else { return }
          value = newValue
          count += 1
        }
      }
    }
    final class Machine {
      enum State { case a, b, c }
      @Watched var state = State.a
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { state = .c } }
    }
    --
    methods
    events open close
    a open → b
    b close → c
    rest stays
    """#
  )
}
