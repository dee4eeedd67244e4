extension Table {
  static let besideRecords = Table(
    "what is kept beside several values, and later turns of theirs",
    #"""
    ## a flag that is that of all of them @file unrun
    enum Phase { case idle, busy, done }
    struct Job { var phase = Phase.idle }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      private var isWorking = false
      func add(_ id: Int) { if jobs[id] == nil { jobs[id] = Job() } }
      func start(_ id: Int) {
        guard !isWorking, jobs[id]?.phase == .idle else { return }
        jobs[id]?.phase = .busy
        isWorking = true
      }
      func finish(_ id: Int) {
        if isWorking { jobs[id]?.phase = .done }
        isWorking = false
      }
    }
    --
    states nil idle busy done
    events add start finish
    initial nil
    methods
    nil add → idle
    idle start [!isWorking] → busy
    idle start stays
    idle finish [isWorking] → done
    idle finish stays any
    busy finish [isWorking] → done
    busy finish stays any
    nil finish stays any
    done finish stays any
    rest stays

    ## closures that run later, with keys of their own @file unrun
    enum Phase { case idle, busy, done }
    struct Job { var phase = Phase.idle }
    final class Client { func run(_ body: @escaping (Int) -> Void) {} }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      private let client = Client()
      func add(_ id: Int) { if jobs[id] == nil { jobs[id] = Job() } }
      func start(_ id: Int) {
        guard jobs[id]?.phase == .idle else { return }
        jobs[id]?.phase = .busy
        client.run { [weak self] key in self?.jobs[key]?.phase = .done }
      }
    }
    --
    states nil idle busy done
    events add start start(run)
    initial nil
    nil add → idle
    idle start → busy
    idle start(run) → done
    busy start(run) → done
    rest stays

    ## a key that a property keeps, asked for first @file unrun
    enum Phase { case idle, busy, done }
    struct Job { var phase = Phase.idle }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      private var active: Int?
      func add(_ id: Int) { if jobs[id] == nil { jobs[id] = Job() } }
      func finish() {
        guard let active, jobs[active]?.phase == .idle else { return }
        jobs[active]?.phase = .done
        self.active = nil
      }
    }
    --
    states nil idle busy done
    events add finish
    initial nil
    methods
    nil add → idle
    idle finish [let active] → done
    idle finish stays
    rest stays
    """#
  )
}
