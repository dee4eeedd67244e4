extension Table {
  static let unwaitedAnswers = Table(
    "answers that nobody has to wait for",
    #"""
    ## nil before anything is waited for @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() async {
        guard let name = await name(of: count) else {
          state = .c
          return
        }
        note(name)
        state = .b
      }
      private func name(of number: Int) async -> String? {
        guard number > 3 else { return nil }
        return await download()
      }
    }
    --
    events open open(name)
    a open [name(of: count) waits] stays
    a open → c
    b open [name(of: count) waits] stays
    b open → c
    c open stays any
    a open(name) [let name = await name(of: count)] → b
    a open(name) → c
    b open(name) [let name = await name(of: count)] stays
    b open(name) → c
    c open(name) [let name = await name(of: count)] → b
    c open(name) stays

    ## false before anything is waited for @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() async {
        if await isFine() {
          state = .b
        } else {
          state = .c
        }
      }
      private func isFine() async -> Bool {
        if count > 3 { return false }
        return await download()
      }
    }
    --
    events open open(isFine)
    a open [isFine() waits] stays
    a open → c
    b open [isFine() waits] stays
    b open → c
    c open stays any
    a open(isFine) [await isFine()] → b
    a open(isFine) → c
    b open(isFine) [await isFine()] stays
    b open(isFine) → c
    c open(isFine) [await isFine()] → b
    c open(isFine) stays

    ## something else before anything is waited for @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var known: String?
      func open() async {
        guard let name = await name() else {
          state = .c
          return
        }
        note(name)
        state = .b
      }
      private func name() async -> String? {
        if let known { return known }
        return await download()
      }
    }
    --
    events open open(name)
    a open [name() waits] stays
    a open [let name = await name()] → b
    a open → c
    b open [name() waits] stays
    b open [let name = await name()] stays
    b open → c
    c open [name() waits] stays
    c open [let name = await name()] → b
    c open stays
    a open(name) [let name = await name()] → b
    a open(name) → c
    b open(name) [let name = await name()] stays
    b open(name) → c
    c open(name) [let name = await name()] → b
    c open(name) stays

    ## an answer that a constant holds @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() async {
        let isReady = await isFine()
        if isReady {
          state = .b
        } else {
          state = .c
        }
      }
      private func isFine() async -> Bool {
        if count > 3 { return false }
        return await download()
      }
    }
    --
    events open open(isFine)
    a open [isFine() waits] stays
    a open → c
    a open(isFine) [isReady] → b
    a open(isFine) → c
    b open [isFine() waits] stays
    b open → c
    b open(isFine) [isReady] stays
    b open(isFine) → c
    c open(isFine) [isReady] → b
    c open(isFine) stays
    rest stays

    ## a name that a constant holds, or nothing @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func open() async {
        let title = await name(of: count)
        guard let title else {
          state = .c
          return
        }
        note(title)
        state = .b
      }
      private func name(of number: Int) async -> String? {
        guard number > 3 else { return nil }
        return await download()
      }
    }
    --
    events open open(name)
    a open [name(of: count) waits] stays
    a open → c
    a open(name) [let title] → b
    a open(name) → c
    b open [name(of: count) waits] stays
    b open → c
    b open(name) [let title] stays
    b open(name) → c
    c open(name) [let title] → b
    c open(name) stays
    rest stays
    """#
  )
}
