extension Table {
  static let payloadsOfOthers = Table(
    "payloads of what is no state",
    #"""
    ## a pattern in what a followed function gives @file unrun
    enum Step<Value> { case more(Value), over }
    final class Machine {
      enum State { case a, b }
      private(set) var state = State.a
      private let find: () -> Int?
      init(find: @escaping () -> Int?) { self.find = find }
      func go() {
        guard state == .a else { return }
        switch step() {
        case .more(let next?): if next > 1 { state = .b }
        case .more(nil): break
        case .over: break
        }
      }
      func back() {
        guard state == .b else { return }
        if case .more(nil) = step() { state = .a }
      }
      private func step() -> Step<Int?> { state == .a ? .more(find()) : .more(nil) }
    }
    --
    states a b
    events go back
    a go [case .more(let next?) = step() && next > 1] → b
    a go [case .more(let next?) = step() || case .more(nil) = step()] stays
    b back [case .more(nil) = step()] → a
    b back stays
    rest stays

    ## rows for nil, and what asks again @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var end: String?
      private let sink: (Int) -> Void
      init(sink: @escaping (Int) -> Void) { self.sink = sink }
      func finish(_ reason: String) { end = reason }
      func take(_ number: Int) {
        guard state == .a else { return }
        switch end {
        case nil:
          sink(number)
          if let reason = end { state = .c; print(reason) }
        case .some: return
        }
      }
      func drop() {
        guard state == .a else { return }
        switch self.end {
        case let reason?: print(reason)
        case .none: state = end == nil ? .b : .c
        }
      }
    }
    --
    events take drop
    a take [end == nil && again(end != nil)] → c
    a take stays
    a drop [self.end != nil] stays
    a drop → b
    rest stays
    """#
  )
}
