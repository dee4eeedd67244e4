import Switchback

/// The price screen: "on sale" and one price range can be chosen together, and sorting waits for a choice.
@MachineState
enum PriceScreen {
  case previousScreen, priceNothingSelected, priceOnSale, priceRange, priceOnSaleAndRange

  enum Event { case tapPrice, toggleOnSale, selectRange, deselectRange, back, sort }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.previousScreen, .tapPrice): .priceNothingSelected
    case (.previousScreen, _): nil

    case (.priceNothingSelected, .toggleOnSale): .priceOnSale
    case (.priceNothingSelected, .selectRange): .priceRange

    case (.priceOnSale, .toggleOnSale): .priceNothingSelected
    case (.priceOnSale, .selectRange): .priceOnSaleAndRange

    case (.priceRange, .toggleOnSale): .priceOnSaleAndRange
    case (.priceRange, .deselectRange): .priceNothingSelected
    case (.priceRange, .selectRange): .priceRange

    case (.priceOnSaleAndRange, .toggleOnSale): .priceRange
    case (.priceOnSaleAndRange, .deselectRange): .priceOnSale
    case (.priceOnSaleAndRange, .selectRange): .priceOnSaleAndRange

    case (_, .back): .previousScreen
    case (.priceOnSale, .sort), (.priceRange, .sort), (.priceOnSaleAndRange, .sort): self
    default: nil
    }
  }

  /// What the screen shows as chosen.
  var tags: [String] {
    switch self {
    case .previousScreen, .priceNothingSelected: []
    case .priceOnSale: ["ON SALE"]
    case .priceRange: ["range"]
    case .priceOnSaleAndRange: ["ON SALE", "range"]
    }
  }

  var canSort: Bool { next(on: .sort) != nil }
}
