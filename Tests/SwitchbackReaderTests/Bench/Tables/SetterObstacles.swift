extension Table {
  static let setterObstacles = Table(
    "setters that leave it to a queue which is not followed",
    #"""
    ## one that does not keep the order @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var _state = State.a
      private let queue = DispatchQueue(label: "state", attributes: .concurrent)
      private(set) var state: State {
        get { queue.sync { _state } }
        set { queue.async 1️⃣{ self._state = newValue } }
      }
      func open() {
        guard state == .a else { return }
        state = 2️⃣.b
      }
      func close() { if state == .b { state = 3️⃣.c } }
    }
    struct DispatchQueue {
      enum Attributes { case concurrent }
      init(label: String, attributes: Attributes) {}
      func sync<T>(execute work: () -> T) -> T { work() }
      func async(execute work: @escaping () -> Void) { work() }
    }
    --
    events open close
    a open ? .b
    b close ? .c
    rest stays
    unread 1️⃣ 'state' is set on a queue that is not seen to keep the order
    unread 2️⃣ 'state' is set by a closure, and when that runs is not followed
    unread 3️⃣ 'state' is set by a closure, and when that runs is not followed

    ## the main one, where others can set it as well @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var _state = State.a
      var 1️⃣state: State {
        get { _state }
        set { DispatchQueue.main.async { self._state = newValue } }
      }
      func open() {
        guard state == .a else { return }
        state = 2️⃣.b
      }
      func close() { if state == .b { state = 3️⃣.c } }
    }
    struct DispatchQueue {
      static let main = DispatchQueue()
      func async(execute work: @escaping () -> Void) { work() }
    }
    --
    events open close
    a open ? .b
    b close ? .c
    rest stays
    unread 1️⃣ 'state' is set on the main queue, and others can set it as well
    unread 2️⃣ set by a closure
    unread 3️⃣ set by a closure

    ## one beside which it is set in place @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var _state = State.a
      private let queue = DispatchQueue(label: "state", attributes: .concurrent)
      private(set) var state: State {
        get { queue.sync { _state } }
        set { queue.async(flags: .barrier) { [weak self] in self?._state = newValue } }
      }
      func open() {
        switch state {
        case .a: state = 1️⃣.b
        default: break
        }
      }
      func reset() { 2️⃣_state = .a }
    }
    struct DispatchQueue {
      enum Attributes { case concurrent }
      enum Flags { case barrier }
      init(label: String, attributes: Attributes) {}
      func sync<T>(execute work: () -> T) -> T { work() }
      func async(flags: Flags, execute work: @escaping () -> Void) { work() }
    }
    --
    events open reset
    a open ? .b
    b reset → a
    c reset → a
    rest stays
    unread 1️⃣ set by a closure
    unread 2️⃣ '_state' is named beside the queue on which 'state' is set

    ## a task @file unrun
    final class Machine {
      enum State { case a, b }
      private var _state = State.a
      private(set) var state: State {
        get { _state }
        set { Task 1️⃣{ self._state = newValue } }
      }
      func open() { if state == .a { state = 2️⃣.b } }
    }
    struct Task {
      init(_ work: @escaping () -> Void) { work() }
    }
    --
    states a b
    events open
    a open ? .b
    rest stays
    unread 1️⃣ set by a closure
    unread 2️⃣ set by a closure

    ## no machine: what methods are told @file unrun
    final class Machine {
      enum State { case a, b }
      private var _state = State.a
      private(set) var state: State {
        get { _state }
        set { Task { self._state = newValue } }
      }
      func show(_ new: State) {
        guard state != new else { return }
        state = new
      }
    }
    struct Task {
      init(_ work: @escaping () -> Void) { work() }
    }
    --
    none
    """#
  )
}
