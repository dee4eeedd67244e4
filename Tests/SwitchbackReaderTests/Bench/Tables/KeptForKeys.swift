extension Table {
  /// States of which a dictionary has one for each key.
  static let keptForKeys = Table(
    "states of which there is one for each key",
    #"""
    ## one for each key, with payloads @file unrun
    final class Machine {
      enum State { case waiting, running(Int), done }
      private var states = [Int: State]()
      func start(_ id: Int) {
        switch states[id, default: .waiting] {
        case .waiting: states[id] = .running(0)
        case .running(let count): states[id] = .running(count + 1)
        case .done: break
        }
      }
      func finish(_ id: Int) {
        guard case .running? = states[id] else { return }
        states[id] = .done
      }
    }
    --
    states nil waiting running done
    events start finish
    initial nil
    nil start → running
    waiting start → running
    running finish → done
    rest stays

    ## one for each key, of which a copy is put back @file unrun
    struct Machine {
      enum StreamState { case idle, active(bytes: Int), closed }
      private var streams: [Int: StreamState] = [:]
      mutating func open(_ id: Int) {
        guard var state = streams[id] else { return }
        if case .idle = state { state = .active(bytes: 0) }
        streams[id] = state
      }
      mutating func end(_ id: Int) {
        guard var state = streams[id] else { return }
        if case .active = state { state = .closed }
        streams[id] = state
      }
    }
    --
    states nil idle active closed
    events open end
    initial nil
    idle open → active
    active end → closed
    rest stays

    ## one for each key, which is told by a function @file unrun
    final class Machine {
      enum State { case waiting, running(Int), done }
      private var states: Dictionary<Int, State> = [:]
      func start(_ id: Int) {
        guard let state = states[id] else { return }
        switch state {
        case .waiting: states[id] = .running(0)
        case .running, .done: break
        }
      }
      func finish(_ id: Int) { states.updateValue(.done, forKey: id) }
    }
    --
    states nil waiting running done
    events start finish
    initial nil
    waiting start → running
    nil finish → done any
    waiting finish → done any
    running finish → done any
    done finish stays any
    rest stays

    ## values of a dictionary that are no states @file
    final class Machine {
      enum Entry { case loading, ready(Int) }
      private var entries: [String: Entry] = [:]
      func begin(_ key: String) { entries[key] = .loading }
      func value(of key: String) -> Int? {
        guard case .ready(let value)? = entries[key] else { return nil }
        return value
      }
    }
    --
    none

    ## asked for by a subscript of one's own @file unrun
    struct Machine {
      enum State { case a, b, c }
      private var states: [Int: State] = [:] // 1️⃣
      subscript(id: Int) -> State {
        get { states[id] ?? .a }
        set { states[id] = newValue }
      }
      mutating func go(_ id: Int) {
        switch self[id] {
        case .a: self[id] = .b
        case .b: self[id] = .c
        case .c: states[id] = nil
        }
      }
    }
    --
    refused
    unread 1️⃣ 'states' holds a state for each key, and how functions ask for one is not followed

    ## asked for by a function @file unrun
    struct Machine {
      enum State { case a, b, c }
      private var states: [Int: State] = [:] // 1️⃣
      private func state(_ id: Int) -> State { states[id, default: .a] }
      mutating func go(_ id: Int) {
        switch state(id) {
        case .a: states[id] = .b
        case .b: states[id] = .c
        case .c: states[id] = nil
        }
      }
    }
    --
    refused
    unread 1️⃣ 'states' holds a state for each key, and how functions ask for one is not followed
    """#
  )
}
