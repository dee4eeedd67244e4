import Foundation

extension SourceFiles {
  /// How many files are read in one go: a task costs more than a small file.
  private static let bunch = 16

  /// The machines of all files in their order, and what could not be read; on all cores, a bunch of files at a time.
  func read() async -> (machines: [Machine], problems: [String]) {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let bunches = stride(from: 0, to: paths.count, by: Self.bunch).map { start in
      paths[start..<min(start + Self.bunch, paths.count)]
    }
    var results = [[SourceFile]](repeating: [], count: bunches.count)
    var progress = Progress()
    await withTaskGroup(of: (Int, [SourceFile]).self) { group in
      var done = 0
      for (index, bunch) in bunches.enumerated() {
        group.addTask { (index, await onDeepStack { bunch.map(SourceFile.read) }) }
        let isLast = index == bunches.count - 1
        while isLast || index - done + 1 >= cores, let (place, files) = await group.next() {
          results[place] = files
          done += 1
          progress.show(min(done * Self.bunch, paths.count), of: paths.count)
        }
      }
    }
    progress.end()
    let files = results.joined()
    return (files.flatMap(\.machines), files.compactMap(\.problem))
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
