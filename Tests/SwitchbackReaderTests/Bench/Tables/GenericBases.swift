extension Table {
  /// States of a generic class above, whose parameter a class says.
  static let genericBases = Table(
    "states of generic classes above",
    #"""
    ## a property of the class above @file unrun
    class Holder<Value: Equatable> {
      var value: Value
      init(_ value: Value) { self.value = value }
    }
    enum Light { case red, green, amber }
    final class Machine: Holder<Light> {
      init() { super.init(.red) }
      func go() { if value == .red { value = .green } }
      func slow() { if value == .green { value = .amber } }
      func stop() { if value == .amber { value = .red } }
    }
    --
    states red green amber
    initial red
    events go slow stop
    red go → green
    green slow → amber
    amber stop → red
    rest stays

    ## a function of the class above, which is told @file unrun
    class Holder<State> {
      private(set) var state: State
      init(_ state: State) { self.state = state }
      func move(to next: State) { state = next }
    }
    class Middle<Kind>: Holder<Kind> {}
    final class Machine: Middle<Machine.State> {
      enum State { case idle, busy }
      init() { super.init(.idle) }
      func start() { if case .idle = state { move(to: .busy) } }
      func stop() { if case .busy = state { move(to: .idle) } }
    }
    --
    states idle busy
    initial idle
    events start stop
    idle start → busy
    busy stop → idle
    rest stays

    ## one of which the class says something else @file
    class Holder<Value: Equatable> {
      var value: Value
      init(_ value: Value) { self.value = value }
    }
    enum Light { case red, green }
    final class Machine: Holder<Int> {
      init() { super.init(0) }
      func go() { if value == 0 { value = 1 } }
      func stop() { if value == 1 { value = 0 } }
    }
    --
    none

    ## parameters that change their places, and a base that is no more generic @file unrun
    enum Phase { case idle, busy }
    enum Kind { case small, large }
    class Base<E, S> {
      var kind: E
      var state: S
      init(kind: E, state: S) { (self.kind, self.state) = (kind, state) }
    }
    class Swapped<E, S>: Base<S, E> {}
    class Fixed: Base<Kind, Phase> {}
    final class Machine: Fixed {
      init() { super.init(kind: .small, state: .idle) }
      func start() { if state == .idle { state = .busy } }
      func stop() { if state == .busy { state = .idle } }
    }
    final class Other: Swapped<Phase, Kind> {
      init() { super.init(kind: .large, state: .idle) }
      func start() { if state == .idle { state = .busy } }
    }
    --
    states idle busy
    initial idle
    events start stop
    idle start → busy
    busy stop → idle
    rest stays
    """#
  )
}
