extension Table {
  static let whereClauses = Table(
    "where, and other conditions",
    #"""
    ## a list that contains the state
    guard event == .x else { return }
    if [.b, .c].contains(state) { state = .a }
    --
    b x → a
    c x → a
    rest stays
    ## a set that does not contain it @truth
    guard event == .x else { return }
    let ends: Set<State> = [.b, .c]
    guard !ends.contains(state) else { return }
    state = .b
    --
    ## where on the state
    switch event {
    case .x where state == .a: state = .b
    case .y where state != .a: state = .a
    default: break
    }
    --
    a x → b
    b y → a
    c y → a
    rest stays

    ## where on the event
    switch state {
    case .a where event == .x: state = .b
    default: break
    }
    --
    a x → b
    rest stays

    ## where that is not followed
    switch (state, event) {
    case (.a, .x) where isReady: state = .b
    case (.a, .x) where isLate: state = .c
    default: break
    }
    --
    a x [isReady] → b
    a x [isLate] → c
    a x stays
    rest stays

    ## where with or
    switch (state, event) {
    case (.a, .x) where isReady || isLate: state = .b
    default: break
    }
    --
    a x [isReady || isLate] → b
    a x stays
    rest stays

    ## where on state and more
    switch event {
    case .x where state == .a && isReady: state = .b
    default: break
    }
    --
    a x [isReady] → b
    a x stays
    rest stays

    ## true and false
    guard event == .x else { return }
    guard true else { return }
    if false { 1️⃣state = .c }
    if state == .a, true { state = .b }
    --
    a x → b
    rest stays
    unread 1️⃣ assignment
    ## a switch over a comparison
    guard event == .x else { return }
    switch state == .a {
    case true: state = .b
    case false: break
    }
    --
    a x → b
    rest stays
    ## a switch over a comparison and the event
    switch (state == .a, event) {
    case (true, .x): state = .b
    case (false, .y): state = .a
    default: break
    }
    --
    a x → b
    b y → a
    c y → a
    rest stays

    ## a switch over a condition @meaning
    switch (state, event) {
    case (.a, .x):
      switch isReady {
      case true: state = .b
      case false: state = .c
      }
    default: break
    }
    --
    a x [isReady] → b
    a x → c
    rest stays
    ## a choice by a comparison
    guard event == .x else { return }
    state = state == .a ? .b : state
    --
    a x → b
    rest stays
    ## a choice that only runs something
    guard event == .x else { return }
    state == .a ? note("a") : note("other")
    if state == .a { state = .b }
    --
    a x → b
    rest stays
    ## a way that cannot be
    if state == .a, state == .b { 1️⃣state = .c }
    if event == .x, event == .y { 2️⃣state = .c }
    --
    rest stays
    unread 1️⃣ assignment
    unread 2️⃣ assignment
    ## the state has changed when it is asked again
    guard event == .x else { return }
    if state == .a { state = .b }
    if state == .b { state = .c }
    --
    a x → c
    b x → c
    rest stays
    ## the state has changed in a condition's branch @meaning
    if state == .a, isReady { state = .b }
    switch (state, event) {
    case (.a, .x): state = .c
    case (.b, .y): state = .a
    default: break
    }
    --
    a x [isReady] → b
    a x → c
    a y stays
    b x stays
    b y → a
    rest stays

    ## closures in conditions: short ones, long ones, and two long ones that differ @methods unrun
    mutating func turn(_ names: [String]) {
      guard state == .a else { return }
      if names.contains(where: { $0.isEmpty }) { state = .b; return }
      if names.contains(where: { name in
        name.hasPrefix("first") && name.hasSuffix("}")
      }) { state = .c; return }
      if names.contains(where: { name in
        name.hasPrefix("second") && name.hasSuffix("}")
      }) { state = .b }
    }
    --
    events turn
    a turn [names.contains(where: { $0.isEmpty })] → b
    a turn [names.contains(where: { … })] → c
    a turn [names.contains(where: { name in name.hasPrefix("second") && name.hasSuffix("}") })] → b
    a turn stays
    rest stays

    ## one that sets the state @methods
    mutating func open() {
      switch number {
      case 1 1️⃣where enter(): note()
      case 2: state = .c
      default: break
      }
    }
    mutating func close() {
      do { try check() } catch 2️⃣where enter() { note() } catch { state = .c }
    }
    mutating func leave() { if state == .c { state = .a } }
    private mutating func enter() -> Bool { state = .b; return isReady }
    +
    private var number = 1
    --
    events open close leave
    a leave stays
    b leave stays
    c leave → a
    a open [number == 1] ?
    a open [number == 2] → c
    a open stays
    b open [number == 1] ?
    b open [number == 2] → c
    b open stays
    c open [number == 1] ?
    c open stays
    a close [check() throws] ?
    a close stays
    b close [check() throws] ?
    b close stays
    c close [check() throws] ?
    c close stays
    unread 1️⃣ what 'where enter()' does to the state is not followed
    unread 2️⃣ what 'where enter()' does to the state is not followed
    open

    ## that asks a flag and calls something else @file invalid
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isReady = true
      private let service: Service
      init(service: Service) { self.service = service }
      func close() { isReady = false; state = .a }
      func go() {
        switch state {
        case .a where isReady && service.isFine(): state = isReady ? .b : .c
        case .b: state = .a
        default: break
        }
      }
    }
    --
    events close go
    methods
    a close stays any
    a go [isReady && service.isFine()] → b
    a go stays
    b close → a any
    b go → a
    c close → a any
    rest stays

    ## that calls a method which changes a flag @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isReady = false
      func go() {
        isReady = true
        switch state {
        case .a where check(): state = .b
        case .a where isReady: 1️⃣state = .c
        default: break
        }
      }
      private func check() -> Bool { isReady = false; return Bool.random() }
    }
    --
    events go
    methods
    a go [check()] → b
    a go stays
    rest stays
    unread 1️⃣ no state and event lead to this assignment
    """#
  )
}
