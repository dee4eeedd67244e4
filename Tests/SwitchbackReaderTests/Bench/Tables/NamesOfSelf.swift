extension Table {
  static let namesOfSelf = Table(
    "other ways to write the instance",
    #"""
    ## forced, and in parentheses @file unrun
    import Dispatch
    final class Machine: @unchecked Sendable {
      enum State { case idle, loading, done }
      private(set) var state = State.idle
      func begin() { (self).state = .loading }
      func load() { DispatchQueue.global().async { [weak self] in self!.state = .done } }
      func end() { run { [weak self] in self!.finish() } }
      private func run(_ body: () -> Void) { body() }
      private func finish() { (self).state = .idle }
    }
    --
    states idle loading done
    events begin end load(async)
    idle begin → loading
    loading begin stays
    done begin → loading
    idle load(async) → done
    loading load(async) → done
    done load(async) stays
    idle end stays
    loading end → idle
    done end → idle
    initial idle
    methods

    ## as a closure captures it that runs at once @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func first() { run { [weak me = self] in me?.finish() } }
      func second() { run { [unowned me = self] in me.state = .b } }
      func third() { run { [me = self] in me.finish() } }
      func fourth() {
        let body = { [weak me = self] in
          guard let me else { return }
          me.finish()
        }
        body()
      }
      private func run(_ body: () -> Void) { body() }
      private func finish() { if state == .a { state = .c } }
    }
    --
    events first second third fourth
    a first → c
    a second → b
    c second → b
    a third → c
    a fourth → c
    rest stays
    initial a
    methods
    """#
  )
}
