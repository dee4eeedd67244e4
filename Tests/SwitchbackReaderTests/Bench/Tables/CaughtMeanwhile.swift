extension Table {
  static let caughtMeanwhile = Table(
    "errors and what else is caught",
    #"""
    ## what a deferred block catches is not what is thrown @file unrun
    struct Oops: Error {}
    struct Other: Error {}
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        guard state == .a else { return }
        do {
          defer { try? save() }
          throw Oops()
        } catch is Oops {
          state = .b
        } catch {
          1️⃣state = .c
        }
      }
      func close() {
        guard state == .a else { return }
        do {
          try fail()
        } catch is Oops {
          state = .b
        } catch {
          2️⃣state = .c
        }
      }
      private func fail() throws {
        defer {
          do { try save() } catch { note() }
        }
        throw Oops()
      }
      private func save() throws { throw Other() }
    }
    --
    events open close
    a open → b
    a close → b
    rest stays
    unread 1️⃣ no state and event lead to this assignment
    unread 2️⃣ no state and event lead to this assignment

    ## what a deferred block catches behind a case @file unrun
    enum LoadError: Error { case late, lost }
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        guard state == .a else { return }
        do {
          defer { tidy() }
          throw LoadError.late
        } catch LoadError.late {
          state = .b
        } catch {
          1️⃣state = .c
        }
      }
      private func tidy() {
        do { throw LoadError.lost } catch { note() }
      }
    }
    --
    events open
    a open → b
    rest stays
    unread 1️⃣ no state and event lead to this assignment

    ## whether a cast of what was caught gives nil @file unrun
    struct Oops: Error {}
    struct Other: Error {}
    protocol Source { func load() throws }
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() {
        guard state == .a else { return }
        do { throw Oops() } catch {
          if (error as? Oops) == nil { 1️⃣state = .b } else { state = .c }
        }
      }
      func close() {
        guard state == .a else { return }
        do { throw Oops() } catch {
          if error as? Other != nil { 2️⃣state = .b } else { state = .c }
        }
      }
      func turn() {
        guard state == .a else { return }
        do { throw Oops() } catch {
          state = nil == (error as? Other) ? .b : .c
        }
      }
      func push(source: any Source) {
        guard state == .a else { return }
        do { try source.load() } catch {
          if (error as? Oops) == nil { state = .b } else { state = .c }
        }
      }
      func pull(source: any Source) {
        guard state == .a else { return }
        do { try source.load() } catch {
          if (error as? Oops) != nil { state = .b } else { state = .c }
        }
      }
    }
    --
    events open close turn push pull
    a open → c
    a close → c
    a turn → b
    a push [source.load() throws && (error as? Oops) == nil] → b
    a push [source.load() throws] → c
    a push stays
    a pull [source.load() throws && (error as? Oops) != nil] → b
    a pull [source.load() throws] → c
    a pull stays
    rest stays
    unread 1️⃣ no state and event lead to this assignment
    unread 2️⃣ no state and event lead to this assignment

    ## a generic parameter that is called like a type of the module @file unrun
    struct Oops: Error {}
    enum Trouble: Error { case late }
    final class Machine<Trouble: Error> {
      enum State { case a, b, c }
      private(set) var state = State.a
    }
    extension Machine {
      func open() {
        guard state == .a else { return }
        do { throw Oops() } catch is Trouble { state = .b } catch { state = .c }
      }
      func close() {
        guard state == .a else { return }
        do { throw Oops() } catch {
          if error is Trouble { state = .b } else { state = .c }
        }
      }
    }
    --
    events open close
    a open [catch is Trouble] → b
    a open → c
    a close [error is Trouble] → b
    a close → c
    rest stays

    ## an extension of a type that is given none of that name @file unrun
    struct Oops: Error {}
    enum Trouble: Error { case late }
    final class Machine<Other: Error> {
      enum State { case a, b, c }
      private(set) var state = State.a
    }
    extension Machine {
      func open() {
        guard state == .a else { return }
        do { throw Oops() } catch is Trouble { 1️⃣state = .b } catch { state = .c }
      }
    }
    --
    events open
    a open → c
    rest stays
    unread 1️⃣ no state and event lead to this assignment
    """#
  )
}
