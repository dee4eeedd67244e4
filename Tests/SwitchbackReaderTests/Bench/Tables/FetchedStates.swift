extension Table {
  static let fetchedStates = Table(
    "states of values that are fetched",
    #"""
    ## by a function of a protocol @file unrun
    struct Job {
      enum Status { case queued, running, done }
      var id = 0
      var status = Status.queued
    }
    protocol Store {
      func find(_ id: Int) throws -> Job
      func save(_ job: Job) throws
    }
    struct Machine {
      let store: any Store
      func start(_ id: Int) throws {
        var job = try store.find(id)
        guard job.status == .queued else { return }
        1️⃣job.status = .running
        try store.save(job)
      }
    }
    --
    refused
    unread 1️⃣ 'Machine' asks for and sets the state of each 'Job', which is not followed; let 'Job' do so

    ## by a function of another module @file invalid
    final class Order: Model { @Enum(key: "status") var status: OrderStatus }
    enum OrderStatus { case pending, paid, shipped }
    struct Machine {
      func pay(_ id: UUID, on database: Database) async throws {
        guard let order = try await Order.find(id, on: database) else { throw Abort(.notFound) }
        guard order.status == .pending else { throw Abort(.conflict) }
        1️⃣order.status = .paid
        try await order.save(on: database)
      }
      func ship(_ id: UUID, on database: Database) async throws {
        guard let order = try await Order.find(id, on: database) else { throw Abort(.notFound) }
        order.status = .shipped
        try await order.save(on: database)
      }
    }
    --
    refused
    unread 1️⃣ 'Machine' asks for and sets the state of each 'Order', which is not followed; let 'Order' do so

    ## by functions outside of all types @file unrun
    enum Stage { case open, closed, archived }
    struct Machine { var id = 0; var stage = Stage.open }
    final class Store { var all: [Int: Machine] = [:] }
    func close(_ id: Int, in store: Store) {
      guard var ticket = store.all[id], ticket.stage == .open else { return }
      1️⃣ticket.stage = .closed
      store.all[id] = ticket
    }
    --
    refused
    unread 1️⃣ functions outside of all types ask for and set the state of each 'Machine', which is not followed

    ## the elements of a list, of a type of another module @file invalid
    enum ConnectState { case Connected, Connecting, NotConnected }
    final class Machine: MCSessionDelegate {
      var users = [FoundUser]()
      func session(session: MCSession, peer: MCPeerID, didChangeState state: MCSessionState) {
        switch state {
        case .Connected:
          for user in users { if user.id == peer { 1️⃣user.connectState = ConnectState.Connected } }
        default:
          for user in users { if user.id == peer { user.connectState = ConnectState.NotConnected } }
        }
      }
      func browser(browser: Browser, foundPeer peer: MCPeerID) {
        for user in users { if user.connectState == ConnectState.NotConnected { invite(user) } }
      }
    }
    --
    refused
    unread 1️⃣ 'Machine' asks for and sets 'connectState' of each value, which is not followed

    ## no machine: what is only set @file unrun
    struct Job {
      enum Status { case queued, running, done }
      var status = Status.queued
    }
    struct Machine {
      let find: (Int) -> Job
      let save: (Job) -> Void
      func start(_ id: Int) {
        var job = find(id)
        job.status = .running
        save(job)
      }
      func finish(_ id: Int) {
        var job = find(id)
        job.status = .done
        save(job)
      }
    }
    --
    none

    ## no machine: what is only asked for @file unrun
    struct Job {
      enum Status { case queued, running, done }
      var status = Status.queued
      var name = ""
    }
    struct Machine {
      let find: (Int) -> Job
      func rename(_ id: Int) {
        var job = find(id)
        if job.status == .queued { job.name = "next" }
        print(job)
      }
    }
    --
    none

    ## taken over into another object, which is asked for what came before @file invalid
    struct Machine: UIViewRepresentable {
      @Binding var linkState: LinkState
      final class Coordinator {
        var lastState: LinkState
        init(lastState: LinkState) { self.lastState = lastState }
      }
      func updateUIView(_ view: UIView, context: Context) {
        let before = context.coordinator.lastState
        let now = linkState
        guard before != now else { return }
        1️⃣context.coordinator.lastState = now
        switch (before, now) {
        case (.down, .up): view.fadeIn()
        default: view.fadeOut()
        }
      }
    }
    enum LinkState { case down, up, broken }
    --
    refused
    unread 1️⃣ 'context.coordinator.lastState' takes over what 'linkState' is, which is not followed

    ## no machine: taken over without asking what was there @file invalid
    struct Machine: UIViewRepresentable {
      @Binding var linkState: LinkState
      func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.lastState = linkState
        view.setNeedsDisplay()
      }
    }
    enum LinkState { case down, up, broken }
    --
    none

    ## set to three cases, and asked for by a property of the state @file unrun
    struct Item {
      enum Status {
        case waiting, uploading, uploaded, failed
        var isWaiting: Bool { self == .waiting }
      }
      var status = Status.waiting
    }
    actor Machine {
      private var items: [Item] = []
      let upload: (Item) throws -> Void = { _ in }
      func process() {
        for index in items.indices where items[index].status.isWaiting {
          1️⃣items[index].status = .uploading
          do {
            try upload(items[index])
            items[index].status = .uploaded
          } catch {
            items[index].status = .failed
          }
        }
      }
    }
    --
    refused
    unread 1️⃣ 'Machine' asks for and sets the state of each 'Item', which is not followed

    ## changed in a copy that goes back to where it is from @file unrun
    struct Ticket {
      enum State { case open, assigned, resolved }
      private(set) var state = State.open
      func with(state: State) -> Ticket {
        var ticket = self
        ticket.state = state
        return ticket
      }
    }
    final class Repository { var all: [Int: Ticket] = [:] }
    struct Machine {
      let repository: Repository
      func assign(_ id: Int) {
        guard let ticket = repository.all[id], ticket.state == .open else { return }
        repository.all[id] = 1️⃣ticket.with(state: .assigned)
      }
    }
    --
    refused
    unread 1️⃣ 'Machine' asks for and sets the state of each 'Ticket', which is not followed

    ## of one that may be missing @file unrun
    enum Phase { case idle, busy, done }
    struct Job { var phase = Phase.idle }
    final class Machine {
      private var job: Job?
      func add() { job = Job() }
      func begin() {
        guard job?.phase == .idle else { return }
        job?.phase = .busy
      }
      func end() { if job?.phase == .busy { job?.phase = .done } }
    }
    --
    states nil idle busy done
    events add begin end
    initial nil
    methods
    nil add → idle any
    busy add → idle any
    done add → idle any
    idle add stays any
    idle begin → busy
    busy end → done
    rest stays

    ## put together anew from the parts of the one before @file unrun
    enum Phase { case idle, busy, done, gone }
    struct Job { let id: Int; let phase: Phase }
    struct Entry { var job: Job; var tries = 0 }
    actor Machine {
      private var entries: [Int: Entry] = [:]
      func begin(_ id: Int) {
        guard var entry = entries[id], entry.job.phase == .idle else { return }
        let begun = Job(id: entry.job.id, phase: .busy)
        entry.job = begun
        entries[id] = entry
      }
      func end(_ id: Int) {
        guard var entry = entries[id] else { return }
        entry.job = Job(id: entry.job.id, phase: .done)
        entries[id] = entry
      }
    }
    --
    states nil idle busy done gone
    events begin end
    initial nil
    idle begin → busy
    idle end → done
    busy end → done
    gone end → done
    rest stays
    """#
  )
}
