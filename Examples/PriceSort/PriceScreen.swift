import Switchback

/// The price screen: "on sale" and one price range can be chosen together, and sorting waits for a choice.
@MachineState
enum PriceScreen: Equatable {
  case previousScreen
  case priceNothingSelected
  case priceOnSale(by: Order)
  case priceRange(PriceRange, by: Order)
  case priceOnSaleAndRange(PriceRange, by: Order)

  enum Event: Equatable {
    case tapPrice, back
    case toggleOnSale, selectRange(PriceRange), deselectRange
    case sort(Order)
  }

  func next(on event: Event) -> Self? {
    switch (self, event) {
    case (.previousScreen, .tapPrice): .priceNothingSelected
    case (.previousScreen, _): nil

    case (.priceNothingSelected, .toggleOnSale): .priceOnSale(by: .relevance)
    case (.priceNothingSelected, .selectRange(let range)): .priceRange(range, by: .relevance)

    case (.priceOnSale, .toggleOnSale): .priceNothingSelected
    case (.priceOnSale(let order), .selectRange(let range)): .priceOnSaleAndRange(range, by: order)
    case (.priceOnSale, .sort(let order)): .priceOnSale(by: order)

    case (.priceRange(let range, let order), .toggleOnSale): .priceOnSaleAndRange(range, by: order)
    case (.priceRange(_, let order), .selectRange(let range)): .priceRange(range, by: order)
    case (.priceRange, .deselectRange): .priceNothingSelected
    case (.priceRange(let range, _), .sort(let order)): .priceRange(range, by: order)

    case (.priceOnSaleAndRange(let range, let order), .toggleOnSale): .priceRange(range, by: order)
    case (.priceOnSaleAndRange(_, let order), .selectRange(let range)): .priceOnSaleAndRange(range, by: order)
    case (.priceOnSaleAndRange(_, let order), .deselectRange): .priceOnSale(by: order)
    case (.priceOnSaleAndRange(let range, _), .sort(let order)): .priceOnSaleAndRange(range, by: order)

    case (_, .back): .previousScreen
    default: nil
    }
  }
}
