/// How goods are sorted.
enum Order: String, CaseIterable {
  case relevance, cheapest, dearest

  func sorted(_ goods: [Good]) -> [Good] {
    switch self {
    case .relevance: goods
    case .cheapest: goods.sorted { $0.price < $1.price }
    case .dearest: goods.sorted { $0.price > $1.price }
    }
  }
}
