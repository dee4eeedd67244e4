extension Table {
  static let negatedBindings = Table(
    "bindings that are negated",
    #"""
    ## what stands behind one that was not bound @methods
    mutating func open() {
      guard state == .a else { return }
      if let lease = owner { note("\(lease)") } else if isLate { state = .c; return }
      if isReady { state = .b }
    }
    +
    private var owner: Int? = nil
    --
    events open
    a open [owner == nil && isLate] → c
    a open [isReady] → b
    a open stays
    rest stays

    ## of a value that may be another type @methods
    mutating func open() {
      guard state == .a else { return }
      if let text = box as? String { note(text) } else if isLate { state = .c; return }
      if isReady { state = .b }
    }
    +
    private var box: Any = 1
    --
    events open
    a open [(box as? String) == nil && isLate] → c
    a open [isReady] → b
    a open stays
    rest stays

    ## one of two conditions @methods
    mutating func open() {
      guard state == .a else { return }
      if let lease = owner, lease > 1 { note() } else if isLate { state = .c; return }
      if isReady { state = .b }
    }
    +
    private var owner: Int? = nil
    --
    events open
    a open [!(let lease = owner && lease > 1) && isLate] → c
    a open [isReady] → b
    a open stays
    rest stays
    """#
  )
}
