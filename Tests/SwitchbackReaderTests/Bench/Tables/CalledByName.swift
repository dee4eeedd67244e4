extension Table {
  static let calledByName = Table(
    "functions that the runtime calls by name",
    #"""
    ## hidden functions that the runtime calls by name, and a result that came in @file invalid
    final class Machine: UIViewController {
      enum State { case a, b, c }
      private var state = State.a
      @IBAction private func pushed(_ sender: UIButton) { state = state == .a ? .b : .a }
      @objc private func swiped() { if state == .b { state = .c } }
      private func reset() { state = .a }
      func loaded(_ result: Result<Int, any Error>) {
        guard state == .a else { return }
        switch result {
        case .success: state = .b
        case .failure: reset()
        }
      }
    }
    --
    events loaded(.success) loaded(.failure) pushed swiped
    a pushed → b
    b pushed → a
    c pushed → a
    b swiped → c
    a loaded(.success) → b
    rest stays

    ## who hands on how something went is an event as well @file unrun
    final class Machine {
      enum State { case a, b, c }
      private(set) var state = State.a
      private var last: Int?
      func take(_ result: Result<Int, any Error>) {
        switch result {
        case .success(let number):
          last = number
          if state != .c { state = .b }
        case .failure: state = .c
        }
      }
      func again() {
        guard let last else { return }
        take(.success(last))
      }
      func reset() { state = .a }
    }
    --
    events take(.success) take(.failure) again reset
    a take(.success) → b
    b take(.success) stays
    c take(.success) stays
    a take(.failure) → c any
    b take(.failure) → c any
    c take(.failure) stays any
    a again [let last] → b
    a again stays
    b again stays
    c again stays
    a reset stays any
    b reset → a any
    c reset → a any
    """#
  )
}
