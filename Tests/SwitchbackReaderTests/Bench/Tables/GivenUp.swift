extension Table {
  static let givenUp = Table(
    "methods of which not all ways are followed",
    #"""
    ## one that leads nowhere else is said @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      1️⃣func open(_ x: [Bool]) {
        guard state != .c else { return }
    \#(locals)
        if m0 == .b { 2️⃣state = .b }
      }
    }
    --
    events open
    a open […] ?
    a open ?
    b open […] ?
    b open ?
    c open stays
    unread 1️⃣ more ways lead here
    unread 2️⃣ ways that may lead to this assignment
    """#
  )

  /// More of them than ways are told apart.
  private static let locals = (set + asked).joined(separator: "\n")

  private static let set = (0..<12).map { number in
    "    var m\(number) = State.a\n    if x[\(number)] { m\(number) = .b } else if x[\(number + 40)] { m\(number) = .c }"
  }

  private static let asked = (0..<12).map { "    if m\($0) == .b { print(\($0)) }" }
}
