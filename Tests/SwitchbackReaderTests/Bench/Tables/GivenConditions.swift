extension Table {
  static let givenConditions = Table(
    "conditions that are given as arguments",
    #"""
    ## the opposite of what was asked @methods unrun
    mutating func open() {
      let isFull = Bool.random()
      guard isFull else { return }
      go(!isFull)
    }
    private mutating func go(_ isFree: Bool) {
      if isFree { 1️⃣state = .c } else if state == .a { state = .b }
    }
    --
    events open
    a open [isFull] → b
    a open stays
    rest stays
    unread 1️⃣ 'go' sets the state, and no event is seen to lead

    ## the same again @methods unrun
    mutating func open() {
      let count: Int = Int.random(in: 0...6)
      if count > 3 { go(count > 3) } else { go(count <= 3) }
    }
    private mutating func go(_ isMuch: Bool) {
      if isMuch { if state == .a { state = .b } } else { 1️⃣state = .c }
    }
    --
    events open
    a open → b
    rest stays
    unread 1️⃣ 'go' sets the state, and no event is seen to lead

    ## asked for the first time where it is given @methods unrun
    mutating func open() {
      let count = Int.random(in: 0...6)
      go(count > 3)
      if count > 3 { state = .a }
    }
    private mutating func go(_ isMuch: Bool) {
      if !isMuch, state == .a { state = .b }
    }
    --
    events open
    a open [count > 3] stays
    a open → b
    b open [count > 3] → a
    b open stays
    c open [count > 3] → a
    c open stays

    ## of several @methods unrun
    mutating func open() {
      let (isOn, isSure) = (Bool.random(), Bool.random())
      guard isOn, isSure else { return }
      go(isOn && isSure, isLast: !isSure || !isOn)
    }
    private mutating func go(_ isFree: Bool, isLast: Bool) {
      switch (isFree, isLast) {
      case (true, true): 1️⃣state = .c
      case (true, false): if state == .a { state = .b }
      case (false, _): break
      }
    }
    --
    events open
    a open [isOn && isSure] → b
    a open stays
    rest stays
    unread 1️⃣ 'go' sets the state, and no event is seen to lead

    ## of what has changed since @methods
    var items = [1]
    mutating func open() {
      guard !items.isEmpty else { return }
      items.removeFirst()
      go(items.isEmpty)
    }
    mutating func fill() {
      guard state == .c else { return }
      items = [1, 2]
      state = .a
    }
    private mutating func go(_ isLast: Bool) {
      if isLast { state = .b } else if state == .b { state = .c }
    }
    --
    events open fill
    a open [!items.isEmpty && again(items.isEmpty)] → b any
    a open stays any
    b open [!items.isEmpty && again(items.isEmpty)] stays
    b open [!items.isEmpty] → c
    b open stays
    c open [!items.isEmpty && again(items.isEmpty)] → b any
    c open stays any
    a fill stays
    b fill stays
    c fill → a

    ## of what there is nothing in @methods unrun
    mutating func open() {
      let name = ["", "x"].randomElement()
      if let name, !name.isEmpty { go(name.isEmpty) }
    }
    private mutating func go(_ isEmpty: Bool) {
      if isEmpty { 1️⃣state = .c } else if state == .a { state = .b }
    }
    --
    events open
    a open [let name && !name.isEmpty] → b
    a open stays
    rest stays
    unread 1️⃣ 'go' sets the state, and no event is seen to lead
    """#
  )
}
