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
    """#
  )
}
