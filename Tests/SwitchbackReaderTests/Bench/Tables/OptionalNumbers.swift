extension Table {
  static let optionalNumbers = Table(
    "numbers that may be nil",
    #"""
    ## which one is known @file
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      func first() {
        switch code(of: state) {
        case 1?: state = .b
        case 2?: state = .c
        default: break
        }
      }
      func second() {
        switch code(of: state) {
        case .some(1): state = .b
        case .some(2): state = .c
        default: break
        }
      }
      func third() {
        guard case let code? = code(of: state) else { state = .a; return }
        state = code == 1 ? .b : .c
      }
      func fourth() {
        let code: Int? = state == .b ? nil : 3
        switch code {
        case _?: state = .c
        case nil: break
        }
      }
      private func code(of state: State) -> Int? {
        switch state {
        case .a: return 1
        case .b: return 2
        case .c: return nil
        }
      }
    }
    --
    events first second third fourth
    a first → b
    b first → c
    a second → b
    b second → c
    a third → b
    b third → c
    c third → a
    a fourth → c
    rest stays
    initial a
    methods
    """#
  )
}
