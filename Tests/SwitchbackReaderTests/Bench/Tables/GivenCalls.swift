extension Table {
  static let givenCalls = Table(
    "what try and await are for beside a function that is followed",
    #"""
    ## what a function is given throws, as the function itself does @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      let source = Source()
      func open() {
        guard state == .a else { return }
        do {
          try keep(source.load())
          state = .b
        } catch {
          state = .c
        }
      }
      private func keep(_ count: Int) throws {
        if count > 2 { throw Oops() }
      }
    }
    struct Oops: Error {}
    struct Source { func load() throws -> Int { throw Oops() } }
    --
    events open
    a open [source.load() throws || source.load() > 2] → c
    a open → b
    rest stays

    ## what a function is given is waited for @file unrun
    actor Machine {
      enum State { case a, b, c }
      private var state = State.a
      let source = Source()
      func open() async {
        guard state == .a else { return }
        await keep(source.load())
      }
      private func keep(_ count: Int) {
        if count > 2 { state = .c } else { state = .b }
      }
    }
    struct Source { func load() async -> Int { 1 } }
    --
    events open open(load)
    a open stays
    a open(load) [source.load() > 2] → c
    a open(load) → b
    b open stays
    c open stays

    ## what nobody here declares is taken to do neither @file invalid
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        do {
          try keep(source.load(), String(1))
          state = .b
        } catch {
          state = .c
        }
      }
      private func keep(_ count: Int, _ name: String) throws {
        if count > 2 { throw Oops() }
      }
    }
    struct Oops: Error {}
    --
    events open
    a open [source.load() > 2] → c
    a open → b
    rest stays

    ## what is not the error of the clause @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      private let error = Oops()
      func open() {
        guard state == .a else { return }
        do {
          try load()
        } catch is Oops {
          state = .b
        } catch {
          state = .c
        }
      }
      private func load() throws {
        do {
          try fetch()
        } catch where isHandedOn {
          throw error
        }
      }
    }
    let isHandedOn = true
    func fetch() throws {}
    struct Oops: Error {}
    --
    events open
    a open [fetch() throws && catch is Oops] → b
    a open [fetch() throws] → c
    a open stays
    rest stays

    ## an extension of Task, and an operator of one's own @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        do {
          try Task.checkCancellation(1)
        } catch is CancellationError {
          state = .b
        } catch {
          state = .c
        }
      }
    }
    struct Oops: Error {}
    extension Task where Success == Never, Failure == Never {
      static func checkCancellation(_ count: Int) throws { throw Oops() }
    }
    --
    events open
    a open [Task.checkCancellation(1) throws && catch is CancellationError] → b
    a open [Task.checkCancellation(1) throws] → c
    a open stays
    rest stays

    ## a call that is asked for its value @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      let source = Source()
      func open() {
        guard state == .a else { return }
        do {
          let count: Int = try twice(source.load())
          print(count)
          state = .b
        } catch {
          state = .c
        }
      }
      private func twice(_ count: Int) -> Int { count * 2 }
    }
    struct Oops: Error {}
    struct Source { func load() throws -> Int { throw Oops() } }
    --
    events open
    a open [source.load() throws] → c
    a open → b
    rest stays

    ## the same words in another call @file unrun
    final class Machine {
      enum State { case a, b, c }
      private var state = State.a
      func open() {
        guard state == .a else { return }
        step(.b)
        step(.c)
      }
      private func step(_ next: State) {
        if isRefused(next) { return }
        state = next
      }
    }
    func isRefused(_ next: Machine.State) -> Bool { Bool.random() }
    --
    events open
    a open [Bool.random() && Bool.random() (2)] stays
    a open [Bool.random()] → c
    a open [Bool.random() (2)] → b
    a open → c
    rest stays
    """#
  )
}
