extension Table {
  static let needlessRows = Table(
    "rows that say what the one behind them says with fewer conditions",
    #"""
    ## by what is asked behind an assignment and changes nothing @file unrun
    final class Machine {
      enum State { case a, b }
      private(set) var state = State.a
      func x(_ count: Int, _ isLast: Bool) {
        if count > 3 { state = .b }
        if isLast { return }
        print("more")
      }
      func y() { if state == .b { state = .a } }
    }
    --
    states a b
    events x y
    a x [count > 3] → b
    a x stays
    b x stays
    b y → a
    rest stays

    ## but not where one between them leads elsewhere @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func x(_ count: Int, _ isLast: Bool, _ isFirst: Bool) {
        guard count > 3 else { return }
        if isLast {
          state = .b
        } else if isFirst {
          state = .c
        } else {
          state = .b
        }
      }
      func y() { if state == .b { state = .a } }
    }
    --
    events x y
    a x [count > 3 && isLast] → b
    a x [count > 3 && isFirst] → c
    a x [count > 3] → b
    a x stays
    b x [count > 3 && isLast] stays
    b x [count > 3 && isFirst] → c
    b x stays
    b y → a
    c x [count > 3 && isLast] → b
    c x [count > 3 && isFirst] stays
    c x [count > 3] → b
    c x stays
    rest stays

    ## behind an await, by what one of those asks that call the function @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      private var session: Int?
      func x() async {
        guard state == .a else { return }
        state = .b
        state = await fetch() ? .c : .d
      }
      func y() async {
        await x()
        guard let session else { return }
        print(session)
      }
      func z() { if state == .c { state = .a } }
      private func note() {}
    }
    @MainActor func fetch() async -> Bool { isReady }
    --
    states a b c d
    events x y z x(fetch)
    a x → b
    a y → b
    b x(fetch) [await fetch()] → c
    b x(fetch) → d
    c z → a
    a x(fetch) nothing
    c x(fetch) nothing
    d x(fetch) nothing
    rest stays

    ## conditions that all lead to the same @methods
    private enum Answer { case yes, no, later }
    private var answer = Answer.yes
    mutating func x() {
      switch answer {
      case .yes: log(1)
      case .no: log(2)
      case .later: log(3)
      }
      if state == .a { state = .b }
    }
    private func log(_ number: Int) {}
    --
    events x
    a x → b
    rest stays
    """#
  )
}
