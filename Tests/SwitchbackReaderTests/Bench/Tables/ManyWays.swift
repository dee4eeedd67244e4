extension Table {
  static let manyWays = Table(
    "more ways than anybody reads the conditions of",
    #"""
    ## what all that are put together share is named, and the last one in full @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      var seen: Set<Int> = []
      func open() {
        guard state == .a, isReady else { return }
        do {
          if seen.contains(1) { try check(); state = .b }
          if seen.contains(2) { try check(); state = .c }
          if seen.contains(3) { try check(); state = .b }
          if seen.contains(4) { try check(); state = .c }
          if seen.contains(5) { try check(); state = .b }
          if seen.contains(6) { try check(); state = .c }
          if seen.contains(7) { try check(); state = .b }
        } catch {
          if seen.contains(8) { state = .c }
        }
        note()
      }
      func close() { if state != .a { state = .a } }
    }
    --
    states a b c
    events open close
    methods
    a open [isReady && …] → c
    a open [isReady && check() throws && …] stays
    a open [isReady && … (2)] → b
    a open [isReady && (seen.contains(6) || seen.contains(7) && check() throws && seen.contains(8))] → c
    a open [isReady && seen.contains(7)] → b
    a open stays
    a close stays
    b open stays
    b close → a
    c open stays
    c close → a

    ## those of a function that is called go on behind what its caller asks @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      var seen: Set<Int> = []
      func open() {
        guard state == .a, isReady else { return }
        change()
        if isLate { state = .c }
      }
      private func change() {
        do {
          if seen.contains(1) { try check(); state = .b }
          if seen.contains(2) { try check(); state = .c }
          if seen.contains(3) { try check(); state = .b }
          if seen.contains(4) { try check(); state = .c }
          if seen.contains(5) { try check(); state = .b }
          if seen.contains(6) { try check(); state = .c }
          if seen.contains(7) { try check(); state = .b }
        } catch {
          if seen.contains(8) { state = .c }
        }
        note()
      }
      func close() { if state != .a { state = .a } }
    }
    --
    states a b c
    events open close
    methods
    a open [isReady && …] → c
    a open [isReady && check() throws && …] stays
    a open [isReady && isLate && …] → c
    a open [isReady && … (2)] → b
    a open [isReady && (seen.contains(6) || seen.contains(7) && check() throws && seen.contains(8) || seen.contains(7) && isLate)] → c
    a open [isReady && seen.contains(7)] → b
    a open [isReady && isLate] → c
    a open stays
    a close stays
    b open stays
    b close → a
    c open stays
    c close → a

    ## where they share nothing only that there is a condition is said @file
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      var seen: Set<Int> = []
      func open() {
        guard state == .a else { return }
        \#((1...66).map { "if seen.contains(\($0)) { state = .\($0.isMultiple(of: 2) ? "b" : "c"); return }" }
          .joined(separator: "\n    "))
      }
      func close() { if state != .a { state = .a } }
    }
    --
    states a b c
    events open close
    methods
    a open […] → c
    a open [… (2)] → b
    a open stays
    a close stays
    b open stays
    b close → a
    c open stays
    c close → a

    ## of very many rows each says what all share that lead to the same @file
    final class Machine {
      enum State { case a, b, c, d }
      var state = State.a
      var seen: Set<Int> = []
      func open() {
        guard state == .a, isReady else { return }
        if isLate {
          \#((1...66).map { "if seen.contains(\($0)) { state = .\($0.isMultiple(of: 2) ? "b" : "c"); return }" }
            .joined(separator: "\n      "))
        }
        if seen.contains(0) { state = .d }
      }
      func close() { if state != .a { state = .a } }
    }
    --
    states a b c d
    events open close
    methods
    a open [isReady && isLate && …] → c
    a open [isReady && isLate && … (2)] → b
    a open [isReady && seen.contains(0)] → d
    a open stays
    a close stays
    b open stays
    b close → a
    c open stays
    c close → a
    d open stays
    d close → a

    ## through helpers that call one another: of those that come to the same the last one stays @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      private var state = State.a
      private var isBold = false
      private var isLate = false
      private var deck: [Int] = []
      private var hand: [Int] = []
      var points = 0
      func place(_ card: Int, isDrawn: Bool) {
        guard state == .a else { return }
        put(card, isDrawn: isDrawn)
      }
      func answer() { if state == .b { turn() } }
      func deal() { if state == .d { state = .a } }
      private func put(_ card: Int, isDrawn: Bool) {
        let same = deck.filter { $0 == card }
        if same.isEmpty {
          deck.append(card)
          if isDrawn { finish() } else { draw() }
          return
        }
        if same.count == 3 {
          deck.removeAll()
          if isDrawn { finish() } else { draw() }
          return
        }
        if same.count == 1 {
          deck.removeFirst()
          if isDrawn { finish() } else { draw() }
          return
        }
        state = .c
      }
      private func draw() {
        guard !deck.isEmpty else { finish(); return }
        put(deck.removeFirst(), isDrawn: true)
      }
      private func finish() {
        let sum = hand.reduce(0, +)
        let isKnown = points > 3 || isBold
        if sum > 0 && (!isKnown || sum > points) {
          if sum > 5 { isBold = true } else { isLate = true }
          if points > 5 { state = .b } else if hand.count > 2 { turn() } else { settle() }
          return
        }
        turn()
      }
      private func turn() {
        if hand.isEmpty { settle(); return }
        isLate = points > 1
        if isLate { state = .a } else if isBold { state = .b } else { state = .c }
      }
      private func settle() {
        if points > 9 { isBold = false }
        if points > 8 { isLate = false }
        state = points > 7 ? .d : .a
      }
    }
    --
    states a b c d
    events place answer deal
    a place [(points > 3 || isBold) && sum > 0 && sum > points && points > 5 && …] → b
    a place [(points > 3 || isBold) && hand.isEmpty && points > 7 && …] → d
    a place […] → b
    a place [… (2)] stays
    a place → c
    b answer [hand.isEmpty && points > 7] → d
    b answer [hand.isEmpty || isLate] → a
    b answer [isBold] stays
    b answer → c
    d deal → a
    rest stays
    """#
  )
}
