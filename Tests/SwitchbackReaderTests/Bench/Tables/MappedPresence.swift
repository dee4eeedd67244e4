extension Table {
  static let mappedPresence = Table(
    "closures that run where something is there",
    #"""
    ## an optional by its declaration @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      typealias Count = Int?
      var kept: Int?
      func open(_ count: Int?) {
        count.map { _ in if state == .a { state = .b } else if state == .b { state = .c } }
      }
      func close(_ count: Int) {
        let found: Count = count
        _ = found.flatMap { _ in if state == .a { state = .b } else if state == .b { state = .c } }
      }
      func look() { _ = kept.map { _ in if state == .c { state = .a } } }
    }
    --
    methods
    types Machine.State Never
    events open close look
    a open [count != nil] → b
    b open [count != nil] → c
    a open stays
    b open stays
    a close [found != nil] → b
    b close [found != nil] → c
    a close stays
    b close stays
    c look [kept != nil] → a
    c look stays
    rest stays

    ## a result, and a list, of which the closure runs more than once @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func find() -> Result<Int, any Error> { .success(1) }
      func open(_ result: Result<Int, any Error>) {
        _ = result.map { _ in if state == .a { state = .b } else if state == .b { state = .c } }
      }
      func close() { _ = find().map { _ in if state == .a { state = .b } } }
      func list(_ all: [Int]?) {
        _ = all?.map { _ in if state == .b { state = .c } }
      }
    }
    --
    methods
    types Machine.State Never
    events open close list
    a open [case .success = result] → b
    b open [case .success = result] → c
    a open stays
    b open stays
    a close [case .success = find()] → b
    a close stays
    b list [all != nil && map] → c
    b list stays
    rest stays
    """#
  )
}
