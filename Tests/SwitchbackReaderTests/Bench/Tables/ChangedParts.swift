extension Table {
  static let changedParts = Table(
    "properties that are changed in place, whose setters or observers change the state",
    #"""
    ## a computed property that is toggled is set to its opposite @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      private var isOpen: Bool {
        get { state == .b }
        set {
          guard state != .c else { return }
          state = newValue ? .b : .a
        }
      }
      func tap() { isOpen.toggle() }
      func end() { self.isOpen = false }
      func lock() { if state == .a { state = .c } }
    }
    --
    methods
    events tap end lock
    a tap → b
    b tap → a
    b end → a
    a lock → c
    rest stays

    ## one that is added to, and one that is told a number @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var level: Int {
        get { 3 }
        set { if state != .c { state = newValue > 5 ? .b : .a } }
      }
      func raise() { level += 10 }
      func drop() { level = 0 }
      func fill() { level = 9 }
      func set(_ next: Int) { level = next }
      func lock() { if state == .b { state = .c } }
    }
    --
    events raise drop fill set lock
    a raise [level + 10 > 5] → b
    a raise stays
    b raise [level + 10 > 5] stays
    b raise → a
    b drop → a
    a fill → b
    a set [next > 5] → b
    a set stays
    b set [next > 5] stays
    b set → a
    b lock → c
    rest stays

    ## a member of a struct and an element of a list, and what only asks @file unrun
    struct Config {
      var isOn = false
      var names: [String] = []
    }
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var config = Config() { didSet { if state == .a { state = .b } } }
      private var items: [Int] = [] { didSet { if state == .b { state = .c } } }
      func power() { config.isOn.toggle() }
      func name(_ next: String) { self.config.names.append(next) }
      func reset() { config = Config() }
      func put(_ next: Int) { items[0] = next }
      func take() -> Int { items.removeLast() }
      func count() -> Int { items.count + config.names.count }
      func has(_ item: Int) -> Bool { items.contains(item) }
      func local() {
        var items = [1]
        items.append(2)
      }
      func close() { if state == .c { state = .a } }
    }
    --
    events power name reset put take close
    a power → b
    a name → b
    a reset → b
    b put → c
    b take → c
    c close → a
    rest stays

    ## what is changed in an object sets no property @file unrun
    final class Player { var name = "" }
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var player = Player() { didSet { if state == .a { state = .b } } }
      func swap() { player = Player() }
      func rename() { player.name = "Anna" }
      func close() { if state == .b { state = .c } }
    }
    --
    events swap close
    a swap → b
    b close → c
    rest stays

    ## a collection behind a setter @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var stored: [Int] = []
      private var items: [Int] {
        get { stored }
        set {
          stored = newValue
          if state == .a { state = .b }
        }
      }
      func add(_ item: Int) { items.append(item) }
      func fill(_ place: inout Int) { change(&items[0]) }
      func clear() { items = [] }
      func close() { if state == .b { state = .c } }
      private func change(_ place: inout Int) { place += 1 }
    }
    --
    events add fill clear close
    a add → b
    a fill → b
    a clear → b
    b close → c
    rest stays

    ## a state that nothing sets but observers @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var items: [Int] = [] { didSet { if state != .c { state = items.count > 3 ? .c : .b } } }
      func add(_ item: Int) { items.append(item) }
      func trim() { if state == .b { items.removeLast() } }
    }
    --
    events add trim
    a add [items.count > 3] → c
    a add → b
    b add [items.count > 3] → c
    b add stays
    b trim [items.count > 3] → c
    b trim stays
    rest stays

    ## what is in a collection behind that is known to its observers @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var items: [Int] = [] { didSet { state = items.isEmpty ? .a : .b } }
      func add(_ item: Int) { items.append(item) }
      func clear() { items.removeAll() }
      func leave() { if state == .a { state = .c } }
    }
    --
    events add clear leave
    a add → b any
    c add → b any
    b clear → a any
    c clear → a any
    a leave → c
    rest stays

    ## by another name of the instance, and a closure that asks it by one @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var items: [Int] = [] { didSet { if state == .b { state = .c } } }
      private var place = (x: 0, y: 0)
      private var size: (Int, Int) = (0, 0) { didSet { if state == .a { state = .b } } }
      private var isOpen: Bool { get { state == .b } set { state = newValue ? .b : .a } }
      func add() {
        run { [weak self] in
          guard let machine = self else { return }
          machine.items.append(1)
        }
      }
      func tap() { run { [weak self] in self?.isOpen.toggle() } }
      func grow() { size.0 += 1 }
      func move() { place.x += 1 }
      func close() { if state == .c { state = .a } }
      private func run(_ work: @escaping () -> Void) { work() }
    }
    --
    events add tap grow close
    a grow → b
    c close → a
    b add → c
    a tap → b
    b tap → a
    c tap → b
    rest stays

    ## what is changed in the objects of a list sets no property @file unrun
    final class Player { var name = "" }
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var players: [Player] = [] { didSet { if state == .a { state = .b } } }
      func add() { players.append(Player()) }
      func rename() { players[0].name = "Anna" }
      func close() { if state == .b { state = .c } }
    }
    --
    events add close
    a add → b
    b close → c
    rest stays

    ## a setter that others can use as well is an event @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var isOpen: Bool {
        get { state == .b }
        set {
          guard state != .c else { return }
          state = newValue ? .b : .a
        }
      }
      private(set) var isOver: Bool {
        get { state == .c }
        set { if newValue, state == .b { state = .c } }
      }
      func end() { isOpen = false }
      func finish() { isOver = true }
    }
    --
    events end finish isOpen(set)
    b end → a
    b finish → c
    a isOpen(set) [newValue] → b
    a isOpen(set) stays
    b isOpen(set) [newValue] stays
    b isOpen(set) → a
    rest stays

    ## one of a type that hides nothing is a helper where that uses it @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      var isOpen: Bool {
        get { state == .b }
        set { if state != .c { state = newValue ? .b : .a } }
      }
      func end() { isOpen = false }
      func tap() { isOpen.toggle() }
      func lock() { if state == .a { state = .c } }
    }
    --
    methods
    events end tap lock
    a lock → c
    b end → a
    a tap → b
    b tap → a
    rest stays
    """#
  )
}
