extension Table {
  static let setByOtherNames = Table(
    "states that are set by other names of the instance",
    #"""
    ## in what a box around it holds @file unrun
    final class Machine {
      enum State { case ready, waiting }
      var state = State.ready
      var isFull = false
      func read() {
        guard isFull else { return }
        state = .waiting
      }
      func opened(_ future: Future) {
        let bound = Bound((handler: self, count: 1))
        future.whenComplete {
          let values = bound.value
          if values.handler.state == .waiting { values.handler.state = .ready }
        }
      }
    }
    struct Bound<Value> {
      let value: Value
      init(_ value: Value) { self.value = value }
    }
    struct Future {
      func whenComplete(_ run: @escaping () -> Void) { run() }
    }
    --
    refused
    unread * 'values.handler.state' is set, which may be 'state' of this instance, and is not followed

    ## no machine: set to one case alone @file unrun
    final class Machine {
      enum State { case ready, waiting }
      var state = State.ready
      func read() { state = .waiting }
      func opened(_ bound: Bound<Machine>) { if bound.value.state == .waiting { bound.value.state = .waiting } }
    }
    struct Bound<Value> { var value: Value }
    --
    none

    ## of an instance that everybody reaches @file unrun
    final class Session {
      nonisolated(unsafe) static let shared = Session()
      enum Mode { case a, b, c }
      var mode = Mode.a // 1️⃣
    }
    final class Screen {
      func edit() { if Session.shared.mode == .a { Session.shared.mode = .b } }
      func done() {
        guard Session.shared.mode != .b else { return }
        Session.shared.mode = .c
      }
    }
    --
    machine Session
    refused
    unread 1️⃣ 'Session.shared.mode' is asked for and set by others, which is not followed

    ## of such an instance beside another machine @file unrun
    final class Session {
      nonisolated(unsafe) static let shared = Session()
      enum Mode { case a, b, c }
      var mode = Mode.a // 1️⃣
      private var isOn = Switch.off
      enum Switch { case off, on }
      func flip() { if isOn == .off { isOn = .on } }
    }
    struct Screen {
      func edit() { if Session.shared.mode == .a { Session.shared.mode = .b } }
      func done() { Session.shared.mode = .c }
    }
    --
    machine Session.mode
    refused
    others
    unread 1️⃣ 'Session.shared.mode' is asked for and set by others, which is not followed
    """#
  )
}
