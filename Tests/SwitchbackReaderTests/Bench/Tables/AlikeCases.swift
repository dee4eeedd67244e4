extension Table {
  static let alikeCases = Table(
    "cases that are alike",
    #"""
    ## a parameter that is compared with what is not known @file unrun
    final class Game {
      enum State { case waiting, playing, lost }
      enum Pad { case red, green, blue }
      private(set) var state = State.waiting
      private var sequence: [Pad] = []
      func start() { if state == .waiting { state = .playing } }
      func padTapped(_ pad: Pad) {
        guard state == .playing else { return }
        let correct = sequence.first
        if pad == correct { state = .waiting } else { state = .lost }
      }
    }
    --
    machine Game
    initial waiting
    states waiting playing lost
    events padTapped start
    waiting start → playing
    playing padTapped [pad == correct] → waiting
    playing padTapped → lost
    rest stays

    ## one that is given a case as well @file unrun
    final class Game {
      enum State { case waiting, playing, lost }
      enum Pad { case red, green }
      private(set) var state = State.waiting
      private var sequence: [Pad] = []
      func start() { if state == .waiting { state = .playing } }
      func padTapped(_ pad: Pad) {
        guard state == .playing else { return }
        if pad == .red || pad == sequence.first { state = .waiting } else { state = .lost }
      }
    }
    --
    machine Game
    initial waiting
    states waiting playing lost
    events padTapped(.red) padTapped(.green) start
    waiting start → playing
    playing padTapped(.red) → waiting
    playing padTapped(.green) [pad == sequence.first] → waiting
    playing padTapped(.green) → lost
    rest stays

    ## one that is waited for @file unrun
    final class Game {
      enum State { case waiting, playing, lost }
      enum Pad { case red, green }
      private(set) var state = State.waiting
      func start() { if state == .waiting { state = .playing } }
      func padTapped(_ pad: Pad) async {
        guard state == .playing else { return }
        state = await referee.isRight(pad) ? .waiting : .lost
      }
      private let referee = Referee()
    }
    struct Referee { func isRight(_ pad: Any) async -> Bool { true } }
    --
    machine Game
    initial waiting
    states waiting playing lost
    events padTapped start padTapped(isRight)
    waiting start → playing
    playing padTapped(isRight) [await referee.isRight(pad)] → waiting
    playing padTapped(isRight) → lost
    rest stays | nothing
    """#
  )
}
