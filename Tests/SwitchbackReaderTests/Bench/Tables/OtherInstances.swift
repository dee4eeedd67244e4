extension Table {
  static let otherInstances = Table(
    "what a machine does to another of its type",
    #"""
    ## one that it has @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      var next: Machine?
      var children: [Machine] = []
      var doors: [Door] = []
      var door: Door?
      func open() { if state == .a { state = .b } }
      func close() {
        let me = self
        me.state = .c
        1️⃣next?.state = .b
        if let next { 2️⃣next.state = .b }
        for child in children { 3️⃣child.state = .a }
        self.children.forEach { 4️⃣$0.state = .a }
        for child in doors { child.state = 2 }
        doors.forEach { $0.state = 2 }
        door?.state = 2
      }
    }
    final class Door { var state = 1 }
    --
    methods
    events open close
    a open → b
    a close → c
    b close → c
    unread 1️⃣ another instance's state is set, which is not followed
    unread 2️⃣ another instance's state is set, which is not followed
    unread 3️⃣ another instance's state is set, which is not followed
    unread 4️⃣ another instance's state is set, which is not followed
    rest stays

    ## one that it is given @file
    final class Machine {
      enum State { case a, b, c }
      var _state = State.a
      var state: State { get { _state } set { _state = newValue } }
      func open() { if state == .a { state = .b } }
      func swap(_ other: Machine) { 1️⃣other.state = .c }
      static func reset(_ all: [Machine]) { for one in all { 2️⃣one.state = .a } }
      static func count(_ all: [Door]) { for one in all { one.state = 1 } }
    }
    final class Door { var state = 1 }
    --
    methods
    property _state
    events open
    a open → b
    unread 1️⃣ another instance's state is set, which is not followed
    unread 2️⃣ another instance's state is set, which is not followed
    rest stays

    ## a function that it calls on another @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var next: Machine?
      private var door: Door?
      func open() {
        if state == .a { state = .b }
        next?.start()
      }
      func stop() {
        let me = self
        me.finish()
        if state == .b { start() }
        door?.reset()
        if state == .c { reset() }
      }
      private func start() { state = .c }
      private func finish() { if state == .a { state = .b } }
      private func reset() { state = .a }
    }
    final class Door { func reset() {} }
    --
    methods
    events open stop start
    a open → b
    b stop → a
    c stop → a
    a start → c
    b start → c
    rest stays

    ## what may be the instance itself @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private var next: Machine?
      private var last: Machine { if let next { return next.last } else { return self } }
      func open() { if state == .a { state = .b } }
      func close() { state = .c }
      func merge(_ other: Machine, _ isFirst: Bool) {
        let one = isFirst ? self : other
        1️⃣one.close()
        let end = last
        2️⃣end.close()
        other.open()
      }
    }
    --
    events open close
    a open → b
    a close → c any
    b close → c any
    c close stays any
    b open stays
    c open stays
    unread 1️⃣ 'one' may be the instance itself, and what 'close' does to its state is not followed
    unread 2️⃣ 'end' may be the instance itself, and what 'close' does to its state is not followed
    """#
  )
}
