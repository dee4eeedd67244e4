extension PriceScreen {
  /// What the screen shows as chosen.
  var tags: [String] {
    switch self {
    case .previousScreen, .priceNothingSelected: []
    case .priceOnSale: ["ON SALE"]
    case .priceRange(let range, _): [range.rawValue]
    case .priceOnSaleAndRange(let range, _): ["ON SALE", range.rawValue]
    }
  }

  /// Sorting is inactive until something is chosen.
  var canSort: Bool { next(on: .sort(.relevance)) != nil }

  /// What of some goods is chosen, in the order that is wanted.
  func choice(of goods: [Good]) -> [Good] {
    switch self {
    case .previousScreen, .priceNothingSelected: goods
    case .priceOnSale(let order): order.sorted(goods.filter(\.isOnSale))
    case .priceRange(let range, let order): order.sorted(goods.filter(range.contains))
    case .priceOnSaleAndRange(let range, let order):
      order.sorted(goods.filter { $0.isOnSale && range.contains($0) })
    }
  }
}
