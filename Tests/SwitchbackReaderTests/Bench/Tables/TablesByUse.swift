extension Table {
  static let tablesByUse = Table(
    "tables where the state goes where they lead",
    #"""
    ## a variable that nobody changes @file unrun
    enum Lamp { case dark, lit, broken }
    enum Push { case press, hit }
    final class Machine {
      private(set) var lamp = Lamp.dark
      private var wires: [Lamp: [Push: Lamp]] = [.dark: [.press: .lit], .lit: [.press: .dark, .hit: .broken]]
      func take(_ push: Push) {
        if let next = wires[lamp]?[push] { lamp = next }
      }
    }
    --
    states dark lit broken
    initial dark
    events press hit
    dark press → lit
    lit press → dark
    lit hit → broken

    ## one that the initialiser fills @file unrun
    enum Lamp { case dark, lit, broken }
    enum Push { case press, hit }
    final class Machine {
      private(set) var lamp = Lamp.dark
      private var wires: [Lamp: [Push: Lamp]] = [:]
      init() {
        wires[.dark] = [.press: .lit]
        wires[.lit] = [.hit: .broken]
      }
      func take(_ push: Push) {
        guard let next = self.wires[self.lamp]?[push] else { return }
        self.lamp = next
      }
    }
    --
    states dark lit broken
    initial dark
    events press hit
    dark press → lit
    lit hit → broken

    ## one that does more than look up @file unrun
    enum Lamp { case dark, lit, broken }
    enum Push { case press, hit }
    final class Machine {
      private(set) var lamp = Lamp.dark
      private let wires: [Lamp: [Push: Lamp]] = [.dark: [.press: .lit], .lit: [.hit: .broken]]
      func take(_ push: Push) {
        if push == .hit { lamp = .broken; return }
        lamp = wires[lamp]?[push] ?? lamp
      }
    }
    --
    states dark lit broken
    initial dark
    events press hit
    dark press → lit
    lit press stays
    broken press stays
    dark hit → broken
    lit hit → broken
    broken hit stays

    ## no machine: what is looked up goes elsewhere @file unrun
    enum Lamp { case dark, lit, broken }
    enum Push { case press, hit }
    final class Machine {
      let lamp: Lamp
      private let wires: [Lamp: [Push: Lamp]] = [.dark: [.press: .lit], .lit: [.hit: .broken]]
      init(lamp: Lamp) { self.lamp = lamp }
      func meant(by push: Push) -> Lamp? { wires[lamp]?[push] }
    }
    --
    none
    """#
  )
}
