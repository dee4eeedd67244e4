extension Table {
  static let publishers = Table(
    "publishers that are assigned to the state",
    #"""
    ## what one makes of what it publishes @file invalid
    final class Machine: ObservableObject {
      enum State { case a, b, c }
      @Published private(set) var state = State.a
      init(_ source: Source) {
        source.$count.filter { $0 > 0 }.map { _ in State.c }.receive(on: main).assign(to: &$state)
      }
      func open() { if state == .a { state = .b } }
    }
    --
    events open init(assign)
    initial a
    a open → b
    b open stays
    c open stays
    a init(assign) → c any
    b init(assign) → c any
    c init(assign) stays any

    ## by the path of the property @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private var count = 0
      func listen(to source: Source<Int?>) {
        source.map { number -> State in
          guard let number else { return .a }
          return number == 0 ? .b : .c
        }
        .assign(to: \.state, on: self)
        source.map { $0 ?? 0 }.assign(to: \.count, on: self)
      }
      func close() { if state == .b { state = .c } }
    }
    struct Source<Value> {
      func map<Other>(_ change: @escaping (Value) -> Other) -> Source<Other> { Source<Other>() }
      func assign<Root>(to path: ReferenceWritableKeyPath<Root, Value>, on root: Root) {}
    }
    --
    events close listen(assign)
    a close stays
    b close → c
    c close stays
    a listen(assign) [let number && number == 0] → b any
    a listen(assign) [let number] → c any
    a listen(assign) stays any
    b listen(assign) [let number && number == 0] stays any
    b listen(assign) [let number] → c any
    b listen(assign) → a any
    c listen(assign) [let number && number == 0] → b any
    c listen(assign) [let number] stays any
    c listen(assign) → a any

    ## what nothing tells @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func listen(to source: Source<State>) {
        source.mapped { $0 }.assign(1️⃣to: \.state, on: self)
        source.assign(2️⃣to: \.state, on: self)
      }
      func open() { if state == .a { state = .b } }
      func close() { if state == .b { state = .c } }
    }
    struct Source<Value> {
      func mapped<Other>(_ change: @escaping (Value) -> Other) -> Source<Other> { Source<Other>() }
      func assign<Root>(to path: ReferenceWritableKeyPath<Root, Value>, on root: Root) {}
    }
    --
    events open close
    a open → b
    b close → c
    rest stays
    unread 1️⃣ what a publisher assigns to the state is not followed
    unread 2️⃣ what a publisher assigns to the state is not followed
    """#
  )
}
