extension Table {
  static let selfGivers = Table(
    "methods that give the instance on which they are called",
    #"""
    ## what is called on the answer, and assigned there @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      @discardableResult func to(_ next: State) -> Machine { state = next; return self }
      func open() { to(.b).to(.c) }
      func close() { to(.b).state = .c }
      func turn() {
        let machine = to(.b)
        machine.to(.c)
      }
      func skip() { if state == .a { to(.b).end() } }
      func end() { if state == .b { state = .c } }
    }
    --
    methods
    a open → c
    b open → c
    c open stays
    a close → c
    b close → c
    c close stays
    a turn → c
    b turn → c
    c turn stays
    a skip → c
    b skip stays
    c skip stays
    a end stays
    b end → c
    c end stays
    events begin open close turn skip end
    a begin → b
    b begin stays
    c begin stays

    ## one that is hidden, and of whatever type it is @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func begin() { if state == .a { state = .b } }
      @discardableResult private func next() -> Self { state = state == .a ? .b : .c; return self }
      private func itself() -> Self { self }
      func open() { next().next() }
      func close() { itself().state = .c }
      func turn() { self.itself().next().next() }
      func skip() { if next().state == .b { state = .a } }
      func end() { (next()).next() }
      func stop() { later()?.next() }
      func wait() { if let machine = later() { machine.next() } }
      func tell() { other()?.end() }
      private func later() -> Machine? {
        state = .a
        return self
      }
      private func other() -> Machine? {
        if state == .c { return nil }
        state = .a
        return self
      }
    }
    --
    methods
    events begin open close turn skip end stop wait tell
    a end → c
    b end → c
    a stop → b
    c stop → b
    a wait → b
    c wait → b
    a tell ?
    b tell ?
    c tell ?
    unread * what 'other()?.end' does to the state is not followed
    open
    a begin → b
    rest stays
    a open → c
    b open → c
    a close → c
    b close → c
    a turn → c
    b turn → c
    b skip → c
    """#
  )
}
