extension Table {
  static let callingAccessors = Table(
    "accessors that change the state by what they call",
    #"""
    ## a getter, a lazy value and a deinit @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var _state = State.a
      var 1️⃣isReady: Bool {
        if _state == .a { set(.b) }
        return _state == .b
      }
      lazy var 2️⃣number: Int = {
        set(.a)
        return 1
      }()
      var title: String { describe() }
      func open() { if _state == .b { set(.c) } }
      3️⃣deinit { set(.c) }
      private func set(_ state: State) { _state = state }
      private func describe() -> String { "\(_state)" }
    }
    --
    events open
    b open → c
    unread 1️⃣ 'isReady' changes the state by what it calls, which is not followed
    unread 2️⃣ 'number' changes the state by what it calls, which is not followed
    unread 3️⃣ 'deinit' changes the state by what it calls, which is not followed
    rest stays
    """#
  )
}
