extension Table {
  static let flags = Table(
    "what is stored beside the state",
    #"""
    ## what the caller has just said @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isQuiet = false
      mutating func open() { move() }
      mutating func update() {
        guard state != .c else { return }
        isQuiet = true
        move()
        isQuiet = false
      }
      private mutating func move() {
        if !isQuiet { state = .b } else { state = .c }
      }
    }
    --
    events open update
    a open [!isQuiet] → b
    a open → c
    b open [!isQuiet] stays
    b open → c
    c open [!isQuiet] → b
    c open stays
    a update → c
    b update → c
    c update stays

    ## asked where it was said @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isOpen = false, isLate = false
      var canMove: Bool { state == .a && isOpen }
      mutating func open(late: Bool) {
        self.isOpen = true
        if late { isLate = true } else { isLate = false }
        guard canMove else { return }
        state = isLate ? .c : .b
      }
    }
    --
    events open
    a open [late] → c
    a open → b
    rest stays

    ## somebody else has had a turn @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var isOpen = false
      private let items = [1, 2]
      private var report: () -> Void = {}
      func open() {
        guard state == .a else { return }
        isOpen = true
        report()
        if isOpen { state = .b }
      }
      func close() {
        guard state == .b else { return }
        isOpen = false
        items.forEach { _ in isOpen = true }
        if !isOpen { state = .c }
      }
      func reset() {
        guard state == .c else { return }
        isOpen = false
        Center.post()
        if !isOpen { state = .a }
      }
      func wait() async {
        guard state == .a else { return }
        isOpen = true
        await Task.yield()
        if isOpen { state = .c }
      }
    }
    enum Center { static func post() {} }
    --
    events open close reset wait wait(yield)
    a open [isOpen] → b
    a open stays
    b open stays
    c open stays
    a close stays
    b close [!isOpen] → c
    b close stays
    c close stays
    a reset stays
    b reset stays
    c reset [!isOpen] → a
    c reset stays
    a wait stays
    b wait stays
    c wait stays
    a wait(yield) [isOpen] → c
    a wait(yield) stays

    ## somebody who is asked and somebody who is made @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isOpen = false
      struct Item { var name: String }
      private func change(_ value: inout Bool) {}
      func open() {
        guard state == .a else { return }
        isOpen = true
        _ = Item(name: "one")
        if isOpen { state = .b }
      }
      func close() {
        guard state == .b else { return }
        isOpen = false
        isOpen.toggle()
        if isOpen { state = .c }
      }
      func observe() {
        guard state == .c else { return }
        isOpen = false
        change(&isOpen)
        if !isOpen { state = .a }
      }
    }
    --
    events open close observe
    a open → b
    b close → c
    c observe [!isOpen] → a
    c observe stays
    rest stays

    ## another of the same name @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isOpen = false
      private var list = [true]
      mutating func open(isOpen: Bool) {
        guard state == .a else { return }
        self.isOpen = true
        if isOpen { state = .b }
      }
      mutating func close() {
        isOpen = false
        for isOpen in list where state == .b {
          if isOpen { state = .c }
        }
      }
    }
    --
    events open close
    a open [isOpen] → b
    a open stays
    b close [for isOpen in list && isOpen] → c
    b close stays any
    rest stays

    ## what was asked before @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isOpen = false
      private var isLate = false
      mutating func open() {
        guard state == .a, isOpen || isLate, !isLate else { return }
        move()
      }
      mutating func close() {
        if isOpen { isLate = true }
        move()
      }
      private mutating func move() {
        state = isLate || !isOpen ? .c : .b
      }
    }
    --
    events open close
    a open [(isOpen || isLate) && !isLate && !isOpen] → c
    a open [(isOpen || isLate) && !isLate] → b
    a open stays
    b open stays
    c open stays
    a close [isLate || !isOpen] → c
    a close → b
    b close [isLate || !isOpen] → c
    b close stays
    c close [isLate || !isOpen] stays
    c close → b

    ## what was asked before and put there since @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isOpen = false
      private var count = 0
      mutating func open() {
        guard state == .a, !isOpen else { return }
        isOpen = true
        count = 1
        move()
      }
      mutating func close() {
        guard state == .b, isOpen else { return }
        isOpen = false
        count += 1
        move()
      }
      private mutating func move() {
        if isOpen { state = .b } else { state = .c }
      }
    }
    --
    events open close
    a open [!isOpen] → b
    a open stays
    b close [isOpen] → c
    b close stays
    rest stays

    ## an observer changes it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var count = 0 { didSet { isOpen = false } }
      private var isOpen = false
      func open() {
        guard state == .a else { return }
        isOpen = true
        count += 1
        if isOpen { state = .b }
      }
      func close() { if state == .b { state = .c } }
    }
    --
    events open close
    a open [isOpen] → b
    a open stays
    b close → c
    rest stays

    ## what only logs gives nobody a turn @file unrun invalid
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var isOpen = false
      private let logger = Logger()
      private let door = Door()
      func open() {
        guard state == .a else { return }
        isOpen = true
        logger.info("open")
        print("open")
        enter()
      }
      func close() {
        guard state == .b else { return }
        isOpen = true
        door.info("open")
        enter()
      }
      private func enter() {
        guard isOpen else { state = .c; return }
        state = .b
      }
    }
    --
    events open close
    a open → b
    b close [isOpen] stays
    b close → c
    rest stays

    ## what only the type can set is left alone by others @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var isOpen = false
      var isShown = false
      private let door = Door()
      func open() {
        guard state == .a else { return }
        isOpen = true
        isShown = true
        state = .b
      }
      func close() {
        guard state == .b else { return }
        isOpen = false
        isShown = false
        door.lock()
        if isShown { state = .d } else if !isOpen { state = .c }
      }
      func wait() async {
        guard state == .d else { return }
        isOpen = false
        await door.wait()
        if isOpen { state = .a }
      }
    }
    final class Door { func lock() {}; func wait() async {} }
    --
    states a b c d
    events open close wait wait(wait)
    a open → b
    a close stays
    a wait stays
    b open stays
    b close [isShown] → d
    b close → c
    b wait stays
    c open stays
    c close stays
    c wait stays
    d open stays
    d close stays
    d wait stays
    d wait(wait) [isOpen] → a
    d wait(wait) stays

    ## what is asked behind 'toggle' is the opposite of what it was before @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var isOn = true
      func x() {
        isOn.toggle()
        if !isOn { state = .b }
      }
      func y() {
        isOn = !isOn
        isOn.toggle()
        if isOn, state == .b { state = .a }
      }
    }
    --
    events x y
    a x [isOn] → b
    a x stays
    b x stays
    b y [isOn] → a
    b y stays
    c x [isOn] → b
    c x stays
    rest stays
    """#
  )
}
