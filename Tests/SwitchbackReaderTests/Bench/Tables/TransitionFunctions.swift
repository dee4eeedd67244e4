extension Table {
  static let transitionFunctions = Table(
    "functions that give the next of the state that they are given",
    #"""
    ## methods of the states, that give nil or what they are @file unrun
    enum Lamp {
      case off, dim, bright
      func switchedOn() -> Lamp? {
        switch self {
        case .off: .dim
        case .dim, .bright: nil
        }
      }
      func turnedUp() -> Self { self == .dim ? .bright : self }
      func cut() -> Lamp {
        guard isLit else { return self }
        return .off
      }
      var isLit: Bool { self != .off }
      func name() -> String { isLit ? "on" : "off" }
    }
    --
    machine Lamp
    states off dim bright
    initial off
    events switchedOn turnedUp cut
    off switchedOn → dim
    off turnedUp stays
    off cut stays
    dim switchedOn rejects
    dim turnedUp → bright
    dim cut → off
    bright switchedOn rejects
    bright turnedUp stays
    bright cut → off

    ## functions of a type that has no state, with a helper, a guard and an error @file unrun
    enum Order { case new, paid, shipped }
    struct Refused: Error {}
    struct Rules {
      static func pay(_ order: Order, with coins: Int) throws -> Order {
        guard order == .new else { throw Refused() }
        return coins > 0 ? .paid : order
      }
      static func ship(order: Order) throws -> Order {
        try check(order)
        return .shipped
      }
      private static func check(_ order: Order) throws {
        if order != .paid { throw Refused() }
      }
      private static func renewed(_ order: Order) -> Order? { order == .shipped ? .new : nil }
      static func lost(_ order: Order) -> Order? { order == .shipped ? .paid : nil }
    }
    --
    machine Rules
    states new paid shipped
    initial new
    events pay ship lost
    new pay [coins > 0] → paid
    new pay stays
    new ship rejects
    new lost rejects
    paid pay rejects
    paid ship → shipped
    paid lost rejects
    shipped pay rejects
    shipped ship rejects
    shipped lost → paid

    ## the next in a struct, or none @file unrun
    enum Starter { case cold, warm, ripe }
    struct Step {
      let next: Starter
      var reason = ""
    }
    func warmed(from starter: Starter) -> Step? {
      switch starter {
      case .cold: return Step(next: .warm, reason: "taken out")
      default: return nil
      }
    }
    func fed(_ starter: Starter, hours: Int) -> Step? {
      guard starter == .warm else { return nil }
      if hours > 8 { return Step(next: .ripe) }
      return Step(next: starter, reason: "wait")
    }
    --
    machine Starter
    states cold warm ripe
    initial cold
    events warmed fed
    cold warmed → warm
    cold fed rejects
    warm fed [hours > 8] → ripe
    warm fed stays
    ripe fed rejects

    ## in a struct that decides itself @file unrun
    enum Starter { case cold, warm, ripe }
    struct Step {
      let next: Starter
      init(_ wanted: Starter) { next = wanted == .cold ? .ripe : wanted }
    }
    func warmed(_ starter: Starter) -> Step? {
      guard starter == .warm else { return nil }
      return 1️⃣Step(.cold)
    }
    func fed(_ starter: Starter) -> Step? {
      guard starter == .cold else { return nil }
      return 2️⃣Step(.warm)
    }
    --
    machine Starter
    states cold warm ripe
    initial cold
    events warmed fed
    cold fed ? Step(.warm)
    cold warmed rejects
    warm warmed ? Step(.cold)
    warm fed rejects
    ripe warmed rejects
    ripe fed rejects
    open

    ## one function that goes from each to another @file unrun
    enum Light {
      case red, green, yellow
      func next() -> Light {
        switch self {
        case .red: return .green
        case .green: return .yellow
        case .yellow: return .red
        }
      }
    }
    --
    machine Light
    states red green yellow
    initial red
    events next
    red next → green
    green next → yellow
    yellow next → red

    ## pairs are a mapping @file unrun
    enum Side {
      case left, right, top, bottom
      func opposite() -> Side {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        }
      }
    }
    --
    none

    ## one mapping with a default is none @file unrun
    enum Theme {
      case system, light, dark
      func resolved(isDark: Bool) -> Theme { self == .system ? (isDark ? .dark : .light) : self }
    }
    --
    none

    ## whoever keeps the state and calls them is the machine @file unrun
    enum Light {
      case red, green, yellow
      func next() -> Light {
        switch self {
        case .red: return .green
        case .green: return .yellow
        case .yellow: return .red
        }
      }
    }
    final class Crossing {
      private(set) var light = Light.red
      func tick() { light = light.next() }
    }
    --
    machine Crossing
    states red green yellow
    initial red
    events tick
    red tick → green
    green tick → yellow
    yellow tick → red
    """#
  )
}
