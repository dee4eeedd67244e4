@testable import Switchback

extension StateMachine {
  /// Waits until a task that was just made has begun to run the machine.
  func begun(isolation: isolated (any Actor)? = #isolation) async {
    while attachments?.effects?.run == nil, !Task.isCancelled { await Task.yield() }
  }

  /// Waits until the run has noticed that so many tasks are left.
  func settled(tasks count: Int, isolation: isolated (any Actor)? = #isolation) async {
    while countOfTasks != count, !Task.isCancelled { await Task.yield() }
  }

  /// Waits until so many runs wait for their turn.
  func waiting(_ count: Int, isolation: isolated (any Actor)? = #isolation) async {
    while attachments?.effects?.turns.countWaiting != count, !Task.isCancelled { await Task.yield() }
  }

  /// How many tasks the run keeps.
  var countOfTasks: Int { attachments?.effects?.run?.countOfTasks ?? 0 }
}
