extension Table {
  static let lifeCycles = Table(
    "set, waited, and set again",
    #"""
    ## by a completion handler, for which only others ask @file unrun
    final class Machine {
      enum State { case a, b, c, d(String) }
      private(set) var state = State.a
      private let client = Client()
      func load() {
        state = .b
        client.load { [weak self] answer in
          switch answer {
          case .some: self?.state = .c
          case .none: self?.state = .d("none")
          }
        }
      }
    }
    struct Client { func load(_ body: @escaping (Int?) -> Void) {} }
    --
    states a b c d
    events load load(load)
    a load → b any
    b load stays any
    c load → b any
    d load → b any
    b load(load) [case .some = answer] → c any
    c load(load) [case .some = answer] stays any
    d load(load) [case .some = answer] → c any
    b load(load) [case .none = answer] → d any
    c load(load) [case .none = answer] → d any
    d load(load) [case .none = answer] stays any

    ## by a method that is given as the handler @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let client = Client()
      func load() {
        state = .b
        client.load(completion: finish)
      }
      private func finish(_ answer: Int) { state = .c }
    }
    struct Client { func load(completion: @escaping (Int) -> Void) {} }
    --
    events load finish
    a load → b any
    b load stays any
    c load → b any
    a finish → c any
    b finish → c any
    c finish stays any

    ## by a function that is told where to go @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private let client = Client()
      func load() async {
        show(.b)
        do {
          try await client.load()
          show(.c)
        } catch { show(.d) }
      }
      private func show(_ new: State) { state = new }
    }
    struct Client { @MainActor func load() async throws {} }
    --
    states a b c d
    events load load(load)
    a load → b any
    b load stays any
    c load → b any
    d load → b any
    b load(load) [await client.load() throws] → d
    b load(load) → c

    ## by functions that set it @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func load() async {
        begin()
        await Task.yield()
        finish()
      }
      private func begin() { state = .b }
      private func finish() { state = .c }
    }
    --
    events load load(yield)
    a load → b any
    b load stays any
    c load → b any
    b load(yield) → c

    ## for which only a computed property asks, where nobody else can set it @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      var isOpen: Bool {
        switch state {
        case .b: true
        default: false
        }
      }
      func open() { state = .b }
      func close() { state = .c }
    }
    --
    events open close
    a open → b any
    b open stays any
    c open → b any
    a close → c any
    b close → c any
    c close stays any

    ## and where others can @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      var isOpen: Bool { state == .b }
      func open() { state = .b }
      func close() { state = .c }
    }
    --
    refused
    unread * nothing that sets 'state' asks what it was

    ## what a button sets, or only one of two ways, is a choice @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      private let button = Button()
      func show(_ isSmall: Bool) {
        state = .b
        button.action = { self.state = .c }
      }
      func pick(_ isSmall: Bool) {
        if isSmall { state = .a } else { button.ask { self.state = .c } }
      }
    }
    final class Button {
      var action: () -> Void = {}
      func ask(_ body: @escaping () -> Void) {}
    }
    --
    refused
    unread * nothing that sets 'state' asks what it was

    ## what has a first value that only a wait ends @file unrun invalid
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func load() async {
        do {
          try await fetch()
          state = .b
        } catch {
          state = .c
        }
      }
    }
    --
    events load load(fetch)
    a load stays any
    b load stays any
    c load stays any
    a load(fetch) [await fetch() throws] → c
    a load(fetch) → b
    b load(fetch) [await fetch() throws] → c
    b load(fetch) stays
    c load(fetch) [await fetch() throws] stays
    c load(fetch) → b

    ## but not where it may be one other value only @file unrun invalid
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func load() async {
        await fetch()
        state = .b
      }
      func choose() { state = .c }
    }
    --
    refused
    unread * nothing that sets 'state' asks what it was

    ## by what is sent to a subject @file unrun
    final class Machine {
      enum State { case a, b, c }
      private let subject = CurrentValueSubject<State, Never>(.a)
      func load() async {
        subject.send(.b)
        await fetch()
        self.subject.send(.c)
      }
      private func fetch() async {}
    }
    final class CurrentValueSubject<Value, Failure> {
      init(_ value: Value) {}
      func send(_ value: Value) {}
    }
    --
    events load load(fetch)
    a load → b any
    b load stays any
    c load → b any
    b load(fetch) → c

    ## by what a closure puts off to its end @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let client = Client()
      func load() {
        state = .b
        client.load { [weak self] in
          defer { self?.state = .c }
          print("done")
        }
      }
    }
    struct Client { func load(_ body: @escaping () -> Void) {} }
    --
    events load load(load)
    a load → b any
    b load stays any
    c load → b any
    b load(load) → c any
    c load(load) stays any

    ## in an '#if' @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      func load() async {
        state = .b
        #if canImport(Nowhere)
          guard await isWanted() else {
            state = .d
            return
          }
          state = .c
        #else
          state = .c
        #endif
      }
    }
    func isWanted() async -> Bool { true }
    --
    states a b c d
    events load load(isWanted)
    a load [#if canImport(Nowhere)] → b any
    a load → c any
    b load [#if canImport(Nowhere)] stays any
    b load → c any
    c load [#if canImport(Nowhere)] → b any
    c load stays any
    d load [#if canImport(Nowhere)] → b any
    d load → c any
    b load(isWanted) [await isWanted()] → c
    b load(isWanted) → d
    """#
  )
}
