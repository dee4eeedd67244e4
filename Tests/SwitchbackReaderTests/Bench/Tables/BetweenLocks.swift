extension Table {
  static let betweenLocks = Table(
    "states between two locks",
    #"""
    ## one that others see while nobody holds the lock @file unrun
    import Foundation
    final class Machine {
      enum State { case a, b, c }
      private let lock = NSLock()
      private let wait: () -> Void
      private var state = State.a
      init(wait: @escaping () -> Void) { self.wait = wait }
      func close() {
        let goes = lock.withLock { () -> Bool in
          guard state == .a else { return false }
          1️⃣state = .b
          return true
        }
        guard goes else { return }
        wait()
        lock.withLock { state = .c }
      }
    }
    --
    events close
    a close → c
    b close stays
    c close stays
    unread 1️⃣ 'close' leaves the lock in 'b' and goes on in another one; what others do meanwhile is not drawn

    ## one that nobody sees @file unrun
    import Foundation
    final class Machine {
      enum State { case a, b, c }
      private let lock = NSLock()
      private var state = State.a
      func close() {
        lock.withLock {
          guard state == .a else { return }
          state = .b
          state = .c
        }
      }
      func open() { lock.withLock { if state == .c { state = .a } } }
    }
    --
    events close open
    a close → c
    c open → a
    rest stays
    """#
  )
}
