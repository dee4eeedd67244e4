extension Model {
  /// Does all that is to be done before the next step from outside.
  mutating func settle() {
    takeMessages()
    endRun()
    let waited = waiting.filter { cancelled.contains($0) }
    waiting.removeAll { waited.contains($0) }
    for number in waited { end(number, "cancelled") }
    for number in asked { ask(number) }
    asked = []
    while run == nil, !waiting.isEmpty { takeTurn(waiting.removeFirst()) }
    guard var run, run.isOn else { return }
    for (id, work) in run.work where !work.hasBegun && !work.isCancelled {
      run.work[id]?.hasBegun = true
      if work.output == .delay { run.work[id]?.wakesAt = run.time + 2 } else { begun.append(id) }
    }
    begun.sort()
    self.run = run
  }

  private mutating func takeMessages() {
    while let current = run, current.isOn, !cancelled.contains(current.number), !current.inbox.isEmpty {
      switch run?.inbox.removeFirst() {
      case .event(let id, let event)?:
        if effects.contains(where: { $0.current == id }) { apply(event) } else { log.append("stale") }
      case .finished(let id, let failure, let mapped)?:
        run?.work[id] = nil
        guard let index = effects.firstIndex(where: { $0.current == id }) else { continue }
        effects[index].isWorking = false
        if failure {
          if let mapped { apply(mapped) } else { log.append("failed") }
        }
        if run?.isOn == true { startNext(index) }
      case nil: return
      }
    }
  }

  private mutating func endRun() {
    guard var ending = run, !ending.isOn || cancelled.contains(ending.number) else { return }
    if ending.isOn {
      ending.isStopping = true
      run = ending
      for index in effects.indices { stop(index) }
    }
    guard var ending = run else { return }
    for case .finished(let id, _, _) in ending.inbox { ending.work[id] = nil }
    run = ending
    guard ending.work.isEmpty else { return }
    for case .event in ending.inbox { log.append("stale") }
    run = nil
    end(ending.number, ending.last.map { "ended \($0.line)" } ?? "cancelled")
  }

  private mutating func ask(_ number: Int) {
    if board.isFinal || cancelled.contains(number) || run == nil && waiting.isEmpty {
      takeTurn(number)
    } else {
      waiting.append(number)
    }
  }

  private mutating func takeTurn(_ number: Int) {
    if board.isFinal { return end(number, "ended \(board.line)") }
    if cancelled.contains(number) { return end(number, "cancelled") }
    run = Run(number: number)
    for index in effects.indices { startDue(index) }
  }

  private mutating func end(_ number: Int, _ how: String) {
    ends[number] = how
  }
}
