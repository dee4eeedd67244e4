extension Table {
  static let transitionResults = Table(
    "functions that say whether there is a next state",
    #"""
    ## a generic enum around the state, of an event @file unrun
    enum Move<State> {
      case to(State)
      case none
      case refused(String)
    }
    enum Turn { case idle, running, waiting }
    enum Event { case start, block, finish(isError: Bool) }
    extension Turn {
      var isOpen: Bool { self == .running || self == .waiting }
      func taking(_ event: Event) -> Move<Turn> {
        switch event {
        case .start:
          switch self {
          case .running: return .none
          case .waiting: return .refused("is waiting")
          case .idle: return Move.to(.running)
          }
        case .block: return self == .running ? .to(.waiting) : .none
        case .finish(let isError):
          guard isOpen else { return .none }
          return .to(isError ? .waiting : .idle)
        }
      }
    }
    --
    machine Turn
    states idle running waiting
    initial idle
    events start block finish
    idle start → running
    running block → waiting
    running finish [isError] → waiting
    running finish → idle
    waiting finish [isError] stays
    waiting finish → idle
    rest stays

    ## an enum of its own, with work beside the state, for a state that is given @file unrun
    enum Door { case wide, closed }
    enum Push { case hard, soft }
    enum Answer {
      case stays
      case goes(Door, Int)
    }
    struct Rules {
      func answer(_ door: Door, _ push: Push) -> Answer {
        switch (door, push) {
        case (.wide, .soft), (.wide, .hard): .goes(.closed, 1)
        case (.closed, .hard): .goes(.wide, 2)
        case (.closed, .soft): .stays
        }
      }
    }
    --
    machine Rules
    states wide closed
    initial wide
    events hard soft
    wide hard → closed
    wide soft → closed
    closed hard → wide
    closed soft stays

    ## one function for each event @file unrun
    enum Door { case wide, closed }
    enum Answer { case stays, goes(Door) }
    extension Door {
      func pushed() -> Answer { self == .wide ? .goes(.closed) : .stays }
      func pulled() -> Answer { self == .closed ? .goes(.wide) : .stays }
    }
    --
    machine Door
    states wide closed
    initial wide
    events pushed pulled
    wide pushed → closed
    wide pulled stays
    closed pushed stays
    closed pulled → wide

    ## kept in a local first @file unrun
    enum Door { case wide, closed, locked }
    enum Answer { case stays, goes(Door) }
    extension Door {
      func pushed(isHard: Bool) -> Answer {
        var result = Answer.stays
        if self == .wide { result = .goes(.closed) }
        if self == .closed, isHard { result = Answer.goes(.wide) }
        return result
      }
      func bolted() -> Answer {
        guard self == .closed else { return .stays }
        let result = Answer.goes(.locked)
        return result
      }
    }
    --
    machine Door
    states wide closed locked
    initial wide
    events pushed bolted
    wide pushed → closed
    closed pushed [isHard] → wide
    closed pushed stays
    closed bolted → locked
    rest stays

    ## made by something else than a case @file unrun
    enum Door { case wide, closed }
    enum Answer {
      case stays, goes(Door)
      static func force(_ door: Door) -> Answer { .goes(door) }
    }
    extension Door {
      func pushed() -> Answer { self == .wide ? .goes(.closed) : .stays }
      func pulled() -> Answer { self == .closed ? 1️⃣.force(.wide) : .stays }
    }
    --
    machine Door
    states wide closed
    initial wide
    events pushed pulled
    wide pushed → closed
    closed pulled ? .force(.wide)
    rest stays
    open

    ## an enum that carries two states says not which is next @file unrun
    enum Door { case wide, closed }
    enum Change { case none, moved(from: Door, to: Door) }
    extension Door {
      func pushed() -> Change { self == .wide ? .moved(from: .wide, to: .closed) : .none }
      func pulled() -> Change { self == .closed ? .moved(from: .closed, to: .wide) : .none }
    }
    --
    none
    """#
  )
}
