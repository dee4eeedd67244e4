extension Table {
  static let sameNames = Table(
    "events of one name",
    #"""
    ## enums of events that have one last name @file unrun
    enum Mouse { enum Event { case up, down } }
    enum Keys { enum Event { case up, down } }
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func handle(_ event: Mouse.Event) {
        switch (state, event) {
        case (.a, .up): state = .b
        default: break
        }
      }
      func handle(_ event: Keys.Event) {
        switch (state, event) {
        case (.b, .up): state = .c
        default: break
        }
      }
    }
    --
    events handle(Mouse.Event.up) handle(Mouse.Event.down) handle(Keys.Event.up) handle(Keys.Event.down)
    a handle(Mouse.Event.up) → b
    b handle(Keys.Event.up) → c
    rest stays

    ## one that waits and one that does not @file unrun
    actor Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func load() { if state == .a { state = .b } }
      func load() async { if state == .b { state = .c } }
    }
    --
    events load() load()async
    a load() → b
    b load()async → c
    rest stays

    ## one that gives something and one that does not @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func close() { if state == .a { state = .b } }
      func close() -> [Int] { if state == .b { state = .c }; return [] }
    }
    --
    events close() close()->[Int]
    a close() → b
    b close()->[Int] → c
    rest stays

    ## in extensions for some types only @file unrun
    final class Machine<T> {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() { if state == .a { state = .b } }
      func take<U: Error>(_ value: U) { if state == .c { state = .a } }
      func take<U: Collection>(_ value: U) { if state == .c { state = .b } }
      fileprivate func put(_ next: State) { state = next }
    }
    extension Machine where T == Int { func close() { if state == .b { put(.c) } } }
    extension Machine where T == String { func close() { if state == .b { put(.a) } } }
    --
    events open take(_:)<U:Error> take(_:)<U:Collection> close()<T==Int> close()<T==String>
    a open → b
    c take(_:)<U:Error> → a
    c take(_:)<U:Collection> → b
    b close()<T==Int> → c
    b close()<T==String> → a
    rest stays

    ## with nothing else that tells them apart @file unrun
    enum Event { case x }
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func send(_ event: Event) {
        switch (state, event) {
        case (.a, .x): state = .b
        default: break
        }
      }
      func send(late event: Event) {
        switch (state, event) {
        case (.b, .x): state = .c
        default: break
        }
      }
    }
    --
    events send(Event.x):5 send(Event.x):11
    a send(Event.x):5 → b
    b send(Event.x):11 → c
    rest stays
    """#
  )
}
