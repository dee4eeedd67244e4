extension Table {
  static let optionalEvents = Table(
    "events that may be missing",
    #"""
    ## one that a guard unwraps under its own name @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Frame { case head, chunk }
      private var state = State.a
      mutating func begin() { if state == .a { state = .b } }
      mutating func got(_ frame: Frame?) {
        guard let frame else {
          state = .c
          return
        }
        switch frame {
        case .head: if state == .b { state = .a }
        case .chunk: state = .b
        }
      }
    }
    --
    events got(nil) got(.head) got(.chunk) begin
    a begin → b
    a got(nil) → c any
    b got(nil) → c any
    c got(nil) stays any
    b got(.head) → a
    a got(.chunk) → b any
    b got(.chunk) stays any
    c got(.chunk) → b any
    rest stays

    ## one that an if unwraps @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Loss { case cut, fatal }
      private var state = State.a
      func open() { if state == .a { state = .b } }
      func close(_ loss: Loss?) {
        if let loss {
          switch loss {
          case .cut: if state == .b { state = .a }
          case .fatal: if state == .b { state = .c }
          }
        } else if state == .b { state = .c }
      }
    }
    --
    events close(nil) close(.cut) close(.fatal) open
    a open → b
    b close(nil) → c
    b close(.cut) → a
    b close(.fatal) → c
    rest stays

    ## one whose absence is a row beside the state @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Word { case go, back }
      private var state = State.a
      mutating func put(_ word: Word?) {
        switch (state, word) {
        case (.a, .go): state = .b
        case (.b, .none): state = .c
        case (.c, .some(.back)): state = .a
        default: break
        }
      }
    }
    --
    events put(nil) go back
    a go → b
    b put(nil) → c
    c back → a
    rest stays

    ## one that is only handed on does not make events @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Loss { case cut, fatal }
      private var state = State.a
      private var last: Loss?
      func open() { if state == .a { state = .b } }
      func close(_ loss: Loss?) {
        guard state == .b else { return }
        last = loss
        state = .c
      }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## a number that may be missing is no event @file unrun
    struct Machine {
      enum State { case a, b, c }
      private var state = State.a
      mutating func put(_ count: Int?) {
        switch count {
        case .none: state = .c
        case .some(let count): state = count > 0 ? .b : .a
        }
      }
      func isOver() -> Bool { state == .c }
    }
    --
    events put
    a put [case .none = count] → c any
    a put [case .some = count && count > 0] → b any
    a put [case .some = count] stays any
    b put [case .none = count] → c any
    b put [case .some = count && count > 0] stays any
    b put [case .some = count] → a any
    c put [case .none = count] stays any
    c put [case .some = count && count > 0] → b any
    c put [case .some = count] → a any

    ## a case with the name of what is missing @file unrun invalid
    struct Machine {
      enum State { case a, b, c }
      private var state = State.a
      mutating func take(_ word: ForeignWord) {
        switch (state, word) {
        case (.a, .none): state = .b
        case (.b, .go): state = .c
        default: break
        }
      }
    }
    --
    events none go
    unread * ForeignWord
    a none → b
    b go → c
    rest stays

    ## what is pulled in a loop is another one each turn @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Frame { case head, chunk }
      private var state = State.a
      struct Source { func next(_ count: Int) -> Frame? { count > 3 ? .head : nil } }
      private let source = Source()
      func read(_ count: Int) {
        while let frame = source.next(count) {
          switch frame {
          case .head: if state == .a { state = .b }
          case .chunk: if state == .b { state = .c }
          }
        }
      }
    }
    --
    events read
    a read [let frame = source.next(count) && case .head = frame && let frame = source.next(count) (2) && case .chunk = frame] → c
    a read [let frame = source.next(count) && case .head = frame] → b
    a read stays any
    b read [let frame = source.next(count) && case .chunk = frame] → c
    b read stays any
    c read stays any
    """#
  )
}
