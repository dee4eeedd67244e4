import Switchback

/// A state with one output for each policy and one for a delay, all set by events.
struct Board: TransitionRule, Equatable, Sendable {
  enum Kind { case open, over }

  enum Event: Sendable, CustomStringConvertible {
    case set(Output, Int?)
    /// A result of work, which may set an output as well.
    case result(Output?, Int?)
    case waited
    case over

    var description: String {
      switch self {
      case .set(let output, let value): "\(output)=\(value.map(String.init) ?? "nil")"
      case .result(let output?, let value): "result \(output)=\(value.map(String.init) ?? "nil")"
      case .result(nil, _): "result"
      case .waited: "waited"
      case .over: "over"
      }
    }
  }

  enum Output: Int, CaseIterable {
    case newest, oldest, queue, delay

    /// That of its effect; the delay has none to choose.
    var policy: EffectPolicy? {
      switch self {
      case .newest: .newest
      case .oldest: .oldest
      case .queue: .queue
      case .delay: nil
      }
    }
  }

  private(set) var values: [Int?] = [nil, nil, nil, nil]
  private(set) var results = 0
  private(set) var isFinal = false

  subscript(output: Output) -> Int? {
    get { values[output.rawValue] }
    set { values[output.rawValue] = newValue }
  }

  static func kind(of board: Board) -> Kind { board.isFinal ? .over : .open }

  mutating func apply(_ event: Event) -> Outcome {
    let before = self
    switch event {
    case .set(let output, let value): self[output] = value
    case .result(let output, let value):
      results += 1
      if let output { self[output] = value }
    case .waited:
      results += 1
      self[.delay] = nil
    case .over: isFinal = true
    }
    return self == before ? .unchanged : .changed
  }

  /// One line for the log.
  var line: String {
    let values = values.map { $0.map(String.init) ?? "-" }.joined()
    return "\(values) \(results)\(isFinal ? " over" : "")"
  }
}
