extension Table {
  static let overloadTypes = Table(
    "functions of one name that written types tell apart",
    #"""
    ## by what the function around is given
    switch event {
    case .x: go(1)
    case .y: say("y")
    }
    +
    private mutating func go(_ number: Int) { on(number) }
    private mutating func say(_ text: String) { self.on((text)) }
    private mutating func on(_ number: Int) { if state == .a { state = .b } }
    private mutating func on(_ text: String) { if state == .b { state = .c } }
    --
    a x → b
    b y → c
    rest stays

    ## by what a local is
    switch event {
    case .x:
      let number: Int = Int.random(in: 1...2)
      on(number)
    case .y:
      let text = "y"
      on(text)
    }
    +
    private mutating func on(_ number: Int) { if state == .a { state = .b } }
    private mutating func on(_ text: String) { if state == .b { state = .c } }
    --
    a x → b
    b y → c
    rest stays

    ## by what a function gives, and what is unwrapped
    switch event {
    case .x: on(count())
    case .y:
      guard let name = name() else { return }
      on(name)
    }
    +
    private func count() -> Int { 3 }
    private func name() -> String? { "y" }
    private mutating func on(_ number: Int) { if state == .a { state = .b } }
    private mutating func on(_ text: String) { if state == .b { state = .c } }
    --
    a x → b
    b y [let name = name()] → c
    b y stays
    rest stays

    ## by the elements that a closure is given, and its type @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private let codes: [Int] = [1]
      func run() { codes.forEach { on($0) } }
      func say() {
        let tell: (String) -> Void = { self.on($0) }
        tell("y")
      }
      func reset() { if state == .c { state = .a } }
      private func on(_ number: Int) { if state == .a { state = .b } }
      private func on(_ text: String) { if state == .b { state = .c } }
    }
    --
    methods
    events run say reset
    a run → b
    b say → c
    c reset → a
    rest stays

    ## one that leaves nothing out is taken before one with a default
    switch event {
    case .x: on(1)
    case .y: on(1, force: true)
    }
    +
    private mutating func on(_ number: Int) { if state == .a { state = .b } }
    private mutating func on(_ number: Int, force: Bool = false) { if force { state = .c } }
    --
    a x → b
    a y → c
    b y → c
    rest stays

    ## which of two it is that may be nil
    switch event {
    case .x: on(code)
    case .y: on(sure)
    }
    +
    private let code: Int? = nil
    private let sure: Int = 1
    private mutating func on(_ number: Int?) { if state == .a { state = .b } }
    private mutating func on(_ number: Int) { if state == .b { state = .c } }
    --
    a x → b
    b y → c
    rest stays

    ## as many as there are, which hands on to the list @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func finish(with errors: [Failure]) {
        guard state != .c else { return }
        state = errors.isEmpty ? .b : .c
      }
      func finish(with errors: Failure...) { finish(with: errors) }
    }
    struct Failure {}
    --
    events finish(with:[Failure]) finish(with:Failure)
    a finish(with:[Failure]) [errors.isEmpty] → b
    a finish(with:[Failure]) → c
    b finish(with:[Failure]) [errors.isEmpty] stays
    b finish(with:[Failure]) → c
    c finish(with:[Failure]) stays
    a finish(with:Failure) [errors.isEmpty] → b
    a finish(with:Failure) → c
    b finish(with:Failure) [errors.isEmpty] stays
    b finish(with:Failure) → c
    c finish(with:Failure) stays
    """#
  )
}
