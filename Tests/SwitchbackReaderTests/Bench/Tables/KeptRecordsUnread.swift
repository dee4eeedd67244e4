extension Table {
  static let keptRecordsUnread = Table(
    "values with a state, of which it is not known what is done to one",
    #"""
    ## a loop that is left early @file unrun
    enum Phase { case idle, busy, done }
    struct Job {
      var id = 0
      var phase = Phase.idle
      var name = ""
      var isOpen: Bool { phase != .done }
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func add(_ id: Int) { jobs[id] = Job() }
      func startOne() {
        1️⃣for (id, job) in jobs {
          guard job.phase == .idle else { continue }
          jobs[id]?.phase = .busy
          break
        }
      }
      func finish(_ id: Int) { jobs[id]?.phase = .done }
    }
    --
    refused
    unread 1️⃣ a loop over 'jobs' that is left early is not followed

    ## two of them in one function @file unrun
    enum Phase { case idle, busy, done }
    struct Job {
      var id = 0
      var phase = Phase.idle
      var name = ""
      var isOpen: Bool { phase != .done }
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func hand(from old: Int, to new: Int) {
        jobs[old]?.phase = .done
        1️⃣jobs[new]?.phase = .busy
      }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
    }
    --
    refused
    unread 1️⃣ which of 'jobs' it is of which the state is set, by 'new', is not followed

    ## a helper that is given two keys @file unrun
    enum Phase { case idle, busy, done }
    struct Job {
      var id = 0
      var phase = Phase.idle
      var name = ""
      var isOpen: Bool { phase != .done }
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func start(_ id: Int) { put(.busy, in: id) }
      func both(_ a: Int, _ b: Int) {
        put(.busy, in: a)
        1️⃣put(.done, in: b)
      }
      private func put(_ phase: Phase, in id: Int) {
        guard var job = jobs[id] else { return }
        job.phase = phase
        jobs[id] = job
      }
    }
    --
    refused
    unread 1️⃣ which of 'jobs' it is of which the state is set, by 'b', is not followed

    ## which of them is looked for @file unrun
    enum Phase { case idle, busy, done }
    struct Job {
      var id = 0
      var phase = Phase.idle
      var name = ""
      var isOpen: Bool { phase != .done }
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func start() {
        guard var job = jobs.values.first(where: { $0.phase == .idle }) else { return }
        job.phase = .busy
        1️⃣jobs[job.id] = job
      }
      func finish(_ id: Int) { if jobs[id]?.phase == .busy { jobs[id]?.phase = .done } }
    }
    --
    refused
    unread 1️⃣ which of 'jobs' 'job.id' means is not followed

    ## a key that is another one by and by @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var count = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
      private var current = 0
      func next() {
        1️⃣jobs[current]?.phase = .done
        current += 1
        jobs[current]?.phase = .busy
      }
    }
    --
    refused
    unread 1️⃣ which of 'jobs' 'current' means is not followed

    ## a key that a helper takes from somewhere @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var count = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
      private var active: Int?
      func activate(_ id: Int) {
        1️⃣stop()
        active = id
        jobs[id]?.phase = .busy
      }
      private func stop() {
        guard let active else { return }
        jobs[active]?.phase = .done
      }
    }
    --
    refused
    unread 1️⃣ which of 'jobs' 'active' means is not followed

    ## whole values that are compared @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var count = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
      func settle(_ id: Int) {
        guard let old = jobs[id] else { return }
        jobs[id]?.count += 1
        if 1️⃣jobs[id] == old { jobs[id]?.phase = .idle } else { jobs[id]?.phase = .done }
      }
    }
    --
    refused
    unread 1️⃣ what a comparison of whole values tells of their states is not followed

    ## one that is found by its state @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var count = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
      func run() {
        if let id = 1️⃣jobs.first(where: { $0.value.phase == .idle })?.key { jobs[id]?.phase = .busy }
      }
    }
    --
    refused
    unread 1️⃣ what 'jobs.first' tells of the one that is set is not followed

    ## a value that stands where there is none @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var count = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
      func end(_ id: Int) {
        if 1️⃣jobs[id, default: Job(phase: .busy)].phase == .busy { jobs[id] = Job(phase: .done) }
      }
    }
    --
    refused
    unread 1️⃣ what 'jobs[id, default: Job(phase: .busy)]' is where there is none is not followed

    ## all of them cleared, and one made anew @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var count = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
      func reset(_ id: Int) {
        jobs.removeAll()
        1️⃣jobs[id] = Job(id: id)
      }
    }
    --
    refused
    unread 1️⃣ which of 'jobs' it is of which the state is set, by 'id', is not followed

    ## all of them lent @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var count = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
      func finish(_ id: Int) { change { $0[id]?.phase = .done } }
      private func change(_ body: (inout [Int: Job]) -> Void) { body(1️⃣&jobs) }
    }
    --
    refused
    unread 1️⃣ what is done to 'jobs', which is lent, is not followed

    ## a place that is lent to a closure @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var count = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
      func finish(_ id: Int) { with(id) { $0.phase = .done } }
      private func with(_ id: Int, _ body: (inout Job) -> Void) { body(1️⃣&jobs[id]!) }
    }
    --
    refused
    unread 1️⃣ what is done to 'jobs[id]', which is lent, is not followed

    ## set by a key path @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var count = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
      func finish(_ id: Int) { 1️⃣jobs[id]?[keyPath: \.phase] = .done }
    }
    --
    refused
    unread 1️⃣ what 'jobs[id]?[keyPath: \.phase]' does to the state is not followed

    ## taken apart by a pattern @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var count = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
      func finish(_ id: Int) {
        if case .some(let job) = 1️⃣jobs[id], case .idle = job.phase { jobs[id]?.phase = .done }
      }
    }
    --
    refused
    unread 1️⃣ what a pattern takes out of 'jobs[id]' is not followed

    ## a closure that is given the key @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var count = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
      func both(_ a: Int, _ b: Int) {
        let finish = 1️⃣{ (id: Int) in self.jobs[id]?.phase = .done }
        finish(a)
        finish(b)
      }
    }
    --
    refused
    unread 1️⃣ to which of 'jobs' a closure is done is not followed

    ## those of another instance @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var count = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
      func take(from other: Machine) { 1️⃣other.jobs[1]?.phase = .done }
    }
    --
    refused
    unread 1️⃣ what is done to 'other.jobs' is not followed

    ## a property whose observer sets the state @file unrun
    enum Phase { case idle, busy, done }
    struct Job {
      var phase = Phase.idle
      var 1️⃣progress = 0 { didSet { if progress == 100 { phase = .done } } }
    }
    final class Machine {
      private var job: Job?
      func add() { job = Job() }
      func start() { if job?.phase == .idle { job?.phase = .busy } }
      func tick() { job?.progress += 1 }
    }
    --
    refused
    unread 1️⃣ what is done where 'progress' is set is not followed
    """#
  )
}
