extension Table {
  static let answers = Table(
    "nil that refuses nothing",
    #"""
    ## nil where the state is set as well @file unrun
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      enum Effect { case ring }
      mutating func handle(_ event: Event) -> Effect? {
        switch event {
        case .x: return open()
        case .y: return close()
        }
      }
      private mutating func open() -> Effect? {
        switch self {
        case .a:
          self = .b
          return nil
        case .b:
          self = .c
          return .ring
        case .c: return nil
        }
      }
      private mutating func close() -> Effect? {
        switch self {
        case .a: return .ring
        case .b, .c: return nil
        }
      }
    }
    --
    events x y
    a x → b
    b x → c
    c x stays
    a y stays
    b y stays
    c y stays

    ## nil where it is not @file unrun
    enum Machine {
      case a, b, c
      enum Event { case x, y }
      enum Effect { case ring }
      mutating func handle(_ event: Event) -> Effect? {
        switch (self, event) {
        case (.a, .x):
          self = .b
          return .ring
        case (.b, .y):
          self = .a
          return .ring
        default: return nil
        }
      }
    }
    --
    events x y
    a x → b
    b y → a
    """#
  )
}
