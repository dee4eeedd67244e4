extension Table {
  static let chainedAnswers = Table(
    "answers of chains that are waited for",
    #"""
    ## an answer that is compared @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var link: Link?
      func open() async {
        guard state == .a else { return }
        if await link?.isUp() == true { state = .b } else { state = .c }
      }
      func close() async {
        guard state == .a else { return }
        state = await link?.isUp() != true ? .b : .c
      }
    }
    final class Link: Sendable { func isUp() async -> Bool { true } }
    --
    events open close open(isUp) close(isUp)
    a open [link != nil] stays
    a open → c
    a close [link != nil] stays
    a close → b
    a open(isUp) [await link?.isUp() == true] → b
    a open(isUp) → c
    a close(isUp) [await link?.isUp() != true] → b
    a close(isUp) → c
    b open stays
    b close stays
    c open stays
    c close stays

    ## an answer that is bound @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var link: Link?
      func open() async {
        guard state == .a else { return }
        if let name = await link?.name(), !name.isEmpty { state = .b } else { state = .c }
      }
      func close() async {
        guard state == .a else { return }
        let name = await link?.name()
        guard let name else {
          state = .c
          return
        }
        note(name)
        state = .b
      }
    }
    final class Link: Sendable { func name() async -> String? { nil } }
    --
    events open close open(name) close(name)
    a open [link != nil] stays
    a open → c
    a close [link != nil] stays
    a close → c
    a open(name) [let name = await link?.name() && !name.isEmpty] → b
    a open(name) → c
    a close(name) [let name] → b
    a close(name) → c
    b open stays
    b close stays
    c open stays
    c close stays

    ## an answer that throws @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var link: Link?
      func open() async {
        guard state == .a else { return }
        do {
          guard let name = try await link?.name() else {
            state = .b
            return
          }
          note(name)
        } catch {
          state = .c
        }
      }
      func close() async {
        guard state == .a else { return }
        let name = try? await link?.name()
        state = name == nil ? .b : .c
      }
    }
    final class Link: Sendable { func name() async throws -> String { throw Failure() } }
    --
    events open close open(name) close(name)
    a open [link != nil] stays
    a open → b
    a close [link != nil] stays
    a close → b
    a open(name) [await link?.name() throws] → c
    a open(name) [let name = try await link?.name()] stays
    a open(name) → b
    a close(name) [await link?.name() throws || name == nil] → b
    a close(name) → c
    b open stays
    b close stays
    c open stays
    c close stays

    ## an answer that is matched @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var link: Link?
      func open() async {
        guard state == .a else { return }
        switch await link?.name() {
        case nil: state = .b
        case .some: state = .c
        }
      }
      func close() async {
        guard state == .a else { return }
        if case .some(let name) = await link?.name() {
          note(name)
          state = .b
        }
      }
    }
    final class Link: Sendable { func name() async -> String { "" } }
    --
    events open close open(name) close(name)
    a open [link != nil] stays
    a open → b
    a close stays
    a open(name) [await link?.name() == nil] → b
    a open(name) [case .some = await link?.name()] → c
    a close(name) [case .some(let name) = await link?.name()] → b
    a close(name) stays
    b open stays
    b close stays
    c open stays
    c close stays

    ## an answer with a default @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var link: Link?
      func open() async {
        guard state == .a else { return }
        if await link?.isUp() ?? false { state = .b } else { state = .c }
      }
      func close() async {
        guard state == .a else { return }
        if (await link?.isUp()) ?? true { state = .b } else { state = .c }
      }
      func turn() async {
        guard state == .a else { return }
        let isUp = await link?.isUp() ?? false
        state = isUp ? .b : .c
      }
      func push() async {
        guard state == .a else { return }
        if await (link?.isUp() ?? false) { state = .b } else { state = .c }
      }
    }
    final class Link: Sendable { func isUp() async -> Bool { true } }
    --
    events open close turn push open(isUp) close(isUp) turn(isUp) push(await)
    a open [link != nil] stays
    a open → c
    a close [link != nil] stays
    a close → b
    a turn [link != nil] stays
    a turn → c
    a push [link != nil] stays
    a push → c
    a open(isUp) [await link?.isUp() ?? false] → b
    a open(isUp) → c
    a close(isUp) [(await link?.isUp()) ?? true] → b
    a close(isUp) → c
    a turn(isUp) [await link?.isUp() ?? false] → b
    a turn(isUp) → c
    a push(await) [link?.isUp() ?? false] → b
    a push(await) → c
    b open stays
    b close stays
    b turn stays
    b push stays
    c open stays
    c close stays
    c turn stays
    c push stays

    ## a default that is not written @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var link: Link?
      func open() async {
        guard state == .a else { return }
        if await (link?.isUp() ?? isReady) { state = .b } else { state = .c }
      }
    }
    final class Link: Sendable { func isUp() async -> Bool { true } }
    --
    events open open(await)
    a open [link != nil] stays
    a open [await (link?.isUp() ?? isReady)] → b
    a open → c
    a open(await) [await (link?.isUp() ?? isReady)] → b
    a open(await) → c
    b open stays
    c open stays

    ## a state with a default @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var link: Link?
      func open() async {
        guard state == .a else { return }
        1️⃣state = await link?.next() ?? .b
      }
    }
    final class Link: Sendable { func next() async -> Machine.State? { nil } }
    --
    events open open(next)
    a open [link != nil] stays
    a open → b
    a open(next) [await link?.next() != nil] ? await link?.next()
    a open(next) → b
    b open stays
    c open stays
    unread 1️⃣ target is the value of 'await link?.next()'

    ## an answer in parentheses @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var link: Link?
      func open() async {
        guard state == .a else { return }
        if await (link?.name()) == nil { state = .b } else { state = .c }
      }
      func close() async {
        guard state == .a else { return }
        if await (link?.kept).isLate() { state = .b } else { state = .c }
      }
    }
    final class Link: Sendable {
      let kept: String? = nil
      func name() async -> String? { nil }
    }
    extension Optional<String> {
      func isLate() async -> Bool { self == nil }
    }
    --
    events open close open(name) close(isLate)
    a open [link != nil] stays
    a open → b
    a close stays
    a open(name) [await (link?.name()) == nil] → b
    a open(name) → c
    a close(isLate) [await (link?.kept).isLate()] → b
    a close(isLate) → c
    b open stays
    b close stays
    c open stays
    c close stays

    ## an answer that an optional enum is asked for @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var link: Link?
      func open() async {
        guard state == .a else { return }
        switch await link?.next() {
        case .a?, nil: break
        case .b?: state = .b
        case .c?: state = .c
        }
      }
      func close() async {
        guard state == .a else { return }
        if await link?.next() == .b { state = .c }
      }
    }
    final class Link: Sendable { func next() async -> Machine.State { .b } }
    --
    events open close open(next) close(next)
    a open stays
    a close stays
    a open(next) [case .a? = await link?.next() || await link?.next() == nil] stays
    a open(next) [case .b? = await link?.next()] → b
    a open(next) [case .c? = await link?.next()] → c
    a close(next) [await link?.next() == .b] → c
    a close(next) stays
    b open stays
    b close stays
    c open stays
    c close stays

    ## an answer that is compared with a name @file unrun
    @MainActor final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var link: Link?
      private var wanted: Int?
      func open() async {
        guard state == .a else { return }
        if await link?.number() == wanted { state = .b } else { state = .c }
      }
    }
    final class Link: Sendable { func number() async -> Int { 1 } }
    --
    events open open(number)
    a open [link != nil] stays
    a open [await link?.number() == wanted] → b
    a open → c
    a open(number) [await link?.number() == wanted] → b
    a open(number) → c
    b open stays
    c open stays
    """#
  )
}
