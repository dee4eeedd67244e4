extension Table {
  static let keptConditions = Table(
    "questions that are asked again in another way",
    #"""
    ## a constant that holds both, and both again @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func first(_ x: Bool, _ y: Bool) {
        guard state == .a else { return }
        let isBoth = x && y
        if isBoth { state = .b; return }
        if x && y { 1️⃣state = .c }
      }
      func second(_ x: Bool, _ y: Bool) {
        guard state == .a else { return }
        if x && y { state = .b; return }
        let isBoth = x && y
        if isBoth { 2️⃣state = .c }
      }
      func third(_ x: Bool, _ y: Bool) {
        guard state == .a else { return }
        let isOne = x || y
        if !isOne { state = .b; return }
        if x || y { state = .c }
      }
      func fourth(_ number: Int) {
        guard state == .a else { return }
        let isMore = number > 3
        if isMore { state = .b; return }
        if number > 3 { 3️⃣state = .c }
      }
      func fifth(_ number: Int) {
        guard state == .a else { return }
        if number < 3 || number > 6 { state = .b; return }
        let isOutside = number < 3 || number > 6
        state = isOutside ? .c : .b
      }
    }
    --
    events first second third fourth fifth
    a first [x && y] → b
    a first stays
    a second [x && y] → b
    a second stays
    a third [x || y] → c
    a third → b
    a fourth [number > 3] → b
    a fourth stays
    a fifth [number < 3 || number > 6] → b
    a fifth → b
    rest stays
    unread 1️⃣ assignment
    unread 2️⃣ assignment
    unread 3️⃣ assignment

    ## what changes in between @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var isReady = false
      private var isOpen = false
      func first() {
        guard state == .a else { return }
        let isBoth = isReady && isOpen
        if isBoth { state = .b; return }
        open()
        if isReady && isOpen { state = .c }
      }
      func second(_ x: Bool) {
        guard state == .a else { return }
        var y = x
        let isBoth = x && y
        if isBoth { state = .b; return }
        y = true
        if x && y { state = .c }
      }
      func open() { isOpen = true; isReady = true }
    }
    --
    events first second
    a first [isReady && isOpen] → b
    a first → c
    a second [x && y] → b
    a second [x] → c
    a second stays
    rest stays

    ## a function of what it is given @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var count = 0
      func first(_ name: String) {
        guard state == .a else { return }
        if isLong(name) { state = .b; return }
        count += 1
        if isLong(name) { 1️⃣state = .c }
      }
      func second(_ number: Int) {
        guard state == .a else { return }
        if rest(number) == nil { state = .b; return }
        count += 1
        if rest(number) == nil { 2️⃣state = .c }
      }
      private func isLong(_ name: String) -> Bool { name.count > limit(3) }
      private func limit(_ number: Int) -> Int { number * 2 }
      private func rest(_ number: Int) -> Int? { number > 3 ? number - 3 : nil }
    }
    --
    events first second
    a first [isLong(name)] → b
    a first stays
    a second [rest(number) == nil] → b
    a second stays
    rest stays
    unread 1️⃣ assignment
    unread 2️⃣ assignment

    ## a function that looks at something else @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var limit = 3
      func first(_ name: String) {
        guard state == .a else { return }
        if isLong(name) { state = .b; return }
        limit -= 1
        if isLong(name) { state = .c }
      }
      func second(_ name: String) {
        guard state == .a else { return }
        if isRare(name) { state = .b; return }
        note()
        if isRare(name) { state = .c }
      }
      func third(_ name: String) {
        guard state == .a else { return }
        var name = name
        if isShort(name) { state = .b; return }
        name = ""
        if isShort(name) { state = .c }
      }
      private func isLong(_ name: String) -> Bool { name.count > limit }
      private func isRare(_ name: String) -> Bool { name.count > Int.random(in: 0..<3) }
      private func isShort(_ name: String) -> Bool { name.count < 3 }
    }
    --
    events first second third
    a first [isLong(name)] → b
    a first [again(isLong(name))] → c
    a first stays
    a second [isRare(name)] → b
    a second [again(isRare(name))] → c
    a second stays
    a third [isShort(name)] → b
    a third [again(isShort(name))] → c
    a third stays
    rest stays

    ## asked about a parameter twice @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open(_ number: Int) {
        if rises(number) { state = .b; return }
        if rises(number) { 1️⃣state = .c }
      }
      private func rises(_ number: Int) -> Bool { state == .a && number > 3 }
    }
    --
    events open
    a open [number > 3] → b
    a open stays
    rest stays
    unread 1️⃣ assignment

    ## asked about two parameters @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func first(_ isFast: Bool, _ isLate: Bool) {
        if goes(isFast) { state = .b; return }
        if goes(isLate) { state = .c }
      }
      private func goes(_ isFast: Bool) -> Bool { isFast && state == .a }
    }
    --
    events first
    a first [isFast] → b
    a first [isLate] → c
    a first stays
    rest stays

    ## a parameter that is unwrapped under its own name @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open(_ number: Int?) {
        guard state == .a else { return }
        if let number { note("\(number)"); state = .b }
        if number == nil { state = .c }
      }
      func close(_ number: Int?) {
        guard state == .b else { return }
        guard let number else { state = .c; return }
        note("\(number)")
        if number == 3 { state = .a }
      }
    }
    --
    events open close
    a open [let number] → b
    a open → c
    b close [let number && number == 3] → a
    b close [let number] stays
    b close → c
    rest stays

    ## a constant of a function that a sibling calls as well @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private var count = 0
      private var isLast = false
      func open() { if state == .a { state = .b } }
      func leave() -> Bool? {
        let isOver = count == 0 && isLast
        if state == .c { return nil }
        defer { if isOver { state = .c } }
        return isOver ? true : nil
      }
      func close() { _ = leave() }
    }
    --
    events open leave close
    a open → b
    a leave [count == 0 && isLast] → c any
    a leave stays any
    a close [count == 0 && isLast] → c any
    a close stays any
    b leave [count == 0 && isLast] → c any
    b leave stays any
    b close [count == 0 && isLast] → c any
    b close stays any
    b open stays any
    c open stays any
    rest stays
    """#
  )
}
