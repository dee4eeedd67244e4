extension Table {
  /// What throws in one `do` and is caught alike.
  static let joinedFailures = Table(
    "errors that are caught alike",
    #"""
    ## a few are named, and one row leads on for each end @methods unrun
    mutating func open() {
      guard state == .a else { return }
      do {
        try one()
        try two()
      } catch {
        if isReady { state = .b } else { state = .c }
      }
    }
    +
    private let one: () throws -> Void = {}
    private let two: () throws -> Void = {}
    --
    events open
    a open [(one() throws || two() throws) && isReady] → b
    a open [one() throws || two() throws] → c
    a open stays
    b open stays
    c open stays

    ## of many it is only said that there is a condition @methods unrun
    mutating func open() {
      guard state == .a else { return }
      do {
        try one()
        try two()
        try three()
        try four()
        try five()
      } catch {
        state = .c
        return
      }
      state = .b
    }
    +
    private let one: () throws -> Void = {}
    private let two: () throws -> Void = {}
    private let three: () throws -> Void = {}
    private let four: () throws -> Void = {}
    private let five: () throws -> Void = {}
    --
    events open
    a open […] → c
    a open → b
    b open stays
    c open stays

    ## what is known apart is caught apart @methods
    mutating func rest() { if state == .c { state = .a } }
    mutating func open() {
      isOpen = false
      do {
        try check()
        isOpen = true
        try check()
      } catch {
        if isOpen { state = .b } else { state = .c }
      }
    }
    +
    private var isOpen = false
    --
    events rest open
    a rest stays
    b rest stays
    c rest → a
    a open [check() throws] → c any
    a open [again(check()) throws] → b any
    a open stays any
    b open [check() throws] → c any
    b open stays any
    c open [check() throws] stays any
    c open [again(check()) throws] → b any
    c open stays any
    """#
  )
}
