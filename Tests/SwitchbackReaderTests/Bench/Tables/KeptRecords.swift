extension Table {
  static let keptRecords = Table(
    "values with a state, of which a type has several",
    #"""
    ## one for each key, set where it lies @file unrun
    enum Phase { case idle, busy, done }
    struct Job {
      var id = 0
      var phase = Phase.idle
      var name = ""
      var isOpen: Bool { phase != .done }
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func add(_ id: Int) { if jobs[id] == nil { jobs[id] = Job(id: id) } }
      func start(_ id: Int) { if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy } }
      func finish(_ id: Int) {
        guard jobs[id]?.phase == .busy else { return }
        jobs[id]?.phase = .done
        jobs[id]?.name = "x"
      }
      func drop(_ id: Int) { jobs[id] = nil }
    }
    --
    states nil idle busy done
    events add start finish drop
    initial nil
    methods
    nil add → idle
    idle start → busy
    busy finish → done
    idle drop → nil any
    busy drop → nil any
    done drop → nil any
    nil drop stays any
    rest stays

    ## a copy that is put back, and what a struct computes @file unrun
    enum Phase { case idle, busy, done }
    struct Job {
      var id = 0
      var phase = Phase.idle
      var name = ""
      var isOpen: Bool { phase != .done }
    }
    struct Machine {
      private var jobs: [Int: Job] = [:]
      mutating func add(_ id: Int) { jobs[id] = Job(id: id, phase: .idle, name: "a") }
      mutating func finish(_ id: Int) throws {
        guard var job = jobs[id] else { throw Missing() }
        guard job.isOpen, job.name == "a" else { return }
        job.phase = .done
        job.name += "b"
        jobs[id] = job
      }
      struct Missing: Error {}
    }
    --
    states nil idle busy done
    events add finish
    initial nil
    nil add → idle any
    busy add → idle any
    done add → idle any
    idle add stays any
    nil finish rejects
    idle finish [job.name == "a"] → done
    idle finish stays
    busy finish [job.name == "a"] → done
    busy finish stays
    rest stays

    ## one that may be missing @file unrun
    enum Phase { case idle, busy, done }
    struct Job {
      var id = 0
      var phase = Phase.idle
      var name = ""
      var isOpen: Bool { phase != .done }
    }
    final class Machine {
      private var job: Job?
      func add() { if job == nil { job = Job(name: "a") } }
      func start() {
        guard let job, job.phase == .idle else { return }
        self.job?.phase = .busy
      }
      func finish() { if job?.phase == .busy { job?.phase = .done } }
      func drop() { job = nil }
    }
    --
    states nil idle busy done
    events add start finish drop
    initial nil
    methods
    nil add → idle
    idle start → busy
    busy finish → done
    idle drop → nil any
    busy drop → nil any
    done drop → nil any
    nil drop stays any
    rest stays

    ## a tuple that may be missing @file unrun
    final class Machine {
      enum State { case asked, told, ended }
      private var command: (id: Int, state: State)?
      func ask(_ id: Int) { if command == nil { command = (id, .asked) } }
      func tell() {
        guard let command, command.state == .asked else { return }
        self.command?.state = .told
      }
      func end() {
        command?.state = .ended
        command?.id = 0
      }
      func drop() { command = nil }
    }
    --
    states nil asked told ended
    events ask tell end drop
    initial nil
    nil ask → asked
    asked tell → told
    asked end → ended
    told end → ended
    asked drop → nil any
    told drop → nil any
    ended drop → nil any
    nil drop stays any
    rest stays

    ## structs in structs, made anew @file unrun
    actor Machine {
      struct Info {
        let name: String
        let state: State
      }
      enum State { case shown, shut }
      struct Entry {
        var info: Info
        var count: Int
      }
      private var entries: [String: Entry] = [:]
      func show(_ key: String) { entries[key] = Entry(info: Info(name: key, state: .shown), count: 1) }
      func shut(_ key: String) {
        guard var entry = entries[key], entry.info.state == .shown else { return }
        let next: State = .shut
        let info = Info(
          name: entry.info.name,
          state: next
        )
        entry.info = info
        entries[key] = entry
      }
      func drop(_ key: String) { entries.removeValue(forKey: key) }
    }
    --
    states nil shown shut
    events show shut drop
    initial nil
    nil show → shown any
    shut show → shown any
    shown show stays any
    shown shut → shut
    shown drop → nil any
    shut drop → nil any
    nil drop stays any
    rest stays

    ## states that a struct declares @file unrun
    final class Machine {
      struct Job {
        enum Phase { case idle, busy, done }
        let id: Int
        var phase: Phase
        init(id: Int, phase: Phase = .idle) {
          self.id = id
          self.phase = phase
        }
      }
      private var jobs = [Int: Job]()
      func add(_ id: Int) { if jobs[id] == nil { jobs[id] = Job(id: id) } }
      func start(_ id: Int) {
        guard let job = jobs[id], job.phase == Job.Phase.idle else { return }
        jobs[id] = .init(id: id, phase: .busy)
      }
      func finish(_ id: Int) {
        guard jobs[id] != nil, !(jobs[id]!.phase == .done) else { return }
        jobs[id]!.phase = Job.Phase.done
      }
    }
    --
    states nil idle busy done
    events add start finish
    initial nil
    methods
    nil add → idle
    idle start → busy
    idle finish → done
    busy finish → done
    rest stays

    ## a new key, and a value that is taken out @file unrun
    import Foundation
    enum Phase { case idle, busy, done }
    struct Job {
      var id = 0
      var phase = Phase.idle
      var name = ""
      var isOpen: Bool { phase != .done }
    }
    final class Machine {
      private var jobs: [UUID: Job] = [:]
      func add() -> UUID {
        let id = UUID()
        jobs[id] = Job(phase: .busy)
        return id
      }
      func finish(_ id: UUID) { if jobs[id]?.phase == .busy { jobs[id]?.phase = .done } }
      func end(_ id: UUID) -> Int {
        guard let job = jobs.removeValue(forKey: id) else { return 0 }
        return job.phase == .done ? 1 : 2
      }
    }
    --
    states nil idle busy done
    events add finish end
    initial nil
    methods
    nil add → busy
    busy finish → done
    idle end → nil
    busy end → nil
    done end → nil
    rest stays

    ## in loops over all of them and over some @file unrun
    enum Phase { case idle, busy, done }
    struct Job {
      var id = 0
      var phase = Phase.idle
      var name = ""
      var isOpen: Bool { phase != .done }
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func startAll() { for id in jobs.keys { jobs[id]?.phase = .busy } }
      func finishAll() { for (id, job) in jobs where job.phase == .busy { jobs[id]?.phase = .done } }
      func again(_ ids: [Int]) {
        for id in ids { if jobs[id]?.phase == .done { jobs[id]?.phase = .idle } }
      }
      func clean() { jobs = jobs.filter { $0.value.phase != .done } }
      func clear() { jobs.removeAll() }
    }
    --
    states nil idle busy done
    events startAll finishAll again clean clear
    initial nil
    methods
    idle startAll → busy
    done startAll → busy
    busy finishAll → done
    done again [ids] → idle
    done again stays
    done clean → nil
    idle clear → nil any
    busy clear → nil any
    done clear → nil any
    nil clear stays any
    rest stays

    ## another one, of which the state stays @file unrun
    enum Phase { case idle, busy, done }
    struct Job {
      var id = 0
      var phase = Phase.idle
      var name = ""
      var isOpen: Bool { phase != .done }
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      private var last = 0
      func start(_ id: Int) {
        if var previous = jobs[last] {
          previous.name = "old"
          jobs[last] = previous
        }
        last = id
        if jobs[id]?.phase == .idle { jobs[id]?.phase = .busy }
      }
      func finish(_ id: Int) { jobs[id]?.phase = .done }
    }
    --
    states nil idle busy done
    events start finish
    initial nil
    methods
    idle start → busy
    idle finish → done
    busy finish → done
    rest stays

    ## by helpers that are given the key, and by what is lent @file unrun
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
      func finish(_ id: Int) {
        guard let job = jobs[id], job.isOpen else { return }
        put(.done, in: id)
      }
      func rest(_ id: Int) {
        guard var job = jobs[id] else { return }
        calm(&job)
        jobs[id] = job
      }
      func renew(_ id: Int) { with(id) { $0.phase = .idle } }
      private func put(_ phase: Phase, in key: Int) {
        guard var job = jobs[key] else { return }
        job.phase = phase
        jobs[key] = job
      }
      private func calm(_ job: inout Job) { if job.phase == .busy { job.phase = .idle } }
      private func with(_ id: Int, _ body: (inout Job) -> Void) {
        guard var job = jobs[id] else { return }
        body(&job)
        jobs[id] = job
      }
    }
    --
    states nil idle busy done
    events start finish rest renew
    initial nil
    methods
    idle start → busy
    done start → busy
    idle finish → done
    busy finish → done
    busy rest → idle
    busy renew → idle
    done renew → idle
    rest stays

    ## what is put there where there is none @file unrun
    enum Phase { case idle, busy, done }
    struct Job {
      var id = 0
      var phase = Phase.idle
      var name = ""
      var isOpen: Bool { phase != .done }
    }
    final class Machine {
      private var jobs: [Int: Job] = [:]
      func begin(_ id: Int) { jobs[id, default: Job()].phase = .busy }
      func finish(_ id: Int) { if case .busy = jobs[id]?.phase { jobs[id]?.phase = .done } }
      func ask(_ id: Int) {
        switch jobs[id]?.phase {
        case .done?: jobs[id] = nil
        case .idle?, .busy?: break
        case nil: jobs[id] = Job()
        }
      }
    }
    --
    states nil idle busy done
    events begin finish ask
    initial nil
    methods
    nil begin → busy any
    idle begin → busy any
    done begin → busy any
    busy begin stays any
    busy finish → done
    nil ask → idle
    done ask → nil
    rest stays
    """#
  )
}
