extension Refine {
  /// What is being chosen; nil where nothing is.
  var draft: Draft? {
    switch self {
    case .browse, .results: nil
    case .refineL1(let draft), .refineL2(let draft), .refineL3(let draft), .refineL4(let draft), .refineL5(let draft):
      draft
    }
  }

  /// What is shown, or would be if it were submitted.
  var filter: Filter {
    switch self {
    case .browse(let filter), .results(let filter): filter
    case .refineL1(let draft), .refineL2(let draft), .refineL3(let draft), .refineL4(let draft), .refineL5(let draft):
      draft.filter
    }
  }

  /// The event of choosing a name one level further down.
  func selecting(_ name: String) -> Event? {
    switch self {
    case .refineL1: .selectL2(name)
    case .refineL2: .selectL3(name)
    case .refineL3: .selectL4(name)
    case .refineL4: .selectL5(name)
    case .browse, .refineL5, .results: nil
    }
  }
}
