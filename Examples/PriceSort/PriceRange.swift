/// The prices of which one can be chosen.
enum PriceRange: String, CaseIterable {
  case under50 = "under 50"
  case from50To100 = "50 to 100"
  case above100 = "above 100"

  func contains(_ good: Good) -> Bool {
    switch self {
    case .under50: good.price < 50
    case .from50To100: (50...100).contains(good.price)
    case .above100: good.price > 100
    }
  }
}
