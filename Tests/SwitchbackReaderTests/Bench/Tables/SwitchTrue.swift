extension Table {
  static let switchTrue = Table(
    "switches over conditions",
    #"""
    ## switch true @methods
    mutating func open() {
      switch true {
      case state == .a: state = .b
      case state == .b && isReady, isLate: state = .c
      default: break
      }
    }
    mutating func close() {
      switch false {
      case state == .c: break
      case enter() where isReady: state = .c
      default: state = .b
      }
    }
    private mutating func enter() -> Bool { state = .a; return false }
    --
    events open close
    a open → b
    b open [isReady || isLate] → c
    b open stays
    c open stays
    c close [isReady] stays
    c close → b
    rest stays

    ## rows that fall through @methods
    mutating func open() {
      switch true {
      case state == .a: fallthrough
      default: state = .c
      }
    }
    --
    events open
    a open ?
    b open ?
    c open ?
    open

    ## a row that is a condition @methods
    mutating func open() {
      switch isReady {
      case state == .a: state = .b
      default: state = .c
      }
    }
    --
    events open
    a open [case state == .a = isReady] → b
    a open → c
    b open [case state == .a = isReady] stays
    b open → c
    c open [case state == .a = isReady] → b
    c open stays
    rest stays
    """#
  )
}
