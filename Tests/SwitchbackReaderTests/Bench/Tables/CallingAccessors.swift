extension Table {
  static let callingAccessors = Table(
    "accessors that change the state by what they call",
    #"""
    ## a getter, a lazy value and a deinit @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var _state = State.a
      var isReady: Bool {
        if _state == .a { set(.b) }
        return _state == .b
      }
      lazy var 1️⃣number: Int = {
        set(.a)
        return 1
      }()
      var title: String { describe() }
      func open() { if _state == .b { set(.c) } }
      2️⃣deinit { set(.c) }
      private func set(_ state: State) { _state = state }
      private func describe() -> String { "\(_state)" }
    }
    --
    events open isReady
    a isReady → b
    b open → c
    unread 1️⃣ 'number' changes the state by what it calls, which is not followed
    unread 2️⃣ 'deinit' changes the state by what it calls, which is not followed
    rest stays

    ## a closure that an observer leaves behind, where a getter sets the property @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var stored: Timer? {
        1️⃣didSet { stored?.onFire = { [weak self] in self?.finish() } }
      }
      private var timer: Timer {
        if let stored { return stored }
        let made = Timer()
        stored = made
        return made
      }
      func open() {
        guard state == .a else { return }
        timer.resume()
        state = .b
      }
      func skip() { if state == .a { finish() } }
      private func finish() { state = .c }
    }
    final class Timer {
      var onFire: () -> Void = {}
      func resume() {}
    }
    --
    events open skip
    a open → b
    a skip → c
    unread 1️⃣ 'didSet' changes the state by what it calls, which is not followed
    rest stays
    """#
  )
}
