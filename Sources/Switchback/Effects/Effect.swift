/// Follows one output of the state: which work runs for it, and whose results count.
@usableFromInline
final class Effect<Rule: TransitionRule>: Endable {
  /// Starts a task for one value of the output.
  @usableFromInline typealias Work = (Sender<Rule.Event>) -> Task<Void, Never>

  /// What an output is, against the last look at it.
  @usableFromInline
  enum Look {
    case same
    /// Another value, and the work that it asks for; nil ends the work.
    case changed(Work?)
  }

  private let policy: EffectPolicy
  // Unchecked, as all that a step passes on its way: loaded first, then called.
  @exclusivity(unchecked) @usableFromInline private(set) var look: ((Rule.State?) -> Look)?
  private(set) var catching: ((any Error) -> Rule.Event?)?
  private(set) var hasEnded = false

  /// The work that the output asks for now.
  private var due: Work?
  /// The work that waits for its turn.
  private var waiting: [Work] = []
  /// The number of the start whose results count.
  private(set) var current: Int?
  /// The task of that start, until it has returned.
  private var task: Task<Void, Never>?

  @usableFromInline
  init(
    _ policy: EffectPolicy,
    catching: ((any Error) -> Rule.Event?)?,
    look: @escaping (Rule.State?) -> Look
  ) {
    self.policy = policy
    self.catching = catching
    self.look = look
  }

  /// Notes that the output asks for other work. Whether there is any.
  @usableFromInline
  func turn(to work: Work?, in run: Run<Rule>?) -> Bool {
    if hasEnded { return false }
    due = work
    guard let work else {
      stop()
      return false
    }
    if let run { change(to: work, in: run) }
    return true
  }

  private func change(to work: @escaping Work, in run: Run<Rule>) {
    switch policy {
    case .newest:
      task?.cancel()
      start(work, in: run)
    case .oldest:
      if task == nil { start(work, in: run) }
    case .queue:
      waiting.append(work)
      startNext(in: run)
    }
  }

  private func start(_ work: @escaping Work, in run: Run<Rule>) {
    (current, task) = run.start(work)
  }

  /// Starts what is due at the beginning of a run, or of the effect.
  func begin(in run: Run<Rule>) {
    if let due { start(due, in: run) }
  }

  /// Notes that the work of the current start has returned.
  func finish() {
    task = nil
  }

  /// Starts what waits, if nothing runs.
  func startNext(in run: Run<Rule>) {
    if task == nil, !waiting.isEmpty { start(waiting.removeFirst(), in: run) }
  }

  /// Cancels the work and forgets what waits; no result counts any more.
  func stop() {
    current = nil
    waiting = []
    let task = task
    self.task = nil
    task?.cancel()
  }

  func end() {
    hasEnded = true
    (look, catching, due) = (nil, nil, nil)
    stop()
  }
}
