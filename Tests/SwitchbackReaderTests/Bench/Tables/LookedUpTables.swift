extension Table {
  static let lookedUpTables = Table(
    "tables that permissions look up",
    #"""
    ## in the enum itself @file
    enum Machine {
      case a, b, c
      static let allowed: [Machine: Set<Machine>] = [.a: [.b], .b: [.c, .a], .c: []]
      func canTransition(to next: Machine) -> Bool { Self.allowed[self]?.contains(next) ?? false }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->a → a
    b ->c → c
    types Self Self
    run return state.canTransition(to: event) ? moved(state, event) : "rejects"

    ## without a row everything may follow @file
    enum Machine {
      case a, b, c
      static let allowed: [Machine: Set<Machine>] = [.a: [.b], .c: []]
      func canTransition(to next: Machine) -> Bool { Self.allowed[self]?.contains(next) ?? true }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->a → a
    b ->b stays
    b ->c → c
    types Self Self
    run return state.canTransition(to: event) ? moved(state, event) : "rejects"

    ## with a default @file
    enum Machine {
      case a, b, c
      private static let targets: [Machine: [Machine]] = [.a: [.b], .b: [.c]]
      func canMove(to next: Self) -> Bool { Machine.targets[self, default: []].contains(next) }
    }
    --
    events ->b ->c
    a ->b → b
    b ->c → c
    types Self Self
    run return state.canMove(to: event) ? moved(state, event) : "rejects"

    ## behind a guard @file
    enum Machine {
      case a, b, c
      static let allowed: [Machine: Set<Machine>] = [.a: [.b], .b: [.c, .a]]
      func canTransition(to next: Machine) -> Bool {
        guard let targets = Self.allowed[self] else { return false }
        return targets.contains(next)
      }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->a → a
    b ->c → c
    c ->a rejects
    c ->b rejects
    c ->c rejects
    types Self Self
    run return state.canTransition(to: event) ? moved(state, event) : "rejects"

    ## of what may not follow @file
    enum Machine {
      case a, b, c
      static let forbidden: [Machine: [Machine]] = [.a: [.c, .a], .b: [.b], .c: [.b, .c]]
      func canTransition(to next: Machine) -> Bool { !(Self.forbidden[self] ?? []).contains(next) }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->a → a
    b ->c → c
    c ->a → a
    types Self Self
    run return state.canTransition(to: event) ? moved(state, event) : "rejects"

    ## of another type, through a property @file
    enum Rules { static let allowed: [Machine: Set<Machine>] = [.a: [.b], .b: [.c]] }
    enum Machine {
      case a, b, c
      private var targets: Set<Machine> { Rules.allowed[self] ?? [] }
      func mayMove(to next: Machine) -> Bool { targets.contains(next) }
    }
    --
    events ->b ->c
    a ->b → b
    b ->c → c
    types Self Self
    run return state.mayMove(to: event) ? moved(state, event) : "rejects"

    ## the labels alone say that it is a move @file
    struct Machine {
      enum State { case a, b, c }
      static func isValid(from: State, to: State) -> Bool {
        let allowed: [State: [State]] = [.a: [.b], .b: [.c, .a]]
        return allowed[from]?.contains(to) == true
      }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->a → a
    b ->c → c
    types State State
    run return Self.isValid(from: state, to: event) ? moved(state, event) : "rejects"

    ## that a loop fills @file
    enum Machine: CaseIterable {
      case a, b, c
      static let allowed: [Machine: Set<Machine>] = {
        var table: [Machine: Set<Machine>] = [.a: [.b]]
        for state in Machine.allCases { table[state, default: []].insert(.c) }
        return table
      }()
      func canTransition(to next: Machine) -> Bool { 1️⃣Self.allowed[self]?.contains(next) == true }
    }
    --
    events
    unread 1️⃣ which state may follow is decided by
    types Self Self
    run return state.canTransition(to: event) ? moved(state, event) : "rejects"

    ## that is a machine by itself @file
    enum Machine {
      case a, b, c
      private static let transitions: [Machine: Set<Machine>] = [.a: [.b], .b: [.c]]
      func canTransition(to next: Machine) -> Bool { Self.transitions[self]?.contains(next) ?? false }
    }
    --
    events ->b ->c
    a ->b → b
    b ->c → c
    types Self Self
    run return state.canTransition(to: event) ? moved(state, event) : "rejects"

    ## of other things than states @file
    enum Machine {
      case a, b, c
      enum Theme { case dark, light }
      static let allowed: [Machine: Set<Theme>] = [.a: [.dark]]
      func canSwitch(to theme: Theme) -> Bool { Self.allowed[self]?.contains(theme) ?? false }
    }
    --
    none
    """#
  )
}
