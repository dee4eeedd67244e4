extension Table {
  static let permissionAnswers = Table(
    "functions that allow moves by a case",
    #"""
    ## yes, no, and a state instead @file
    struct Machine {
      enum State { case a, b, c }
      enum Decision<T> { case proceed, refuse(reason: String), redirect(T) }
      func shouldTransition(from: State, to: State) -> Decision<State> {
        switch (from, to) {
        case (.a, .b), (.b, .c): return .proceed
        case (.a, .c): return isReady ? .proceed : .redirect(.b)
        case (.c, .a): return .refuse(reason: "\(from)")
        case (.c, _): return Decision.redirect(State.c)
        default: return .refuse(reason: "")
        }
      }
    }
    --
    events ->a ->b ->c
    a ->b → b
    a ->c [isReady] → c
    a ->c → b
    b ->c → c
    c ->a rejects
    c ->b stays
    c ->c stays
    types State State
    run switch Self().shouldTransition(from: state, to: event) { case .proceed: return moved(state, event); case .refuse: return "rejects"; case .redirect(let other): return moved(state, other) }

    ## kept in a local, and given by another function @file
    struct Machine {
      enum State { case a, b, c }
      enum Answer { case allowed, notAllowed }
      func canMove(from: State, to: State) -> Answer {
        var answer = Answer.notAllowed
        if from == .a { answer = next(to) }
        return answer
      }
      private func next(_ state: State) -> Answer {
        guard state != .c else { return .notAllowed }
        return .allowed
      }
    }
    --
    events ->a ->b ->c
    a ->a stays
    a ->b → b
    rest rejects
    types State State
    run switch Self().canMove(from: state, to: event) { case .allowed: return moved(state, event); case .notAllowed: return "rejects" }

    ## an answer of another file @file invalid
    struct Machine {
      enum State { case a, b, c }
      func shouldTransition(from: State, to: State) -> Decision<State> {
        switch (from, to) {
        case (.a, .b): return .continue
        case (.b, _): return .redirect(.c)
        default:
          assertionFailure()
          return .abort
        }
      }
    }
    --
    events ->a ->b ->c
    a ->b → b
    b ->a → c
    b ->b → c
    b ->c → c
    rest traps

    ## what somebody else's machine asks @file invalid
    final class Machine {
      var machine: StateMachine<Machine>!
      var state: State {
        get { machine.state }
        set { machine.state = newValue }
      }
      enum State {
        case a, b, c
        func shouldTransition(from: State, to: State) -> Decision<State> {
          switch (from, to) {
          case (.a, .b), (.b, .c): .continue
          default: .abort
          }
        }
      }
      func open() {
        switch state {
        case .a: machine.state = .b
        case .b: machine.state = .c
        default: break
        }
      }
    }
    --
    machine Machine.State
    events ->b ->c
    a ->b → b
    b ->c → c

    ## an answer that says neither @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Outcome { case one, other }
      1️⃣func canMove(from: State, to: State) -> Outcome {
        from == .a && to == .b ? .one : .other
      }
    }
    --
    refused
    unread 1️⃣ 'Outcome' mean

    ## one of another file that may have more @file invalid
    struct Machine {
      enum State { case a, b, c }
      1️⃣func canMove(from: State, to: State) -> Decision {
        from == .a && to == .b ? .proceed : .later(.c)
      }
    }
    --
    refused
    unread 1️⃣ 'Decision' mean

    ## a state that a refusal holds @file unrun
    struct Machine {
      enum State { case a, b, c }
      enum Answer { case yes, no(State) }
      1️⃣func canMove(from: State, to: State) -> Answer {
        from == .a && to == .b ? .yes : .no(from)
      }
    }
    --
    refused
    unread 1️⃣ 'Answer' mean

    ## an animation for a step @file
    struct Machine {
      enum State { case a, b, c }
      enum Animation { case none, fade }
      func animation(from: State, to: State) -> Animation { from == .a && to == .b ? .fade : .none }
    }
    --
    none
    """#
  )
}
