/// One run of a machine's effects: where their work sends to, and the tasks that it must not leave behind.
@usableFromInline
final class Run<Rule: TransitionRule> {
  let inbox = Inbox<Rule.Event>()
  private let clock: any Clock<Duration>
  private var starts = 0
  private var tasks: [Int: Task<Void, Never>] = [:]
  /// The state in which the machine ended, once it has.
  private(set) var finalState: Rule.State?

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Starts work, as the task of a number of its own.
  func start(_ work: Effect<Rule>.Work) -> (number: Int, task: Task<Void, Never>) {
    starts += 1
    let task = work(Sender(inbox: inbox, start: starts, clock: clock))
    tasks[starts] = task
    return (starts, task)
  }

  var countOfTasks: Int { tasks.count }

  /// Forgets work that has returned.
  func forget(_ number: Int) {
    tasks[number] = nil
  }

  /// Notes that the machine has ended, and wakes up whoever runs it.
  func end(in state: Rule.State) {
    finalState = state
    inbox.wake()
  }

  /// Waits for the work that still runs, also for that which was cancelled long ago and takes no notice.
  func waitForAll(isolation: isolated (any Actor)? = #isolation) async {
    for task in tasks.values { await task.value }
    tasks = [:]
  }
}
