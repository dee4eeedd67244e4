extension Table {
  static let enteredStates = Table(
    "states that nothing forbids to enter",
    #"""
    ## that ask for one another @file invalid
    class Machine: GKState { var speed = 0 }
    class Idle: Machine {
      override func update(deltaTime seconds: TimeInterval) {
        if speed > 0 { stateMachine?.enter(Walking.self) }
      }
    }
    class Walking: Machine {
      override func update(deltaTime seconds: TimeInterval) {
        if speed == 0 { stateMachine?.enter(Idle.self) }
      }
      func fell() { _ = stateMachine?.enter(Idle.self) }
    }
    --
    states Idle Walking
    events update fell
    initial Idle
    Idle update [speed > 0] → Walking
    Idle update stays
    Walking update [speed == 0] → Idle
    Walking update stays
    Walking fell → Idle

    ## beside one that says what may follow, with a start @file invalid
    class Machine: GKState { var speed = 0 }
    class Idle: Machine {
      override func update(deltaTime seconds: TimeInterval) {
        if speed > 0 { stateMachine?.enter(Walking.self) }
      }
    }
    class Walking: Machine {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Idle.Type }
    }
    final class Game {
      let machine = GKStateMachine(states: [Idle(), Walking()])
      init() { machine.enter(Walking.self) }
    }
    --
    states Idle Walking
    events ->Idle update
    initial Walking
    Idle ->Idle stays
    Idle update [speed > 0] → Walking
    Idle update stays
    Walking ->Idle → Idle

    ## that others enter @file invalid
    class Machine: GKState {}
    class Idle: Machine {}
    class Walking: Machine {
      func fell() { stateMachine?.enter(Idle.self) }
    }
    class Jumping: Machine {}
    final class Hero {
      var machine: GKStateMachine!
      init() {
        machine = GKStateMachine(states: [Idle(), Walking(), Jumping()])
        machine.enter(Idle.self)
      }
      func walk() { machine.enter(Walking.self) }
      func jump() {
        if machine.currentState is Jumping { return }
        machine.enter(Jumping.self)
      }
      func stop() {
        guard machine.canEnterState(Idle.self) else { return }
        machine.enter(Idle.self)
      }
    }
    --
    states Idle Walking Jumping
    events fell walk jump stop
    initial Idle
    Walking fell → Idle
    Idle walk → Walking
    Walking walk stays
    Jumping walk → Walking
    Idle jump → Jumping
    Walking jump → Jumping
    Jumping jump stays
    Idle stop stays
    Walking stop → Idle
    Jumping stop → Idle

    ## that others enter, where nothing says which are together @file invalid
    class Machine: GKState {}
    class Idle: Machine {
      func pushed() { stateMachine?.enter(Walking.self) }
    }
    class Walking: Machine {}
    final class Hero {
      var machine: GKStateMachine?
      func stop() { machine?.enter(1️⃣Idle.self) }
    }
    --
    states Idle Walking
    events pushed
    initial Idle
    Idle pushed → Walking
    unread 1️⃣ 'stop' enters 'Idle'

    ## that nobody enters @file invalid
    class Machine: GKState {}
    class Idle: Machine {}
    class Walking: Machine {}
    final class Hero { let machine = GKStateMachine(states: [Idle(), Walking()]) }
    --
    none
    """#
  )
}
