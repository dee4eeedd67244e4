extension Table {
  static let countedLoops = Table(
    "loops of which it is written how many turns they have",
    #"""
    ## over a range, a list and a stride @file
    struct Machine {
      enum State { case a, b, c, d, e }
      var state = State.a
      private static let most = 3
      mutating func twice() { for _ in 0..<2 { advance() } }
      mutating func once() { for _ in 1...1 { advance() } }
      mutating func often() { for _ in (1...Self.most).reversed() { advance() } }
      mutating func named() { for _ in ["one", "two"] { advance() } }
      mutating func wide() { for _ in stride(from: 0, to: 6, by: 3) { advance() } }
      mutating func each() { (1...3).forEach { _ in advance() } }
      mutating func never() { for _ in 0..<0 { 1️⃣state = .e } }
      private mutating func advance() {
        switch state {
        case .a: state = .b
        case .b: state = .c
        case .c: state = .d
        case .d: state = .e
        case .e: break
        }
      }
    }
    --
    states a b c d e
    events twice once often named wide each never
    methods
    a twice → c
    b twice → d
    c twice → e
    d twice → e
    a once → b
    b once → c
    c once → d
    d once → e
    a often → d
    b often → e
    c often → e
    d often → e
    a named → c
    b named → d
    c named → e
    d named → e
    a wide → c
    b wide → d
    c wide → e
    d wide → e
    a each → d
    b each → e
    c each → e
    d each → e
    rest stays
    unread 1️⃣ no state and event

    ## what is asked of the number @methods
    mutating func open() { for index in 0..<3 { if index == 2 { state = .b } } }
    mutating func close() { for index in 0..<3 where index > 3 { 1️⃣state = .b } }
    mutating func turn() { for index in (1...2).reversed() { state = index == 1 ? .a : .b } }
    mutating func skip() { (0..<2).forEach { index in state = index == 0 ? .a : .c } }
    mutating func step() { (0..<2).forEach { if $0 == 2 { 2️⃣state = .c } } }
    mutating func pair() {
      for (index, name) in ["x", "y"].enumerated() where index % 2 == 1 {
        state = name == "x" ? .a : .c
      }
    }
    mutating func pick() { for number in names where number == 5 || number.isMultiple(of: 4) { state = .c } }
    mutating func hand() { for index in 0..<3 { take(index) } }
    mutating func lost() {
      var tries = 0
      while state != .c {
        tries += 1
        if tries > 1 { state = .c }
        if (6...9).contains(limit) || (6...9).contains(tries) { state = .c }
      }
      if [7].contains(tries) { state = .b }
    }
    mutating func rest() { if state == .c { state = .a } }
    +
    private let names = [1, 5]
    private var limit = 3
    private mutating func take(_ number: Int) {
      if number == 1 { state = .b } else if number == 3 { 3️⃣state = .c }
    }
    --
    events open close turn skip step pair pick hand lost rest
    a open → b any
    b open stays any
    c open → b any
    a turn stays any
    b turn → a any
    c turn → a any
    a skip → c any
    b skip → c any
    c skip stays any
    a pair → c any
    b pair → c any
    c pair stays any
    a pick → c any
    b pick → c any
    c pick stays any
    a hand → b any
    b hand stays any
    c hand → b any
    a lost [(tries > 1 || (6...9).contains(limit) || (6...9).contains(tries)) && [7].contains(tries)] → b
    a lost [tries > 1 || (6...9).contains(limit) || (6...9).contains(tries)] → c
    b lost [(tries > 1 || (6...9).contains(limit) || (6...9).contains(tries)) && [7].contains(tries)] stays
    b lost [tries > 1 || (6...9).contains(limit) || (6...9).contains(tries)] → c
    c lost [[7].contains(tries)] → b
    c lost stays
    c rest → a
    rest stays
    unread 1️⃣ no state and event
    unread 2️⃣ no state and event
    unread 3️⃣ 'take' sets the state

    ## what leaves a turn, or the loop @methods
    mutating func open() {
      outer: for index in 0..<3 {
        for _ in 0..<2 {
          if index == 1 { continue outer }
          if state == .c { break outer }
          advance()
        }
      }
    }
    mutating func close() {
      for index in 0..<3 {
        if index == 1 { continue }
        advance()
        if state == .a { return }
      }
      state = .b
    }
    +
    private mutating func advance() {
      switch state {
      case .a: state = .b
      case .b: state = .c
      case .c: state = .a
      }
    }
    --
    events open close
    a open → c
    b open → c
    c open stays
    a close → b
    b close → a
    c close → a

    ## what is written like a list of whole numbers, and is none @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let order: Set = [1, 2]
      private let steps: [Double] = [1, 2]
      func open() { for number in order { if number == 1 { state = .b } } }
      func close() { for step in steps { if step / 2 == 1 { state = .a } } }
      func rest() { if state == .b { state = .c } }
    }
    --
    events open close rest
    a open [for number in order && number == 1] → b any
    a open stays any
    b open stays any
    c open [for number in order && number == 1] → b any
    c open stays any
    a close stays any
    b close [step / 2 == 1] → a any
    b close stays any
    c close [step / 2 == 1] → a any
    c close stays any
    b rest → c
    rest stays
    """#
  )
}
