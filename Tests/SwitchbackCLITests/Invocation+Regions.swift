extension Invocation {
  /// A struct of two regions that a function changes: one with a guard on the other, and an event that neither takes.
  static let sorter = """
    struct Sorter {
      enum Belt { case still, running }
      enum Gate { case left, right }
      enum Event { case start, stop, item(Int), cleaned }
      var belt = Belt.still
      var gate = Gate.left
      mutating func reduce(_ event: Event) {
        switch event {
        case .start: belt = .running
        case .stop: (belt, gate) = (.still, .left)
        case .item(let weight) where weight > 3: gate = .right
        case .item: gate = measured()
        case .cleaned: break
        }
      }
    }

    """
}
