extension Table {
  static let givenSelfElsewhere = Table(
    "functions that are given the instance as something else, or by a helper",
    #"""
    ## as what it may be, under another name, and by initialisers and operators @file unrun
    protocol Stateful: AnyObject { var state: Machine.State { get set } }
    final class Machine: Stateful {
      enum State { case a, b, c }
      var state = State.a
      func maybe() { if state == .a { 1️⃣openMaybe(self) } else { state = .a } }
      func renamed() { if state == .a { 2️⃣openRenamed(self) } else { state = .a } }
      func generic() { if state == .a { 3️⃣openGeneric(self) } else { state = .a } }
      func behind() { if state == .a { 4️⃣openBehind(self) } else { state = .a } }
      func made() { if state == .a { _ = 5️⃣Opener(self) } else { state = .a } }
      func operated() { if state == .a { 6️⃣self <~ 3 } else { state = .a } }
      func shown() { if state == .a { show(self) }; state = .b }
    }
    func openMaybe(_ it: Machine?) { it?.state = .c }
    func openRenamed(_ it: Machine) {
      let other = it
      other.state = .c
    }
    func openGeneric<It: Stateful>(_ it: It) { it.state = .c }
    func openBehind(_ it: any Stateful) { it.state = .c }
    struct Opener { init(_ it: Machine) { it.state = .c } }
    infix operator <~
    func <~ (it: Machine, number: Int) { it.state = .c }
    func show(_ it: Machine) { print(it.state) }
    --
    events maybe renamed generic behind made operated shown
    a maybe ?
    a renamed ?
    a generic ?
    a behind ?
    a made ?
    a operated ?
    b maybe → a
    c maybe → a
    b renamed → a
    c renamed → a
    b generic → a
    c generic → a
    b behind → a
    c behind → a
    b made → a
    c made → a
    b operated → a
    c operated → a
    a shown → b
    c shown → b
    rest stays
    unread 1️⃣ what 'openMaybe' does to 'self'
    unread 2️⃣ what 'openRenamed' does to 'self'
    unread 3️⃣ what 'openGeneric' does to 'self'
    unread 4️⃣ what 'openBehind' does to 'self'
    unread 5️⃣ what 'Opener' does to 'self'
    unread 6️⃣ what '<~' does to 'self'
    open

    ## in a helper, and in a closure that is a constant @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      let helper = Helper()
      func open() { if state == .a { relay() } else { state = .a } }
      private func relay() { 1️⃣helper.open(self) }
      func close() {
        if state != .a { state = .a; return }
        let act = { 2️⃣self.helper.open(self) }
        act()
      }
      func show() { if state == .a { note() } else { state = .b } }
      private func note() { helper.show(self) }
      func stop() { state = .c }
      struct Helper {
        func open(_ machine: Machine) { machine.stop() }
        func show(_ machine: Machine) { print(machine) }
      }
    }
    --
    events open close show stop
    a open ?
    b open → a
    c open → a
    a close ?
    b close → a
    c close → a
    c show → b
    a stop → c
    b stop → c
    rest stays
    unread 1️⃣ what 'helper.open' does to 'self'
    unread 2️⃣ what 'self.helper.open' does to 'self'
    open
    """#
  )
}
