extension Table {
  /// Local variables that the turns of a loop move.
  static let loops = Table(
    "a local variable that a loop moves",
    #"""
    ## over events that it is given @file unrun
    enum State { case a, b, c }
    enum Event { case x, y }
    struct Machine {
      static func end(of events: [Event], from start: State) -> State {
        var state = start
        for event in events {
          switch (state, event) {
          case (.a, .x): state = .b
          case (.b, .y): state = .c
          case (.c, .x): continue
          case (.c, .y): return .a
          default: break
          }
        }
        return state
      }
    }
    --
    machine Machine.end
    a x → b
    b y → c
    rest stays

    ## one of several that a tuple declares @file unrun
    enum State { case a, b, c }
    struct Machine {
      func matches(in text: String) -> Int {
        var (state, count) = (State.a, 0)
        for character in text {
          switch state {
          case .a: if character == "x" { state = .b }
          case .b: state = character == "y" ? .c : .a
          case .c:
            count += 1
            state = .a
          }
        }
        return count
      }
    }
    --
    machine Machine.matches
    initial a
    events character
    a character [character == "x"] → b
    a character stays
    b character [character == "y"] → c
    b character → a
    c character → a

    ## by functions of an enum that is declared there @file unrun
    func matches(in text: String) -> Bool {
      enum State {
        case a, b, c
        mutating func take(_ character: Character) {
          switch self {
          case .a: if character == "x" { self = .b }
          case .b: self = .c
          case .c: break
          }
        }
      }
      var state = State.a
      for character in text { state.take(character) }
      return state == .c
    }
    --
    machine matches
    initial a
    events character
    a character [character == "x"] → b
    a character stays
    b character → c
    c character stays

    ## by a function of the enum in a closure @file unrun
    enum State {
      case a, b, c
      mutating func back() { if self == .b { self = .a } }
    }
    func end(of numbers: [Int]) -> Int {
      var state = State.a
      var turns = 0
      while state != .c {
        turns += 1
        state = state == .a ? .b : .c
        numbers.forEach { _ in 1️⃣state.back() }
      }
      return turns
    }
    --
    machine end
    others
    initial a
    events turn
    a turn → b
    b turn → c
    c turn stays
    unread 1️⃣ what a closure does to 'state' is not followed

    ## by functions of an enum that is declared there, before the loop as well @file unrun
    func end(of text: String) -> Int {
      enum State {
        case a, b, c
        mutating func step() { self = self == .a ? .b : .c }
        func isEnd() -> Bool { self == .c }
      }
      var state = State.a
      state.step()
      var turns = 0
      while !state.isEnd() {
        turns += 1
        state.step()
      }
      1️⃣state.step()
      return turns
    }
    --
    machine end
    initial a
    events turn
    a turn → b
    b turn → c
    c turn stays
    unread 1️⃣ 'state' is set outside of the loop

    ## over what comes later @file unrun
    enum State { case a, b, c }
    enum Event { case x, y }
    func end(of events: AsyncStream<Event>) async -> State {
      var state: State = .a
      for await event in events {
        switch event {
        case .x: if state == .a { state = .b }
        case .y:
          guard state == .b else { continue }
          await Task.yield()
          state = .c
        }
      }
      return state
    }
    --
    machine end
    initial a
    a x → b
    b y → c
    rest stays

    ## over characters, its enum declared in the function @file unrun
    enum Mode { case slow, fast }
    struct Words {
      enum Mode { case other }
      static func words(of text: String) -> [String] {
        enum Mode { case outside, inside, escaped }
        var mode = Mode.outside
        var (word, found) = ("", [String]())
        for character in text {
          switch mode {
          case .outside:
            guard character != " " else { continue }
            mode = character == "\\" ? .escaped : .inside
            word = String(character)
          case .inside where character == "\\": mode = .escaped
          case .inside where character == " ":
            found.append(word)
            mode = .outside
          case .inside: word.append(character)
          case .escaped: mode = .inside
          }
        }
        return found
      }
    }
    --
    machine Words.words
    states outside inside escaped
    events character
    initial outside
    outside character [character != " " && character == "\\"] → escaped
    outside character [character != " "] → inside
    outside character stays
    inside character [character == "\\"] → escaped
    inside character [character == " "] → outside
    inside character stays
    escaped character → inside

    ## that ends where the loop asks for it @file unrun
    enum State { case a, b, c }
    func run(_ isShort: Bool, _ next: () -> Bool) {
      var state: State
      if isShort { state = .b } else { state = .a }
      while state != .c {
        if next() { break }
        switch state {
        case .a: state = .b
        case .b, .c: state = .c
        }
      }
    }
    --
    machine run
    events turn
    initial a b
    a turn [next()] stays
    a turn → b
    b turn [next()] stays
    b turn → c
    c turn stays

    ## that ends behind a turn @file unrun
    enum State { case a, b }
    func walk(_ count: Int) {
      var state: State? = nil
      var index = 0
      repeat {
        index += 1
        if state == nil { state = .a } else if state == .a { state = .b } else { state = nil }
      } while state != .b && index < count
    }
    --
    machine walk
    states nil a b
    events turn
    initial nil
    nil turn → a
    a turn → b
    b turn stays

    ## that ends behind a turn for another reason @file unrun
    enum State { case a, b }
    func walk(_ count: Int) {
      var state = State.a
      var index = 0
      repeat {
        index += 1
        if state == .a { state = .b } else { state = .a }
      } while index < count || index < 9 && state != .b
    }
    --
    machine walk
    states a b
    events turn
    initial a
    a turn → b
    b turn → a

    ## inside of another one, which begins anew, and set where that is not followed @file unrun
    enum State { case a, b, c }
    func find(_ rows: [[Int]]) -> Int {
      var state = State.b
      rows: for row in rows {
        state = .a
        for number in row {
          switch state {
          case .a: if number == 0 { state = .b } else if number < 0 { break rows }
          case .b:
            if number == 1 {
              state = .c
              continue rows
            }
          case .c: return number
          }
        }
        state = .c // 1️⃣
      }
      return 0
    }
    --
    machine find
    events number
    initial a
    a number [number == 0] → b
    a number stays
    b number [number == 1] → c
    b number stays
    c number stays
    unread 1️⃣ 'state' is set outside of the loop

    ## that gives it to another function @file unrun
    enum State { case a, b, c }
    func begin(_ state: inout State) { state = .b }
    func run(_ isOver: () -> Bool) {
      var state = State.a
      while !isOver() {
        switch state {
        case .a: begin(&state)
        case .b: withUnsafeMutablePointer(to: &state) { $0.pointee = .c }
        case .c: break
        }
      }
    }
    --
    machine run
    events turn
    initial a
    a turn [!isOver()] → b
    a turn stays
    b turn [!isOver()] ?
    b turn stays
    c turn stays
    unread * what 'withUnsafeMutablePointer' does to '&state' is not followed

    ## and that another function sets @file unrun
    enum State { case a, b, c }
    func run(_ numbers: [Int]) {
      var state = State.a
      func end() { state = .c } // 1️⃣
      for number in numbers {
        if state == .a { end() } else if number == 1 { state = .b }
      }
    }
    --
    machine run
    refused
    unread 1️⃣ what sets 'state' in another function is not followed

    ## but does not ask for, that each turn sets anew, or that another name hides @file unrun
    enum State { case a, b, c }
    func run(_ numbers: [Int]) -> State {
      var (state, other) = (State.a, 0)
      var last = State.a
      for number in numbers {
        if number == 1 { last = .b }
        other += 1
      }
      var read = State.a
      for number in numbers {
        if number == 1 { read = .b } else if number == 2 { continue } else { read = number > 2 ? .a : .c }
        switch read {
        case .a: other += 1
        case .b: read = .c
        case .c: break
        }
      }
      for state in [State.a, .b] { if state == .a { other += 1 } }
      switch state {
      case .a: state = .b
      default: break
      }
      return other == 1 ? last : state
    }
    --
    none

    ## each element in turn, by a closure @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private var jobs: [Int] = []
      func go() { self.jobs.forEach { job in if job > 1 { advance() } } }
      func end() { if state == .b { state = .c } }
      private func advance() { if state == .a { state = .b } }
    }
    --
    events go end
    methods
    a go [for job in self.jobs && job > 1] → b
    a go stays
    b end → c
    rest stays
    """#
  )
}
