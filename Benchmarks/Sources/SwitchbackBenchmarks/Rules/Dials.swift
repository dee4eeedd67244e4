import Switchback

/// A small machine with many states: three dials of 64 positions, and a button that sets them back.
struct Dials: TransitionRule, Hashable {
  private var first: UInt8 = 0
  private var second: UInt8 = 0
  private var third: UInt8 = 0

  enum Event: CaseIterable { case first, second, third, back }
  enum Kind { case only }

  static let stateCount = 64 * 64 * 64

  static func kind(of state: Dials) -> Kind { .only }

  mutating func apply(_ event: Event) -> Outcome {
    switch event {
    case .first: first = (first + 1) % 64
    case .second: second = (second + 1) % 64
    case .third: third = (third + 1) % 64
    case .back: self = Dials()
    }
    return .changed
  }
}
