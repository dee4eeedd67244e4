import Foundation

extension SourceFiles {
  /// The machines of all files in their order, and what could not be read; on all cores.
  func read() async -> (machines: [Machine], problems: [String]) {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    var plan = ReadingPlan(paths: paths, modules: modules, wholeModules: wholeModules)
    var progress = Progress()
    await withTaskGroup(of: ReadingPlan.Result.self) { group in
      var running = 0
      while true {
        while running < cores, let job = plan.next() {
          group.addTask { await onDeepStack { job.run() } }
          running += 1
        }
        guard let result = await group.next() else { return }
        running -= 1
        plan.take(result)
        progress.show(plan.parsedCount, of: paths.count)
      }
    }
    progress.end()
    return (Array(plan.machines.joined()), plan.problems.compactMap(\.self))
  }
}

/// Runs work on a thread with a deep stack: the parser goes as deep as the source nests, and a task's thread may have half a megabyte.
func onDeepStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: work()) }
    thread.stackSize = 64 << 20
    thread.start()
  }
}
