extension Table {
  static let neighbours = Table(
    "states that are taken by the place of the one there is",
    #"""
    ## the place is a constant @file unrun
    enum Machine: CaseIterable {
      case a, b, c
      mutating func advance() {
        let all = Self.allCases
        let index = all.firstIndex(of: self)!
        self = all[(index + 1) % all.count]
      }
    }
    --
    events advance
    methods
    a advance → b
    b advance → c
    c advance → a

    ## the place is there where it goes on @file
    struct Machine {
      enum State: CaseIterable { case a, b, c }
      private(set) var state = State.a
      mutating func goBack() {
        guard let index = State.allCases.firstIndex(of: state), index > 0 else { return }
        state = State.allCases[index - 1]
      }
    }
    --
    events goBack
    methods
    b goBack → a
    c goBack → b
    a goBack stays

    ## a place that is only shown is none @file unrun
    struct Machine {
      enum Tab: CaseIterable { case a, b, c }
      private(set) var tab = Tab.a
      private(set) var offset = 0
      mutating func select(_ next: Tab) {
        tab = next
        if let index = Tab.allCases.firstIndex(of: tab) { offset = index * 10 }
      }
    }
    --
    none
    """#
  )
}
