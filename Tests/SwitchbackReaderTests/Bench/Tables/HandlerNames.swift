extension Table {
  static let handlerNames = Table(
    "names of closures that are only brought to the main queue",
    #"""
    ## each has the name of the one around it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let wire = Wire()
      func start() {
        guard state == .a else { return }
        wire.onOpen = { [weak self] in
          DispatchQueue.main.async { self?.state = .b }
        }
        wire.send("x") { [weak self] isSent in
          guard let self else { return }
          DispatchQueue.main.async { self.state = .c }
        }
        wire.watch(
          onError: { DispatchQueue.main.async { self.state = .c } },
          onEnd: { DispatchQueue.main.async { self.state = .a } }
        )
      }
    }
    final class Wire {
      var onOpen: () -> Void = {}
      func send(_ text: String, done: @escaping (Bool) -> Void) {}
      func watch(onError: @escaping () -> Void, onEnd: @escaping () -> Void) {}
    }
    struct DispatchQueue {
      static let main = DispatchQueue()
      func async(execute work: @escaping () -> Void) { work() }
    }
    --
    events start(onOpen) start(send) start(onError) start(onEnd)
    a start(onOpen) → b any
    b start(onOpen) stays any
    c start(onOpen) → b any
    a start(send) → c any
    b start(send) → c any
    c start(send) stays any
    a start(onError) → c any
    b start(onError) → c any
    c start(onError) stays any
    a start(onEnd) stays any
    b start(onEnd) → a any
    c start(onEnd) → a any

    ## one that does something itself, and one on another queue, go by their own @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let wire = Wire()
      func start() {
        guard state == .a else { return }
        wire.onOpen = { [weak self] in
          print("open")
          DispatchQueue.main.async { self?.state = .b }
        }
      }
      func stop() {
        guard state == .b else { return }
        wire.onEnd = { [weak self] in DispatchQueue.other.async { self?.state = .c } }
      }
    }
    final class Wire {
      var onOpen: () -> Void = {}
      var onEnd: () -> Void = {}
    }
    struct DispatchQueue {
      static let main = DispatchQueue()
      static let other = DispatchQueue()
      func async(execute work: @escaping () -> Void) { work() }
    }
    --
    events start(async) stop(async)
    a start(async) → b any
    b start(async) stays any
    c start(async) → b any
    a stop(async) → c any
    b stop(async) → c any
    c stop(async) stays any
    """#
  )
}
