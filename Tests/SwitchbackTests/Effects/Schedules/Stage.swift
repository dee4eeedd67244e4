@testable import Switchback
import Testing

/// Plays a schedule on a real machine beside the model.
actor Stage {
  private let machine = StateMachine(Board())
  private var effects: [Board.Output: Hook] = [:]
  private var model = Model()
  private let log = Log()
  private var ends: [Int: String] = [:]
  private var clocks: [ManualClock] = []
  private var runs: [Task<Void, Never>] = []
  private var work: [WorkID: Work] = [:]
  /// Bodies that have begun and not returned.
  private var countOfBodies = 0

  private struct Work {
    let send: Sender<Board.Event>
    let gate: AsyncThrowingStream<Void, any Error>.Continuation
  }

  /// What a body throws: the event that its error is mapped to.
  private struct Failure: Error {
    var event: Board.Event?
  }

  /// What differs from the model; nil where nothing does.
  func play(_ schedule: Schedule) async -> String? {
    prepare()
    for (number, turn) in schedule.turns.enumerated() {
      for step in turn {
        model.make(step)
        await make(step)
      }
      model.settle()
      if let difference = await settle() {
        abandon()
        return "turn \(number): \(difference)"
      }
    }
    return countOfBodies == 0 ? nil : "\(countOfBodies) bodies have not returned"
  }

  private func prepare() {
    machine.onTransition { [log] step in
      log.lines.append("\(step.event?.description ?? "reset"): \(step.to.line)")
    }
    machine.onReport { [log] report in
      log.lines.append("\(report.kind)")
    }
    for output in Board.Output.allCases { react(to: output) }
  }

  private func react(to output: Board.Output) {
    if effects[output] != nil { return }
    effects[output] =
      if let policy = output.policy {
        machine.react(to: { $0[output] }, policy: policy) { [weak self] value, send in
          try await self?.perform(output, value, send)
        } catching: {
          ($0 as? Failure)?.event
        }
      } else {
        machine.after(.seconds(2), while: { $0[output] }, send: .waited)
      }
  }

  private func make(_ step: Step) async {
    switch step {
    case .send(let event): machine.send(event)
    case .reset(let board): machine.reset(to: board)
    case .emit(let id, let event): work[id]?.send(event)
    case .finish(let id): work[id]?.gate.finish()
    case .fail(let id, let event): work[id]?.gate.finish(throwing: Failure(event: event))
    case .end(let output): effects.removeValue(forKey: output)?.end()
    case .react(let output): react(to: output)
    case .advance(let seconds):
      if let run = model.run { await clocks[run.number].advance(by: .seconds(seconds), sleepers: 0) }
    case .startRun:
      let (number, clock) = (clocks.count, ManualClock())
      clocks.append(clock)
      runs.append(
        Task {
          switch await machine.run(clock: clock) {
          case .ended(let board): ends[number] = "ended \(board.line)"
          case .cancelled: ends[number] = "cancelled"
          }
        }
      )
    case .cancelRun(let number): runs[number].cancel()
    }
  }

  private func perform(_ output: Board.Output, _ value: Int, _ send: Sender<Board.Event>) async throws {
    countOfBodies += 1
    defer { countOfBodies -= 1 }
    let (stream, gate) = AsyncThrowingStream.makeStream(of: Void.self)
    let run = clocks.firstIndex { $0 === send.clock as? ManualClock }
    let id = WorkID(run: run ?? -1, start: send.start)
    // The model is ahead: what it knows to be over was cancelled before it began, or is about to be.
    if let expected = model.run?.work[id], model.run?.number == id.run, !expected.isCancelled {
      #expect(expected.output == output)
      #expect(expected.value == value)
      work[id] = Work(send: send, gate: gate)
      if id.isStubborn { return try await Task { for try await _ in stream {} }.value }
    }
    for try await _ in stream {}
    try Task.checkCancellation()
  }
}

extension Stage {
  /// Waits until all is as the model says; what is not, if it never is.
  private func settle() async -> String? {
    for _ in 0..<100_000 {
      if log.lines.count > model.log.count { break }
      if difference == nil { return nil }
      await Task.yield()
    }
    return difference
  }

  private var difference: String? {
    if log.lines != model.log {
      let same = zip(log.lines, model.log).prefix { $0 == $1 }.count
      return "the log is \(log.lines.dropFirst(same)), and not \(model.log.dropFirst(same))"
    }
    if ends != model.ends { return "the runs ended \(ends), and not \(model.ends)" }
    let waiting = machine.attachments?.effects?.turns.countWaiting ?? 0
    if waiting != model.waiting.count { return "\(waiting) runs wait, and not \(model.waiting.count)" }
    let isRunning = machine.attachments?.effects?.run != nil
    guard let run = model.run else { return isRunning ? "it still runs" : nil }
    if let missing = run.work.first(where: { $0.value.wakesAt == nil && work[$0.key] == nil })?.key {
      return "\(missing) has not begun"
    }
    if countOfBodies != run.work.values.count(where: { $0.wakesAt == nil }) { return "\(countOfBodies) bodies run" }
    if run.isOn != isRunning { return isRunning ? "it still runs" : "nothing runs" }
    if !run.isOn { return nil }
    if machine.countOfTasks != run.work.count {
      return "there are \(machine.countOfTasks) tasks, and not \(run.work.count)"
    }
    let sleepers = run.work.values.count { $0.wakesAt != nil }
    return clocks[run.number].countOfSleepers == sleepers ? nil : "not \(sleepers) sleep"
  }

  /// Lets go of everything after a failure.
  private func abandon() {
    for run in runs { run.cancel() }
    for work in work.values { work.gate.finish() }
  }
}
