extension Table {
  static let misspelledCases = Table(
    "names that are nearly cases",
    #"""
    ## where they are compared, listed and matched @file invalid
    final class Machine {
      enum State { case armed, shut, jammed }
      private var state = State.armed
      func lock() { if state == 1️⃣.amred { state = .shut } }
      func jam() { if 2️⃣.jamed != state { state = .jammed } }
      func unlock() { if case 3️⃣.shutt = state { state = .armed } }
      func reset() { if [.armed, 4️⃣.shtu].contains(state) { state = .armed } }
      func close(_ limit: Int) {
        guard case 5️⃣.jammd(let count) = state, count > limit else { return }
        state = .shut
      }
      func turn() { if state == .armed { state = .shut } else if state == .shut { state = .armed } }
    }
    --
    methods
    states armed shut jammed
    initial armed
    events lock jam unlock reset close turn
    armed turn → shut
    shut turn → armed
    jammed turn stays
    open
    unread 1️⃣ '.amred' is not a case; the nearest is 'armed'
    unread 2️⃣ '.jamed' is not a case; the nearest is 'jammed'
    unread 3️⃣ '.shutt' is not a case; the nearest is 'shut'
    unread 4️⃣ '.shtu' is not a case; the nearest is 'shut'
    unread 5️⃣ '.jammd' is not a case; the nearest is 'jammed'
    rest ?

    ## a name of the enum that is no case, though nearly one @file
    struct Machine {
      enum State {
        case armed, shut, jammed
        static var armedly: State { Bool.random() ? .armed : .shut }
      }
      enum Event { case x, y }
      var state = State.armed
      mutating func send(_ event: Event) {
        if event == .x, state == .armedly { state = .jammed }
      }
    }
    --
    states armed shut jammed
    initial armed
    armed x [state == .armedly] → jammed
    armed x stays
    shut x [state == .armedly] → jammed
    shut x stays
    open
    rest stays

    ## cases that what is told of moves misspells, four in all @file invalid
    enum Visit { case arrival, bellsRung, bellsHeard, doorOpen, inside }
    struct Machine {
      func shouldTransition(from: Visit, to: Visit) -> Bool {
        switch (from, to) {
        case (.arrival, .bellsRung), (.bellsRung, .bellsHeard), (.doorOpen, .inside): return true
        case 1️⃣(.bellHeard, .doorOpen): return true
        default: return false
        }
      }
      func didTransition(from: Trip, to: Trip) {
        switch (from, to) {
        case (.arrival, 2️⃣.bellRung): print("ding")
        case (3️⃣.belsRung, 4️⃣.bellHeard): print("steps")
        case (_, .inside): print("welcome")
        default: break
        }
      }
    }
    --
    states arrival bellsRung bellsHeard doorOpen inside
    events ->bellsRung ->bellsHeard ->doorOpen ->inside
    initial arrival
    arrival ->bellsRung → bellsRung
    bellsRung ->bellsHeard → bellsHeard
    doorOpen ->inside → inside
    arrival ->doorOpen [.bellHeard] ? (.bellHeard, .doorOpen)
    bellsRung ->doorOpen [.bellHeard] ? (.bellHeard, .doorOpen)
    bellsHeard ->doorOpen [.bellHeard] ? (.bellHeard, .doorOpen)
    doorOpen ->doorOpen [.bellHeard] ? (.bellHeard, .doorOpen)
    inside ->doorOpen [.bellHeard] ? (.bellHeard, .doorOpen)
    unread 1️⃣ '.bellHeard' is not a case; the nearest is 'bellsHeard'
    unread 2️⃣ '.bellRung' is not a case; the nearest is 'bellsRung'
    unread 3️⃣ '.belsRung' is not a case; the nearest is 'bellsRung'
    unread 4️⃣ '.bellHeard' is not a case; the nearest is 'bellsHeard'

    ## what is told of other states @file unrun
    enum Color { case a, red }
    struct Machine {
      enum State { case a, b, c }
      func shouldTransition(from: State, to: State) -> Bool { from == .a && to == .b }
      func didTransition(from: Color, to: Color) {
        switch (from, to) {
        case (.a, .red): print("red")
        default: break
        }
      }
    }
    --
    events ->b
    a ->b → b
    """#
  )
}
