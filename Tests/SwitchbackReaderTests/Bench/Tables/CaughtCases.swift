extension Table {
  static let caughtCases = Table(
    "errors that are caught by their names",
    #"""
    ## a case that is thrown where another one is caught @methods
    mutating func rest() { if state == .c { state = .a } }
    mutating func open() {
      do { throw Trouble.late } catch Trouble.lost { state = .c } catch { state = .b }
    }
    mutating func close() {
      do { try leave() } catch Trouble.lost { state = .c } catch Trouble.late { state = .a } catch { state = .b }
    }
    private func leave() throws {
      if isReady { throw Trouble.lost }
      if isLate { throw Trouble.late }
      try check()
    }
    +
    enum Trouble: Error { case late, lost }
    --
    events rest open close
    open
    a rest stays
    b rest stays
    c rest → a
    a open → b
    b open stays
    c open → b
    a close [isReady] → c
    a close [isLate] stays
    a close [check() throws && catch Trouble.lost] → c
    a close [check() throws && catch Trouble.late] stays
    a close [check() throws] → b
    a close stays
    b close [isReady] → c
    b close [isLate] → a
    b close [check() throws && catch Trouble.lost] → c
    b close [check() throws && catch Trouble.late] → a
    b close stays
    c close [isReady] stays
    c close [isLate] → a
    c close [check() throws && catch Trouble.lost] stays
    c close [check() throws && catch Trouble.late] → a
    c close [check() throws] → b
    c close stays

    ## an enum that the function says it throws @methods
    mutating func rest() { if state == .c { state = .a } }
    mutating func open() {
      do { try load() } catch .late { state = .b } catch { state = .c }
    }
    private func load() throws(Trouble) {
      if isReady { throw .late }
      if isLate { throw Trouble.lost }
    }
    +
    enum Trouble: Error { case late, lost }
    --
    events rest open
    open
    a rest stays
    b rest stays
    c rest → a
    a open [isReady] → b
    a open [isLate] → c
    a open stays
    b open [isReady] stays
    b open [isLate] → c
    b open stays
    c open [isReady] → b
    c open stays

    ## what is caught and thrown once more @methods
    mutating func rest() { if state == .c { state = .a } }
    mutating func open() throws {
      do {
        do { throw Trouble.late } catch Trouble.late { try check() }
        try check()
      } catch Trouble.late { state = .b }
    }
    +
    enum Trouble: Error { case late, lost }
    --
    events rest open
    open
    a rest stays
    b rest stays
    c rest → a
    a open [check() throws && catch Trouble.late] → b any
    a open [check() throws] rejects any
    a open stays any
    b open [check() throws && !(catch Trouble.late)] rejects any
    b open stays any
    c open [check() throws && catch Trouble.late] → b any
    c open [check() throws] rejects any
    c open stays any
    """#
  )
}
