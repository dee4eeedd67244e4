extension Table {
  static let pickedElements = Table(
    "states that are picked out of a list",
    #"""
    ## the first and the last that fulfil a condition @file
    final class Machine {
      enum State: CaseIterable { case a, b, c }
      var state = State.a
      func next() { state = [.a, .b].first { $0 != state } ?? .c }
      func end() { state = State.allCases.last(where: { $0 != .c })! }
      func turn() { if let other = [State.c, .a].first(where: { $0 != self.state }) { state = other } }
    }
    --
    events next end turn
    a next → b
    b next → a
    c next → a
    a end → b
    c end → b
    a turn → c
    b turn → c
    c turn → a
    rest stays
    methods

    ## by a condition that is not followed @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var free: Set<Int> = []
      private let choices: [State] = [.b, .c]
      func next() { state = [.a, .b].first { free.contains($0.hashValue) } ?? .c }
      func reset() { if state == .c { state = .a } }
      func other() { state = choices.first(where: suits) ?? .a }
      private func suits(_ state: State) -> Bool { free.isEmpty }
    }
    --
    events next reset other
    c reset → a
    a next [free.contains(.a.hashValue)] stays
    a next [free.contains(.b.hashValue)] → b
    a next → c
    b next [free.contains(.a.hashValue)] → a
    b next [free.contains(.b.hashValue)] stays
    b next → c
    c next [free.contains(.a.hashValue)] → a
    c next [free.contains(.b.hashValue)] → b
    c next stays
    a other [suits(.b)] → b
    a other [suits(.c)] → c
    a other stays
    b other [suits(.b)] stays
    b other [suits(.c)] → c
    b other → a
    c other [suits(.b)] → b
    c other [suits(.c)] stays
    c other → a
    rest stays

    ## by chance @file unrun
    final class Machine {
      enum State: CaseIterable { case a, b, c }
      private(set) var state = State.a
      func next() {
        let list: [State] = [.a, .b]
        state = list.randomElement() ?? .c
      }
      func any() { if state == .c { state = State.allCases.randomElement()! } }
      func lost(_ list: [State]) { if state == .b { state = 1️⃣list.randomElement() ?? .b } }
    }
    --
    events next any lost
    a next [case .a = list.randomElement()] stays
    a next [case .b = list.randomElement()] → b
    b next [case .a = list.randomElement()] → a
    b next [case .b = list.randomElement()] stays
    c next [case .a = list.randomElement()] → a
    c next [case .b = list.randomElement()] → b
    c any [case .a = State.allCases.randomElement()] → a
    c any [case .b = State.allCases.randomElement()] → b
    c any [case .c = State.allCases.randomElement()] stays
    b lost [list.randomElement() != nil] ? list.randomElement()
    b lost stays
    rest stays
    unread 1️⃣ target is the value of 'list.randomElement()'
    """#
  )
}
