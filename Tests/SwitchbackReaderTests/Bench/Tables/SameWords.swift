extension Table {
  static let sameWords = Table(
    "questions in the same words about something else",
    #"""
    ## a helper that is given one thing after the other @methods
    mutating func open() {
      guard state == .a else { return }
      step(.one)
      step(.two)
    }
    private mutating func step(_ kind: Kind) {
      if kind.isGood { state = .b } else if state == .b { state = .c }
    }
    +
    struct Kind {
      var isGood = Bool.random()
      static let one = Kind()
      static let two = Kind()
    }
    --
    events open
    a open [Kind.one.isGood && Kind.two.isGood] → b
    a open [Kind.one.isGood] → c
    a open [Kind.two.isGood] → b
    a open stays
    rest stays

    ## the same thing twice, and one that may be missing @methods
    mutating func open() {
      guard state == .a else { return }
      step(.one)
      step(.one)
    }
    private mutating func step(_ kind: Kind?) {
      if kind?.isGood == true { state = .b } else if state == .b { state = .c }
    }
    +
    struct Kind {
      let isGood: Bool
      static let one = Kind(isGood: Bool.random())
    }
    --
    events open
    a open [Kind.one?.isGood == true && Kind.one?.isGood == true (2)] → b
    a open [Kind.one?.isGood == true] → c
    a open [Kind.one?.isGood == true (2)] → b
    a open stays
    rest stays

    ## a local of a helper that is called twice @methods
    mutating func open() {
      guard state == .a else { return }
      toss()
      toss()
    }
    private mutating func toss() {
      let isUp = Bool.random()
      if isUp { state = .b } else if state == .b { state = .c }
    }
    --
    events open
    a open [isUp && isUp (2)] → b
    a open [isUp] → c
    a open [isUp (2)] → b
    a open stays
    rest stays
    """#
  )
}
