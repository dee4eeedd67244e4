extension Table {
  static let heldMachines = Table(
    "what holds a machine of states that are classes",
    #"""
    ## whose methods enter them @file invalid
    class Machine: GKState {}
    class Idle: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { next != Idle.self } }
    class Running: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { next is Idle.Type || next is Done.Type } }
    class Done: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { false } }
    final class Hero {
      private var machine: GKStateMachine!
      var isTired = false
      init() {
        machine = GKStateMachine(states: [Idle(), Running(), Done()])
        machine.enter(Idle.self)
      }
      func move(speed: Double) {
        if !isTired {
          if abs(speed) > 50 { machine.enter(Running.self) } else { machine.enter(Idle.self) }
        }
      }
      func die() {
        machine.enter(Done.self)
      }
      func rest() { isTired = false }
    }
    --
    states Idle Running Done
    events move die
    initial Idle
    Idle move [!isTired && abs(speed) > 50] → Running
    Idle move stays
    Running move [!isTired && abs(speed) > 50] stays
    Running move [!isTired] → Idle
    Running move stays
    Done move stays
    Idle die → Done
    Running die → Done
    Done die stays

    ## of one's own, which answers @file unrun
    class Machine {
      func isValidNextState(_ type: AnyClass) -> Bool { false }
    }
    final class Idle: Machine { override func isValidNextState(_ type: AnyClass) -> Bool { type is Running.Type } }
    final class Running: Machine { override func isValidNextState(_ type: AnyClass) -> Bool { type != Running.self } }
    final class Done: Machine { override func isValidNextState(_ type: AnyClass) -> Bool { type == Idle.self } }
    final class Control {
      private(set) var current: Machine = Idle()
      private let states: [Machine] = [Idle(), Running(), Done()]
      func canEnter(_ type: Machine.Type) -> Bool { current.isValidNextState(type) }
      @discardableResult func enter(_ type: Machine.Type) -> Bool {
        guard current.isValidNextState(type), let next = states.first(where: { Swift.type(of: $0) == type }) else {
          return false
        }
        current = next
        return true
      }
    }
    final class Player {
      private let control = Control()
      func start() { if control.enter(Running.self) { print(control.current) } else { control.enter(Idle.self) } }
      func stop() {
        let isDone = control.enter(Done.self)
        guard !isDone, control.canEnter(Running.self) == true else { return }
        control.enter(Running.self)
      }
      func finish() -> Bool {
        guard control.current is Running else { return false }
        return control.enter(isReady ? Done.self : Idle.self)
      }
      func restart() { if finish() { start() } }
      func again(_ control: Control) { control.enter(1️⃣Done.self) }
    }
    --
    states Idle Running Done
    events ->Done start stop finish restart
    initial Idle
    Running ->Done → Done
    Idle start → Running
    Running start → Idle
    Done start → Idle
    Idle stop → Running
    Running stop → Done
    Done stop stays
    Idle finish rejects
    Running finish [isReady] → Done
    Running finish → Idle
    Done finish rejects
    Idle restart stays
    Running restart [isReady] → Idle
    Running restart stays
    Done restart stays
    unread 1️⃣ 'again' enters 'Done'

    ## that is asked which state there is @file invalid
    class Machine: GKState {}
    class Idle: Machine { var speed = 0 }
    class Walking: Machine {}
    class Jumping: Machine {}
    final class Hero {
      private lazy var machine = GKStateMachine(states: [Idle(), Walking(), Jumping()])
      private var isIdle: Bool { machine.currentState is Idle }
      func walk() {
        guard isIdle else { return }
        start()
      }
      private func start() { machine.enter(Walking.self) }
      func jump() {
        guard let idle = machine.currentState as? Idle, idle.speed > 0 else { return }
        machine.enter(Jumping.self)
      }
      func land() {
        switch machine.currentState {
        case is Jumping: machine.enter(Idle.self)
        case is Walking: machine.enter(Jumping.self)
        default: break
        }
      }
    }
    --
    states Idle Walking Jumping
    events walk jump land
    initial Idle
    Idle walk → Walking
    Walking walk stays
    Jumping walk stays
    Idle jump [idle.speed > 0] → Jumping
    Idle jump stays
    Walking jump stays
    Jumping jump stays
    Idle land stays
    Walking land → Jumping
    Jumping land → Idle

    ## in closures @file invalid
    class Machine: GKState {}
    class Lit: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { next is Dim.Type } }
    class Dim: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { next is Lit.Type } }
    final class Lamp {
      private var machine: GKStateMachine?
      init() {
        machine = GKStateMachine(states: [Lit(), Dim()])
        button.onTap = { [weak self] in
          guard let self, let machine = self.machine else { return }
          machine.enter(Lit.self)
        }
      }
      func fade() {
        DispatchQueue.main.async { [weak self] in self?.dim() }
      }
      private func dim() { machine?.enter(Dim.self) }
      func flash() { animate { self.machine?.enter(Lit.self) } }
    }
    --
    states Lit Dim
    events init(closure) fade(async) flash(animate)
    initial Lit
    Lit init(closure) stays
    Dim init(closure) → Lit
    Lit fade(async) → Dim
    Dim fade(async) stays
    Lit flash(animate) stays
    Dim flash(animate) → Lit

    ## that is used in a way which is not followed @file invalid
    class Machine: GKState {}
    class Lit: Machine {
      override func isValidNextState(_ next: AnyClass) -> Bool { next is Dim.Type }
      override func update(deltaTime seconds: TimeInterval) { stateMachine?.enter(Dim.self) }
    }
    class Dim: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { next is Lit.Type || next is Out.Type } }
    class Out: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { true } }
    final class Lamp {
      private let lit = Lit()
      private lazy var machine = GKStateMachine(states: [lit, Dim(), Out()])
      func fade() { machine.enter(Dim.self) }
      func light() {
        if machine.currentState === lit { return }
        machine.enter(1️⃣Lit.self)
      }
      func turn() {
        machine.update(deltaTime: 1)
        machine.enter(2️⃣Lit.self)
      }
    }
    --
    states Lit Dim Out
    events ->Lit ->Out update fade
    initial Lit
    Dim ->Lit → Lit
    Out ->Lit → Lit
    Dim ->Out → Out
    Out ->Out stays
    Lit update → Dim
    Lit fade → Dim
    Dim fade stays
    Out fade → Dim
    unread 1️⃣ 'light' enters 'Lit'
    unread 2️⃣ 'turn' enters 'Lit'

    ## of which a type holds two @file invalid
    class Machine: GKState {}
    class Lit: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { next is Dim.Type } }
    class Dim: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { next is Lit.Type } }
    class Calm: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { next is Hunting.Type } }
    class Hunting: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { next is Calm.Type } }
    final class Robot {
      private let lamp = GKStateMachine(states: [Lit(), Dim()])
      private let mood = GKStateMachine(states: [Calm(), Hunting()])
      func wake() {
        lamp.enter(Lit.self)
        mood.enter(Hunting.self)
      }
      func rest() { if mood.enter(Calm.self) { lamp.enter(Dim.self) } }
    }
    --
    machine Robot.mood
    others
    states Calm Hunting
    events wake rest
    initial Calm
    Calm wake → Hunting
    Hunting wake stays
    Calm rest stays
    Hunting rest → Calm
    """#
  )
}
