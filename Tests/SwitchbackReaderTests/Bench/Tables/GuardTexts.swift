extension Table {
  static let guardTexts = Table(
    "what guards say",
    #"""
    ## a condition that is asked again @methods
    mutating func open() {
      guard state == .a else { return }
      if isReady, isLate {
        if isReady { state = .b }
      }
    }
    --
    events open
    a open [isReady && isLate] → b
    a open stays
    rest stays

    ## a choice beside other conditions @methods
    mutating func open() { if state == .a, isReady, isLate ? isReady : isMany { state = .b } }
    mutating func close() { if state == .b, isReady && isMany || (isLate ? isReady : isMany) { state = .c } }
    --
    events open close
    a open [isReady && (isLate ? isReady : isMany)] → b
    a open stays
    b close [isReady && isMany || (isLate ? isReady : isMany)] → c
    b close stays
    rest stays

    ## two that are alike @methods
    mutating func open() {
      guard state == .a else { return }
      if isReady || isReady { state = .b }
    }
    mutating func close() { if state == .b, !(isLate || isLate) { state = .c } }
    --
    events open close
    a open [isReady] → b
    a open stays
    b close [!isLate] → c
    b close stays
    rest stays

    ## a comparison and a call that do not hold @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private(set) var count = 0
      mutating func open(_ limit: Int) {
        guard state == .a else { return }
        if !(count == limit) { state = .b }
      }
      mutating func close(_ names: [String]) {
        if state == .b, !(names.contains("b")) { state = .c }
      }
    }
    --
    events open close
    a open [count != limit] → b
    a open stays
    b close [!names.contains("b")] → c
    b close stays
    rest stays

    ## neighbours that lead to the same, where a condition holds and where it does not @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let store = Store()
      func open() {
        guard state == .a else { return }
        if store.isLarge() {
          if store.isLate() {
            finish()
            return
          }
        } else {
          if store.isLate() {
            finish()
            return
          }
        }
        state = .b
      }
      private func finish() { state = .c }
    }
    struct Store {
      func isLarge() -> Bool { true }
      func isLate() -> Bool { true }
    }
    --
    events open
    a open [store.isLate()] → c
    a open → b
    rest stays

    ## a method that calls itself, where the turns after the first ask what that has asked @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var tries = 0
      func open() {
        if tries > 3 {
          state = .d
          return
        }
        state = .b
        tries += 1
        if !probe() { open() } else { state = .c }
      }
      func close() { if state == .c { state = .a } }
      private func probe() -> Bool { true }
    }
    --
    states a b c d
    events open close
    a open [tries > 3] → d any
    a open → c any
    b open [tries > 3] → d any
    b open → c any
    c open [tries > 3] → d any
    c open stays any
    d open [tries > 3] stays any
    d open → c any
    c close → a
    rest stays

    ## braces in a text are no closure @methods invalid
    mutating func open() { if state == .a, mark == "{", other != "a text of more than a few words", last == "}" { state = .b } }
    --
    events open
    a open [mark == "{" && other != "a text of more than a few words" && last == "}"] → b
    a open stays
    rest stays

    ## a call on several lines @file invalid
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let store = Store()
      func open(_ text: String) {
        guard state == .a else { return }
        if store.takes(
          text,
          at: [
            1, 2
          ]
        )
          || text.isEmpty
        {
          state = .b
        }
      }
      func close() { if state == .b { state = .c } }
    }
    --
    events open close
    a open [store.takes(text, at: [1, 2]) || text.isEmpty] → b
    a open stays
    b close → c
    rest stays

    ## a name that means something else in the function that is called @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func x(_ items: [Int]) {
        let first = items.first
        guard !items.isEmpty, first != 3 else { return }
        pick(items.filter { $0 > 3 })
      }
      func y() { if state == .c { state = .a } }
      private func pick(_ items: [Int]) {
        let first = items.last
        if items.isEmpty { state = .b } else if first != 3 { state = .c }
      }
    }
    --
    events x y
    a x [!items.isEmpty && first != 3 && pick.items.isEmpty] → b
    a x [!items.isEmpty && first != 3 && pick.first != 3] → c
    a x stays
    b x [!items.isEmpty && first != 3 && pick.items.isEmpty] stays
    b x [!items.isEmpty && first != 3 && pick.first != 3] → c
    b x stays
    c x [!items.isEmpty && first != 3 && pick.items.isEmpty] → b
    c x stays
    c y → a
    rest stays

    ## and what means the same there @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var user: String?
      func x(_ count: Int, _ name: String) {
        guard count > 0, let user else { return }
        pick(count, name: user)
      }
      func y() { if state == .c { state = .a } }
      private func pick(_ count: Int, name: String) {
        guard let user else { return }
        state = count > 3 && user.isEmpty && !name.isEmpty ? .b : .c
      }
    }
    --
    events x y
    a x [count > 0 && let user && count > 3 && user.isEmpty && !user.isEmpty] → b
    a x [count > 0 && let user] → c
    a x stays
    b x [count > 0 && let user && count > 3 && user.isEmpty && !user.isEmpty] stays
    b x [count > 0 && let user] → c
    b x stays
    c x [count > 0 && let user && count > 3 && user.isEmpty && !user.isEmpty] → b
    c x stays
    c y → a
    rest stays

    ## the name of a function's local that a row of the caller has, too @file unrun
    struct Machine {
      enum State {
        case a
        case b(isLast: Bool)
        case c
        mutating func finish() {
          guard case .b(let isLast) = self else { return }
          if isLast { self = .c } else { self = .a }
        }
      }
      private(set) var state = State.a
      mutating func start(isLast: Bool) { if case .a = state { state = .b(isLast: isLast) } }
      mutating func stop(_ isOver: Bool) {
        switch state {
        case .b(let isLast):
          change { state in
            state = .b(isLast: isLast || isOver)
            state.finish()
          }
        default: break
        }
      }
      private mutating func change(_ body: (inout State) -> Void) { body(&state) }
    }
    --
    machine Machine
    others
    events start stop
    a start → b
    b stop [finish.isLast] → c
    b stop → a
    rest stays

    ## conditions that would take in what stands beside them @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let store = Store()
      func open() {
        if state == .a, let text = try? store.text(), text.isEmpty || store.isOpen { state = .b }
      }
      func close() {
        guard state == .b else { return }
        if store.value as? Int != nil, store.isOpen||store.isLate { state = .c } else { state = .a }
      }
      func leave() {
        guard state == .c else { return }
        if !(store.isOpen && !store.isLate), store.isOpen ? store.isLate : store.isFull { state = .a }
      }
    }
    struct Store {
      var value: Any = 3
      var isOpen = true
      var isLate = true
      var isFull = true
      func text() throws -> String { "" }
    }
    --
    events open close leave
    a open [(let text = try? store.text()) && (text.isEmpty || store.isOpen)] → b
    a open stays
    b close [store.value as? Int != nil && (store.isOpen || store.isLate)] → c
    b close → a
    c leave [!(store.isOpen && !store.isLate) && (store.isOpen ? store.isLate : store.isFull)] → a
    c leave stays
    rest stays

    ## patterns of what a case holds @file unrun
    final class Machine {
      enum State {
        case a
        case b(Int?, isOpen: Bool)
        case c
      }
      enum Event { case go(Result<Int, any Error>), stop }
      private var state = State.a
      func handle(_ event: Event) {
        switch (state, event) {
        case (.a, .go(.success(let number))) where number > 3: state = .b(number, isOpen: true)
        case (.b(nil, isOpen: true), .go(.failure)): state = .c
        case (.b(_, isOpen: false), .stop): state = .a
        default: break
        }
      }
    }
    --
    events go stop
    a go [.success(let number) && number > 3] → b
    a go stays
    b go [nil, isOpen: true && .failure] → c
    b go stays
    b stop [_, isOpen: false] → a
    b stop stays
    rest stays

    ## a call on several lines that fails @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let store = Store()
      func open(_ text: String) {
        guard state == .a else { return }
        do {
          try store
            .launch(
              text,  // what is launched
              onOutput: { output in
                print(output)
                print(text)
              },
              onEnd: { print("over") }
            )
          state = .b
        } catch {
          state = .c
        }
      }
    }
    struct Store { func launch(_ text: String, onOutput: (String) -> Void, onEnd: () -> Void) throws {} }
    --
    events open
    a open [store.launch(text, onOutput: { … }, onEnd: { print("over") }) throws] → c
    a open → b
    rest stays
    """#
  )
}
