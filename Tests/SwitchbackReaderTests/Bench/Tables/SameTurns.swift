extension Table {
  static let sameTurns = Table(
    "what one turn of a loop asks like the others",
    #"""
    ## what nothing in the loop changes @methods
    mutating func open() {
      guard state == .a else { return }
      let all: [State] = [.b, .c]
      for next in all { if limit > 2 { state = next } }
    }
    mutating func close() {
      guard state == .b else { return }
      for _ in 0..<3 { if limit > 2 { state = .c } else if state == .c { 1️⃣state = .a } }
    }
    mutating func drop() {
      guard state == .c else { return }
      for _ in 0..<3 { if last == nil { state = .a } else if state == .a { 2️⃣state = .b } }
    }
    +
    private var limit = 3
    private var last: Int?
    --
    events open close drop
    a open [limit > 2] → c
    a open stays
    b close [limit > 2] → c
    b close stays
    c drop [last == nil] → a
    c drop stays
    rest stays
    unread 1️⃣ no state and event
    unread 2️⃣ no state and event

    ## what the loop changes @methods
    mutating func open() {
      guard state == .a else { return }
      for _ in 0..<3 {
        if limit > 2 { state = .b } else if state == .b { state = .c }
        limit += 1
      }
    }
    +
    private var limit = 3
    --
    events open
    a open [limit > 2 && again(limit > 2) && again(limit > 2) (2)] → b
    a open [limit > 2 && again(limit > 2)] → c
    a open [limit > 2 && again(limit > 2) (2)] → b
    a open [limit > 2] → c
    a open [again(limit > 2) && again(limit > 2) (2)] → b
    a open [again(limit > 2)] → c
    a open [again(limit > 2) (2)] → b
    a open stays
    rest stays

    ## what each turn binds anew @methods
    mutating func open() {
      guard state == .a else { return }
      for number in numbers where number > 2 || state == .b {
        if number > 2 { state = .b } else { state = .c }
      }
    }
    +
    private var numbers = [3, 2]
    --
    events open
    a open [for number in numbers && number > 2 && for number in numbers (2) && !again(number > 2)] → c
    a open [for number in numbers && number > 2] → b
    a open stays
    rest stays

    ## what may change by itself @methods
    mutating func open() {
      guard state == .a else { return }
      for _ in numbers { if door.isOpen { state = .b } else if state == .b { state = .c } }
    }
    +
    private var numbers = [3, 2]
    private let door = Door()
    final class Door { var isOpen: Bool { Bool.random() } }
    --
    events open
    a open [for _ in numbers && door.isOpen && for _ in numbers (2) && !again(door.isOpen)] → c
    a open [for _ in numbers && door.isOpen] → b
    a open stays
    rest stays
    """#
  )
}
