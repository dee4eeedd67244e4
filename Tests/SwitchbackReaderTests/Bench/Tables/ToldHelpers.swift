extension Table {
  static let toldHelpers = Table(
    "shown methods that are told the next state by others of their type",
    #"""
    ## by a closure one of two @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      var state = State.a
      let store = Store()
      func open() { if state == .a { show(.b) } }
      func load() {
        guard state == .b else { return }
        store.load { [weak self] isDone in self?.show(isDone ? .c : .d) }
      }
      func show(_ new: State) { state = new }
    }
    struct Store { func load(_ body: @escaping (Bool) -> Void) {} }
    --
    states a b c d
    events open load(load)
    a open → b
    a load(load) [isDone] → c
    a load(load) → d
    b load(load) [isDone] → c
    b load(load) → d
    c load(load) [isDone] stays
    c load(load) → d
    d load(load) [isDone] → c
    d load(load) stays
    rest stays

    ## by a closure that calls another helper as well @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      let store = Store()
      func open() {
        guard state == .a else { return }
        clear()
        show(.b)
        store.load {
          self.clear()
          self.show(.c)
        }
      }
      func clear() { if state != .a { state = .a } }
      func show(_ new: State) { state = new }
    }
    struct Store { func load(_ body: @escaping () -> Void) {} }
    --
    events open clear open(load)
    a open → b
    b clear → a
    c clear → a
    a open(load) → c
    b open(load) → c
    c open(load) stays
    rest stays

    ## by a closure something that is not written, so that it is any @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      let store = Store()
      func open() { if state == .a { show(.b) } }
      func load() { store.load { [weak self] new in self?.show(new ?? .c) } }
      func show(_ new: State) { state = new }
    }
    struct Store { func load(_ body: @escaping (Machine.State?) -> Void) {} }
    --
    events open ->a ->b ->c
    a open → b
    a ->b → b any
    a ->c → c any
    a ->a stays any
    b ->b stays any
    b ->c → c any
    b ->a → a any
    c ->b → b any
    c ->c stays any
    c ->a → a any
    rest stays

    ## by a closure one of two, and by another type @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      let store = Store()
      func open() { if state == .a { show(.b) } }
      func load() { store.load { [weak self] isDone in self?.show(isDone ? .c : .a) } }
      func show(_ new: State) { state = new }
    }
    final class Screen {
      let machine = Machine()
      func close() { machine.show(.a) }
    }
    struct Store { func load(_ body: @escaping (Bool) -> Void) {} }
    --
    events open ->a ->b ->c load(load)
    a open → b
    a ->b → b any
    a ->c → c any
    a ->a stays any
    b ->b stays any
    b ->c → c any
    b ->a → a any
    c ->b → b any
    c ->c stays any
    c ->a → a any
    a load(load) [isDone] → c any
    a load(load) stays any
    b load(load) [isDone] → c any
    b load(load) → a any
    c load(load) [isDone] stays any
    c load(load) → a any
    rest stays

    ## what its timer keeps @file unrun
    final class Machine {
      enum State { case a, b, c }
      var state = State.a
      let store = Store()
      func open() { if state == .a { show(.b) } }
      func show(_ new: State) {
        state = new
        store.later { [weak self] in
          guard let self else { return }
          if self.state == new { self.state = .a }
        }
      }
    }
    struct Store { func later(_ body: @escaping () -> Void) {} }
    --
    events open show(later)
    a open → b
    b show(later) → a
    rest stays

    ## one that a sibling calls with what it has, and a task as well @file unrun
    final class Machine {
      enum State { case a, b, c }
      enum Answer { case yes, no }
      private(set) var state = State.a
      private let store = Desk()
      func open() {
        guard state == .a else { return }
        take(store.last)
      }
      func ask() { store.later { self.take($0) } }
      private func take(_ answer: Answer) {
        switch answer {
        case .yes: state = .b
        case .no: state = .c
        }
      }
    }
    struct Desk {
      var last = Machine.Answer.no
      func later(_ body: @escaping (Machine.Answer) -> Void) {}
    }
    --
    events open ask(later)
    a open [case .yes = store.last] → b
    a open [case .no = store.last] → c
    a ask(later) [case .yes = $0] → b any
    a ask(later) [case .no = $0] → c any
    b ask(later) [case .yes = $0] stays any
    b ask(later) [case .no = $0] → c any
    c ask(later) [case .yes = $0] → b any
    c ask(later) [case .no = $0] stays any
    rest stays
    """#
  )
}
