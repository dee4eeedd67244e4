import SwitchbackTestSupport

/// Steps drawn at random, in turns: within a turn nobody waits, after it everybody has done what there is to do.
struct Schedule: CustomStringConvertible {
  let seed: Int
  private(set) var turns: [[Step]] = []
  private var model = Model()
  private var generator: SeededGenerator

  init(seed: Int, turns count: Int = 25) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    for number in 0..<count {
      var turn = number == 0 && !generator.isOnce(in: 4) ? [Step.startRun] : []
      fill(&turn)
      play(turn)
    }
    finish()
  }

  var description: String {
    turns.map { $0.map(\.description).joined(separator: ", ") }.enumerated()
      .map { "\($0): \($1)" }.joined(separator: "\n")
  }

  private mutating func play(_ turn: [Step]) {
    for step in turn { model.make(step) }
    model.settle()
    turns.append(turn)
  }

  /// Time passes alone: work that only just begins would sleep from before or from after.
  private mutating func fill(_ turn: inout [Step]) {
    if turn.isEmpty, model.run?.isOn == true, generator.isOnce(in: 6) {
      turn.append(.advance(.random(in: 1...3, using: &generator)))
      return
    }
    let pending = (0..<model.countOfRuns).filter { model.ends[$0] == nil }
    let isAsking = !turn.isEmpty || pending.count < 3 && generator.isOnce(in: pending.isEmpty ? 2 : 15)
    if isAsking, turn.isEmpty { turn.append(.startRun) }
    for _ in 0..<Int.random(in: 1...4, using: &generator) { turn.append(change(isAsking: isAsking, pending)) }
    // Work leaves in its own time, so nothing may come after it.
    if !isAsking, !generator.isOnce(in: 3), let step = departure() { turn.append(step) }
  }

  /// A run that is asked for may find what work sends in the same turn done or not, so that there is none.
  private mutating func change(isAsking: Bool, _ pending: [Int]) -> Step {
    if !isAsking, generator.isOnce(in: 3), let work = model.begun.suffix(8).randomElement(using: &generator) {
      return .emit(work, result())
    }
    if generator.isOnce(in: 20), let run = pending.randomElement(using: &generator) { return .cancelRun(run) }
    if generator.isOnce(in: 40) { return .send(.over) }
    if generator.isOnce(in: model.board.isFinal ? 2 : 25) { return .reset(board()) }
    if generator.isOnce(in: 25) {
      let output = output()
      return model.effects.contains { $0.output == output } ? .end(output) : .react(output)
    }
    return .send(.set(output(), value()))
  }

  private mutating func departure() -> Step? {
    let here = model.run?.work.filter { $0.value.hasBegun && $0.value.wakesAt == nil }.keys.sorted() ?? []
    guard let id = here.randomElement(using: &generator) else { return nil }
    if generator.isOnce(in: 3) { return .fail(id, generator.isOnce(in: 3) ? nil : result()) }
    return .finish(id)
  }

  private mutating func output() -> Board.Output {
    Board.Output.allCases[Int.random(in: 0..<4, using: &generator)]
  }

  private mutating func value() -> Int? {
    generator.isOnce(in: 4) ? nil : .random(in: 1...3, using: &generator)
  }

  private mutating func result() -> Board.Event {
    if generator.isOnce(in: 30) { return .over }
    return generator.isOnce(in: 2) ? .result(output(), value()) : .result(nil, nil)
  }

  private mutating func board() -> Board {
    var board = Board()
    for output in Board.Output.allCases { board[output] = value() }
    if generator.isOnce(in: 12) { _ = board.apply(.over) }
    return board
  }

  /// All runs are cancelled, and what takes no notice returns.
  private mutating func finish() {
    play((0..<model.countOfRuns).map(Step.cancelRun))
    play(model.run?.work.keys.sorted().map(Step.finish) ?? [])
  }
}
