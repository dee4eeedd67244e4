extension Table {
  static let stateClasses = Table(
    "a class for each state",
    #"""
    ## that says which may follow @file unrun
    class Base {
      func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    }
    class Machine: Base {}
    final class Idle: Machine {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Running.Type }
    }
    final class Running: Machine {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool {
        switch stateClass {
        case is Idle.Type, is Done.Type: return true
        case is Failed.Type where isReady: return true
        default: return false
        }
      }
    }
    final class Done: Machine {
      override func isValidNextState(_ next: AnyClass) -> Bool {
        if next == Idle.self || next == Failed.self { return isReady }
        return false
      }
    }
    final class Failed: Machine {
      override func isValidNextState(_ next: AnyClass) -> Bool { [Idle.self, Done.self].contains { $0 == next } }
    }
    --
    states Idle Running Done Failed
    initial Idle
    events ->Idle ->Running ->Done ->Failed
    Idle ->Running → Running
    Running ->Idle → Idle
    Running ->Done → Done
    Running ->Failed [isReady] → Failed
    Done ->Idle [isReady] → Idle
    Done ->Running rejects
    Done ->Done rejects
    Done ->Failed [isReady] → Failed
    Failed ->Idle → Idle
    Failed ->Done → Done

    ## the type of a type is that type @file unrun
    class Machine {
      func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    }
    final class Idle: Machine {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass.self == Running.self }
    }
    final class Running: Machine {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool { Idle.self == stateClass.self }
    }
    --
    states Idle Running
    initial Idle
    events ->Idle ->Running
    Idle ->Running → Running
    Running ->Idle → Idle

    ## over files @file unrun
    // file Machine.swift
    class Machine {
      func isValidNextState(_ type: AnyClass) -> Bool { false }
    }
    // file Running.swift
    final class Running: Machine {
      override func isValidNextState(_ type: AnyClass) -> Bool { type == Idle.self }
    }
    // file Idle.swift
    final class Idle: Machine {
      override func isValidNextState(_ type: AnyClass) -> Bool { type is Running.Type }
    }
    --
    states Running Idle
    initial Running
    events ->Running ->Idle
    Running ->Idle → Idle
    Idle ->Running → Running

    ## that asks for the next @file unrun
    final class Control {
      @discardableResult func enter(_ state: AnyClass) -> Bool { true }
    }
    class Machine {
      var control: Control?
      func isValidNextState(_ stateClass: AnyClass) -> Bool { false }
    }
    final class Idle: Machine {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Running.Type }
      func pressed() { control?.enter(Running.self) }
      func died() { control?.enter(Done.self) }
    }
    final class Running: Machine {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass != Running.self }
      func update() {
        if count > 3 { control?.enter(Done.self) }
      }
      func started() { later { self.control?.enter(Idle.self) } }
    }
    final class Done: Machine {
      func pressed() {
        guard isReady, control?.enter(Idle.self) == true else { return }
        note()
      }
    }
    --
    states Idle Running Done
    initial Idle
    events ->Idle ->Running ->Done pressed died update started(later)
    Idle ->Running → Running
    Idle pressed → Running
    Idle died stays
    Running ->Idle → Idle
    Running ->Done → Done
    Running update [count > 3] → Done
    Running update stays
    Running started(later) → Idle
    Done ->Idle rejects
    Done ->Running rejects
    Done ->Done rejects
    Done pressed stays

    ## a question that is asked of a table @file unrun
    class Machine {
      func mayBecome(_ type: Machine.Type) -> Bool { false }
    }
    final class Idle: Machine {
      override func mayBecome(_ type: Machine.Type) -> Bool { type == Running.self }
    }
    final class Running: Machine {
      static let following: Set<ObjectIdentifier> = []
      override func mayBecome(_ type: Machine.Type) -> Bool { Running.following.contains(ObjectIdentifier(1️⃣type)) }
    }
    --
    states Idle Running
    initial Idle
    Idle ->Running → Running
    events ->Idle ->Running
    Running ->Idle ? type
    Running ->Running ? type
    unread 1️⃣ 'type'

    ## classes that are asked for something else are no states @file
    class View {}
    final class List: View {
      func shows(_ type: AnyClass) -> Bool { type is Cell.Type }
    }
    final class Cell: View {
      func shows(_ type: AnyClass) -> Bool { false }
    }
    --
    none

    ## that asks for one of two, and for one that is computed @file unrun
    final class Control {
      func enter(_ state: AnyClass) {}
    }
    class Machine {
      var control: Control?
      func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    }
    final class Idle: Machine {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass != Idle.self }
      func pressed() { control?.enter(isReady ? Done.self : Running.self) }
    }
    final class Running: Machine {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass != Running.self }
      func pressed() { control?.enter(Done.self) }
      func failed() {
        let next: AnyClass = isReady ? Idle.self : Done.self
        control?.enter(1️⃣next)
      }
    }
    final class Done: Machine {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass != Done.self }
      func pressed() { go(Idle.self) }
      private func go(_ state: AnyClass) { control?.enter(state) }
    }
    --
    states Idle Running Done
    initial Idle
    events ->Idle ->Running ->Done pressed failed
    Idle ->Running → Running
    Idle ->Done → Done
    Running ->Idle → Idle
    Running ->Done → Done
    Done ->Idle → Idle
    Done ->Running → Running
    Idle pressed [isReady] → Done
    Idle pressed → Running
    Running pressed → Done
    Running failed ? next
    Done pressed → Idle
    unread 1️⃣ which state 'next' is
    """#
  )
}
