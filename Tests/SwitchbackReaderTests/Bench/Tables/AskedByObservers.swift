extension Table {
  static let askedByObservers = Table(
    "what observers ask of what was set",
    #"""
    ## a flag that was just set, or is what the caller says @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.c
      private var isOn = false {
        didSet { if isOn { state = .a } else { state = .b } }
      }
      func on() { isOn = true }
      func off() { self.isOn = false }
      func both() { turn(false); turn(true) }
      func end() { if state == .b { state = .c } }
      private func turn(_ on: Bool) { isOn = on }
    }
    --
    events on off both end
    a on stays
    b on → a
    c on → a
    a off → b
    b off stays
    c off → b
    a both stays
    b both → a
    c both → a
    b end → c
    rest stays
    initial c
    methods

    ## numbers, texts, collections and what may be nil @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.c
      private var level = 0 { didSet { if level > 3 { state = .a } else { state = .b } } }
      private var task: Int? { didSet { if task == nil { state = .a } else { state = .b } } }
      private var name = "" { didSet { if name == "Anna" { state = .a } else { state = .b } } }
      private var items: [Int] = [] { didSet { if items.isEmpty { state = .a } else { state = .b } } }
      func many() { level = 5 }
      func few() { level = 1 }
      func begin() { task = 1 }
      func stop() { task = nil }
      func call() { name = "Anna" }
      func recall() { name = "Otto" }
      func empty() { items = [] }
      func fill() { items = [1] }
      func end() { if state == .b { state = .c } }
    }
    --
    events many few begin stop call recall empty fill end
    a many stays
    b many → a
    c many → a
    a few → b
    b few stays
    c few → b
    a begin → b
    b begin stays
    c begin → b
    a stop stays
    b stop → a
    c stop → a
    a call stays
    b call → a
    c call → a
    a recall → b
    b recall stays
    c recall → b
    a empty stays
    b empty → a
    c empty → a
    a fill → b
    b fill stays
    c fill → b
    b end → c
    rest stays
    initial c
    methods

    ## a case that was just set @file
    final class Machine {
      enum State { case a, b, c }
      enum Kind { case one, two }
      private(set) var state = State.c
      private var kind = Kind.one {
        didSet {
          switch kind {
          case .one: state = .a
          case .two: if kind == .two { state = .b }
          }
        }
      }
      func first() { kind = .one }
      func second() { self.kind = Kind.two }
      func twice() { kind = .one; work(); kind = .two }
      func end() { if state == .b { state = .c } }
      private func work() {}
    }
    --
    events first second twice end
    a first stays
    b first → a
    c first → a
    a second → b
    b second stays
    c second → b
    a twice → b
    b twice stays
    c twice → b
    b end → c
    rest stays
    initial c
    machine Machine.state
    others
    property state
    methods

    ## a case of which only running the code tells which it is @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Kind { case one, two; static let usual = Kind.one }
      private(set) var state = State.c
      var kind = Kind.one {
        didSet { if kind == .one { state = .a } else { state = .b } }
      }
      func choose(_ next: Kind) { kind = next }
      func reset() { kind = .usual }
      func end() { if state == .b { state = .c } }
    }
    --
    events choose reset end kind(didSet)
    a choose [kind == .one] stays
    a choose → b
    b choose [kind == .one] → a
    b choose stays
    c choose [kind == .one] → a
    c choose → b
    a reset stays
    b reset → a
    c reset → a
    a kind(didSet) [kind == .one] stays
    a kind(didSet) → b
    b kind(didSet) [kind == .one] → a
    b kind(didSet) stays
    c kind(didSet) [kind == .one] → a
    c kind(didSet) → b
    b end → c
    rest stays
    initial c
    machine Machine.state
    others

    ## what it sets anew is asked once more @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.c
      private var level = 0 {
        didSet {
          if level > 3 { level = 0 }
          if level > 3 { 1️⃣state = .a } else { state = .b }
        }
      }
      func many() { level = 5 }
      func few() { level = 1 }
      func end() { if state == .b { state = .c } }
    }
    --
    events many few end
    unread 1️⃣ 'didSet' sets the state
    a many → b
    b many stays
    c many → b
    a few → b
    b few stays
    c few → b
    b end → c
    rest stays
    initial c
    methods

    ## one that asks what the function that sets the state has asked @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a {
        willSet { if tries > 3 { fatalError() } }
      }
      private var tries = 0
      private let door = Door()
      func open() { if tries > 3 { state = .b } }
      func close() { if !(tries > 3) { state = .c } }
      func pass() {
        guard !(tries > 3) else { return }
        door.pass(self)
        if state == .b { state = .a }
      }
      func end() { if state == .c { state = .a } }
      func fail() { tries += 1 }
    }
    final class Door { func pass(_ machine: Machine) {} }
    --
    events open close pass end
    a open [tries > 3] traps
    a open stays
    b open [tries > 3] traps
    b open stays
    c open [tries > 3] traps
    c open stays
    a close [!(tries > 3)] → c
    a close stays
    b close [!(tries > 3)] → c
    b close stays
    c close stays
    b pass [!(tries > 3) && again(tries > 3)] traps
    b pass [!(tries > 3)] → a
    b pass stays
    c end [tries > 3] traps
    c end → a
    rest stays
    open
    """#
  )
}
