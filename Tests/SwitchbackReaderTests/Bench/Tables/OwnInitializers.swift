extension Table {
  static let ownInitializers = Table(
    "enums that make themselves of something else",
    #"""
    ## of what the system says @file unrun
    enum Permission { case granted, refused, open }
    final class Machine {
      enum State {
        case a, b, c
        init(_ permission: Permission) {
          switch permission {
          case .granted: self = .b
          case .refused: self = .c
          case .open: self = .a
          }
        }
      }
      private(set) var state = State.a
      func update(to answer: Permission) { state = State(answer) }
      func reset() { if state == .b { state = .init(.refused) } }
    }
    --
    events update reset
    a update [case .granted = answer] → b
    a update [case .refused = answer] → c
    a update [case .open = answer] stays
    b update [case .granted = answer] stays
    b update [case .refused = answer] → c
    b update [case .open = answer] → a
    c update [case .granted = answer] → b
    c update [case .refused = answer] stays
    c update [case .open = answer] → a
    b reset → c
    rest stays
    open

    ## of a condition, where it may be the same again @file
    struct Machine {
      enum State {
        case a, b, c
        init(isOn: Bool) { if isOn { self = .b } else { self = .a } }
      }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        let next = State(isOn: event == .x)
        guard next != state else { return }
        state = next
      }
    }
    --
    a x → b
    b y → a
    c x → b
    c y → a
    rest stays

    ## where it may make nothing @file unrun
    struct Machine {
      enum State {
        case a, b, c
        init?(_ event: Event) {
          guard event == .x else { return nil }
          self = .c
        }
      }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) { if state != .c { state = State(event) ?? .b } }
    }
    --
    events send
    a send [event == .x] → c
    a send → b
    b send [event == .x] → c
    b send stays
    c send stays

    ## one that another one makes, which is not followed @file unrun
    struct Machine {
      enum State {
        case a, b, c
        init(_ event: Event) { self.init(isOn: event == .x) }
        init(isOn: Bool) { self = isOn ? .b : .c }
      }
      enum Event { case x, y }
      var state = State.a
      mutating func send(_ event: Event) {
        if state == .a, event == .x { state = .b } else if state == .b { 1️⃣state = State(event) }
      }
    }
    --
    a x → b
    b x ? State(event)
    b y ? State(event)
    rest stays
    unread 1️⃣ comes from a call to 'State(_:)'

    ## where an enum starts that changes itself @file unrun
    enum Machine {
      case a, b, c
      init() { self = .b }
      init?(_ number: Int) {
        guard number > 0 else { return nil }
        self = .c
      }
      mutating func open() { if self == .a { self = .b } else { self = .a } }
    }
    --
    initial b c
    events open
    a open → b
    b open → a
    c open → a
    """#
  )
}
