extension Table {
  static let listsOfStates = Table(
    "lists of states with which machines are made",
    #"""
    ## two machines @file invalid
    class Lit: GKState { override func isValidNextState(_ next: AnyClass) -> Bool { next is Dim.Type } }
    class Dim: GKState { override func isValidNextState(_ next: AnyClass) -> Bool { next != Dim.self } }
    class Calm: GKState { override func isValidNextState(_ next: AnyClass) -> Bool { next == Hunting.self } }
    class Hunting: GKState { override func isValidNextState(_ next: AnyClass) -> Bool { next == Calm.self } }
    final class Lamp { lazy var states = GKStateMachine(states: [Lit(), Dim()]) }
    final class Machine { lazy var states = GKStateMachine(states: [Calm(), Hunting()]) }
    --
    others
    states Calm Hunting
    events ->Calm ->Hunting
    initial Calm
    Calm ->Hunting → Hunting
    Hunting ->Calm → Calm

    ## two of one type, by locals and with arguments @file invalid
    class Lit: GKState { override func isValidNextState(_ next: AnyClass) -> Bool { next is Dim.Type } }
    class Dim: GKState { override func isValidNextState(_ next: AnyClass) -> Bool { next != Dim.self } }
    class Calm: GKState { override func isValidNextState(_ next: AnyClass) -> Bool { next == Hunting.self } }
    class Hunting: GKState { override func isValidNextState(_ next: AnyClass) -> Bool { next != Hunting.self } }
    final class Robot {
      let lamp: GKStateMachine
      let mood: GKStateMachine
      init() {
        let calm = Calm()
        let states = [calm, Hunting(speed: 2)] as [GKState]
        lamp = GKStateMachine(states: [Lit(), Dim()])
        mood = GKStateMachine(states: states)
      }
    }
    --
    machine Robot.mood
    others
    states Calm Hunting
    events ->Calm ->Hunting
    initial Calm
    Calm ->Hunting → Hunting
    Hunting ->Calm → Calm

    ## one that is in no list @file invalid
    class Machine: GKState {}
    class Lit: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { next is Dim.Type } }
    class Dim: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { next is Lit.Type || next is Out.Type } }
    class 1️⃣Out: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { true } }
    final class Lamp { lazy var states = GKStateMachine(states: [Lit(), Dim()]) }
    --
    states Lit Dim
    events ->Lit ->Dim
    initial Lit
    Lit ->Dim → Dim
    Dim ->Lit → Lit
    unread 1️⃣ 'Out' is not among the states with which the machine is made

    ## a list that is not written out @file invalid
    class Machine: GKState {}
    class Lit: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { next is Dim.Type } }
    class Dim: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { next is Lit.Type || next is Out.Type } }
    class Out: Machine { override func isValidNextState(_ next: AnyClass) -> Bool { next is Lit.Type } }
    func lamp(_ others: [GKState]) -> GKStateMachine { GKStateMachine(states: [Lit(), Dim()] + others) }
    --
    states Lit Dim Out
    events ->Lit ->Dim ->Out
    initial Lit
    Lit ->Dim → Dim
    Dim ->Lit → Lit
    Dim ->Out → Out
    Out ->Lit → Lit
    """#
  )
}
