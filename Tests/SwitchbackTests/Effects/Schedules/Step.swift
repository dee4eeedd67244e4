/// What happens to a machine from outside, or in the work of its effects.
enum Step: CustomStringConvertible {
  case send(Board.Event)
  case reset(Board)
  /// Work sends an event; also work that was cancelled, or has returned.
  case emit(WorkID, Board.Event)
  case finish(WorkID)
  /// Work throws; the event is what the error is mapped to.
  case fail(WorkID, Board.Event?)
  /// The effect of an output is ended, or declared again.
  case end(Board.Output)
  case react(Board.Output)
  /// Time passes on the clock of the run.
  case advance(Int)
  case startRun
  case cancelRun(Int)

  var description: String {
    switch self {
    case .send(let event): "send \(event)"
    case .reset(let board): "reset to \(board.line)"
    case .emit(let work, let event): "\(work) sends \(event)"
    case .finish(let work): "\(work) returns"
    case .fail(let work, let event): "\(work) throws, mapped to \(event?.description ?? "nothing")"
    case .end(let output): "end \(output)"
    case .react(let output): "react to \(output)"
    case .advance(let seconds): "\(seconds) s pass"
    case .startRun: "run"
    case .cancelRun(let run): "cancel run \(run)"
    }
  }
}

/// Work is known by its run and by the number of its start in there.
struct WorkID: Hashable, Comparable, CustomStringConvertible {
  var run: Int
  var start: Int

  /// Some work takes no notice of cancellation.
  var isStubborn: Bool { (run * 5 + start * 3) % 4 == 0 }

  var description: String { "work \(run).\(start)" }

  static func < (first: WorkID, second: WorkID) -> Bool {
    (first.run, first.start) < (second.run, second.start)
  }
}
