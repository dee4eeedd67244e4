import Switchback

/// What effects are meant to do, step by step and without any task: written from the semantics, not from the engine.
struct Model {
  var board = Board()
  /// Every step of the machine and every report.
  var log: [String] = []
  /// How each run ended.
  var ends: [Int: String] = [:]
  var effects = Board.Output.allCases.map { Effect(output: $0) }
  /// The run that has the turn.
  var run: Run?
  /// Runs that wait for their turn, and those that were asked for since the model last settled.
  var waiting: [Int] = []
  var asked: [Int] = []
  var cancelled: Set<Int> = []
  var countOfRuns = 0
  /// All work that ever began, and may still send.
  var begun: [WorkID] = []
  var hasToldOfForgottenRun = false

  struct Effect {
    let output: Board.Output
    var value: Int?
    var queue: [Int] = []
    /// Whose results count.
    var current: WorkID?
    var isWorking = false
  }

  struct Run {
    let number: Int
    var starts = 0
    var time = 0
    var inbox: [Message] = []
    /// Work that has not returned.
    var work: [WorkID: Work] = [:]
    /// The board on which the machine ended.
    var last: Board?
    /// Whether it has noticed that it is over, and waits for its work.
    var isStopping = false

    var isOn: Bool { last == nil && !isStopping }
  }

  struct Work {
    let output: Board.Output
    let value: Int
    var isCancelled = false
    var hasBegun = false
    var wakesAt: Int?
  }

  enum Message {
    case event(WorkID, Board.Event)
    case finished(WorkID, failure: Bool, mapped: Board.Event?)
  }
}

extension Model {
  mutating func make(_ step: Step) {
    switch step {
    case .send(let event): apply(event)
    case .reset(let board):
      self.board = board
      commit("reset")
    case .emit(let id, let event): put(.event(id, event))
    case .finish(let id): leave(id, failure: false, mapped: nil)
    case .fail(let id, let event): leave(id, failure: true, mapped: event)
    case .end(let output): end(output)
    case .react(let output): react(to: output)
    case .advance(let seconds): pass(seconds)
    case .startRun:
      asked.append(countOfRuns)
      countOfRuns += 1
    case .cancelRun(let number): cancelled.insert(number)
    }
  }

  private mutating func put(_ message: Message) {
    switch message {
    case .event(let id, _), .finished(let id, _, _):
      if run?.number == id.run { run?.inbox.append(message) }
    }
  }

  private mutating func leave(_ id: WorkID, failure: Bool, mapped: Board.Event?) {
    put(.finished(id, failure: failure, mapped: mapped))
    if run?.isOn == false { run?.work[id] = nil }
  }

  private mutating func pass(_ seconds: Int) {
    guard var run else { return }
    run.time += seconds
    self.run = run
    for (id, work) in run.work.sorted(by: { $0.key < $1.key }) {
      guard let wakesAt = work.wakesAt, wakesAt <= run.time else { continue }
      put(.event(id, .waited))
      put(.finished(id, failure: false, mapped: nil))
    }
  }

  mutating func apply(_ event: Board.Event) {
    if board.isFinal { return }
    if board.apply(event) == .unchanged { log.append("\(event): \(board.line)") } else { commit("\(event)") }
  }
}
