extension Model {
  mutating func end(_ output: Board.Output) {
    guard let index = effects.firstIndex(where: { $0.output == output }) else { return }
    stop(index)
    effects.remove(at: index)
  }

  mutating func react(to output: Board.Output) {
    if effects.contains(where: { $0.output == output }) { return }
    effects.append(Effect(output: output, value: board.isFinal ? nil : board[output]))
    if run?.isOn == true { startDue(effects.count - 1) }
  }

  /// Starts the work of an output as it is.
  mutating func startDue(_ index: Int) {
    if let value = effects[index].value { start(index, value) }
  }

  /// The new board is in place: compare the outputs.
  mutating func commit(_ cause: String) {
    log.append("\(cause): \(board.line)")
    if board.isFinal {
      for index in effects.indices {
        effects[index].value = nil
        stop(index)
      }
      if run?.isOn == true { run?.last = board }
      return
    }
    var isDue = false
    for (index, effect) in effects.enumerated() where board[effect.output] != effect.value {
      effects[index].value = board[effect.output]
      if let value = board[effect.output] {
        isDue = true
        if run?.isOn == true { change(index, to: value) }
      } else {
        stop(index)
      }
    }
    if isDue, run?.isOn != true, waiting.isEmpty, !hasToldOfForgottenRun {
      hasToldOfForgottenRun = true
      log.append("notRunning")
    }
  }

  private mutating func change(_ index: Int, to value: Int) {
    switch effects[index].output {
    case .newest, .delay:
      stop(index)
      start(index, value)
    case .oldest:
      if !effects[index].isWorking { start(index, value) }
    case .queue:
      effects[index].queue.append(value)
      startNext(index)
    }
  }

  mutating func start(_ index: Int, _ value: Int) {
    guard var run else { return }
    run.starts += 1
    let id = WorkID(run: run.number, start: run.starts)
    run.work[id] = Work(output: effects[index].output, value: value)
    effects[index].current = id
    effects[index].isWorking = true
    self.run = run
  }

  mutating func startNext(_ index: Int) {
    if effects[index].isWorking || effects[index].queue.isEmpty { return }
    start(index, effects[index].queue.removeFirst())
  }

  mutating func stop(_ index: Int) {
    if effects[index].isWorking, let id = effects[index].current, let work = run?.work[id] {
      // Whoever never began, or listens, is gone.
      run?.work[id]?.isCancelled = true
      if !work.hasBegun || !id.isStubborn || work.output == .delay { run?.work[id] = nil }
    }
    effects[index].current = nil
    effects[index].isWorking = false
    effects[index].queue = []
  }
}
