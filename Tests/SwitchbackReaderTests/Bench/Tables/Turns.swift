extension Table {
  static let turns = Table(
    "turns of loops that go on",
    #"""
    ## a turn that goes on before anything happens @methods
    mutating func open() {
      guard state == .a else { return }
      for number in numbers {
        if number > 1 { continue }
        state = .b
      }
    }
    mutating func close() {
      guard state == .b else { return }
      while let next = numbers.popLast() {
        if next == 0 || isReady { continue }
        state = .c
        break
      }
    }
    +
    private var numbers = [1, 2]
    --
    events open close
    a open [for number in numbers && !(number > 1)] → b
    a open stays
    b close [let next = numbers.popLast() && !(next == 0 || isReady)] → c
    b close stays
    rest stays

    ## several that go on, one by what it has @methods
    mutating func open() {
      guard state == .a else { return }
      for number in numbers {
        if let number { note("\(number)"); continue }
        if isReady { continue }
        if isLate { state = .c; return }
        state = .b
      }
    }
    +
    private var numbers: [Int?] = [1, nil]
    --
    events open
    a open [for number in numbers && number == nil && !isReady && isLate] → c
    a open [for number in numbers && number == nil && !isReady && for number in numbers (2) && !again(isReady) && again(isLate)] → c
    a open [for number in numbers && number == nil && !isReady] → b
    a open stays
    rest stays

    ## one that goes on where others have a case of their own @methods
    mutating func open() {
      guard state == .a else { return }
      for kind in kinds {
        switch kind {
        case .one: continue
        case .two: state = .b
        case .three: state = .c
        }
        return
      }
    }
    +
    enum Kind { case one, two, three }
    private var kinds = [Kind.one]
    --
    events open
    a open [for kind in kinds && case .two = kind] → b
    a open [for kind in kinds && case .three = kind] → c
    a open stays
    rest stays

    ## a closure that is called again and again @methods
    mutating func open() {
      guard state == .a else { return }
      [0, 1].forEach { if $0 > limit { return }; state = .b }
    }
    +
    private var limit = 0
    --
    events open
    a open [$0 > limit && $0 > limit (2)] stays
    a open → b
    rest stays

    ## elements that a pattern leaves out @methods
    mutating func open() {
      guard state == .a else { return }
      for case let number? in [first, second] {
        note("\(number)")
        state = .b
      }
    }
    +
    private var first: Int?
    private var second: Int? { nil }
    --
    events open
    a open [for let number? in [first, second]] → b
    a open stays
    rest stays

    ## a turn that leads back to the beginning @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func run() {
        while true {
          switch state {
          case .a:
            let number = next()
            if number == 1 { state = .a } else if number < 5 { state = .b } else { state = .c }
          case .b, .c: return
          }
        }
      }
      private func next() -> Int { count }
    }
    --
    events run
    a run [number != 1 && number < 5] → b
    a run → c
    rest stays

    ## rows of a turn @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func run() {
        repeat {
          let number = next()
          switch state {
          case .a where number == 1: note()
          case .a where number < 5: state = .b
          case .a: state = .c
          case .b, .c: break
          }
        } while state == .a
      }
      private func next() -> Int { count }
    }
    --
    events run
    a run [number != 1 && number < 5] → b
    a run → c
    rest stays

    ## what a turn begins with is a condition @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func run() {
        while true {
          guard let number = next() else { return }
          switch state {
          case .a where number == 1: continue
          case .a where number < 5: state = .b
          case .a: state = .c
          case .b, .c: return
          }
        }
      }
      private func next() -> Int? { count }
    }
    --
    events run
    a run [let number = next() && number != 1 && number < 5 && let number = next() (2)] → b
    a run [let number = next() && number != 1 && number < 5] → b
    a run [let number = next() && number != 1 && let number = next() (2)] → c
    a run [let number = next() && number != 1] → c
    a run stays
    rest stays
    """#
  )
}
