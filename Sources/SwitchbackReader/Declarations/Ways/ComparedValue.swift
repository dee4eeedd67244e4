/// What a question compares a place with, so that its answer may tell another one.
enum ComparedValue {
  /// The numbers for which the answer is yes, each twice as much as it is, so that those between two are odd.
  case numbers(ClosedRange<Int>)
  case text(String)
  /// `nil`
  case absence

  /// What it says of another question about the same place that it holds, or that it does not.
  ///
  /// - Parameter isInteger: whether the place is one, so that a number which is not less is as much or more.
  func tells(_ other: ComparedValue, where holds: Bool, isInteger: Bool) -> Bool? {
    switch (self, other) {
    case (.text(let one), .text(let two)): return one == two ? holds : holds ? false : nil
    case (.numbers(let mine), .numbers(let others)):
      guard holds else {
        if mine.lowerBound <= others.lowerBound, others.upperBound <= mine.upperBound { return false }
        return isInteger ? mine.complement.flatMap { Self.tells($0, others) } : nil
      }
      return Self.tells(mine, others)
    case (.absence, .absence): return holds
    case (.absence, _), (_, .absence): return holds ? false : nil
    default: return nil
    }
  }

  private static func tells(_ known: ClosedRange<Int>, _ asked: ClosedRange<Int>) -> Bool? {
    if asked.lowerBound <= known.lowerBound, known.upperBound <= asked.upperBound { return true }
    return known.overlaps(asked) ? nil : false
  }
}

extension ClosedRange<Int> {
  /// All other numbers, where these are one range.
  fileprivate var complement: Self? {
    if lowerBound == .min { return upperBound == .max ? nil : (upperBound + 1)...Int.max }
    return upperBound == .max ? Int.min...(lowerBound - 1) : nil
  }
}

extension ToldPlace {
  /// The place, and what it is compared with.
  var comparedValue: (String, ComparedValue)? {
    switch self {
    case .text(let name, let text): (name, .text(text))
    case .presence(let name): (name, .absence)
    case .number(let name, let comparison, .literal(let number)) where number.magnitude < UInt(Int.max / 4):
      comparison.numbers(besides: number).map { (name, .numbers($0)) }
    default: nil
    }
  }
}

extension Reckoning.Comparison {
  /// Twice the numbers that compare so with another one.
  fileprivate func numbers(besides other: Int) -> ClosedRange<Int>? {
    switch self {
    case .less: Int.min...(2 * other - 1)
    case .atMost: Int.min...(2 * other)
    case .equal: (2 * other)...(2 * other)
    case .atLeast: (2 * other)...Int.max
    case .more: (2 * other + 1)...Int.max
    case .unequal, .within: nil
    }
  }
}
