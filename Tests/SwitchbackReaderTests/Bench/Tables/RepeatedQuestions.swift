extension Table {
  static let repeatedQuestions = Table(
    "what is asked more than once",
    #"""
    ## something may have changed it in between @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var answer = 0
      private var tasks: [Int] = []
      func open() {
        guard state == .a else { return }
        if answer == 0 { return }
        answer = ask()
        if answer == 0 { state = .b }
      }
      func close() {
        guard state == .b else { return }
        if tasks.isEmpty { state = .a; return }
        tasks.removeLast()
        if tasks.isEmpty { state = .c }
      }
      private func ask() -> Int { 1 }
    }
    --
    events open close
    a open [answer == 0] stays
    a open [again(answer == 0)] → b
    a open stays
    b close [tasks.isEmpty] → a
    b close [again(tasks.isEmpty)] → c
    b close stays
    rest stays

    ## nothing can have changed it @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var count = 0
      mutating func open(isLate: Bool, limit: Int) {
        guard state == .a else { return }
        let isFull = count > limit
        if isLate && isFull { return }
        count += 1
        print("opens")
        if !isFull { state = .b }
        if isFull { state = .c }
      }
      mutating func close(limit: Int) {
        guard count == limit else { return }
        state = count != limit ? .b : .a
      }
    }
    --
    events open close
    a open [isLate && count > limit] stays
    a open [!(count > limit)] → b
    a open → c
    b close [count == limit] → a
    b close stays
    c close [count == limit] → a
    c close stays
    rest stays

    ## what is computed from something else @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var items: [Int] = []
      private var index = 0
      private var current: Int? { index < items.count ? items[index] : nil }
      mutating func next() {
        guard state == .a else { return }
        while current == 0 {
          index += 1
          if current == nil { state = .c; return }
        }
        if current == nil { return }
        index = 0
        if current == nil { state = .b }
      }
    }
    --
    events next
    a next [current == 0 && again(current == nil)] → c
    a next [current == nil] stays
    a next [again(current == nil)] → b
    a next stays
    rest stays

    ## a loop in which it changes @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var items: [Int] = []
      mutating func next() {
        guard state == .a else { return }
        if items.isEmpty { return }
        while true {
          if items.isEmpty { state = .b; return }
          items.removeLast()
        }
      }
    }
    --
    events next
    a next [items.isEmpty] stays
    a next [again(items.isEmpty)] → b
    rest stays

    ## two that only look alike @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      mutating func open(first: Int?, second: Int?) {
        guard state == .a else { return }
        if let next = first, next > 1 { return }
        if let next = second, next > 1 { state = .b }
      }
      mutating func close(_ items: [Int]) {
        check(items[0])
        check(items[1])
      }
      private mutating func check(_ item: Int) {
        if item > 1 { state = .a }
        if item > 1 { return }
        state = .c
      }
    }
    --
    events open close
    a open [let next = first && next > 1] stays
    a open [let next = second && next > 1] → b
    a open stays
    a close [items[0] > 1 && items[1] > 1] stays
    a close [items[0] > 1] → c
    a close [items[1] > 1] stays
    a close → c
    b close [items[0] > 1 && items[1] > 1] → a
    b close [items[0] > 1] → c
    b close [items[1] > 1] → a
    b close → c
    c close [items[0] > 1 && items[1] > 1] → a
    c close [items[0] > 1] stays
    c close [items[1] > 1] → a
    c close stays
    rest stays

    ## a loop has a turn where there is something in what it goes over @file unrun invalid
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      func load() async {
        guard state == .a else { return }
        let paths = candidates()
        for path in paths {
          if await cache.has(path) { state = .b; return }
        }
        state = paths.isEmpty ? .c : .d
      }
      func run(_ items: [Int]) {
        guard state == .b else { return }
        guard !items.isEmpty else { state = .c; return }
        for item in items.reversed() {
          state = .d
          note(item)
        }
      }
      func drain() {
        guard state == .c, !queue.isEmpty else { return }
        queue.removeAll()
        for item in queue { state = .a }
      }
    }
    --
    states a b c d
    events load run drain load(has)
    a load [paths.isEmpty] → c
    a load stays
    a load(has) [await cache.has(path)] → b
    a load(has) [for path in paths] stays
    a load(has) → d
    a run stays
    a drain stays
    b load stays
    b run [!items.isEmpty] → d
    b run → c
    b drain stays
    c load stays
    c run stays
    c drain [!queue.isEmpty && again(queue.isEmpty)] stays
    c drain [!queue.isEmpty] → a
    c drain stays
    d load stays
    d run stays
    d drain stays

    ## asked first inside of a block @file unrun
    final class Machine {
      enum State { case a, b, c, d }
      private(set) var state = State.a
      let worker = Worker()
      func open(isWanted: Bool) {
        guard state == .a else { return }
        if isWanted { if worker.isOn { state = .b } }
        if state == .b { state = worker.isOn ? .c : .d }
      }
      func close() {
        do {
          guard worker.isOn else { throw Late.late }
          state = .b
        } catch {
          worker.end()
          state = worker.isOn ? .c : .d
        }
      }
    }
    enum Late: Error { case late }
    final class Worker { var isOn = false; func end() {} }
    --
    states a b c d
    events open close
    a open [isWanted && worker.isOn] → c
    a open stays
    a close [worker.isOn] → b
    a close [again(worker.isOn)] → c
    a close → d
    b close [worker.isOn] stays
    b close [again(worker.isOn)] → c
    b close → d
    c close [worker.isOn] → b
    c close [again(worker.isOn)] stays
    c close → d
    d close [worker.isOn] → b
    d close [again(worker.isOn)] → c
    d close stays
    rest stays

    ## of a parameter each call is given another one @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open(one: Item, other: Item) {
        guard state == .a else { return }
        check(one)
        check(other)
      }
      private func check(_ item: Item) {
        if state != .c { if item.isLate { state = .b } }
        if item.isLate { return }
        state = .c
      }
    }
    struct Item { var isLate = false }
    --
    events open
    a open [one.isLate && other.isLate] → b
    a open → c
    rest stays

    ## about a local it is asked again behind the block @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open(items: [Item]) {
        guard state == .a, let last = items.last else { return }
        if items.count > 3 { if last.isLate { state = .b } }
        if last.isLate, state == .a { state = .c }
      }
    }
    struct Item { var isLate = false }
    --
    events open
    a open [let last = items.last && items.count > 3 && last.isLate] → b
    a open [let last = items.last && again(last.isLate)] → c
    a open stays
    rest stays

    ## whether something is there that was just put there, or taken away @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var task: Task<Void, Never>?
      private var session: Session?
      private weak var owner: Session?
      func open() {
        guard state == .a else { return }
        session = Session()
        guard let session else { return }
        session.begin()
        state = .b
      }
      func close() {
        guard state == .b else { return }
        task?.cancel()
        task = nil
        if task != nil { return }
        state = .a
      }
      func reopen() {
        guard state == .c else { return }
        if session == nil { session = Session() }
        guard let current = session else { return }
        state = .b
      }
      func lend() {
        guard state == .b else { return }
        owner = Session()
        if owner == nil { state = .c }
      }
      func wait() {
        guard state == .c else { return }
        task = nil
        note()
        if let task { state = .a }
      }
      private func note() { session?.begin() }
    }
    final class Session { func begin() {} }
    --
    events open close reopen lend wait
    a open → b
    b close → a
    c reopen → b
    b lend [owner == nil] → c
    b lend stays
    c wait [let task] → a
    c wait stays
    rest stays

    ## what is asked is made of something that changes @file unrun
    struct Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var count = 0
      private var items: [Int] = []
      private var name = ""
      private var isFull: Bool { reached > 2 }
      private var reached: Int { count + 1 }
      mutating func open() {
        guard state == .a else { return }
        if !isFull { count += 1 }
        state = isFull ? .b : .c
      }
      mutating func close() {
        guard state == .a else { return }
        if !isFull { name = "x" }
        state = isFull ? .b : .c
      }
      mutating func fill() {
        guard state == .a else { return }
        if items.isEmpty { add(to: &items) }
        state = items.isEmpty ? .b : .c
      }
      private func add(to list: inout [Int]) { list.append(1) }
    }
    --
    events open close fill
    a open [again(isFull)] → b
    a open → c
    a close [isFull] → b
    a close → c
    a fill [again(items.isEmpty)] → b
    a fill → c
    rest stays
    """#
  )
}
