extension Table {
  static let writtenPairs = Table(
    "lists of pairs that are written",
    #"""
    ## tuples in a function @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func move(to next: State) {
        let allowed: [(State, State)] = [(.a, .b), (.b, .c)]
        guard allowed.contains(where: { $0.0 == state && $0.1 == next }) else { return }
        state = next
      }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->c → c
    rest stays

    ## tuples with labels @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let allowed: [(from: State, to: State)] = [(.a, .b), (from: .b, to: .c)]
      func move(to next: State) {
        guard allowed.contains(where: { move in move.from == state && next == move.to }) else { return }
        state = next
      }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->c → c
    rest stays

    ## tuples that are compared, or taken apart @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private static let allowed = [(State.a, State.b), (State.b, State.c)]
      private static let back: [(State, State)] = [(.b, .a)]
      func move(to next: State) {
        guard Self.allowed.contains(where: { $0 == (state, next) }) || Self.back.contains(where: { from, to in
          from == state && to == next
        }) else { return }
        state = next
      }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->a → a
    b ->c → c
    rest stays

    ## a set of structs @file unrun
    final class Machine {
      enum State { case a, b, c }
      struct Move: Hashable {
        var from: State
        var to: State
      }
      private(set) var state = State.a
      static let allowed: Set<Move> = [Move(from: .a, to: .b), .init(from: .b, to: .c)]
      func move(to next: State) {
        guard Self.allowed.contains(Move(from: state, to: next)) else { return }
        state = next
      }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->c → c
    rest stays

    ## methods that ask a helper @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let allowed: [(State, State)] = [(.a, .b), (.b, .c)]
      func open() { move(to: .b) }
      func close() { move(to: .c) }
      private func move(to next: State) {
        guard allowed.contains(where: { $0.0 == state && $0.1 == next }) else { return }
        state = next
      }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## a list that can change @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var allowed: [(State, State)] = [(.a, .b), (.b, .c)]
      func allow() { allowed.append((.a, .c)) }
      func move(to next: State) {
        guard 1️⃣allowed.contains(where: { $0.0 == state && $0.1 == next }) else { return }
        state = next
      }
    }
    --
    events ->a ->b ->c
    a ->b [allowed.contains(where: { … })] → b
    a ->b stays
    a ->c [allowed.contains(where: { … })] → c
    a ->c stays
    b ->a [allowed.contains(where: { … })] → a
    b ->a stays
    b ->c [allowed.contains(where: { … })] → c
    b ->c stays
    c ->a [allowed.contains(where: { … })] → a
    c ->a stays
    c ->b [allowed.contains(where: { … })] → b
    c ->b stays
    rest stays
    unread 1️⃣ which moves 'allowed' holds is not followed

    ## a struct that says what is equal @file unrun
    final class Machine {
      enum State { case a, b, c }
      struct Move: Equatable {
        var from: State
        var to: State
        static func == (one: Move, other: Move) -> Bool { one.to == other.to }
      }
      private(set) var state = State.a
      static let allowed: [Move] = [Move(from: .a, to: .b), Move(from: .b, to: .c)]
      func move(to next: State) {
        guard 1️⃣Self.allowed.contains(Move(from: state, to: next)) else { return }
        state = next
      }
    }
    --
    events ->a ->b ->c
    a ->b [Self.allowed.contains(Move(from: state, to: next))] → b
    a ->b stays
    a ->c [Self.allowed.contains(Move(from: state, to: next))] → c
    a ->c stays
    b ->a [Self.allowed.contains(Move(from: state, to: next))] → a
    b ->a stays
    b ->c [Self.allowed.contains(Move(from: state, to: next))] → c
    b ->c stays
    c ->a [Self.allowed.contains(Move(from: state, to: next))] → a
    c ->a stays
    c ->b [Self.allowed.contains(Move(from: state, to: next))] → b
    c ->b stays
    rest stays
    unread 1️⃣ which moves 'Self.allowed' holds is not followed

    ## what else is asked @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let allowed: [(State, State)] = [(.a, .b), (.b, .c)]
      func move(to next: State) {
        guard allowed.contains(where: { $0.0 == state && $0.1 == next && isReady }) else { return }
        state = next
      }
    }
    --
    events ->a ->b ->c
    a ->b [allowed.contains(where: { … })] → b
    a ->b stays
    b ->c [allowed.contains(where: { … })] → c
    b ->c stays
    rest stays
    """#
  )
}
