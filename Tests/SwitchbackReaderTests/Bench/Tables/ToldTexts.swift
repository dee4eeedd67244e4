extension Table {
  static let toldTexts = Table(
    "texts that the state tells",
    #"""
    ## raw values @file
    struct Machine {
      enum State: String { case a, b = "busy", c }
      private(set) var state = State.a
      mutating func x() { if state.rawValue == "busy" { state = .c } }
      mutating func y() { if "a" == self.state.rawValue { state = .b } }
      mutating func z() {
        guard state.rawValue != "b" else { 1️⃣state = .a; return }
        switch state.rawValue {
        case "a": state = .c
        case "busy", "idle": state = .a
        default: break
        }
      }
    }
    --
    events x y z
    a x stays
    b x → c
    c x stays
    a y → b
    b y stays
    c y stays
    a z → c
    b z → a
    c z stays
    methods
    unread 1️⃣ no state and event

    ## what computed properties give @file
    struct Machine {
      enum State: String {
        case a, b, c
        var title: String {
          switch self {
          case .a, .c: return "Go"
          case .b: return "Wait"
          }
        }
        var name: String { isFirst ? "first" : rawValue }
        var isFirst: Bool { self == .a }
      }
      private(set) var state = State.a
      var title: String { state.title }
      mutating func x() { if state.title == "Go" { state = .b } }
      mutating func y() { if title == "Wait" { state = .c } }
      mutating func z() { state = state.name == "c" ? .a : .b }
    }
    --
    events x y z
    a x → b
    b x stays
    c x → b
    a y stays
    b y → c
    c y stays
    a z → b
    b z stays
    c z → a
    methods

    ## what is put together is not known @file unrun
    struct Machine {
      enum State: String {
        case a, b, c
        var title: String {
          switch self {
          case .a: "Go"
          case .b: "Wait \(count)"
          case .c: NSLocalizedString("Stop", comment: "")
          }
        }
      }
      private(set) var state = State.a
      mutating func x() { if state.title == "Go" { state = .b } else { state = .c } }
      mutating func y() { if state == .b { state = .a } }
    }
    --
    events x y
    a x → b
    b x [state.title == "Go"] stays
    b x → c
    c x [state.title == "Go"] → b
    c x stays
    b y → a
    rest stays
    """#
  )
}
