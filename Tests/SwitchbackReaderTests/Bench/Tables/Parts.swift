extension Table {
  static let parts = Table(
    "what is evaluated at times only",
    #"""
    ## what is given where there may be nobody @file
    final class Child { func take(_ isIn: Bool) {} }
    final class Box { var value = false; var values: [Bool] = [] }
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var heard: ((Bool) -> Void)?
      private var child: Child?
      private var box: Box?
      func call() { guard state == .a else { return }; heard?(enter()) }
      func take() { guard state == .a else { return }; child?.take(enter()) }
      func place() { guard state == .a else { return }; box?.value = enter() }
      func add() { guard state == .a else { return }; box?.values.append(enter()) }
      private func enter() -> Bool { state = .b; return true }
    }
    --
    methods
    events call take place add
    a call [heard != nil] → b
    a call stays
    a take [child != nil] → b
    a take stays
    a place [box != nil] → b
    a place stays
    a add [box != nil] → b
    a add stays
    rest stays

    ## sides of operators in arguments @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var cached: Bool?
      func first() { guard state == .a else { return }; show(cached ?? enter()) }
      func second() { guard state == .a else { return }; show(isReady || enter()) }
      func third() { guard state == .a else { return }; show(isReady && enter()) }
      func fourth() { guard state == .a else { return }; note("\(isReady && enter())") }
      func fifth() { guard state == .a else { return }; show(isReady ? enter() : false) }
      func sixth() {
        guard state == .a else { return }
        let text = isReady ? "\(enter())" : "no"
        note(text)
      }
      private func show(_ isIn: Bool) {}
      private func enter() -> Bool { state = .b; return true }
    }
    --
    methods
    events first second third fourth fifth sixth
    a first [cached == nil] → b
    a first stays
    a second [!isReady] → b
    a second stays
    a third [isReady] → b
    a third stays
    a fourth [isReady] → b
    a fourth stays
    a fifth [isReady] → b
    a fifth stays
    a sixth [isReady] → b
    a sixth stays
    rest stays

    ## the state in front of an operator @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func first() { note("\(state == .a && enter())") }
      func second() { note("\(state == .c ? leave() : true)") }
      private func enter() -> Bool { state = .b; return true }
      private func leave() -> Bool { state = .a; return true }
    }
    --
    methods
    events first second
    a first → b
    c second → a
    rest stays

    ## what stands where there is nothing for a key @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var known: [String: Bool] = [:]
      func open() { guard state == .a else { return }; known["one", default: enter()] = true }
      private func enter() -> Bool { state = .b; return true }
    }
    --
    methods
    events open
    a open [known["one"] == nil] → b
    a open stays
    rest stays
    """#
  )
}
