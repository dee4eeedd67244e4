extension Table {
  static let optionalResults = Table(
    "results of which it is asked whether they are nil",
    #"""
    ## a payload that is never nil @file unrun
    struct Machine {
      enum State {
        case a, b(Int), c(String)
        var count: Int? {
          if case .b(let count) = self { return count }
          return nil
        }
        var text: String? {
          switch self {
          case .a: return "nothing"
          case .b: return nil
          case .c(let text): return text
          }
        }
      }
      private(set) var state = State.a
      mutating func start() {
        guard state.count == nil else { return }
        state = .b(1)
      }
      mutating func close() {
        guard let text = state.text else { return }
        state = .c(text)
      }
      mutating func clear() {
        if state.text != nil { state = .a }
      }
    }
    --
    events start close clear
    a start → b
    c start → b
    a close → c
    c close stays
    c clear → a
    rest stays

    ## a payload that may be nil @file unrun
    struct Machine {
      enum State { case a, b(text: String?), c }
      private(set) var state = State.a
      private var text: String? {
        if case .b(let text) = state { return text }
        return nil
      }
      mutating func close() {
        let text = self.text
        if text != nil { state = .c }
      }
      mutating func open(_ text: String?) {
        if case .a = state { state = .b(text: text) }
      }
    }
    --
    events close open
    b close [text != nil] → c
    b close stays
    a open → b
    rest stays

    ## a property that only one state has, which is unwrapped @file unrun
    struct Machine {
      enum State { case a, b(text: String), c }
      private(set) var state = State.a
      var text: String? {
        switch state {
        case .b(let text): text
        default: nil
        }
      }
      mutating func close() {
        if let text { print(text); state = .c } else { state = .a }
      }
      mutating func open(_ text: String) { state = .b(text: text) }
    }
    --
    events close open
    a close stays
    b close → c
    c close → a
    a open → b any
    b open stays any
    c open → b any

    ## two values at once that only one state has @file unrun
    final class Machine {
      enum State {
        case a, b(Int, String), c
        var parts: (Int, String)? {
          switch self {
          case .b(let number, let text): return (number, text)
          case .a, .c: return nil
          }
        }
      }
      private var state = State.a
      func open() {
        if case .a = state { state = .b(1, "") }
      }
      func close() {
        guard let (number, _) = state.parts else { return }
        print(number)
        state = .c
      }
    }
    --
    events open close
    a open → b
    b close → c
    rest stays

    ## an optional of another type that is mapped to a case @file unrun
    final class Machine {
      enum State { case a, b, c(Int), d }
      private var state = State.a
      private let store = Store()
      func open() {
        guard case .a = state else { return }
        state = store.code.map { .c($0) } ?? .b
      }
      func load() async {
        guard case .b = state else { return }
        let code = await store.load()
        state = code.map { code in return .c(code) } ?? (store.isOpen ? .a : .d)
      }
    }
    struct Store {
      var code: Int?
      var isOpen = false
      func load() async -> Int? { nil }
    }
    --
    states a b c d
    events open load load(load)
    a open [store.code != nil] → c
    a open → b
    b load(load) [code != nil] → c
    b load(load) [store.isOpen] → a
    b load(load) → d
    b open stays
    c open stays
    d open stays
    a load stays
    b load stays
    c load stays
    d load stays

    ## a Bool that may be missing, in conditions @methods
    mutating func first() { if enter() ?? false { state = .c } }
    mutating func second() {
      guard enter() ?? true else { return }
      state = .c
    }
    mutating func third() { if (enter() ?? false) == true { state = .c } }
    mutating func fourth() {
      let isIn = enter() ?? false
      if isIn { state = .c }
    }
    private mutating func enter() -> Bool? {
      guard state == .a else { return nil }
      state = .b
      return true
    }
    --
    events first second third fourth
    a first → c
    a second → c
    b second → c
    a third → c
    a fourth → c
    rest stays

    ## what is left of a payload is asked anew @file unrun
    struct Machine {
      enum State { case a, b([Int]), c }
      private var state = State.a
      mutating func start(_ items: [Int]) { if case .a = state { state = .b(items) } }
      mutating func next() -> Int? {
        guard case .b(var items) = state, !items.isEmpty else { return nil }
        let first = items.removeFirst()
        state = items.isEmpty ? .c : .b(items)
        return first
      }
    }
    --
    events start next
    a start → b
    b start stays
    c start stays
    a next stays
    b next [!items.isEmpty && again(items.isEmpty)] → c
    b next stays
    c next stays
    """#
  )
}
