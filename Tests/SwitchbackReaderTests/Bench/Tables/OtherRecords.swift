extension Table {
  static let otherRecords = Table(
    "other values than the one that is set",
    #"""
    ## another value, to which one leads @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var parent = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      private var active = 0
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func finish(_ id: Int) {
        guard let job = 1️⃣jobs[id], job.phase == .busy else { return }
        jobs[job.parent]?.phase = .done
      }
    }
    --
    refused
    unread 1️⃣ whether 'id' and 'job.parent' mean one of 'jobs' is not followed

    ## another value, of which a property tells @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var parent = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      private var active = 0
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      private var current: Job? { jobs[active] }
      func start(_ id: Int) {
        guard 1️⃣current?.phase != .busy else { return }
        jobs[id]?.phase = .busy
      }
    }
    --
    refused
    unread 1️⃣ what 'current' tells of the one that is set is not followed

    ## another value, of which a function tells @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var parent = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      private var active = 0
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      private func job(_ other: Int) -> Job? { jobs[other] }
      func finish(_ id: Int, _ other: Int) {
        if let job = 1️⃣job(other), job.phase == .busy { jobs[id]?.phase = .done }
      }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
    }
    --
    refused
    unread 1️⃣ whether 'other' and 'id' mean one of 'jobs' is not followed

    ## a turn that leaves something to the next @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var parent = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      private var active = 0
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func startOne() {
        var isStarted = false
        1️⃣for id in jobs.keys {
          if !isStarted, jobs[id]?.phase == .idle {
            jobs[id]?.phase = .busy
            isStarted = true
          }
        }
      }
      func finish(_ id: Int) { jobs[id]?.phase = .done }
    }
    --
    refused
    unread 1️⃣ a loop over 'jobs.keys' is not followed

    ## a function that calls itself for another one @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var parent = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      private var active = 0
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      1️⃣func finish(_ id: Int) {
        guard let job = jobs[id] else { return }
        if job.phase == .busy {
          jobs[id]?.phase = .done
          finish(job.parent)
        } else {
          jobs[id] = nil
        }
      }
    }
    --
    refused
    unread 1️⃣ a function that calls itself is not followed

    ## a function that is handed on @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var parent = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      private var active = 0
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func finish(_ id: Int) { jobs[id]?.phase = .done }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
      func all(_ ids: [Int]) {
        ids.forEach(1️⃣finish)
        jobs[active]?.phase = .busy
      }
    }
    --
    refused
    unread 1️⃣ to which of 'jobs' 'finish' is done is not followed

    ## with what an initialiser begins @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var parent = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      private var active = 0
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      1️⃣init() { jobs[0] = Job(phase: .busy) }
      func finish(_ id: Int) { if jobs[id]?.phase == .busy { jobs[id]?.phase = .done } }
    }
    --
    refused
    unread 1️⃣ what is done to 'jobs' where something is set or asked for is not followed

    ## two that change their places @file unrun
    enum Phase { case idle, busy, done }
    struct Job: Equatable {
      var id = 0
      var phase = Phase.idle
      var parent = 0
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      private var active = 0
      func add(_ id: Int) { jobs[id] = Job(id: id) }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
      func swap(_ a: Int, _ b: Int) { 1️⃣(jobs[a], jobs[b]) = (jobs[b], jobs[a]) }
    }
    --
    refused
    unread 1️⃣ what is put into '(jobs[a], jobs[b])' is not followed
    """#
  )
}
