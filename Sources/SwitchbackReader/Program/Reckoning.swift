/// A number that is reckoned from what is known: the place of a state among all, and steps from there.
indirect enum Reckoning {
  case literal(Int)
  /// A local that holds a number, or nothing.
  case slot(Slot)
  case count(of: Slot)
  /// Where a list has an element; nothing where it has none.
  case place(of: Slot, in: Slot, plain: PlainCases)
  /// The raw value of a case.
  case rawValue(of: Slot, numbers: RawNumbers)
  case combined(Reckoning, Operator, Reckoning)
  /// The nearest number in a range.
  case clamped(Reckoning, ClosedRange<Int>)

  enum Operator: String {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
    case rest = "%"
  }

  enum Comparison: String {
    case less = "<"
    case more = ">"
    case atMost = "<="
    case atLeast = ">="
    case equal = "=="
    case unequal = "!="
    /// A place in a list of this length.
    case within
  }
}

/// The raw values of an enum's cases, where these are numbers.
typealias RawNumbers = [[String]: Int]

extension Reckoning.Operator {
  func callAsFunction(_ left: Int, _ right: Int) -> Int? {
    let (value, overflow) =
      switch self {
      case .plus: left.addingReportingOverflow(right)
      case .minus: left.subtractingReportingOverflow(right)
      case .times: left.multipliedReportingOverflow(by: right)
      case .over: left.dividedReportingOverflow(by: right)
      case .rest: left.remainderReportingOverflow(dividingBy: right)
      }
    return overflow ? nil : value
  }
}

extension Reckoning.Comparison {
  func callAsFunction(_ left: Int, _ right: Int) -> Bool {
    switch self {
    case .less: left < right
    case .more: left > right
    case .atMost: left <= right
    case .atLeast: left >= right
    case .equal: left == right
    case .unequal: left != right
    case .within: left >= 0 && left < right
    }
  }
}
